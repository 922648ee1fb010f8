package haven.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Run;
import haven.laws.Luck;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.manners.Courtesy;
import haven.play.manners.Manners;
import haven.play.record.GameRecord;
import haven.play.scenario.Verdict;
import haven.samples.Samples;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole games through the command line, typed as somebody would. */
class TerminalGameTest {
  private static final long SEED = 11;

  /** A game of random choices, and what one types to play it; every third choice by number. */
  private static String typed(Game game) {
    StringBuilder lines = new StringBuilder();
    Luck luck = new Luck(SEED);
    while (game.prompt() instanceof Prompt prompt) {
      Choice choice = luck.choice(prompt);
      lines.append(typed(game, prompt, choice, luck.onceIn(3))).append('\n');
      game.choose(prompt.seat(), choice);
    }
    return lines.toString();
  }

  /** Answers that read alike are told apart by their numbers. */
  static String typed(Game game, Prompt prompt, Choice choice, boolean byNumber) {
    if (byNumber && choice instanceof Choice.Cards(int leading, int second)) {
      return leading + 1 + " " + (second + 1);
    }
    String words = game.words(prompt, choice);
    boolean alike =
        prompt.options().stream().filter(one -> game.words(prompt, one).equals(words)).count() > 1;
    boolean numbered = byNumber && prompt.kind() != Prompt.Kind.CARDS;
    return numbered || alike ? "" + (prompt.options().indexOf(choice) + 1) : words;
  }

  /** Played by somebody who is asked everything. */
  static Run play(String typed, String... args) {
    List<String> all = new ArrayList<>(List.of(args));
    all.add("--ask-everything");
    return hosted(typed, all.toArray(String[]::new));
  }

  private static Run hosted(String typed, String... args) {
    InputStream in = System.in;
    System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
    try {
      return Run.haven(args);
    } finally {
      System.setIn(in);
    }
  }

  @ParameterizedTest
  @EnumSource
  void everySampleCanBePlayedToTheEnd(Samples sample, @TempDir Path folder) throws IOException {
    Game game = Game.start(sample.setup(sample.most()), SEED);
    Path file = folder.resolve("game.txt");

    Run played =
        play(
            typed(game),
            "play",
            "--terminal",
            sample.id(),
            "--seed",
            "" + SEED,
            "--save",
            file.toString());

    assertThat(played.err()).isEmpty();
    assertThat(played.status()).isZero();
    assertThat(played.out())
        .contains(game.verdict() == Verdict.LOST ? "is lost" : "is completed")
        .contains("State " + GameRecord.text(game.hash()));

    Run told = Run.haven("replay", file.toString());
    assertThat(told.status()).isZero();
    assertThat(told.out()).contains("Round 1", "State " + GameRecord.text(game.hash()));

    Run explained = Run.haven("replay", file.toString(), "--why");
    assertThat(explained.status()).isZero();
    assertThat(explained.out()).contains("[RND-", "Focus");

    Run json = Run.haven("replay", file.toString(), "--json");
    assertThat(json.json().get("hash").asString()).isEqualTo(GameRecord.text(game.hash()));
    assertThat(json.json().get("asRecorded").asBoolean()).isTrue();
  }

  @Test
  void commandsAndMistakesDoNotEndTheGame() {
    Run run =
        play(
            "help\nboard\nwhy\noptions\n99\nnonsense\n(90,90)\n1\nundo\n1\nquit\n",
            "play",
            "--terminal",
            "cellar-gh",
            "--seed",
            "3");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("a whole path")
        .contains("a number from 1 to")
        .contains("'nonsense' is none of the options: 'to (")
        .contains("It is not recorded: with --save FILE")
        .contains("(taken back: Warden: choose a starting hex: to (")
        .doesNotContain("START_HEX");
  }

  @Test
  void aWholePathIsWalked() {
    // The options of a game are not known here: walk whatever the first step prompt offers.
    Game game = Game.start(Samples.KITCHEN_BB.setup(1), SEED);
    StringBuilder typed = new StringBuilder();
    Luck luck = new Luck(SEED);
    while (game.prompt() instanceof Prompt prompt && prompt.kind() != Prompt.Kind.STEP) {
      Choice choice = luck.choice(prompt);
      typed.append(typed(game, prompt, choice, false)).append('\n');
      game.choose(prompt.seat(), choice);
    }
    Choice.To step =
        (Choice.To)
            java.util.Objects.requireNonNull(game.prompt()).options().stream()
                .filter(Choice.To.class::isInstance)
                .findFirst()
                .orElseThrow();
    typed.append(step.hex()).append("\nquit\n");
    game.choose(step);
    Run run = play(typed.toString(), "play", "--terminal", "kitchen-bb", "--seed", "" + SEED);
    assertThat(run.out()).contains("State " + GameRecord.text(game.hash()));
  }

  @Test
  void anUnknownScenarioIsNamedInOneLine() {
    Run run = Run.haven("play", "--terminal", "attic");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .isEqualToIgnoringNewLines(
            "haven: no scenario is called 'attic'; there are cellar-gh, cellar-jl, cellar-fh,"
                + " kitchen-bb, gh/1 …");
  }

  @Test
  void aWrongRecordIsRefusedWithItsLine(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game.txt");
    Files.writeString(file, "scenario: cellar-gh\nheroes: 2\nseed: 1\n\n0: fly away\n");
    Run run = Run.haven("replay", file.toString());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .contains("choice 1 (line 5), seat 0: 'fly away' no longer holds: 'fly away' is none of")
        .contains("0 choices hold; --keep FILE writes the record up to there");

    Files.writeString(file, "scenario: cellar-gh\nheroes: many\nseed: 1\n");
    assertThat(Run.haven("replay", file.toString()).err()).contains("line 2: 'heroes: many'");

    Files.writeString(file, "scenario: cellar-gh\nheroes: 2\nseed: 1\nhash: 0123456789abcdef\n");
    assertThat(Run.haven("replay", file.toString()).status()).isEqualTo(1);
  }

  @Test
  void aRecordThatNoLongerHoldsIsKeptUpToThere(@TempDir Path folder) throws IOException {
    Game game = Game.start(Samples.CELLAR_GH.setup(2), SEED);
    Luck luck = new Luck(SEED);
    for (int i = 0; i < 20; i++) {
      Prompt prompt = java.util.Objects.requireNonNull(game.prompt());
      game.choose(prompt.seat(), luck.choice(prompt));
    }
    GameRecord record = GameRecord.of(game, "cellar-gh", "1.2.3");
    Path old = folder.resolve("old.txt");
    Files.writeString(
        old,
        record.toString().replace("behaviour: ", "behaviour: 9").replaceAll("(?m)^hash.*", "")
            + "0: number 99\n0: yes\n");
    Path kept = folder.resolve("kept.txt");

    Run broken = Run.haven("replay", old.toString(), "--keep", kept.toString());
    assertThat(broken.status()).isEqualTo(1);
    assertThat(broken.out())
        .contains("choice 21 (line", "seat 0: 'number 99' no longer holds")
        .contains("recorded with behaviour 9");

    Run whole = Run.haven("replay", kept.toString());
    assertThat(whole.status()).isZero();
    assertThat(whole.out()).contains("State " + GameRecord.text(game.hash()));
    assertThat(Run.haven("replay", old.toString(), "--json").json().get("brokenAt").asInt())
        .isEqualTo(21);
  }

  /** What is typed where only that is asked which a good host asks; steps are undone once. */
  private static String typedToHost(Game game) {
    StringBuilder lines = new StringBuilder();
    Luck luck = new Luck(SEED);
    while (game.prompt() instanceof Prompt prompt) {
      Optional<Courtesy.Answer> answer = Manners.answer(game, prompt);
      if (answer.isPresent()) {
        game.choose(prompt.seat(), answer.get().choice());
        continue;
      }
      Choice choice = luck.choice(prompt);
      String line = typed(game, prompt, choice, luck.onceIn(3)) + "\n";
      lines.append(line);
      game.choose(prompt.seat(), choice);
      if (game.prompt() instanceof Prompt next && next.kind() == Prompt.Kind.STEP) {
        lines.append("undo\n").append(line); // nothing has come out by it
      }
    }
    return lines.toString();
  }

  @Test
  void aHostAsksLessAndTheRecordIsWhole(@TempDir Path folder) throws IOException {
    int heroes = Samples.CELLAR_GH.fewest();
    Game game = Game.start(Samples.CELLAR_GH.setup(heroes), SEED);
    String typed = typedToHost(game);
    Path record = folder.resolve("game.txt");
    Run run =
        hosted(
            typed,
            "play",
            "cellar-gh",
            "--heroes",
            "" + heroes,
            "--seed",
            "" + SEED,
            "--save",
            record.toString());
    assertThat(run.out()).contains(GameRecord.text(game.hash())).contains("(taken back: ");
    GameRecord saved = GameRecord.read(Files.readString(record));
    assertThat(saved.lines().size()).isGreaterThan((int) typed.lines().count());
    assertThat(Run.haven("replay", record.toString()).out()).contains(GameRecord.text(game.hash()));
  }
}
