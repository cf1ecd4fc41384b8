package plateau.server.stream;

/// Something that is sent down a stream, as server-sent event or as a line of JSON.
///
/// @param id by which a stream is resumed; 0 for what is not repeated
/// @param type also in the JSON
/// @param json one line
public record StreamEvent(long id, String type, String json) {}
