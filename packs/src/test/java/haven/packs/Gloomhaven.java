package haven.packs;

import haven.content.pack.Library;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.laws.PackScenario;
import haven.model.Ruleset;
import haven.model.pack.Pack;
import haven.model.pack.ScenarioEntry;
import haven.play.scenario.Hero;
import haven.stage.Arena;
import haven.stage.ScenarioGame;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

/** The pack, as the program finds it. */
final class Gloomhaven {
  static final Pack PACK = Library.of(List.of()).pack("gh");

  /** Heroes who win, so that the winning end of scenarios can be seen. */
  static final Pack CHAMPIONS =
      Packs.read(PackFiles.of(Path.of("src/test/resources/champions"))).orRefuse();

  private Gloomhaven() {}

  /** A scenario of the pack, by its number, played by champions. */
  static PackScenario champions(String number, int level) {
    return new PackScenario(
        playedBy(CHAMPIONS), PACK.scenario(number), CHAMPIONS.classes(), 1, OptionalInt.of(level));
  }

  /** The numbers of the scenarios that the pack has. */
  static List<Integer> numbers() {
    return PACK.scenarios().stream().map(ScenarioEntry::number).sorted().toList();
  }

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
