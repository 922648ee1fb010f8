package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.map.HexEffect;
import haven.model.map.TileKind;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** What a monster meets on its way takes effect at once, and may end the way. */
final class PathInterruptedTest {
  private static final StatLine LINE = StatLine.of(30, 3, 2, 0);
  private static final Ability[] MOVE_AND_ATTACK = {
    Ability.move(3), Ability.attack(2, Aim.AS_USUAL), Ability.heal(1, Aim.SELF)
  };

  /** The only way to A leads over a tile with that effect. */
  private static Arena trapped(Ruleset ruleset, TileKind kind, String... effect) {
    Arena arena =
        Arena.in(ruleset, "g   t   .   A   B")
            .hero('A')
            .company('B')
            .monster('g', "g", LINE, MonsterCard.of(5, MOVE_AND_ATTACK));
    arena.room().tile("tile", kind, arena.hex('t'), HexEffect.of(List.of(effect)));
    return arena.start().turnOf('A');
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"OVL-32", "CON-18a", "CON-18b", "CON-18c", "CON-05"})
  void aTrapThatImmobilizesEndsTheMove(Ruleset ruleset) {
    Arena arena = trapped(ruleset, TileKind.TRAP, "immobilize");
    assertThat(arena.only("g").hex()).isEqualTo(arena.hex('t'));
    assertThat(arena.only("g").has(Condition.IMMOBILIZE))
        .as("to the end of its next turn")
        .isTrue();
    assertThat(arena.events(Event.What.ATTACKED)).isEmpty();
    assertThat(arena.events(Event.What.HEALED)).as("its other abilities are performed").hasSize(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"OVL-32", "CON-21a", "CON-21b", "CON-21c", "CON-39"})
  void aTrapThatStunsEndsTheTurn(Ruleset ruleset) {
    Arena arena = trapped(ruleset, TileKind.TRAP, "stun");
    assertThat(arena.only("g").hex()).isEqualTo(arena.hex('t'));
    assertThat(arena.events(Event.What.ATTACKED)).isEmpty();
    assertThat(arena.events(Event.What.HEALED)).isEmpty();
  }

  @RulesetTest
  @Rule({"OVL-32", "MAB-22"})
  void aTrapThatHoldsNobodyIsPassed(Ruleset ruleset) {
    Arena arena = trapped(ruleset, TileKind.TRAP, "damage 2");
    assertThat(arena.only("g").hex()).isNotEqualTo(arena.hex('t'));
    assertThat(arena.lost(arena.only("g"))).as("2 of the trap, 1 healed").isEqualTo(1);
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(1);
  }

  @RulesetTest(Edition.BB)
  @Rule("CON-18a")
  void aHazardThatImmobilizesEndsTheMove(Ruleset ruleset) {
    Arena arena = trapped(ruleset, TileKind.HAZARD, "immobilize");
    assertThat(arena.only("g").hex()).isEqualTo(arena.hex('t'));
    assertThat(arena.events(Event.What.ATTACKED)).isEmpty();
  }

  @RulesetTest
  @Rule({"CON-18a", "CON-18b", "CON-18c", "CON-05"})
  void acharactersMoveEndsToo(Ruleset ruleset) {
    boolean traps = !ruleset.id().equals("BB");
    Arena arena =
        Arena.in(ruleset, "A   t   y   z   g   B")
            .hero('A', Arena.top(Ability.move(3)))
            .company('B')
            .monster('g', "g", LINE, MonsterCard.of(90));
    arena
        .room()
        .tile(
            "tile",
            traps ? TileKind.TRAP : TileKind.HAZARD,
            arena.hex('t'),
            HexEffect.of(List.of("immobilize")));
    arena.start().turnOf('A').performTop().walk('t');
    assertThat(arena.figure("A").has(Condition.IMMOBILIZE)).isTrue();
    assertThat(arena.isAsked(Prompt.Kind.STEP)).isFalse();
    assertThat(arena.figure("A").hex()).isEqualTo(arena.hex('t'));
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule("CON-08")
  void whoDiesOfATrapGainsNothingByIt(Ruleset ruleset) {
    Arena arena = trapped(ruleset, TileKind.TRAP, "damage 40", "wound");
    assertThat(arena.only("g").isGone()).isTrue();
    assertThat(arena.events(Event.What.GAINED)).isEmpty();
  }

  /**
   * A is invisible and waits beside the way from the monster to B, to do something to whoever comes
   * next to it; it is asked about that.
   */
  private static Arena ambushed(Ruleset ruleset, Ability does, boolean jumps, boolean ally) {
    Effect waits =
        Effect.self(new Effect.Change.Performs(Effect.Moment.ENEMY_COMES_ADJACENT, List.of(does)));
    Arena arena =
        Arena.in(
                ruleset,
                """
                .   g   x   y   z   B
                  .   .   A   .   .
                """)
            .hero('A', Arena.card("Wait", 20, CardAction.of(Ability.round(waits)), CardAction.of()))
            .hero('B', Arena.card("Rest", 30, CardAction.of(), CardAction.of()))
            .monster(
                'g',
                "g",
                LINE,
                MonsterCard.of(
                    50, new Ability.Move(Value.of(3), jumps), Ability.attack(2, Aim.AS_USUAL)));
    if (ally) {
      arena.monster('x', "h", LINE, MonsterCard.of(60));
    }
    if (jumps) {
      arena.room().tile("tile", TileKind.TRAP, arena.hex('x'), HexEffect.of(List.of("damage 3")));
    }
    arena.start().turnOf('A').performTop().choose("yes");
    arena.until(Prompt.Kind.ACTION, "B");
    arena.give(arena.figure("A"), Condition.INVISIBLE);
    return arena.until(Prompt.Kind.TARGET, "A");
  }

  private static Arena ambushed(Ruleset ruleset, Ability does) {
    Arena arena = ambushed(ruleset, does, false, false);
    arena.choose(arena.at(arena.only("g")));
    return arena;
  }

  @RulesetTest({Edition.GH, Edition.FH})
  @Rule({"CON-18a", "CON-18b"})
  void whoIsImmobilizedOnTheWayGoesNoFurther(Ruleset ruleset) {
    Arena arena = ambushed(ruleset, Ability.give(Condition.IMMOBILIZE, Aim.AS_USUAL));
    arena.endRound();
    assertThat(arena.only("g").hex()).isEqualTo(arena.hex('x'));
    assertThat(arena.events(Event.What.ATTACKED)).isEmpty();
  }

  @RulesetTest({Edition.GH, Edition.FH})
  @Rule({"CON-21a", "CON-21b", "CON-39"})
  void whoIsStunnedOnTheWayGoesNoFurther(Ruleset ruleset) {
    Arena arena = ambushed(ruleset, Ability.give(Condition.STUN, Aim.AS_USUAL));
    arena.endRound();
    assertThat(arena.only("g").hex()).isEqualTo(arena.hex('x'));
    assertThat(arena.events(Event.What.ATTACKED)).isEmpty();
  }

  @RulesetTest({Edition.GH, Edition.FH})
  @Rule("MMV-03")
  void whoIsPushedOnTheWayGoesOnFromThereWithThePointsLeft(Ruleset ruleset) {
    Arena arena = ambushed(ruleset, Ability.push(1, Aim.AS_USUAL));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.FORCED_PATH);
    arena.choose(new Choice.Along(List.of(arena.hex('g'))));
    arena.endRound();
    assertThat(arena.only("g").hex()).as("1 point spent, 2 left").isEqualTo(arena.hex('y'));
    assertThat(arena.events(Event.What.ATTACKED)).as("two hexes from B").isEmpty();
  }

  @RulesetTest({Edition.GH, Edition.FH})
  @Rule({"OVL-30", "CON-18a", "CON-18b"})
  void aJumpThatIsInterruptedLands(Ruleset ruleset) {
    Arena arena = ambushed(ruleset, Ability.give(Condition.IMMOBILIZE, Aim.AS_USUAL), true, false);
    arena.choose(arena.at(arena.only("g")));
    arena.endRound();
    assertThat(arena.only("g").hex()).isEqualTo(arena.hex('x'));
    assertThat(arena.lost(arena.only("g"))).isEqualTo(3);
  }

  @RulesetTest({Edition.GH, Edition.FH})
  @Rule("MOV-03")
  void nobodyIsHeldInTheHexOfAnother(Ruleset ruleset) {
    Arena arena = ambushed(ruleset, Ability.give(Condition.IMMOBILIZE, Aim.AS_USUAL), false, true);
    arena.choose(arena.at(arena.only("g")));
    arena.endRound();
    assertThat(arena.only("g").hex()).isEqualTo(arena.hex('g'));
    assertThat(arena.only("h").hex()).isEqualTo(arena.hex('x'));
  }

  /** A waits beside the ice, to push whoever comes next to it. */
  private static Effect waits(Ability does) {
    return Effect.self(
        new Effect.Change.Performs(Effect.Moment.ENEMY_COMES_ADJACENT, List.of(does)));
  }

  @RulesetTest
  @Rule({"OVL-58", "OVL-59"})
  void aHeroWhoIsPushedOffTheIceSlidesNoFurther(Ruleset ruleset) {
    Arena arena =
        Arena.in(
                ruleset,
                """
                .   u   .   .   .   .
                  C   x=  y=  z=  e   B
                .   .   m   .   .   .
                """)
            .hero('C', Arena.card("Go", 30, CardAction.of(Ability.move(1)), CardAction.of()))
            .hero('B', Arena.card("Late", 90, CardAction.of(), CardAction.of()))
            .monster(
                'm', "m", LINE.having(waits(Ability.push(1, Aim.AS_USUAL))), MonsterCard.of(99));
    arena.start().turnOf('C').performTop();
    arena.walk('x');
    assertThat(arena.isAsked(Prompt.Kind.FORCED_PATH)).isTrue();
    arena.choose(new Choice.Along(List.of(arena.hex('u'))));
    assertThat(arena.figure("C").hex()).isEqualTo(arena.hex('u'));
    assertThat(arena.log)
        .noneMatch(
            event ->
                event instanceof Event.Moved moved
                    && (moved.hex().equals(arena.hex('y')) || moved.hex().equals(arena.hex('e'))));
  }

  /** A pushes m by 3; after one hex m comes next to B, whose effect pushes it elsewhere. */
  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"FRC-02a", "FRC-02b"})
  void whoIsPushedElsewhereOnTheWayIsPushedOnFromThere(Ruleset ruleset) {
    Arena arena =
        Arena.in(
                ruleset,
                """
                .   .   .   u   .   .   .
                  A   m   x   y   z   e
                .   .   .   B   .   .   .
                """)
            .hero(
                'A',
                Arena.card(
                    "Push", 30, CardAction.of(Ability.push(3, Aim.AS_USUAL)), CardAction.of()))
            .hero(
                'B',
                Arena.card(
                    "Wait",
                    10,
                    CardAction.of(Ability.round(waits(Ability.push(1, Aim.AS_USUAL)))),
                    CardAction.of()))
            .monster('m', "m", LINE, MonsterCard.of(99));
    arena.start().turnOf('B').performTop().choose("yes");
    arena.until(Prompt.Kind.ACTION, "A").performTop();
    arena.choose(arena.at(arena.only("m")));
    arena.choose(new Choice.Along(List.of(arena.hex('x'), arena.hex('y'), arena.hex('z'))));
    arena.choose(arena.at(arena.only("m")));
    arena.choose(new Choice.Along(List.of(arena.hex('u'))));
    assertThat(arena.only("m").hex()).isEqualTo(arena.hex('u'));
    assertThat(arena.isAsked(Prompt.Kind.FORCED_PATH)).as("two hexes are left").isTrue();
    assertThat(arena.prompt().options())
        .filteredOn(Choice.Along.class::isInstance)
        .allMatch(option -> ((Choice.Along) option).path().size() <= 2)
        .anyMatch(option -> ((Choice.Along) option).path().size() == 2)
        .noneMatch(option -> ((Choice.Along) option).path().getFirst().equals(arena.hex('y')));
  }
}
