package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Area;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Spot;
import haven.model.ability.Value;
import haven.model.card.SummonCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.EnumSet;
import java.util.List;

/** LOS-12: abilities that are performed as if occupying another hex. */
final class ElsewhereTest {
  private static final StatLine GUARD = StatLine.of(30, 0, 0, 0);
  private static final Aim FROM_ALLY = Aim.AS_USUAL.asIf(Spot.of(Spot.Where.ALLY));

  /** A cannot see g, next to which B stands. */
  private static final String BEHIND_A_WALL =
      """
          A   #   g   B
            .   .   .
      """;

  private static Arena arena(Ruleset ruleset, String picture, StatLine line, Ability... abilities) {
    Arena arena =
        Arena.in(ruleset, picture)
            .hero('A', Arena.top(abilities))
            .hero('B')
            .monster('g', "Guard", line, MonsterCard.of(99))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    return arena;
  }

  private static Arena fromB(Ruleset ruleset, String picture, StatLine line, Ability... abilities) {
    Arena arena = arena(ruleset, picture, line, abilities);
    arena.choose(new Choice.To(arena.hex('B')));
    return arena;
  }

  private static Arena fromB(Ruleset ruleset, String picture, Ability... abilities) {
    return fromB(ruleset, picture, GUARD, abilities);
  }

  private static boolean offersGuard(Arena arena) {
    return arena.offered().contains("Guard");
  }

  @RulesetTest
  @Rule("LOS-12")
  void sightAndRangeAreTakenFromThatHex(Ruleset ruleset) {
    assertThat(offersGuard(arena(ruleset, BEHIND_A_WALL, GUARD, Ability.attack(3)))).isFalse();
    Arena melee = fromB(ruleset, BEHIND_A_WALL, Ability.attack(3, FROM_ALLY));
    assertThat(offersGuard(melee)).as("adjacent to B").isTrue();
    melee.strike("Guard");
    assertThat(melee.lost(melee.only("Guard"))).isEqualTo(3);
    assertThat(melee.figure("A").hex()).as("it stays where it is").isEqualTo(melee.hex('A'));
    Event.ActsFrom told = (Event.ActsFrom) melee.events(Event.What.ACTS_FROM).getFirst();
    assertThat(told.rule().text()).isEqualTo("LOS-12");
    assertThat(told.hex()).isEqualTo(melee.hex('B'));
    Ability give = Ability.suffer(Value.of(1), FROM_ALLY.range(1));
    assertThat(offersGuard(fromB(ruleset, BEHIND_A_WALL, give))).as("other abilities").isTrue();
  }

  @RulesetTest
  @Rule("LOS-12")
  void whatIsNearAndInSightOfTheFigureItselfIsOutOfReachFromThere(Ruleset ruleset) {
    String far = "g   A   .   .   B";
    Ability ranged = Ability.attack(1, FROM_ALLY.range(3));
    assertThat(offersGuard(fromB(ruleset, far, ranged))).as("range 4").isFalse();
    String hidden = BEHIND_A_WALL.replace('A', 'x').replace('B', 'A').replace('x', 'B');
    assertThat(offersGuard(fromB(ruleset, hidden, ranged))).as("hidden from B").isFalse();
    Ability adjacent = Ability.suffer(Value.of(1), FROM_ALLY.adjacently());
    assertThat(offersGuard(fromB(ruleset, far, adjacent))).as("adjacent to A only").isFalse();
  }

  @RulesetTest
  @Rule("LOS-12")
  void anAreaIsLaidFromThatHex(Ruleset ruleset) {
    Area sweep = Area.drawn("@   x");
    Arena arena = fromB(ruleset, BEHIND_A_WALL, Ability.attack(2, FROM_ALLY.over(sweep)));
    assertThat(arena.prompt().options())
        .containsExactly(new Choice.Decline(), new Choice.Lay(List.of(arena.hex('g'))));
  }

  @RulesetTest
  @Rule("LOS-12")
  void aPathBeginsInThatHex(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   g   h   B")
            .hero('A', Arena.top(Ability.attack(2, FROM_ALLY.range(2).alongPath())))
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(99))
            .monster('h', "Hound", GUARD, MonsterCard.of(98))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(new Choice.To(arena.hex('B')));
    arena.strike("Guard");
    arena.strike("Hound");
    assertThat(arena.lost(arena.only("Hound"))).isEqualTo(2);
  }

  /** Whoever is next to that hex is adjacent; whoever is next to the figure is not. */
  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"LOS-12", "ATK-37"})
  void adjacentMeansAdjacentToThatHex(Ruleset ruleset) {
    Rider close =
        new Rider.When(List.of(Check.Fact.TARGET_ADJACENT), List.of(new Rider.Plus(Value.of(4))));
    Ability shot = Ability.attack(1, FROM_ALLY.range(4), close);
    for (boolean next : new boolean[] {true, false}) {
      Arena arena = fromB(ruleset, next ? "A   .   .   g   B" : "B   .   .   g   A", shot);
      arena.strike("Guard");
      assertThat(arena.lost(arena.only("Guard"))).isEqualTo(next ? 5 : 1);
      Event.Drew drew = (Event.Drew) arena.events(Event.What.DREW).getFirst();
      assertThat(drew.cards()).as("disadvantage").hasSize(next ? 2 : 1);
    }
  }

  @RulesetTest
  @Rule("LOS-12")
  void aPushLeadsAwayFromThatHex(Ruleset ruleset) {
    Arena arena = fromB(ruleset, "A   .   x   g   B", Ability.push(1, FROM_ALLY.range(1)));
    arena.choose(arena.at(arena.only("Guard")));
    arena.chooseIfOffered(new Choice.Along(List.of(arena.hex('x'))));
    assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex('x'));
  }

  /** Retaliate is no part of the ability: it asks where the attacker stands. */
  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"LOS-12", "RET-02"})
  void retaliateMeetsTheAttackerWhereItStands(Ruleset ruleset) {
    StatLine line = GUARD.having(Effect.retaliate(2));
    for (boolean next : new boolean[] {true, false}) {
      Arena arena =
          fromB(
              ruleset,
              next ? "A   g   B" : "A   .   g   B",
              line,
              Ability.attack(1, FROM_ALLY.range(1)));
      arena.strike("Guard");
      assertThat(arena.lost('A')).isEqualTo(next ? 2 : 0);
    }
  }

  @RulesetTest
  @Rule("LOS-12")
  void theNextAbilityIsPerformedFromTheFiguresOwnHexAgain(Ruleset ruleset) {
    Arena arena = fromB(ruleset, BEHIND_A_WALL, Ability.attack(3, FROM_ALLY), Ability.attack(1));
    arena.strike("Guard");
    assertThat(offersGuard(arena)).isFalse();
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(1);
  }

  /** Part of the ability: without such a hex it cannot be performed, mandatory or not. */
  @RulesetTest
  @Rule("LOS-12")
  void withoutSuchAHexItIsNotPerformed(Ruleset ruleset) {
    Aim near = Aim.AS_USUAL.asIf(Spot.of(Spot.Where.ALLY).within(2));
    Ability attack = Ability.attack(3, near);
    for (Ability one : List.of(attack, new Ability.Must(attack))) {
      Arena arena = arena(ruleset, "A   g   .   B", GUARD, one, Ability.heal(1, Aim.SELF));
      assertThat(offersGuard(arena)).isFalse();
      arena.chooseIfOffered(new Choice.At(arena.figure("A").id()));
      assertThat(arena.events(Event.What.HEALED)).as("what comes after is").hasSize(1);
    }
    Arena closer = arena(ruleset, "A   g   B", GUARD, attack);
    assertThat(closer.prompt().options())
        .containsExactly(new Choice.To(closer.hex('B')), new Choice.Decline());
  }

  /** B is made to attack as if it stood where its ally A stands. */
  @RulesetTest
  @Rule("LOS-12")
  void aGrantedAbilityIsPerformedFromThereByWhomItIsGranted(Ruleset ruleset) {
    Aim ally = Aim.AS_USUAL.at(Affects.ALLIES);
    Ability grant = new Ability.Grant(ally, List.of(Ability.attack(3, FROM_ALLY)));
    Arena arena = arena(ruleset, "g   A   .   B", GUARD, grant);
    arena.choose(arena.at(arena.figure("B")));
    arena.chooseIfOffered(new Choice.Accept());
    arena.choose(new Choice.To(arena.hex('A')));
    arena.strike("Guard");
    Event.Attacked attacked = (Event.Attacked) arena.events(Event.What.ATTACKED).getFirst();
    assertThat(attacked.who()).isEqualTo(arena.figure("B").id());
  }

  @RulesetTest
  @Rule("LOS-12")
  void whoseHexItIsTheAbilitySays(Ruleset ruleset) {
    for (Spot.Where where : EnumSet.complementOf(EnumSet.of(Spot.Where.TARGET))) {
      Ability heal = Ability.heal(1, Aim.AS_USUAL.at(Affects.ALLIES).asIf(Spot.of(where)));
      Arena arena =
          arena(
              ruleset,
              "w   A   B   t   g",
              GUARD,
              new Ability.Summon(SummonCard.of("Wolf", 4, 2, 2), 1),
              new Ability.LayToken(2, 1),
              heal);
      arena.choose(new Choice.To(arena.hex('w')));
      arena.choose(new Choice.To(arena.hex('t')));
      assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.HEX);
      assertThat(letters(arena))
          .as(where.name())
          .isEqualTo(
              switch (where) {
                case OWN_TOKEN -> "t";
                case OWN_SUMMON -> "w";
                case ALLY -> "wB";
                case ENEMY -> "g";
                case HEX -> "wABtg";
                case TARGET -> ""; // it takes a target before: BrawlTest
              });
    }
  }

  private static String letters(Arena arena) {
    StringBuilder text = new StringBuilder();
    for (char letter : "wABtg".toCharArray()) {
      if (arena.prompt().options().contains(new Choice.To(arena.hex(letter)))) {
        text.append(letter);
      }
    }
    return text.toString();
  }
}
