package haven.play.mind;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Board;
import haven.board.Hex;
import haven.model.Policy;
import haven.model.Ruleset;
import haven.play.mind.oracle.OracleCase;
import haven.play.mind.oracle.OracleOutcome;
import haven.play.mind.oracle.OracleSight;
import haven.play.mind.oracle.OracleSolver;
import haven.play.mind.oracle.RandomCases;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Our solver against the naive one, over random positions. More of them by hand: {@code mvn -o
 * -Dformat.skip -pl play -am test -Dtest=OracleComparisonTest -Dhaven.oracle.seeds=100000
 * -Dhaven.oracle.boards=5000}; a failing seed alone: {@code -Dhaven.oracle.first=SEED}.
 */
final class OracleComparisonTest {
  private static final long FIRST = Long.getLong("haven.oracle.first", 0);
  private static final int SEEDS = Integer.getInteger("haven.oracle.seeds", 600);
  private static final int BOARDS = Integer.getInteger("haven.oracle.boards", 200);
  private static final int PAIRS_OF_HEXES = 40;

  /** The policies under which the published cases hold, in both solvers' words. */
  record CasePolicies(Ruleset ruleset, OracleCase.Policies policies) {
    @Override
    public String toString() {
      return ruleset.id();
    }
  }

  static final List<CasePolicies> RULES =
      List.of(
          new CasePolicies(Ruleset.GLOOMHAVEN, OracleCase.Policies.GH),
          new CasePolicies(jawsAsInTheCases(), OracleCase.Policies.JOTL),
          new CasePolicies(Ruleset.FROSTHAVEN, OracleCase.Policies.FH));

  /** Gloomhaven and Frosthaven draw lines of sight differently; Jaws draws them as the latter. */
  static final List<CasePolicies> SIGHT_RULES = List.of(RULES.getFirst(), RULES.getLast());

  private static Ruleset jawsAsInTheCases() {
    Ruleset jaws = Policy.PROXIMITY_BREAKS_FOCUS_TIES.set(Ruleset.JAWS_OF_THE_LION, "false");
    return Policy.JUMP_LANDING_PAYS_DIFFICULT_TERRAIN.set(jaws, "false");
  }

  @ParameterizedTest
  @FieldSource("RULES")
  void bothSolversGiveTheSameTurns(CasePolicies rules) {
    MonsterMind mind = Turns.mind(rules.ruleset);
    for (long seed = FIRST; seed < FIRST + SEEDS; seed++) {
      OracleCase asked = RandomCases.random(seed, rules.policies);
      Position position = RandomPositions.of(asked, rules.ruleset);
      long drawn = seed;
      assertThat(turns(mind.decide(position)))
          .as(() -> draw(drawn, position))
          .isEqualTo(turns(OracleSolver.solve(asked)));
    }
  }

  @ParameterizedTest
  @FieldSource("SIGHT_RULES")
  void bothSeeTheSame(CasePolicies rules) {
    for (long seed = FIRST; seed < FIRST + BOARDS; seed++) {
      OracleCase asked = RandomCases.random(seed, rules.policies);
      Position position = RandomPositions.of(asked, rules.ruleset);
      long drawn = seed;
      OracleSight oracle = OracleSight.in(asked);
      Board board = position.board();
      var random = new SplittableRandom(seed);
      for (int i = 0; i < PAIRS_OF_HEXES; i++) {
        int from = random.nextInt(board.cells());
        int to = random.nextInt(board.cells());
        assertThat(position.scene().sight().sees(from, to))
            .as(() -> board.hex(from) + " to " + board.hex(to) + "\n" + draw(drawn, position))
            .isEqualTo(oracle.sees(hex(board.hex(from)), hex(board.hex(to))));
      }
    }
  }

  private static String draw(long seed, Position position) {
    return RandomPositions.draw(seed, position);
  }

  private static OracleCase.Hex hex(Hex hex) {
    return new OracleCase.Hex(hex.q(), hex.r());
  }

  record Turn(Hex stop, Set<Hex> attacks, Set<Hex> focuses, Set<Hex> destinations) {}

  static Set<Turn> turns(List<Outcome> outcomes) {
    return outcomes.stream()
        .map(
            outcome ->
                new Turn(
                    outcome.stop(),
                    new HashSet<>(outcome.attacks()),
                    new HashSet<>(outcome.focuses()),
                    new HashSet<>(outcome.destinations())))
        .collect(Collectors.toSet());
  }

  static Set<Turn> turns(Set<OracleOutcome> outcomes) {
    return outcomes.stream()
        .map(
            outcome ->
                new Turn(
                    RandomPositions.hex(outcome.move()),
                    hexes(outcome.attacks()),
                    hexes(outcome.focuses()),
                    hexes(outcome.destinations())))
        .collect(Collectors.toSet());
  }

  private static Set<Hex> hexes(Set<OracleCase.Hex> hexes) {
    return hexes.stream().map(RandomPositions::hex).collect(Collectors.toSet());
  }
}
