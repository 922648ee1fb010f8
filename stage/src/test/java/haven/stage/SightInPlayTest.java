package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Area;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** LOS-07 to LOS-12: who has to see whom. */
final class SightInPlayTest {
  /** A wall hides everybody on the right from A, at range 3; t is hidden too. */
  private static final String HIDDEN =
      """
          x   A   #   %s
            .   .   .
      """;

  private static final Aim ANYWHERE = Aim.AS_USUAL;
  private static final Aim WITHIN_3 = Aim.AS_USUAL.range(3);

  /** Whether A, in its turn, is offered the hidden guard as a target. */
  private static boolean reachesEnemy(Ruleset ruleset, Ability ability) {
    Arena arena =
        Arena.in(ruleset, HIDDEN.formatted("g").replace("x", "B"))
            .hero('A', Arena.top(ability))
            .hero('B')
            .monster('g', "Guard", StatLine.of(20, 0, 0, 0), MonsterCard.of(99))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    begin(arena);
    return arena.offered().contains("Guard") || isHurt(arena);
  }

  private static void begin(Arena arena) {
    while (arena.isAsked(Prompt.Kind.PERFORM)) {
      arena.choose(new Choice.Accept());
    }
  }

  private static boolean isHurt(Arena arena) {
    return arena.lost(arena.only("Guard")) > 0 || !arena.only("Guard").conditions().isEmpty();
  }

  /** Whether A is offered the hidden hero B, or has used the ability on B without asking. */
  private static boolean reachesAlly(Ruleset ruleset, Ability ability) {
    Arena arena =
        Arena.in(ruleset, HIDDEN.formatted("B"))
            .hero('A', Arena.top(ability))
            .hero('B')
            .start()
            .turnOf('A');
    arena.choose("top 0");
    begin(arena);
    return arena.prompt().options().contains(arena.at(arena.figure("B")))
        || arena.events(Event.What.ACTIVATED).stream()
            .anyMatch(event -> event.who().equals(arena.figure("B").id()));
  }

  private static Ability give(Aim aim) {
    return Ability.give(Condition.WOUND, aim);
  }

  private static Ability heal(Aim aim) {
    return Ability.heal(2, aim.at(Affects.ALLIES));
  }

  @RulesetTest
  @Rule("LOS-07")
  void whateverTargetsNeedsSightWithARangeOrWithout(Ruleset ruleset) {
    for (Aim aim : new Aim[] {ANYWHERE, WITHIN_3}) {
      assertThat(reachesEnemy(ruleset, give(aim))).isFalse();
      assertThat(reachesAlly(ruleset, heal(aim))).isFalse();
      assertThat(reachesEnemy(ruleset, Ability.push(1, aim))).isFalse();
      assertThat(reachesAlly(ruleset, grant(aim))).isFalse();
    }
    assertThat(reachesEnemy(ruleset, Ability.attack(1, WITHIN_3))).isFalse();
    assertThat(createsBehindTheWall(ruleset)).as("a hex").isFalse();
  }

  private static Ability grant(Aim aim) {
    return new Ability.Grant(aim.at(Affects.ALLIES), List.of(Ability.move(1)));
  }

  private static boolean createsBehindTheWall(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, HIDDEN.formatted("t").replace("x", "B"))
            .hero('A', Arena.top(new Ability.CreateTile(OverlayTile.of(Terrain.DIFFICULT), 3, 1)))
            .hero('B')
            .start()
            .turnOf('A');
    arena.choose("top 0");
    return arena.prompt().options().contains(new Choice.To(arena.hex('t')));
  }

  @RulesetTest
  @Rule("LOS-08")
  void attacksAndWhateverHasARangeNeedSight(Ruleset ruleset) {
    assertThat(reachesEnemy(ruleset, Ability.attack(1, WITHIN_3))).isFalse();
    assertThat(reachesEnemy(ruleset, give(WITHIN_3))).isFalse();
    assertThat(reachesEnemy(ruleset, Ability.suffer(Value.of(1), WITHIN_3))).isFalse();
    assertThat(reachesAlly(ruleset, heal(WITHIN_3))).isFalse();
    assertThat(lootsBehindTheWall(ruleset)).isFalse();
    assertThat(reachesEnemy(ruleset, give(ANYWHERE))).as("no attack, no range").isTrue();
    assertThat(reachesAlly(ruleset, heal(ANYWHERE))).isTrue();
  }

  private static boolean lootsBehindTheWall(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, HIDDEN.formatted("t$").replace("x", "B"))
            .hero('A', Arena.top(new Ability.Loot(3)))
            .hero('B')
            .setup(setup -> setup.withLoot(StartTest.pool()))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.chooseIfOffered(new Choice.Accept());
    return arena.game.state().ground().tokens(arena.game.state().board().at(arena.hex('t'))) == 0;
  }

  @RulesetTest
  @Rule("LOS-09")
  void targetingAndRangeBothAskForSight(Ruleset ruleset) {
    for (Aim aim : new Aim[] {ANYWHERE, WITHIN_3}) {
      assertThat(reachesEnemy(ruleset, give(aim))).isFalse();
      assertThat(reachesAlly(ruleset, heal(aim))).isFalse();
      assertThat(reachesAlly(ruleset, grant(aim))).isFalse();
    }
    assertThat(reachesEnemy(ruleset, Ability.attack(1, WITHIN_3))).isFalse();
    assertThat(reachesEnemy(ruleset, Ability.suffer(Value.of(1), WITHIN_3))).isFalse();
    assertThat(reachesEnemy(ruleset, Ability.suffer(Value.of(1), ANYWHERE))).isTrue();
  }

  /** A sweep covers a hex beyond a wall line; in its area, but hidden. */
  @RulesetTest
  @Rule("LOS-10")
  void meleeAttacksNeedSightToo(Ruleset ruleset) {
    String passage =
        """
            #   #   #   #
          B   .   A  |g   .
            #   #   #   #
        """;
    for (boolean open : new boolean[] {false, true}) {
      Arena arena =
          Arena.in(ruleset, open ? passage.replace('#', '.').replace('|', ' ') : passage)
              .hero('A', Arena.top(Ability.attack(1, Aim.AS_USUAL.over(Area.drawn("@   x")))))
              .hero('B')
              .monster('g', "Guard", StatLine.of(20, 0, 0, 0), MonsterCard.of(99))
              .start()
              .turnOf('A');
      arena.choose("top 0");
      assertThat(arena.isAsked(Prompt.Kind.AREA) || isHurt(arena)).isEqualTo(open);
    }
  }

  /** Corner to corner, a passage one hex wide leaves no free corner even to the next hex. */
  @RulesetTest(Edition.GH)
  @Rule("LOS-10")
  void noMeleeInANarrowPassageOfGloomhaven(Ruleset ruleset) {
    for (String side : new String[] {"#", "."}) {
      Arena arena =
          Arena.in(
                  ruleset,
                  """
                      #   #   %s   #   #
                    B   A   g   .   .   .
                      #   #   #   #   #
                  """
                      .formatted(side))
              .hero('A', Arena.top(Ability.attack(1)))
              .hero('B')
              .monster('g', "Guard", StatLine.of(20, 0, 0, 0), MonsterCard.of(99))
              .start()
              .turnOf('A');
      arena.choose("top 0");
      assertThat(arena.offered().contains("Guard")).isFalse();
    }
  }

  @RulesetTest
  @Rule("LOS-11")
  void whatDoesNotTargetNeedsNoSight(Ruleset ruleset) {
    assertThat(reachesEnemy(ruleset, Ability.suffer(Value.of(1), WITHIN_3))).isTrue();
    assertThat(reachesEnemy(ruleset, Ability.suffer(Value.of(1), Aim.AS_USUAL.range(2))))
        .as("but range")
        .isFalse();
    Effect shield = Effect.shield(1);
    Aim allies = WITHIN_3.at(Affects.ALLIES);
    assertThat(reachesAlly(ruleset, Ability.round(shield).to(allies))).isTrue();
    assertThat(reachesAlly(ruleset, Ability.round(Effect.retaliate(1)).to(allies))).isTrue();
    assertThat(lootsBehindTheWall(ruleset)).isTrue();
    Drawn hidden = Drawn.of("C   #   t\n  .   .\n\nC: character\n", ruleset);
    assertThat(hidden.teleport('C', 2).destinations()).isEqualTo("t");
    assertThat(hidden.move('C', 3).stops()).contains("t");
  }

  @RulesetTest
  @Rule("EX-LOS-01")
  void pastAnOpenDoorButNotNextToEachOther(Ruleset ruleset) {
    String map =
        """
            #   #   #
              #   d%s  #
            C   A  |M   #
              #   #   #

        A: character
        C: character
        M: monster
        """;
    Drawn open = Drawn.of(map.formatted("'"), ruleset);
    assertThat(open.aimed('A', Ability.attack(1), 'M').lost()).as("not adjacent").isZero();
    assertThat(open.aimed('A', Ability.attack(1, Aim.AS_USUAL.range(2)), 'M').lost()).isEqualTo(1);
    assertThat(open.aimed('A', give(ANYWHERE.adjacently()), 'M').figure().has(Condition.WOUND))
        .isFalse();
    Drawn closed = Drawn.of(map.formatted("+"), ruleset);
    assertThat(closed.aimed('A', Ability.attack(1, Aim.AS_USUAL.range(9)), 'M').lost()).isZero();
    assertThat(closed.aimed('A', give(ANYWHERE), 'M').figure().has(Condition.WOUND)).isFalse();
  }
}
