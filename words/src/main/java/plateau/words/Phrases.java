package plateau.words;

/// The few phrases in which options say what they may be.
final class Phrases {
    private Phrases() {}

    static String french(String english) {
        return english.replace("any number when time is given", "sans limite si time est donné")
                .replace("what each pays by itself", "ce que chacun paie de lui-même")
                .replace("a number for each motif, such as", "un nombre par motif, comme")
                .replace("rounded down", "arrondi par défaut")
                .replace(" to ", " à ")
                .replace(" or ", " ou ")
                .replace(" players", " joueurs")
                .replace("at least", "au moins")
                .replace("some of", "certains de")
                .replace("none", "none (aucun)")
                .replace("a file", "un fichier")
                .replace("a time up à a day, such as", "une durée jusqu'à un jour, comme");
    }
}
