package haven.packs;

import haven.content.pack.Library;
import haven.model.pack.Pack;
import java.util.List;

/** The pack, as the program finds it. */
final class Gloomhaven {
  static final Pack PACK = Library.of(List.of()).pack("gh");

  private Gloomhaven() {}

  /** The pack with the classes of another one in place of its own. */
  static Pack playedBy(Pack others) {
    return new Pack(
        PACK.manifest(),
        PACK.prints(),
        others.classes(),
        PACK.monsters(),
        PACK.decks(),
        PACK.items(),
        PACK.battleGoals(),
        PACK.scenarios(),
        PACK.treasures(),
        PACK.texts());
  }
}
