package haven.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.laws.Luck;
import haven.laws.RandomGame;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.record.GameRecord;
import haven.play.record.Replay;
import haven.play.record.Stamp;
import haven.play.record.WrongRecord;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Games as text. */
final class GameRecordTest {
  private static Game fresh(GameRecord record) {
    return Game.start(Samples.named(record.scenario()).setup(record.heroes()), record.seed());
  }

  @Test
  void aRecordIsReadAsItWasWritten() {
    RandomGame random = new RandomGame(Samples.CELLAR_GH, 2, 4);
    random.steps(30);
    String text = GameRecord.of(random.game(), "cellar-gh", "1.2").toString();
    GameRecord record = GameRecord.read(text);
    assertThat(record).hasToString(text);
    assertThat(record.version()).isEqualTo("1.2");
    Game again = record.replay(fresh(record)).game();
    assertThat(again.hash()).isEqualTo(random.game().hash());
    assertThat(again.prompts()).isEqualTo(random.game().prompts());
  }

  @Test
  void whatWasTakenBackIsRecordedToo() {
    Game game = Game.start(Samples.CELLAR_GH.setup(2), 1);
    Prompt prompt = Objects.requireNonNull(game.prompt());
    game.choose(0, prompt.options().getFirst());
    game.choose(0, new Choice.Undo());
    game.choose(0, prompt.options().getLast());
    GameRecord record = GameRecord.of(game, "cellar-gh", "");
    assertThat(record.lines())
        .extracting(GameRecord.Line::text)
        .containsExactly(
            prompt.options().getFirst().text(), "undo", prompt.options().getLast().text());
    assertThat(record.replay(fresh(record))).isInstanceOf(Replay.Whole.class);
  }

  @Test
  void aWholePathIsReadToo() {
    RandomGame random = new RandomGame(Samples.CELLAR_GH, 2, 4);
    while (Objects.requireNonNull(random.game().prompt()).kind() != Prompt.Kind.STEP) {
      random.step();
    }
    Game game = random.game();
    Prompt prompt = Objects.requireNonNull(game.prompt());
    Choice.To step =
        prompt.options().stream()
            .filter(Choice.To.class::isInstance)
            .map(Choice.To.class::cast)
            .findFirst()
            .orElseThrow();
    String text =
        GameRecord.of(game, "cellar-gh", "").toString().replaceAll("(?m)^hash.*", "")
            + prompt.seat()
            + ": along "
            + step.hex();
    GameRecord record = GameRecord.read(text);
    game.choose(step);
    assertThat(record.replay(fresh(record)).game().hash()).isEqualTo(game.hash());
  }

  @Test
  void mistakesAreNamedByTheirLine() {
    String header = "scenario: cellar-gh\nheroes: 2\nseed: 1\n";
    assertThatThrownBy(() -> GameRecord.read("scenario: cellar-gh\nseed: 1\n"))
        .isInstanceOf(WrongRecord.class)
        .hasMessage("line 2: the record ends without a line 'heroes: …'");
    assertThatThrownBy(() -> GameRecord.read(header + "what is this\n"))
        .hasMessageStartingWith("line 4: 'what is this' should be 'seat: choice'");
    GameRecord unknown = GameRecord.read(header + "\n# a remark\n0: number 77\n");
    assertThat(unknown.replay(fresh(unknown)).toString())
        .startsWith(
            "choice 1 (line 6), seat 0: 'number 77' no longer holds: 'number 77' is none of the"
                + " options (Warden: choose a starting hex): to (0,1); to (");
    GameRecord notAsked = GameRecord.read(header + "1: number 0\n");
    assertThat(notAsked.replay(fresh(notAsked)))
        .hasToString(
            "choice 1 (line 4), seat 1: 'number 0' no longer holds: seat 1 is not asked anything");
  }

  @Test
  void aGameIsPlayedOnFromWhereItsRecordHolds() {
    RandomGame random = new RandomGame(Samples.CELLAR_FH, 2, 4);
    random.steps(30);
    String text = GameRecord.of(random.game(), "cellar-fh", "").toString();
    GameRecord broken =
        GameRecord.read(text.replaceAll("(?m)^hash.*", "") + "0: number 77\n0: yes\n");
    Replay replay = broken.replay(fresh(broken));
    assertThat(replay).isInstanceOf(Replay.Broken.class);
    assertThat(((Replay.Broken) replay).at()).isEqualTo(31);
    assertThat(replay.game().hash()).isEqualTo(random.game().hash());
    GameRecord kept = broken.upTo(replay.game(), "later", Stamp.of(1));
    assertThat(kept.lines()).hasSize(30);
    assertThat(kept.replay(fresh(kept))).isInstanceOf(Replay.Whole.class);
  }

  @Test
  void anotherEndIsSaid() {
    RandomGame random = new RandomGame(Samples.CELLAR_JL, 2, 4);
    random.steps(30);
    String text = GameRecord.of(random.game(), "cellar-jl", "").toString();
    GameRecord other = GameRecord.read(text.replaceAll("(?m)^hash.*", "hash: 0123456789abcdef"));
    assertThat(other.replay(fresh(other))).isInstanceOf(Replay.Otherwise.class);
  }

  @Test
  void aRecordIsStampedWithItsSetUpAndTheEnginesBehaviour() {
    Game game = Game.start(Samples.CELLAR_GH.setup(2), 1);
    GameRecord record = GameRecord.of(game, "cellar-gh", "1.2").with(Map.of(), Stamp.of(255));
    assertThat(record.toString()).contains("setup: 00000000000000ff\nbehaviour: ");
    assertThat(GameRecord.read(record.toString())).isEqualTo(record);
  }

  @Test
  void aStampTellsWhichPartsHaveChanged() {
    Game game = Game.start(Samples.CELLAR_GH.setup(2), 1);
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put("class Red Mage", "01");
    parts.put("monster Ooze", "02");
    parts.put("item Ring", "03");
    GameRecord record = GameRecord.of(game, "x", "").with(Map.of(), Stamp.of(255, parts));
    assertThat(record.toString())
        .contains("parts: class Red Mage 01; monster Ooze 02; item Ring 03\n");
    Stamp stamp = GameRecord.read(record.toString()).stamp();
    assertThat(stamp).isEqualTo(record.stamp());
    Stamp now = Stamp.of(254, Map.of("class Red Mage", "01", "monster Ooze", "7", "item Bow", "3"));
    assertThat(stamp.unlike(now)).containsExactly("monster Ooze", "item Ring", "item Bow");
    assertThat(Stamp.of(255).unlike(now)).as("nobody wrote them down").isEmpty();
    assertThat(record.open().hash()).isEmpty();
    assertThat(record.open().toString()).doesNotContain("hash");
  }

  /** What came up is among the choices, so that the record needs no dice. */
  @ParameterizedTest
  @EnumSource
  void aGameAtATableIsWrittenDownToo(Samples sample) {
    Game game = Game.start(sample.setup(sample.most()), Chance.of(Chance.Source.TABLE, 0));
    Luck luck = new Luck(3);
    while (game.prompt() instanceof Prompt prompt) {
      game.choose(prompt.seat(), luck.choice(prompt));
    }
    assertThat(game.isOver()).isTrue();
    GameRecord record = GameRecord.read(GameRecord.of(game, sample.id(), "1.2").toString());
    assertThat(record.chance().source()).isEqualTo(Chance.Source.TABLE);
    assertThat(record.lines()).anyMatch(line -> line.text().startsWith("came "));
    Replay replay = record.replay(Game.start(sample.setup(sample.most()), record.chance()));
    assertThat(replay).isInstanceOf(Replay.Whole.class);
  }
}
