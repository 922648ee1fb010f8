package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Scenic;
import haven.model.ability.Value;
import haven.model.map.Formula;
import haven.model.map.MarkedHex;
import haven.model.map.MonsterSymbol;
import haven.model.map.ObjectiveSpec;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** What bosses do with marked hexes, objectives and others of their side. */
final class BossStagingTest {
  private static final StatLine STRONG = StatLine.of(60, 0, 1, 0);
  private static final String HALL =
      """
      .   .   .   .   .   .   .   .
        n   o   p   .   .   .   .   .
      .   .   .   .   .   .   .   .
        m   .   .   .   i   .   A   B
      .   .   .   .   .   .   .   .
      """;

  private static MonsterSymbol normal(Ruleset ruleset) {
    return ruleset.hexes().setUp().oneOpenRoom()
        ? new MonsterSymbol.Stone("blue")
        : MonsterSymbol.of("white/white/white");
  }

  /** A boss at m that does this in every round, an imp at i; n, o and p are marked a, b and c. */
  private static Arena arena(Ruleset ruleset, Ability... abilities) {
    Arena arena =
        Parties.of(ruleset, HALL)
            .monster('m', "Boss", STRONG, MonsterCard.of(50, abilities))
            .monster('i', "Imp", StatLine.of(5, 1, 1, 0), MonsterCard.of(90));
    Map<String, String> meanings = new HashMap<>();
    for (char mark = 'a'; mark <= 'c'; mark++) {
      String label = String.valueOf(mark);
      meanings.put(label, "a place");
      arena
          .room()
          .marked(new MarkedHex(label, arena.hex((char) (mark + 'n' - 'a')), Optional.empty()));
    }
    return arena.map(map -> map.withSpecialRules(meanings));
  }

  private static Arena round(Arena arena) {
    return Parties.finishRound(arena.selectFirstTwo());
  }

  private static ObjectiveSpec objective(String name, Hex hex) {
    return new ObjectiveSpec(
        name, hex, ObjectiveSpec.Purpose.DESTROY, new Formula.Constant(4), OptionalInt.empty());
  }

  private static List<Watched> there(Arena arena, String type) {
    return arena.all(type).stream().filter(one -> !one.isGone()).toList();
  }

  private static Scenic toNext(String objective, List<String> appear, Ruleset ruleset) {
    return new Scenic.ToNext(List.of("a", "b", "c"), objective, appear, normal(ruleset));
  }

  @RulesetTest
  @Rule("BOS-04")
  void itGoesFromMarkToMarkAndRoundAgain(Ruleset ruleset) {
    Arena arena = arena(ruleset, toNext("", List.of(), ruleset)).start();
    List<Hex> stops = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      round(arena);
      stops.add(arena.only("Boss").hex());
    }
    assertThat(stops)
        .containsExactly(arena.hex('n'), arena.hex('o'), arena.hex('p'), arena.hex('n'));
  }

  @RulesetTest
  @Rule("BOS-04")
  void whoeverStandsThereMakesRoom(Ruleset ruleset) {
    Arena arena = arena(ruleset, toNext("", List.of(), ruleset));
    arena.room().objective(objective("Stone", arena.hex('n')));
    round(arena.start());
    assertThat(arena.only("Boss").hex()).isEqualTo(arena.hex('n'));
    assertThat(arena.only("Stone").hex().distanceTo(arena.hex('n'))).isEqualTo(1);
  }

  @RulesetTest
  @Rule({"BOS-04", "MAB-13"})
  void anObjectiveGoesAndAMonsterOfThatPlaceAppears(Ruleset ruleset) {
    Arena arena = arena(ruleset, toNext("Throne", List.of("Boss", "Imp", "Boss"), ruleset));
    arena.room().objective(objective("Throne", arena.hex('n')));
    round(arena.start());
    assertThat(arena.only("Throne").hex()).isEqualTo(arena.hex('o'));
    assertThat(there(arena, "Imp")).hasSize(2);
    assertThat(there(arena, "Imp").getLast().hex().distanceTo(arena.hex('o'))).isEqualTo(1);
    assertThat(arena.only("Boss").hex()).isEqualTo(arena.hex('m'));
  }

  @RulesetTest
  @Rule({"BOS-04", "OVL-71"})
  void itLaysObjectivesWithHitPointsByFormula(Ruleset ruleset) {
    Scenic lay = new Scenic.Lay("Egg", Formula.of("C + 1"), Formula.of("C + 2"), OptionalInt.of(9));
    Arena arena = round(arena(ruleset, lay).start());
    int characters = Parties.isForTwo(ruleset) ? 2 : 1;
    assertThat(there(arena, "Egg"))
        .hasSize(characters + 1)
        .allMatch(egg -> egg.maxHitPoints() == characters + 2)
        .allMatch(egg -> egg.hex().distanceTo(arena.hex('m')) == 1);
  }

  @RulesetTest
  @Rule({"BOS-04", "SPN-05"})
  void whatItLaidHatches(Ruleset ruleset) {
    Arena arena = arena(ruleset, new Scenic.Hatch("Egg", "Imp", normal(ruleset)));
    arena.room().objective(objective("Egg", arena.hex('o')));
    round(arena.start());
    assertThat(there(arena, "Egg")).isEmpty();
    assertThat(there(arena, "Imp").getLast().hex()).isEqualTo(arena.hex('o'));
  }

  @RulesetTest
  @Rule("BOS-04")
  void othersOfItsSideActForIt(Ruleset ruleset) {
    Scenic bid =
        new Scenic.Bid("Imp", List.of(new Ability.Move(Value.of(2), false), Ability.attack(1)));
    Arena arena = round(arena(ruleset, bid).start());
    assertThat(arena.only("Imp").hex().distanceTo(arena.hex('A'))).isEqualTo(1);
    assertThat(arena.events(Event.What.ATTACKED))
        .hasSize(1)
        .allMatch(event -> event.who().equals(arena.only("Imp").id()));
  }
}
