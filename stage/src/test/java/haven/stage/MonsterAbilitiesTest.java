package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.map.Treasure;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.ability.ElementBoard;
import haven.play.attack.Deaths;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.mind.SharedMind;
import haven.play.monster.CardReadings;
import haven.play.scenario.Deeds;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Set;

/** What monsters do besides moving and attacking. */
final class MonsterAbilitiesTest {
  private static final StatLine LINE = StatLine.of(20, 2, 1, 0);

  @RulesetTest
  @Rule("MAB-01")
  void theBonusesOfTheStatCardWorkForAStunnedMonster(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   .   B")
            .hero('A')
            .company('B')
            .monster('g', "Guard", LINE.having(Effect.shield(1)))
            .start()
            .turnOf('A');
    Watched guard = arena.only("Guard");
    arena.give(guard, Condition.STUN).basicAttack(guard);
    assertThat(arena.lost(guard)).isEqualTo(1);
  }

  /** One hero that can act early and late. */
  private static Arena fastAndSlow(Ruleset ruleset, String picture) {
    return Arena.in(ruleset, picture)
        .hero(
            'A',
            Arena.card("Slow", 80, CardAction.of(), CardAction.of()),
            Arena.card("Slower", 85, CardAction.of(), CardAction.of()),
            Arena.card("Fast", 10, CardAction.of(), CardAction.of()),
            Arena.card("Faster", 9, CardAction.of(), CardAction.of()))
        .hitPoints('A', 30)
        .company('B');
  }

  @RulesetTest
  @Rule({"MAB-02", "MAB-03"})
  void theBonusesOfTheAbilityCardWorkFromTheTurnToTheEndOfTheRound(Ruleset ruleset) {
    Arena arena =
        fastAndSlow(ruleset, "g   A   .   .   B")
            .monster('g', "Guard", LINE, MonsterCard.of(50, Ability.round(Effect.shield(1))))
            .start()
            .turnOf('A');
    Watched guard = arena.only("Guard");
    arena.basicAttack(guard);
    assertThat(arena.lost(guard)).as("after its turn").isEqualTo(1);
    arena.endRound();
    arena.choose(new Choice.Cards(2, 3));
    arena.turnOf('A').basicAttack(guard);
    assertThat(arena.lost(guard)).as("before its next turn").isEqualTo(1 + 2);
  }

  @RulesetTest
  @Rule(value = "MAB-02", in = Edition.FH)
  void theBonusesOfTheAbilityCardOutlastAStun(Ruleset ruleset) {
    Arena arena =
        fastAndSlow(ruleset, "g   A   .   .   B")
            .monster('g', "Guard", LINE, MonsterCard.of(50, Ability.round(Effect.shield(1))))
            .start()
            .turnOf('A');
    Watched guard = arena.only("Guard");
    arena.give(guard, Condition.STUN).basicAttack(guard);
    assertThat(arena.lost(guard)).isEqualTo(1);
  }

  @RulesetTest
  @Rule({"MAB-04", "MAB-24"})
  void bonusesOfBothCardsAddUpForTheMonsterItself(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   h   .   B")
            .hero('A')
            .hitPoints('A', 30)
            .company('B')
            .monster(
                'g',
                "Guard",
                LINE.having(Effect.shield(1), Effect.retaliate(1)),
                MonsterCard.of(
                    50, Ability.round(Effect.shield(1)), Ability.round(Effect.retaliate(2))))
            .monster('h', "Imp", LINE, MonsterCard.of(51))
            .start()
            .turnOf('A');
    Watched guard = arena.only("Guard");
    arena.basicAttack(guard).until(Prompt.Kind.ACTION, "A");
    assertThat(arena.lost(guard)).isZero();
    assertThat(arena.lost('A')).isEqualTo(3);
    assertThat(
            arena.log.stream()
                .filter(event -> event.what() == Event.What.RETALIATES)
                .map(Event::number))
        .containsExactly(3);
    arena.endRound().turnOf('A').basicAttack(arena.only("Imp"));
    assertThat(arena.lost(arena.only("Imp"))).isEqualTo(2);
    assertThat(arena.lost('A')).isEqualTo(3);
  }

  private static Ability heal(Aim aim) {
    return new Ability.Heal(Value.of(2), aim, List.of());
  }

  @RulesetTest
  @Rule({"MAB-05", "MAB-06"})
  void aHealGoesToWhoeverHasLostMost(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   h   .   .   .   A   .   B")
            .hero('A')
            .company('B')
            .monster('g', "Shaman", LINE, MonsterCard.of(50, heal(Aim.AS_USUAL.range(2))))
            .monster('h', "Guard", LINE)
            .start();
    Watched shaman = arena.only("Shaman");
    Watched guard = arena.only("Guard");
    shaman.hitPoints(15);
    guard.hitPoints(14);
    arena.turnOf('A');
    assertThat(shaman.hitPoints()).isEqualTo(15);
    assertThat(guard.hitPoints()).isEqualTo(16);
    guard.hitPoints(16);
    arena.endRound().turnOf('A');
    assertThat(shaman.hitPoints()).as("itself, now that it lacks most").isEqualTo(17);
  }

  @RulesetTest
  @Rule("MAB-06")
  void equallyHurtFriendsAreForThePlayersToChooseFrom(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   h   .   .   .   A   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Shaman", LINE, MonsterCard.of(50, heal(Aim.AS_USUAL.range(2))))
            .monster('h', "Guard", LINE)
            .start();
    arena.only("Shaman").hitPoints(15);
    arena.only("Guard").hitPoints(15);
    arena.until(Prompt.Kind.FIGURE);
    assertThat(arena.prompt().group()).isTrue();
    assertThat(arena.prompt().options()).hasSize(2);
  }

  @RulesetTest
  @Rule("MAB-07")
  void theRangeOfTheStatCardIsTheRangeOfHeals(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   .   h   .   i   .   A   .   B")
            .hero('A')
            .hero('B')
            .monster(
                'g', "Shaman", StatLine.of(20, 2, 1, 3), MonsterCard.of(50, heal(Aim.AS_USUAL)))
            .monster('h', "Guard", LINE)
            .monster('i', "Archer", LINE)
            .start();
    arena.only("Guard").hitPoints(15);
    arena.only("Archer").hitPoints(10);
    arena.turnOf('A');
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(17);
    assertThat(arena.only("Archer").hitPoints()).as("4 hexes away").isEqualTo(10);
  }

  @RulesetTest
  @Rule({"MAB-08", "MAB-09"})
  void monstersLootTokensButNoTreasuresAndOnlyByAbility(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "x$  g   y$  t   .   .   .   A   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Bandit", LINE, MonsterCard.of(50, new Ability.Loot(2)));
    arena.room().treasure(arena.hex('t'), new Treasure.Goal("gold"));
    arena.start().turnOf('A');
    assertThat(tokens(arena, 'x') + tokens(arena, 'y')).isZero();
    assertThat(arena.game.state().map().contents().treasures()).containsKey(arena.hex('t'));
    Watched bandit = arena.only("Bandit");
    Deaths.die(
        new Play(
            arena.game.state(), new Play.Workshop(new SharedMind(), new CardReadings(), false)),
        bandit.id(),
        FigureId.NOBODY,
        Deeds.Blow.ANY);
    assertThat(tokens(arena, 'x') + tokens(arena, 'y')).isZero();
    assertThat(tokens(arena, 'g')).as("its own token").isEqualTo(1);
  }

  private static int tokens(Arena arena, char at) {
    return arena.game.state().ground().tokens(arena.game.state().board().at(arena.hex(at)));
  }

  @RulesetTest
  @Rule({"MAB-08", "MAB-09"})
  void monstersDoNotLootAtTheEndOfTheirTurn(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   x$  A   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Bandit", LINE, MonsterCard.of(50, Ability.move(1)))
            .start()
            .turnOf('A');
    assertThat(arena.only("Bandit").hex()).isEqualTo(arena.hex('x'));
    assertThat(tokens(arena, 'x')).isEqualTo(1);
  }

  @RulesetTest
  @Rule("MAB-23")
  void aLootAbilityWithNothingInRangeIsNotPerformed(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "x$  .   g   .   .   A   .   B")
            .hero('A')
            .hero('B')
            .monster(
                'g',
                "Bandit",
                LINE,
                MonsterCard.of(50, new Ability.Loot(1)).infusing(ElementIcon.of(Element.FIRE)))
            .start()
            .turnOf('A');
    assertThat(arena.events(Event.What.SKIPPED)).hasSize(1);
    assertThat(((ElementBoard) arena.game.state().elements()).column(Element.FIRE))
        .as("nothing performed, nothing infused")
        .isEqualTo(ElementBoard.Column.INERT);
  }

  @RulesetTest
  @Rule("MAB-10")
  void negativeAbilitiesFindTheirTargetsAsAttacksDoWithoutMoving(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   .   .   A   .   .   B")
            .hero('A')
            .company('B')
            .monster(
                'g',
                "Witch",
                LINE,
                MonsterCard.of(
                    50,
                    Ability.give(Condition.MUDDLE, Aim.AS_USUAL.range(3)),
                    Ability.give(Condition.WOUND, Aim.AS_USUAL.range(2))))
            .start()
            .turnOf('A');
    assertThat(arena.figure("A").has(Condition.MUDDLE)).isTrue();
    assertThat(arena.figure("A").has(Condition.WOUND)).as("out of range").isFalse();
    assertThat(arena.only("Witch").hex()).isEqualTo(arena.hex('g'));
  }

  @RulesetTest
  @Rule({"MAB-11", "MAB-12"})
  void positiveConditionsGoToTheClosestWithoutThem(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "i   .   h   .   g   .   j   .   .   A   .   B")
            .hero('A')
            .company('B')
            .monster(
                'g',
                "Singer",
                LINE,
                MonsterCard.of(
                    50,
                    Ability.give(Condition.STRENGTHEN, Aim.AS_USUAL.at(Affects.ALLIES).range(4))))
            .monster('h', "Late", LINE, MonsterCard.of(70))
            .monster('i', "Far", LINE, MonsterCard.of(10))
            .monster('j', "Early", LINE, MonsterCard.of(55))
            .start()
            .turnOf('A');
    assertThat(gained(arena)).as("tie by initiative").containsExactly("Early");
    // Early has it still in the Singer's next turn, and Late is nearer than Far.
    arena.endRound();
    arena.give(arena.only("Early"), Condition.STRENGTHEN);
    arena.turnOf('A');
    assertThat(gained(arena)).containsExactly("Early", "Late");
  }

  private static List<String> gained(Arena arena) {
    return arena.events(Event.What.GAINED).stream()
        .map(event -> arena.game.state().figure(event.who()).nature().group())
        .toList();
  }

  @RulesetTest
  @Rule({"MAB-19", "MAB-20"})
  void aMonstersPushGoesAsFarAsPossibleWhereTheGroupLikes(Ruleset ruleset) {
    Arena arena =
        Arena.in(
                ruleset,
                """
                  .   .   .   .
                g   A   .   .   .
                  .   .   .   B
                """)
            .hero('A')
            .company('B')
            .monster(
                'g',
                "Ram",
                LINE,
                MonsterCard.of(50, Ability.attack(1, Aim.AS_USUAL, Rider.push(2))))
            .start()
            .until(Prompt.Kind.FORCED_PATH);
    assertThat(arena.prompt().group()).isTrue();
    assertThat(arena.prompt().options().size()).isGreaterThan(1);
    assertThat(arena.prompt().options())
        .allMatch(option -> option instanceof Choice.Along(List<Hex> path) && path.size() == 2);
  }

  @RulesetTest
  @Rule({"MAB-22", "MDT-04"})
  void whatIsLeftOfItsCardIsNotDoneByADeadMonster(Ruleset ruleset) {
    Ability curse = Ability.suffer(Value.of(3), Aim.AS_USUAL.range(5).everybody());
    Ability shield = Ability.round(Effect.shield(1));
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.round(Effect.retaliate(10))))
            .company('B')
            .monster(
                'g',
                "Rat",
                StatLine.of(5, 2, 1, 0),
                MonsterCard.of(50, Ability.attack(1), shield, curse))
            .start()
            .turnOf('A')
            .performTop();
    arena.choose("yes");
    arena.endRound();
    assertThat(arena.only("Rat").isGone()).isTrue();
    assertThat(arena.lost('A')).as("the attack, and nothing else").isEqualTo(1);
    assertThat(arena.game.state().actives()).isEmpty();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"MAB-22", "MDT-04"})
  void itsOtherTargetsAreNotAttackedByADeadMonster(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   B")
            .hero('A', Arena.top(Ability.round(Effect.retaliate(10))))
            .hero('B')
            .monster(
                'g',
                "Rat",
                StatLine.of(5, 2, 1, 0),
                MonsterCard.of(50, Ability.attack(1, Aim.AS_USUAL.targets(2))))
            .start()
            .turnOf('A')
            .performTop();
    arena.choose("yes");
    arena.endRound();
    assertThat(arena.only("Rat").isGone()).isTrue();
    assertThat(arena.lost('A')).isEqualTo(1);
    assertThat(arena.lost('B')).isZero();
  }

  @RulesetTest
  @Rule("MAB-22")
  void aMonsterThatDiesOnItsWayDoesNothingMore(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   ^   A   .   B")
            .hero('A')
            .company('B')
            .monster(
                'g',
                "Rat",
                StatLine.of(1, 2, 1, 0),
                MonsterCard.of(50, Ability.move(1), Ability.attack(1)))
            .start()
            .turnOf('A');
    assertThat(arena.only("Rat").isGone()).isTrue();
    assertThat(arena.events(Event.What.ATTACKED)).isEmpty();
  }

  @RulesetTest
  @Rule(
      value = {"MON-01"},
      in = Edition.FH)
  void twoAttackAbilitiesMayGoAgainstTheSameFocus(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   .   B")
            .hero('A')
            .hero('B')
            .monster(
                'g',
                "Wolf",
                LINE,
                MonsterCard.of(
                    50,
                    Ability.attack(1),
                    Ability.give(Set.of(Condition.STRENGTHEN), Aim.SELF),
                    Ability.attack(2)))
            .start()
            .turnOf('A');
    assertThat(arena.lost('A')).isEqualTo(3);
    assertThat(arena.only("Wolf").has(Condition.STRENGTHEN)).isTrue();
  }
}
