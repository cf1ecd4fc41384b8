package plateau.terminal.console;

/// What somebody does at a keyboard or with a mouse, and what befalls the terminal meanwhile.
public enum Key {
    /// Anything that is written, a space too; [Press#character] says which.
    CHARACTER,
    UP,
    DOWN,
    LEFT,
    RIGHT,
    HOME,
    END,
    PAGE_UP,
    PAGE_DOWN,
    ENTER,
    ESCAPE,
    TAB,
    BACK_TAB,
    BACKSPACE,
    DELETE,

    /// Ctrl-C.
    INTERRUPT,

    /// The mouse was clicked; [Press#row] and [Press#column] say where.
    CLICK,
    WHEEL_UP,
    WHEEL_DOWN,

    /// The terminal has another size now, or has to be painted again.
    RESIZE,

    /// Nothing more will come: Ctrl-D, or the terminal has gone.
    INPUT_ENDED
}
