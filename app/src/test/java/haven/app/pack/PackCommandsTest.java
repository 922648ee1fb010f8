package haven.app.pack;

import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Run;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.laws.PackScenario;
import haven.model.pack.Pack;
import haven.play.engine.Dice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code haven check}, {@code new} and {@code show}, as somebody who writes a pack uses them. */
final class PackCommandsTest {
  private static final int MANY_DECISIONS = 20_000;

  @TempDir private Path folder;
  private Path pack;

  @BeforeEach
  void begin() {
    pack = folder.resolve("my-pack");
  }

  private Run newPack() {
    return Run.haven("new", "pack", "My", "Pack", "--in", folder.toString());
  }

  private Run make(String kind, String name) {
    return Run.haven("new", kind, name, "--in", pack.toString());
  }

  private Run check() {
    return Run.haven("check", pack.toString(), "--packs", folder.toString());
  }

  @Test
  void aNewPackIsRight() {
    assertThat(newPack().status()).isZero();
    assertThat(pack.resolve("pack.yaml")).content().contains("pack: my-pack", "name: My Pack");
    assertThat(pack.resolve("schema.json")).exists();
    assertThat(check())
        .isEqualTo(new Run(0, pack + ": nothing is wrong" + System.lineSeparator(), ""));
  }

  @Test
  void everythingNewIsRightAsItIs() {
    newPack();
    for (String kind : List.of("class", "monster", "scenario")) {
      assertThat(make(kind, "First " + kind).status()).as(kind).isZero();
      assertThat(check().out()).as(kind).contains("nothing is wrong");
    }
  }

  @Test
  void aNewScenarioBringsItsMonsterIfThePackHasNone() {
    newPack();
    make("scenario", "Barn");
    assertThat(pack.resolve("monsters/straw-guard.yaml")).exists();
    assertThat(check().out()).contains("nothing is wrong");
    make("scenario", "Stable");
    assertThat(check().out()).contains("nothing is wrong");
  }

  @Test
  void nothingIsOverwritten() throws IOException {
    newPack();
    assertThat(newPack().status()).isEqualTo(2);
    make("class", "Smith");
    Path file = pack.resolve("classes/smith.yaml");
    Files.writeString(file, "mine");
    Run again = make("class", "Smith");
    assertThat(again.status()).isEqualTo(2);
    assertThat(again.err()).contains("is there already; nothing was written");
    assertThat(file).hasContent("mine");
  }

  @Test
  void aPartNeedsAPackAndANameNeedsLetters() {
    assertThat(make("class", "Smith").err()).contains("is no pack, it has no pack.yaml");
    assertThat(Run.haven("new", "pack", "***").err()).contains("a name consists of letters");
    assertThat(Run.haven("new", "sword", "Sting").status()).isEqualTo(2);
  }

  @Test
  void aNewClassPlaysANewScenario() {
    newPack();
    for (String name : List.of("Smith", "Carpenter", "Mason", "Baker")) {
      make("class", name);
    }
    make("scenario", "Barn");
    Pack made = Packs.read(PackFiles.of(pack)).orRefuse();
    for (int heroes = 2; heroes <= 4; heroes++) {
      for (int seed = 0; seed < 5; seed++) {
        play(PackScenario.of(made, "Barn"), heroes, seed);
      }
    }
  }

  /** A game by players who choose at random. */
  static void play(PackScenario scenario, int heroes, long seed) {
    Game game = Game.start(scenario.setup(heroes), seed);
    Dice dice = Dice.of(seed + 1);
    int decisions = 0;
    while (game.prompt() instanceof Prompt prompt) {
      Dice.Roll roll = dice.below(prompt.options().size());
      dice = roll.next();
      game.choose(prompt.seat(), prompt.options().get(roll.value()));
      decisions++;
      assertThat(decisions).isLessThan(MANY_DECISIONS);
    }
    assertThat(game.isOver()).isTrue();
  }

  @Test
  void mistakesAreToldWithPlaceAndRemedy() throws IOException {
    newPack();
    make("class", "Smith");
    Path file = pack.resolve("classes/smith.yaml");
    Files.writeString(file, Files.readString(file).replace("hand-size: 9", "hand-sise: 9"));
    Run run = check();
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains(
            "my-pack/classes/smith.yaml:4:1: hand-sise: 'class' has no field 'hand-sise'",
            "did you mean 'hand-size'?",
            "the field 'hand-size' is missing",
            "my-pack: ");
    Run json = Run.haven("check", "--json", pack.toString());
    assertThat(json.status()).isEqualTo(1);
    assertThat(json.json().get("problems").asInt()).isGreaterThan(0);
    var first = json.json().get("packs").get(0).get("problems").get(0);
    assertThat(first.get("file").asString()).isEqualTo("my-pack/classes/smith.yaml");
    assertThat(first.get("line").asInt()).isPositive();
    assertThat(first.has("field") && first.has("message") && first.has("remedy")).isTrue();
  }

  @Test
  void aMissingTranslationIsAWarning() throws IOException {
    newPack();
    make("monster", "Ogre");
    Path manifest = pack.resolve("pack.yaml");
    Files.writeString(manifest, Files.readString(manifest).replace("[en]", "[en, de]"));
    Files.createDirectories(pack.resolve("texts"));
    Files.writeString(pack.resolve("texts/de.yaml"), "Troll: Troll\n");
    Run run = check();
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains(
            "my-pack/monsters/ogre.yaml:2:10: warning: 'Ogre' has no text in 'de'; add it to"
                + " texts/de.yaml; until then it is shown in English",
            "my-pack/texts/de.yaml:1:1: warning: nothing is called so; remove it",
            "my-pack: nothing is wrong, 2 warnings");
    Run strict = Run.haven("check", "--strict", "--json", pack.toString());
    assertThat(strict.status()).isEqualTo(1);
    assertThat(strict.json().get("warnings").asInt()).isEqualTo(2);
    assertThat(strict.json().get("problems").asInt()).isZero();
  }

  @Test
  void theBuiltInPackIsRightAndUnknownOnesAreRefused() {
    Run run = Run.haven("check", "--strict", "--json", "gh");
    assertThat(run.status()).isZero();
    assertThat(run.json().get("warnings").asInt()).isZero();
    assertThat(run.json().get("problems").asInt()).isZero();
    assertThat(Run.haven("check", "hg").status()).isEqualTo(2);
    assertThat(Run.haven("check", folder.toString()).err()).contains("has no YAML files");
    assertThat(Run.haven("check").status()).isEqualTo(2);
  }

  @Test
  void aPackMayUseTheBuiltInOne() throws IOException {
    newPack();
    Path manifest = pack.resolve("pack.yaml");
    Files.writeString(manifest, Files.readString(manifest).replace("# depends-on", "depends-on"));
    make("scenario", "Barn");
    assertThat(check().out()).contains("nothing is wrong");
    assertThat(pack.resolve("monsters")).doesNotExist();
    Run play = Run.haven("show", "Barn", "--pack", "my-pack", "--packs", folder.toString());
    assertThat(play.out()).contains("Barn", "Won when all enemies are dead");
  }

  @Test
  void thingsAreShownAsTextAndAsPictures() throws IOException {
    assertThat(Run.haven("show", "trample").out()).contains("Attack 3, Pierce 2", "Move 4, Jump");
    assertThat(Run.haven("show", "1").out()).startsWith("Black Barrow (1)");
    assertThat(Run.haven("show", "gh/2").out()).startsWith("Barrow Lair (2)");
    assertThat(Run.haven("show", "Brute").out()).contains("hand 10");
    assertThat(Run.haven("show", "Bandit", "Guard", "--pack", "gh").out()).contains("Deck Guard");
    Path picture = folder.resolve("map.svg");
    assertThat(Run.haven("show", "1", "--svg", picture.toString()).status()).isZero();
    assertThat(Files.readString(picture)).startsWith("<svg").contains("Black Barrow");
    Run unknown = Run.haven("show", "Tramble");
    assertThat(unknown.status()).isEqualTo(2);
    assertThat(unknown.err()).contains("did you mean 'Trample'?");
  }
}
