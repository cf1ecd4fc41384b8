package plateau.browser;

/// Where pages come from.
interface Server {
    /// The whole address of something on it.
    ///
    /// @param path begins with a slash
    String address(String path);
}
