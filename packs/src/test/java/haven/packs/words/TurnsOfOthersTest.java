package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Cost;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.rulebook.Edition;
import haven.stage.Arena;
import haven.testkit.RulesetTest;
import java.util.List;

/** Turns against one's own side, turns beside one's own, and attacks that go elsewhere. */
final class TurnsOfOthersTest {
  private static final MonsterCard STRIKE = MonsterCard.of(50, Ability.Attack.of(Value.STAT));
  private static final StatLine THREE = StatLine.of(60, 2, 3, 0);

  private static Arena schemer(Ruleset ruleset, String picture, String... cards) {
    return WordsPack.trying(ruleset, "Schemer", picture, cards).monsters(THREE);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aTurncoatTakesItsTurnByItsOwnMindAgainstItsOwnSide(Ruleset ruleset) {
    Arena arena = schemer(ruleset, "A   a   b   B", "Treason").monsters(STRIKE).start();
    arena.target('a').playTop().endRound();
    assertThat(arena.lost('b')).as("struck by the turncoat").isEqualTo(3);
    assertThat(arena.lost('A')).isZero();
    assertThat(arena.lost('a')).as("loyal in the turns of others").isZero();
    assertThat(arena.lost('B')).as("struck by the other one").isEqualTo(3);
    assertThat(arena.happened(What.TURNED, 'a')).hasSize(1);
    assertThat(arena.happened(What.TURNED, 'b')).isEmpty();
    assertThat(arena.happened(What.FOCUSED, 'a').getFirst().whom())
        .isEqualTo(arena.figure('b').id());
    arena.remember().selectFirst(2).endRound();
    assertThat(arena.lost('A')).as("for a round only").isEqualTo(3);
    assertThat(arena.lost('b')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aTurncoatMovesThroughHeroesAndNotThroughItsOwn(Ruleset ruleset) {
    MonsterCard card =
        MonsterCard.of(50, new Ability.Move(Value.STAT, false), Ability.Attack.of(Value.STAT));
    Arena arena = schemer(ruleset, "a   A   .   b   B", "Treason").monsters(card).start();
    arena.target('a').playTop().untilTurnEnds(arena.figure('a'));
    assertThat(arena.happened(What.MOVED, 'a')).hasSize(2);
    assertThat(arena.lost('b')).isEqualTo(3);
    assertThat(arena.lost('A') + arena.lost('B')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void whoHasTurnedItMayControlIt(Ruleset ruleset) {
    MonsterCard card =
        MonsterCard.of(
            50,
            new Ability.Move(Value.STAT, false),
            Ability.Attack.of(Value.plus(1)),
            Ability.give(Condition.MUDDLE, Aim.AS_USUAL));
    Arena arena =
        schemer(ruleset, "A   a   x   y   b   B\n  .   .   c   .   .   .", "Treason")
            .monsters(card)
            .start();
    arena.target('a').play(0, Half.BOTTOM);
    arena.way('x', 'y').target('b', 'b').endTurn();
    arena.until(Prompt.Kind.STEP);
    assertThat(arena.prompt().seat()).isEqualTo(arena.sheet('A').seat());
    assertThat(arena.prompt().decider()).isEqualTo(0);
    arena.untilTurnEnds(arena.figure('a'));
    assertThat(arena.stands('a', 'y')).isTrue();
    assertThat(arena.lost('b')).isEqualTo(4);
    assertThat(arena.figure('b').has(Condition.MUDDLE)).isTrue();
    assertThat(arena.lost('A') + arena.lost('B') + arena.lost('c')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aControlledTurnHasTheRangeOfTheStatCardAndTheElementsOfTheCard(Ruleset ruleset) {
    StatLine ranged = StatLine.of(60, 2, 3, 3);
    Ability.Attack attack =
        new Ability.Attack(
            Value.STAT,
            Aim.AS_USUAL.range(Value.STAT),
            List.of(
                new Rider.Paid(
                    new Cost.Elements(List.of(ElementIcon.of(Element.FIRE))),
                    List.of(new Rider.Plus(Value.of(2))))));
    Arena arena =
        schemer(ruleset, "A   a   .   .   b   B", "Treason")
            .monsters(ranged)
            .monsters(MonsterCard.of(50, attack))
            .start()
            .strong(Element.FIRE);
    arena.target('a', 'b').play(0, Half.BOTTOM).untilTurnEnds(arena.figure('a'));
    assertThat(arena.lost('b')).isEqualTo(3 + 2);
    assertThat(arena.isStrong(Element.FIRE)).isFalse();
  }

  private static AbilityCard late(int initiative) {
    return AbilityCard.of(
        "Late " + initiative,
        initiative,
        CardAction.of(Ability.attack(5)),
        CardAction.of(Ability.move(1)));
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void anAllyTakesAnExtraTurnAtOnce(Ruleset ruleset) {
    Arena arena = schemer(ruleset, "a   A   B   b   .", "Encore").start();
    arena.give(arena.figure('B'), Condition.WOUND);
    int wound = arena.figure('B').hitPoints();
    arena.until(Prompt.Kind.CARDS).selectFirstTwo().until(Prompt.Kind.ACTION, "A");
    int selected = arena.sheet('B').cards().selected();
    arena.remember().choose(new Choice.Act(0, true, false));
    arena.answer(Prompt.Kind.CARDS, Choice.Cards.of(5, 4));
    arena.until(Prompt.Kind.ACTION, "B");
    assertThat(arena.game.viewFor(0).acting()).isEqualTo(arena.figure('B').id().number());
    assertThat(arena.figure('B').hitPoints()).as("it is a turn").isEqualTo(wound - 1);
    assertThat(arena.isStrong(Element.FIRE)).isFalse();
    assertThat(arena.prompt().options())
        .contains(new Choice.Act(4, true, true), new Choice.Act(5, false, true))
        .noneMatch(one -> one instanceof Choice.Act(int card, _, _) && card < 2);
    arena.target('b').perform(new Choice.Act(4, true, true));
    assertThat(arena.lost('b')).as("without what A has for its turn").isEqualTo(2);
    arena.target('a').endTurn().until(Prompt.Kind.ACTION, "A");
    assertThat(arena.isStrong(Element.FIRE)).as("not before the turn of A ends").isFalse();
    assertThat(arena.lost('a')).as("A goes on where it was").isEqualTo(2 + 1);
    assertThat(arena.game.viewFor(0).acting()).isEqualTo(arena.figure('A').id().number());
    assertThat(arena.zone('B', 4)).isEqualTo(Zone.DISCARD);
    assertThat(arena.zone('B', 5)).isEqualTo(Zone.DISCARD);
    assertThat(arena.sheet('B').cards().selected()).isEqualTo(selected);
    arena.endTurn().until(Prompt.Kind.ACTION, "B");
    assertThat(arena.isStrong(Element.FIRE)).isTrue();
    assertThat(arena.prompt().options()).contains(new Choice.Act(0, true, true));
    assertThat(arena.happened(What.TURN_STARTS, 'B')).hasSize(2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void anAllyMayRefuseTheExtraTurn(Ruleset ruleset) {
    Arena arena = schemer(ruleset, "a   A   B   b   .", "Encore").start();
    arena.selectFirstTwo().until(Prompt.Kind.ACTION, "A");
    arena.remember().choose(new Choice.Act(0, true, false));
    arena.until(Prompt.Kind.CARDS).choose(new Choice.Decline());
    arena.target('a').goOn();
    assertThat(arena.happened(What.TURN_STARTS, 'B')).isEmpty();
    assertThat(arena.lost('a')).isEqualTo(3);
    Arena far = schemer(ruleset, "a   A   .   B   b", "Encore").start().target('a').playTop();
    assertThat(far.happened(What.TURN_STARTS, 'B')).isEmpty();
    assertThat(far.lost('a')).isEqualTo(3);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void anAllyWhoRestsThisRoundStillRestsAfterTheExtraTurn(Ruleset ruleset) {
    Arena arena = schemer(ruleset, "a   A   B   b   .", "Encore").start().discard('B', 8, 9);
    arena.until(Prompt.Kind.CARDS);
    arena.answer(Prompt.Kind.CARDS, Choice.Cards.of(0, 1), new Choice.LongRest());
    arena.until(Prompt.Kind.ACTION, "A");
    arena.answer(Prompt.Kind.CARDS, Choice.Cards.of(5, 4));
    arena.choose(new Choice.Act(0, true, false));
    arena.until(Prompt.Kind.ACTION, "B");
    assertThat(arena.prompt().options()).contains(new Choice.Act(4, true, true));
    arena.endTurn().endRound();
    assertThat(arena.events(What.RESTED)).hasSize(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aSummonActsOnceMoreOutsideItsTurn(Ruleset ruleset) {
    Arena arena = schemer(ruleset, "a   z   A   .   B", "Helper", "Encore").start();
    arena.answer(Prompt.Kind.HEX, new Choice.To(arena.hex('z'))).playTop();
    arena.remember().play(1, Half.BOTTOM);
    assertThat(arena.lost('a')).isEqualTo(3);
    assertThat(arena.happened(What.ACTS_AGAIN)).hasSize(1);
    assertThat(arena.happened(What.TURN_STARTS)).isEmpty();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void twoCardsOfTheHandAreAnotherTurnLaterInTheRound(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   a   .   B")
            .hero('A', late(20), late(21), late(10), late(70), late(71))
            .hero('B')
            .blanks(40)
            .items('A', WordsPack.PACK.item("Second Wind"))
            .monster('a', "Idler", StatLine.of(60, 0, 1, 0), MonsterCard.of(60))
            .start();
    arena.select("A", 0, 1).until(Prompt.Kind.ACTION, "A");
    arena.choose(new Choice.Decline());
    arena.until(Prompt.Kind.ITEM).choose(new Choice.Use(0));
    arena.choose(new Choice.Accept());
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.CARDS);
    assertThat(arena.prompt().options())
        .contains(Choice.Cards.of(3, 2), Choice.Cards.of(3, 4))
        .doesNotContain(Choice.Cards.of(2, 3), new Choice.Decline());
    arena.choose(Choice.Cards.of(3, 2));
    assertThat(arena.happened(What.TURN_STARTS, 'A')).hasSize(1);
    arena.until(Prompt.Kind.ACTION, "B").endTurn().until(Prompt.Kind.ACTION, "A");
    assertThat(arena.happened(What.TURN_ENDS, 'a')).as("at 60, before 70").hasSize(1);
    int before = arena.figure('a').hitPoints();
    arena.target('a').perform(new Choice.Act(3, true, false));
    assertThat(before - arena.figure('a').hitPoints()).isEqualTo(5);
    arena.endTurn().until(Prompt.Kind.CARDS);
    assertThat(arena.happened(What.TURN_STARTS, 'A')).hasSize(2);
    assertThat(arena.zone('A', 2)).isEqualTo(Zone.DISCARD);
    assertThat(arena.zone('A', 3)).isEqualTo(Zone.DISCARD);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void anotherTurnIsNotOfferedWithoutLaterCards(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   a   .   B")
            .hero('A', late(90), late(91))
            .hero('B')
            .blanks(40)
            .items('A', WordsPack.PACK.item("Second Wind"))
            .monster('a', "Idler", StatLine.of(60, 0, 1, 0), MonsterCard.of(60))
            .start();
    arena.select("A", 0, 1).until(Prompt.Kind.ACTION, "A");
    arena.endTurn();
    assertThat(arena.until(Prompt.Kind.CARDS).happened(What.TURN_STARTS, 'A')).hasSize(1);
    assertThat(arena.sheet('A').items().isReady(0)).isTrue();
  }

  private static Arena redirected(Ruleset ruleset, String picture, StatLine line) {
    return schemer(ruleset, picture, "Treason")
        .monsters(line)
        .monsters(STRIKE)
        .items('A', WordsPack.PACK.item("False Heart"))
        .start();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void anAttackGoesToAnAllyOfTheAttackerInstead(Ruleset ruleset) {
    Arena arena = redirected(ruleset, "A   a   b   .   B", THREE);
    arena.answer(Prompt.Kind.ITEM, new Choice.Use(0)).selectFirstTwo().remember().endRound();
    assertThat(arena.lost('A')).isZero();
    assertThat(arena.lost('b')).isEqualTo(3);
    assertThat(arena.happened(What.INTERCEPTED)).hasSize(1);
    assertThat(arena.happened(What.ATTACKED, 'a').getFirst().whom())
        .isEqualTo(arena.figure('b').id());
    Arena unused = redirected(ruleset, "A   a   b   .   B", THREE);
    unused.selectFirstTwo().remember().endRound();
    assertThat(unused.lost('A')).isEqualTo(3);
    assertThat(unused.sheet('A').items().isReady(0)).isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void onlyWithinTheRangeOfTheAttacker(Ruleset ruleset) {
    Arena alone = redirected(ruleset, "A   a   .   b   .   B", THREE);
    alone.answer(Prompt.Kind.ITEM, new Choice.Use(0)).selectFirstTwo().remember();
    alone.untilTurnEnds(alone.figure('a'));
    assertThat(alone.lost('A')).isEqualTo(3);
    Arena elite =
        schemer(ruleset, "A   x   b   .   B", "Treason")
            .monsters(STRIKE)
            .another('x', "Idler", Rank.ELITE)
            .items('A', WordsPack.PACK.item("False Heart"))
            .start();
    elite.answer(Prompt.Kind.ITEM, new Choice.Use(0)).selectFirstTwo().remember();
    elite.untilTurnEnds(elite.figure('x'));
    assertThat(elite.lost('b')).as("the check is about the attacker").isZero();
  }
}
