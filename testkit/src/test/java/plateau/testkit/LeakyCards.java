package plateau.testkit;

import java.util.random.RandomGenerator;
import plateau.core.Game;
import plateau.core.View;

/// [Cards] that keep their secrets badly, one fault each.
final class LeakyCards {
    private LeakyCards() {}

    static final class KeepsTheDeal extends BrokenCards.Faulty {
        KeepsTheDeal(Game game, int players) {
            super(game, players);
        }

        @Override
        public void redeal(int viewer, RandomGenerator random) {}
    }

    static final class RedealsTheViewer extends BrokenCards.Faulty {
        RedealsTheViewer(Game game, int players) {
            super(game, players);
        }

        @Override
        public void redeal(int viewer, RandomGenerator random) {
            super.redeal(1 - viewer, random);
        }
    }

    static final class RedealsPoints extends BrokenCards.Faulty {
        RedealsPoints(Game game, int players) {
            super(game, players);
        }

        @Override
        public void redeal(int viewer, RandomGenerator random) {
            super.redeal(viewer, random);
            points[Math.max(0, viewer)]++;
        }
    }

    static final class SaysItIsOpen extends BrokenCards.Faulty {
        SaysItIsOpen(Game game, int players) {
            super(game, players);
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public boolean hides(int viewer, int move) {
            return false;
        }
    }

    static final class HidesADealThatIsOpen extends BrokenCards.Faulty {
        HidesADealThatIsOpen(Game game, int players) {
            super(game, players);
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void redeal(int viewer, RandomGenerator random) {}
    }

    static final class OpensUpAtTheEnd extends BrokenCards.Faulty {
        OpensUpAtTheEnd(Game game, int players) {
            super(game, players);
        }

        @Override
        public boolean isOpen() {
            return isOver();
        }
    }

    static final class HidesABetFromItsPlayer extends BrokenCards.Faulty {
        HidesABetFromItsPlayer(Game game, int players) {
            super(game, players);
        }

        @Override
        public boolean hides(int viewer, int move) {
            return move == HIGH || super.hides(viewer, move);
        }
    }

    /// Deals anew for players, but not for the public.
    static final class KeepsTheDealForThePublic extends BrokenCards.Faulty {
        KeepsTheDealForThePublic(Game game, int players) {
            super(game, players);
        }

        @Override
        public void redeal(int viewer, RandomGenerator random) {
            if (viewer != NOBODY) {
                super.redeal(viewer, random);
            }
        }
    }

    static final class HidesFromWhoSeesAll extends BrokenCards.Faulty {
        HidesFromWhoSeesAll(Game game, int players) {
            super(game, players);
        }

        @Override
        public boolean hides(int viewer, int move) {
            return mover() == CHANCE && dealt < players() && dealt != viewer;
        }
    }

    static final class RedealsForWhoSeesAll extends BrokenCards.Faulty {
        RedealsForWhoSeesAll(Game game, int players) {
            super(game, players);
        }

        @Override
        public void redeal(int viewer, RandomGenerator random) {
            super.redeal(viewer == ALL_SEEING ? NOBODY : viewer, random);
        }
    }

    static final class TellsThePublic extends BrokenCards.Faulty {
        TellsThePublic(Game game, int players) {
            super(game, players);
        }

        @Override
        public boolean hides(int viewer, int move) {
            return viewer >= 0 && super.hides(viewer, move);
        }
    }

    static final class HidesOnesOwnCard extends BrokenCards.Faulty {
        HidesOnesOwnCard(Game game, int players) {
            super(game, players);
        }

        @Override
        public boolean hides(int viewer, int move) {
            return dealt < players() && viewer != ALL_SEEING;
        }
    }

    static final class HidesNothing extends BrokenCards.Faulty {
        HidesNothing(Game game, int players) {
            super(game, players);
        }

        @Override
        public boolean hides(int viewer, int move) {
            return false;
        }
    }

    /// Forgets all about secrets but in its pictures.
    static final class OnlyDrawsSecrets extends BrokenCards.Faulty {
        OnlyDrawsSecrets(Game game, int players) {
            super(game, players);
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public boolean hides(int viewer, int move) {
            return false;
        }

        @Override
        public void redeal(int viewer, RandomGenerator random) {}
    }

    static final class ShowsNothingToWhoSeesAll extends BrokenCards.Faulty {
        ShowsNothingToWhoSeesAll(Game game, int players) {
            super(game, players);
        }

        @Override
        public View view(int viewer) {
            return super.view(viewer == ALL_SEEING ? NOBODY : viewer);
        }
    }

    static final class ShowsThePublicACard extends BrokenCards.Faulty {
        ShowsThePublicACard(Game game, int players) {
            super(game, players);
        }

        @Override
        public View view(int viewer) {
            return super.view(viewer == NOBODY ? 1 : viewer);
        }
    }

    static final class ScoresTheHand extends BrokenCards.Faulty {
        ScoresTheHand(Game game, int players) {
            super(game, players);
        }

        @Override
        public int score(int player) {
            return points[player] + hand[player];
        }
    }

    /// There is no card 9.
    static final class DealsANine extends BrokenCards.Faulty {
        DealsANine(Game game, int players) {
            super(game, players);
        }

        @Override
        public void redeal(int viewer, RandomGenerator random) {
            super.redeal(viewer, random);
            for (int player = 0; player < dealt; player++) {
                if (player != viewer && viewer != ALL_SEEING && !isOver()) {
                    hand[player] = 9;
                }
            }
        }
    }

    /// Everybody takes all others to hold a 1.
    static final class DealsOnes extends BrokenCards.Faulty {
        DealsOnes(Game game, int players) {
            super(game, players);
        }

        @Override
        public void redeal(int viewer, RandomGenerator random) {
            for (int player = 0; player < dealt; player++) {
                if (player != viewer && viewer != ALL_SEEING && !isOver()) {
                    hand[player] = 1;
                }
            }
        }
    }
}
