package haven.content.show;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.pack.Pack;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Things of packs read as they would at the table, and their pictures can be drawn. */
final class ThingTest {
  private static final Pack GLOOMHAVEN = read(Path.of("packs", "gh"));
  private static final Pack EVERYTHING = read(Path.of("content/src/test/resources/everything"));

  private static Pack read(Path folder) {
    return Packs.read(
            PackFiles.of(Files.isDirectory(folder) ? folder : Path.of("..").resolve(folder)))
        .orRefuse();
  }

  private static String text(Pack pack, String name) {
    return Thing.find(pack, name).orElseThrow().text();
  }

  @Test
  void aCardReadsLikeTheTable() {
    assertThat(text(GLOOMHAVEN, "trample"))
        .isEqualTo(
            """
            Trample
            Brute, level 1, initiative 72
              Top
                Attack 3, Pierce 2
              Bottom
                Move 4, Jump
                Attack 2, all enemies moved through
                2 XP
                Lost
            """);
  }

  @Test
  void bonusesStandBelowTheAttackAndAreasAreDrawn() {
    assertThat(text(EVERYTHING, "Figures"))
        .contains(
            "Attack 3, Range 2, Target 2, +1 attack, attack x 2, Pierce 1",
            "Consume Fire and Ice or Air and any element: +2 attack",
            "Suffer 1 damage: +2 attack",
            "the target has Poison: +1 attack",
            "Teleport 3",
            "Teleport to a hex adjacent to the hex of one of your tokens within range 5");
    assertThat(text(EVERYTHING, "Commands")).contains("        @   x\n          x   x");
    assertThat(text(EVERYTHING, "Commands"))
        .contains("Range 2, as if you occupied the hex of one of your tokens")
        .contains("one enemy, as if you occupied the hex of an ally within range 3");
    assertThat(text(EVERYTHING, "Table")).contains("Place 2 of your tokens, Range 3");
    assertThat(text(EVERYTHING, "Lasting"))
        .contains("Round: Shield X (X = targets)", "2 uses (-, 1 XP): Attacks: +X");
  }

  @Test
  void aThingIsFoundByItsNameInAnyLanguageAndAScenarioByItsNumber() {
    assertThat(Thing.find(GLOOMHAVEN, "Rückenstich")).map(Thing::name).contains("Backstab");
    assertThat(Thing.find(GLOOMHAVEN, "1")).map(Thing::name).contains("Black Barrow");
    assertThat(Thing.find(GLOOMHAVEN, "bandit-guard")).map(Thing::name).contains("Bandit Guard");
    assertThat(Thing.find(GLOOMHAVEN, "nothing")).isEmpty();
    assertThat(Thing.closest(GLOOMHAVEN, "Tramble")).contains("Trample");
  }

  @Test
  void everyThingHasWordsAndNoneSpeaksOfClasses() {
    for (Pack pack : List.of(GLOOMHAVEN, EVERYTHING)) {
      for (Thing thing : Thing.all(pack)) {
        assertThat(thing.text())
            .as(thing.name())
            .startsWith(thing.name())
            .doesNotContainPattern("\\w\\[\\w+=");
      }
    }
  }

  @Test
  void everyPictureIsWellFormed() throws ParserConfigurationException, IOException, SAXException {
    for (Pack pack : List.of(GLOOMHAVEN, EVERYTHING)) {
      for (Thing thing : Thing.all(pack)) {
        var document =
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(thing.svg())));
        assertThat(document.getDocumentElement().getTextContent())
            .as(thing.name())
            .contains(thing.name());
      }
    }
  }
}
