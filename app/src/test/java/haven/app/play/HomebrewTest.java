package haven.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Run;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A class and a scenario that nobody has put into the program are played from a user's folder. */
final class HomebrewTest {
  @TempDir private Path folder;

  @BeforeEach
  void somebodyWritesAPack() throws IOException {
    Path pack = Files.createDirectories(folder.resolve("orchard"));
    Files.writeString(
        pack.resolve("pack.yaml"),
        """
        pack: orchard
        name: The Orchard
        ruleset: GH
        version: 0.1.0
        origin: original
        """);
    Files.writeString(
        pack.resolve("things.yaml"),
        """
        - class: Gardener
          hand-size: 2
          hit-points: [9, 10, 11, 12, 13, 14, 15, 16, 17]
          cards:
            - card: Prune
              level: 1
              initiative: 20
              top: [{attack: 9, range: 9}]
              bottom: [{move: 3}]
            - card: Water
              level: 1
              initiative: 30
              top: [{heal: 2, target: self}]
              bottom: [{move: 2}]
        - class: Beekeeper
          hand-size: 2
          hit-points: [8, 9, 10, 11, 12, 13, 14, 15, 16]
          cards:
            - card: Smoke
              level: 1
              initiative: 10
              top: [{attack: 1, range: 3, gives: muddle}]
              bottom: [{move: 4}]
            - card: Honey
              level: 1
              initiative: 70
              top: [{heal: 3, range: 2}]
              bottom: [{shield: 1, lasts: round}]
        - monster: Wasp
          standees: 4
          flying: true
          normal: {hit-points: 2, move: 3, attack: 1}
        - ability-deck: Wasp
          cards: [{initiative: 50, do: [{move: +0}, {attack: +0}]}]
        - scenario: Under the Apple Tree
          number: 1
          goal: kill-all
          map:
            plan: |
              #   #   #   #   #
                a   b   .   w   #
              #   c   d   .   .   #
                #   #   #   #   #
            starts: [a, b, c, d]
          rooms:
            - {room: orchard, at: a, monsters: [{monster: Wasp, at: w, ranks: normal}]}
        """);
  }

  @Test
  void itIsPlayedInTheTerminal() {
    Run run =
        TerminalGameTest.play(
            "1\n1 2\n".repeat(400),
            "play",
            "--terminal",
            "orchard/1",
            "--packs",
            folder.toString(),
            "--party",
            "Gardener,Beekeeper",
            "--seed",
            "3");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("orchard/1, seed 3", "Gardener", "Wasp", "The scenario is over");
  }

  /** The pack for another game; in Buttons & Bugs cards have two sides and maps no walls. */
  private void change(String ruleset) throws IOException {
    Path manifest = folder.resolve("orchard/pack.yaml");
    Files.writeString(manifest, Files.readString(manifest).replace("GH", ruleset));
    if (ruleset.equals("BB")) {
      Path things = folder.resolve("orchard/things.yaml");
      Files.writeString(
          things,
          Files.readString(things)
              .replaceAll("( +)(bottom: .*)", "$1$2\n$1side-b: {initiative: 50, top: [], $2}")
              .replaceAll("(hit-points: \\[)((\\d+, ){4}\\d+), .*]", "$1$2]")
              .replaceAll("(?m)^ *#[ #]*\n", "")
              .replace('#', ' ')
              .replace("a   b   .", "a   .   .")
              .replace("c   d   .", ".   .   .")
              .replace("[a, b, c, d]", "[a]"));
    }
  }

  @ParameterizedTest
  @CsvSource({"GH,2", "JL,2", "FH,2", "BB,1"})
  void aPackOfAnyGameIsPlayedAndReplayed(String ruleset, int heroes) throws IOException {
    change(ruleset);
    Path record = folder.resolve("game.txt");
    Run run =
        TerminalGameTest.play(
            "1\n".repeat(6) + "quit\n",
            "play",
            "--terminal",
            "orchard/under-the-apple-tree",
            "--packs",
            folder.toString(),
            "--heroes",
            String.valueOf(heroes),
            "--seed",
            "3",
            "--save",
            record.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("orchard/1, seed 3", "Gardener", "Wasp");
    Run again = Run.haven("replay", record.toString(), "--packs", folder.toString());
    assertThat(again.err()).isEmpty();
    assertThat(again.status()).isZero();
  }

  @Test
  void whatOnlyButtonsAndBugsHasIsPlayedInTheTerminal() throws IOException {
    little("attic", "thimbler", "mouser");
    Path record = folder.resolve("game.txt");
    Run run =
        TerminalGameTest.play(
            "2 1\nno\n" + "1\n".repeat(6) + "quit\n",
            "play",
            "attic/2",
            "--packs",
            folder.toString(),
            "--party",
            "Thimbler",
            "--hand",
            "Thimbler: Hot Wax (2), Pinprick, Big Scissors (2), Spool of Thread",
            "--difficulty",
            "hard",
            "--seed",
            "3",
            "--save",
            record.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("Hot Wax (22)", "Pinprick (14)", "Hot Wax B", "Pinprick B");
    assertThat(record).content().contains("difficulty: hard", "Thimbler: Hot Wax (2), Pinprick");
    Run again = Run.haven("replay", record.toString(), "--packs", folder.toString());
    assertThat(again.err()).isEmpty();
    assertThat(again.status()).isZero();
  }

  @Test
  void whoeverMaySetOutDoesSoUnasked() throws IOException {
    little("attic", "thimbler", "mouser");
    little("harbour", "docker", "gull", "deckhand");
    assertThat(started("attic/3")).contains("Thimbler is placed");
    assertThat(started("harbour/1", "--heroes", "2"))
        .contains("Docker (seat 0)", "Gull Keeper (seat 1)")
        .doesNotContain("Deckhand");
    Run other = Run.haven(arguments("attic/3", "--party", "Mouser"));
    assertThat(other.err()).contains("the Thimbler must play this scenario (SET-14)");
    Run absent =
        Run.haven(arguments("attic/1", "--party", "Mouser", "--hand", "Thimbler: Pinprick"));
    assertThat(absent.err()).contains("the Thimbler is not in the party: Mouser");
    Run simple = Run.haven(arguments("attic/1", "--difficulty", "simple"));
    assertThat(simple.err()).contains("there are very-easy, easy, normal, hard, very-hard");
  }

  /** One of the little packs of the tests. */
  private void little(String pack, String... classes) throws IOException {
    List<String> files =
        new ArrayList<>(List.of("pack", "monsters", "scenarios", "texts/de", "texts/it"));
    files.addAll(List.of(classes));
    for (String file : files) {
      Path to = folder.resolve(pack).resolve(file + ".yaml");
      Files.createDirectories(to.resolveSibling("."));
      String from = "/haven/testkit/" + pack + "/" + file + ".yaml";
      try (InputStream text = HomebrewTest.class.getResourceAsStream(from)) {
        Files.write(to, Objects.requireNonNull(text, from).readAllBytes());
      }
    }
  }

  private String started(String scenario, String... more) {
    Run run = TerminalGameTest.play("quit\n", arguments(scenario, more));
    assertThat(run.err()).isEmpty();
    return run.out();
  }

  private String[] arguments(String scenario, String... more) {
    List<String> all = new ArrayList<>(List.of("play", scenario, "--packs", folder.toString()));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  @Test
  void bothSidesAndAllLevelsOfACardAreShown() throws IOException {
    little("attic", "thimbler", "mouser");
    String pack = folder.resolve("attic").toString();
    assertThat(Run.haven("show", "Pinprick", "--pack", pack).out())
        .contains("level 1", "Side A, initiative 14", "Side B, initiative 34");
    assertThat(Run.haven("show", "Nadelstich (2)", "--pack", pack).out())
        .contains("level 2", "Side A, initiative 11", "Side B, initiative 31");
    assertThat(Run.haven("show", "Thimbler", "--pack", pack).out())
        .contains("Modifiers of level 5", "-1 Pierce 2 | +0 Push 1 | +1", "2  11/31  Pinprick");
  }

  @Test
  void whatTheRulesDoNotAllowIsSaidInOneLine() throws IOException {
    change("BB");
    Run run =
        Run.haven(
            "play",
            "--terminal",
            "orchard/1",
            "--packs",
            folder.toString(),
            "--party",
            "Gardener,Beekeeper");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("haven: ").contains("LVL-13").doesNotContain("internal");
  }

  @Test
  void aRecordOfItSaysWhatItRestsOnAndGoesOnAfterAChangeOfThePack() throws IOException {
    Path record = folder.resolve("game.txt");
    TerminalGameTest.play(
        "quit\n",
        "play",
        "--terminal",
        "orchard/1",
        "--packs",
        folder.toString(),
        "--party",
        "Gardener,Beekeeper",
        "--seed",
        "3",
        "--save",
        record.toString());
    assertThat(record).content().contains("setup: ", "party: Gardener, Beekeeper");
    Run same = Run.haven("replay", record.toString(), "--packs", folder.toString());
    assertThat(same.status()).isZero();
    Path things = folder.resolve("orchard/things.yaml");
    Files.writeString(things, Files.readString(things).replace("attack: 9", "attack: 8"));
    Run changed = Run.haven("replay", record.toString(), "--packs", folder.toString());
    assertThat(changed.status()).isZero();
    assertThat(same.out()).doesNotContain("has changed");
    assertThat(changed.out())
        .contains("! what is played has changed since it was recorded: class Gardener\n");
  }

  @Test
  void whatHasChangedIsSaidBeforeTheChoiceThatNoLongerHolds() throws IOException {
    Path record = folder.resolve("game.txt");
    TerminalGameTest.play(
        "1\n1 2\n".repeat(40),
        "play",
        "orchard/1",
        "--packs",
        folder.toString(),
        "--party",
        "Gardener,Beekeeper",
        "--seed",
        "3",
        "--save",
        record.toString());
    Path things = folder.resolve("orchard/things.yaml");
    Files.writeString(
        things,
        Files.readString(things).replace("b   .   w", "b   e   w").replace("[a, b,", "[e, b,"));
    Run changed = Run.haven("replay", record.toString(), "--packs", folder.toString());
    assertThat(changed.status()).isEqualTo(1);
    assertThat(changed.out())
        .containsSubsequence(
            "! what is played has changed since it was recorded: scenario Under the Apple Tree",
            "! choice 1 (line",
            "is none of the options (Gardener: choose a starting hex): to (",
            "; it would mean 'to (")
        .doesNotContain("START_HEX");
    Run resumed = Run.haven("play", "--resume", record.toString(), "--packs", folder.toString());
    assertThat(resumed.status()).isEqualTo(2);
    assertThat(resumed.err())
        .contains("does not lead where it led", "scenario Under the Apple Tree", "--keep OTHER");
  }

  @Test
  void aPackWithMistakesIsRefusedWithAllOfThem() throws IOException {
    Path things = folder.resolve("orchard/things.yaml");
    Files.writeString(
        things, Files.readString(things).replace("monster: Wasp, at: w", "monster: Wsp, at: w"));
    Run run =
        Run.haven("play", "--terminal", "orchard/1", "--packs", folder.toString(), "--seed", "3");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("orchard/things.yaml:", "there is no monster 'Wsp'", "'Wasp'");
  }
}
