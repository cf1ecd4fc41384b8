package plateau.browser;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

/// How somebody looks at a page.
///
/// @param isDark whether their system is dark
/// @param isCalm whether they asked for little motion
record Look(Screen screen, boolean isDark, String language, boolean isCalm) {
    /// What people hold or sit at.
    enum Screen {
        PHONE,
        DESKTOP
    }

    static final Look PHONE = new Look(Screen.PHONE, false, "en", false);
    static final Look DESKTOP = new Look(Screen.DESKTOP, false, "en", false);

    static Look at(Screen screen) {
        return screen == Screen.PHONE ? PHONE : DESKTOP;
    }

    Look dark(boolean isDark) {
        return new Look(screen, isDark, language, isCalm);
    }

    Look in(String language) {
        return new Look(screen, isDark, language, isCalm);
    }

    /// With as little motion as there can be.
    Look calm() {
        return new Look(screen, isDark, language, true);
    }

    boolean isPhone() {
        return screen == Screen.PHONE;
    }

    /// For the name of a file.
    String name() {
        return (isPhone() ? "phone" : "desktop")
                + (isDark ? "-dark" : "-light")
                + (language.equals("en") ? "" : "-" + language);
    }

    NewContextOptions options() {
        return new NewContextOptions()
                .setViewportSize(isPhone() ? 360 : 1280, isPhone() ? 740 : 800)
                .setDeviceScaleFactor(isPhone() ? 2 : 1)
                .setHasTouch(isPhone())
                .setIsMobile(isPhone())
                .setLocale(language)
                .setColorScheme(isDark ? ColorScheme.DARK : ColorScheme.LIGHT)
                .setReducedMotion(isCalm ? ReducedMotion.REDUCE : ReducedMotion.NO_PREFERENCE);
    }
}
