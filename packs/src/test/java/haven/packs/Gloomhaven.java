package haven.packs;

import haven.content.pack.Library;
import haven.model.Ruleset;
import haven.model.pack.Pack;
import haven.play.scenario.Hero;
import haven.stage.Arena;
import haven.stage.ScenarioGame;
import java.util.List;

/** The pack, as the program finds it. */
final class Gloomhaven {
  static final Pack PACK = Library.of(List.of()).pack("gh");

  private Gloomhaven() {}

  /** Cards of a class of the pack, on a drawn map. */
  static Arena trying(String characterClass, String picture, String... cards) {
    return Arena.trying(Ruleset.GLOOMHAVEN, PACK.characterClass(characterClass), picture, cards);
  }

  /** A scenario of the pack, by its number. */
  static ScenarioGame scenario(String number, Hero... heroes) {
    return ScenarioGame.of(PACK, number, heroes);
  }

  static Hero hero(String characterClass) {
    return ScenarioGame.hero(PACK, characterClass);
  }

  /** The pack with the classes of another one in place of its own. */
  static Pack playedBy(Pack others) {
    return PACK.with(others.classes());
  }
}
