package haven.app.lab;

import haven.app.BadInput;
import haven.app.Haven;
import haven.app.play.Chosen;
import haven.bots.Strength;
import haven.bots.lab.Experiment;
import haven.bots.lab.Job;
import haven.model.Facts;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import haven.play.scenario.Hero;
import haven.server.report.Heading;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A row of the table: what is played, and who plays it.
 *
 * @param against what it is compared with
 */
record Row(Chosen chosen, List<Strength> bots, Experiment experiment, Optional<Against> against) {

  /**
   * The other side of a comparison.
   *
   * @param name what differs
   */
  record Against(String name, Row row) {}

  static Row of(Chosen chosen, List<Strength> bots, Optional<Against> against) {
    try {
      return new Row(chosen, bots, new Experiment(chosen.setup(), bots), against);
    } catch (IllegalArgumentException wrong) {
      throw new BadInput(String.valueOf(wrong.getMessage()));
    }
  }

  Job job(long first, int games) {
    return new Job(experiment, against.map(other -> other.row().experiment), first, games);
  }

  String scenario() {
    return chosen.scenario().id();
  }

  /** The classes of the heroes. */
  List<String> party() {
    return chosen.setup().party().heroes().stream()
        .map(Hero::characterClass)
        .map(one -> one.name())
        .toList();
  }

  /** As reports name it. */
  Heading heading() {
    return new Heading(
        scenario(),
        party(),
        players(),
        level(),
        chosen.setup().level(),
        against.map(other -> new Heading.Against(other.name(), other.row().heading())));
  }

  private int level() {
    return chosen.setup().party().heroes().getFirst().level();
  }

  /** As it is typed. */
  String players() {
    return bots.stream().map(Strength::toString).collect(Collectors.joining(","));
  }

  /**
   * A number for what would come out: other content, another engine or other bots give another one.
   * A game that is played says more about engine and bots than their versions would.
   */
  String fingerprint(long seed) {
    Facts facts = new Facts();
    tell(facts, seed);
    return Facts.text(facts.sum());
  }

  private void tell(Facts facts, long seed) {
    facts.number(chosen.print()).word(players()).number(experiment.play(seed).hash());
    against.ifPresent(other -> other.row().tell(facts, seed));
  }

  /** The game of that seed. */
  GameRecord record(long seed) {
    Game game = experiment.play(seed);
    return chosen.record(game, Haven.version());
  }
}
