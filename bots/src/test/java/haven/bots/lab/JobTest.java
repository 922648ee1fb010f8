package haven.bots.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.bots.Strength;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import haven.play.record.Replay;
import haven.samples.Samples;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class JobTest {
  private static final Experiment CELLAR =
      new Experiment(Samples.CELLAR_GH.setup(2), List.of(Strength.RANDOM));

  private static Counts counts(Experiment experiment, long first, int games) {
    return new Job(experiment, Optional.empty(), first, games).counts();
  }

  /** However the seeds are cut into jobs, and in whatever order these are added up. */
  @Test
  void partsAddUpToTheWhole() {
    Counts whole = counts(CELLAR, 1, 24);
    List<Counts> parts = new ArrayList<>();
    for (int cut = 0; cut < 24; cut += 3) {
      parts.add(counts(CELLAR, 1 + cut, 3));
    }
    for (int order = 0; order < 5; order++) {
      Collections.shuffle(parts, new Random(order));
      assertThat(parts.stream().reduce(new Counts(), Counts::plus)).isEqualTo(whole);
    }
    assertThat(new Findings(whole).games()).isEqualTo(24);
  }

  @ParameterizedTest
  @EnumSource
  void whatIsCountedFitsTogether(Samples sample) {
    Experiment experiment = new Experiment(sample.setup(sample.most()), List.of(Strength.RANDOM));
    Findings findings = new Findings(counts(experiment, 7, 12));
    assertThat(findings.wins()).isBetween(0L, 12L);
    assertThat(findings.rounds().size()).isEqualTo(12);
    assertThat(findings.heroes()).hasSize(sample.most());
    long fallen = 0;
    for (Findings.HeroFindings hero : findings.heroes()) {
      assertThat(hero.hitPoints().size()).isEqualTo(12);
      assertThat(hero.cards().size()).isEqualTo(12);
      fallen += hero.falls().size();
    }
    assertThat(findings.falls().stream().mapToLong(Findings.FallFindings::times).sum())
        .isEqualTo(fallen);
    assertThat(findings.halves())
        .isNotEmpty()
        .allMatch(half -> half.used() + half.basic() <= half.chosen())
        .allMatch(half -> half.wins() <= half.games() && half.games() <= half.used())
        .anyMatch(half -> half.used() > 0)
        .anyMatch(half -> half.damage() > 0);
    long byHeroes = findings.heroes().stream().mapToLong(Findings.HeroFindings::damage).sum();
    assertThat(findings.halves().stream().mapToLong(Findings.HalfFindings::damage).sum())
        .isLessThanOrEqualTo(byHeroes);
  }

  /** What is the same on both sides differs in nothing. */
  @Test
  void anExperimentComparedWithItselfIsEqual() {
    Findings findings = new Findings(new Job(CELLAR, Optional.of(CELLAR), 1, 10).counts());
    Pairs pairs = findings.pairs().orElseThrow();
    assertThat(pairs.games()).isEqualTo(10);
    assertThat(pairs.onlyFirst() + pairs.onlySecond()).isZero();
    assertThat(pairs.difference()).isZero();
    assertThat(pairs.rounds().times()).containsOnlyKeys(0);
    assertThat(pairs.other().counts()).isEqualTo(counts(CELLAR, 1, 10));
    assertThat(new Findings(counts(CELLAR, 1, 10)).pairs()).isEmpty();
  }

  @Test
  void aGameCanBeWrittenDownAndPlayedAgain() {
    Game game = CELLAR.play(5);
    GameRecord record = GameRecord.of(game, Samples.CELLAR_GH.id(), "");
    Game again = Game.start(Samples.CELLAR_GH.setup(2), record.chance());
    assertThat(GameRecord.read(record.toString()).replay(again)).isInstanceOf(Replay.Whole.class);
    assertThat(CELLAR.facts(5).decisions()).isEqualTo(game.choices().size());
    assertThat(CELLAR.facts(5).rounds()).isEqualTo(game.state().round());
  }

  @Test
  void eachSeatHasItsBotOrAllHaveTheSame() {
    List<Strength> three = Collections.nCopies(3, Strength.RANDOM);
    assertThatThrownBy(() -> new Experiment(Samples.CELLAR_GH.setup(2), three))
        .hasMessage("there are 2 seats: name one bot for all of them, or 2");
    assertThat(new Experiment(Samples.CELLAR_GH.setup(3), three).facts(1))
        .isEqualTo(new Experiment(Samples.CELLAR_GH.setup(3), List.of(Strength.RANDOM)).facts(1));
  }
}
