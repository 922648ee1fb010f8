package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.heal;
import static haven.model.ability.Ability.move;
import static haven.model.ability.Ability.persistent;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** What may be left out of an action, and what may not. */
final class SkippedAndMandatoryTest {
  private static final ElementIcon FIRE = ElementIcon.of(Element.FIRE);
  private static final Ability HURT = new Ability.Must(Ability.suffer(Value.of(2), Aim.SELF));

  private static Arena arena(Ruleset ruleset, CardAction top) {
    return Arena.in(ruleset, "w   A   g   .   B")
        .hero('A', Arena.card("Zero", 20, top, CardAction.of()))
        .monster('g', "Guard", StatLine.of(10, 2, 2, 0))
        .company('B')
        .start()
        .turnOf('A');
  }

  private static boolean isLost(Arena arena) {
    return (arena.sheet('A').cards().lost() & 1) != 0;
  }

  @RulesetTest
  @Rule({"ABL-10a", "ABL-10b", "ABL-10c", "ABL-10d", "TRN-07a", "TRN-07b", "TRN-07c", "TRN-07d"})
  void harmlessAbilitiesMayBeSkippedOneByOne(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            CardAction.of(move(1), attack(1), heal(1, Aim.SELF), new Ability.Loot(1), attack(2)));
    arena.choose("top 0");
    for (Prompt.Kind kind :
        new Prompt.Kind[] {
          Prompt.Kind.STEP, Prompt.Kind.TARGET, Prompt.Kind.TARGET, Prompt.Kind.PERFORM
        }) {
      assertThat(arena.prompt().kind()).isEqualTo(kind);
      arena.choose("no");
    }
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(8);
  }

  @RulesetTest
  @Rule({"ABL-10a", "ABL-10b", "ABL-10c", "ABL-10d", "TRN-07a", "TRN-07b", "TRN-07c", "TRN-07d"})
  @Rule({"ABL-14a", "ABL-14b", "ABL-14c", "TRN-08"})
  void harmToOneselfIsSufferedOnceAnythingWasPerformed(Ruleset ruleset) {
    Arena arena = arena(ruleset, CardAction.of(attack(1), HURT));
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.NEGATE);
    arena.choose("yes");
    assertThat(arena.figure("A").hitPoints()).isEqualTo(8);
  }

  @RulesetTest
  @Rule({"ABL-14a", "ABL-14b", "ABL-14c", "TRN-07d"})
  void harmToOneselfIsNoDutyAsLongAsNothingWasPerformed(Ruleset ruleset) {
    Arena arena = arena(ruleset, CardAction.of(attack(1), HURT));
    arena.choose("top 0");
    arena.choose("no");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.PERFORM);
    arena.choose("no");
    assertThat(arena.figure("A").hitPoints()).isEqualTo(10);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
  }

  @RulesetTest
  @Rule({"ABL-10a", "ABL-10b", "ABL-10c", "ABL-10d", "ABL-14a", "ABL-14b", "TRN-07b", "TRN-07c"})
  void whoRefusesTheHarmRefusesWhatFollows(Ruleset ruleset) {
    Arena arena = arena(ruleset, CardAction.of(HURT, attack(5), move(3)).losing());
    arena.choose("top 0");
    arena.choose("no");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(isLost(arena)).isFalse();
  }

  @RulesetTest
  @Rule({"ABL-10a", "ABL-10c", "ABL-10d", "ABL-14a", "TRN-07b"})
  void harmToAlliesIsDoneAsWell(Ruleset ruleset) {
    Ability poison =
        new Ability.Must(Ability.give(Condition.POISON, Aim.AS_USUAL.at(Affects.ALLIES).range(5)));
    Arena arena = arena(ruleset, CardAction.of(attack(1), poison));
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.figure("B").has(Condition.POISON)).isTrue();
  }

  @RulesetTest
  @Rule({"ABL-10a", "ABL-10c", "ABL-10d", "ABL-14a", "TRN-07b"})
  void anAttackOnAnAllyIsMadeAsLongAsThereIsOne(Ruleset ruleset) {
    Ability betrayal = new Ability.Must(attack(2, Aim.AS_USUAL.at(Affects.ALLIES).range(5)));
    Arena arena = arena(ruleset, CardAction.of(attack(1), betrayal, move(1)));
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.prompt().kind())
        .as("B is attacked, nobody is asked")
        .isEqualTo(Prompt.Kind.NEGATE);
    arena.choose("yes");
    assertThat(arena.lost('B')).isEqualTo(2);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.STEP);
  }

  @RulesetTest
  @Rule({"ABL-13", "TGT-06"})
  void aMandatoryAttackWithoutATargetHoldsNobodyUp(Ruleset ruleset) {
    Ability betrayal = new Ability.Must(attack(2, Aim.AS_USUAL.at(Affects.ALLIES)));
    Arena arena = arena(ruleset, CardAction.of(betrayal, attack(1)));
    arena.choose("top 0");
    assertThat(arena.offered()).containsExactly("Guard");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(9);
  }

  @RulesetTest
  @Rule({"ABL-12a", "ABL-12b", "TRN-07a", "TRN-07c", "XPP-06"})
  void anActionMayBeDeclinedAndTheOtherPerformed(Ruleset ruleset) {
    CardAction full = CardAction.of(attack(1), persistent(Effect.shield(1))).xp(1).losing();
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero(
                'A',
                Arena.card("Zero", 20, full.infusing(FIRE), full.infusing(FIRE)),
                Arena.card("One", 30, CardAction.of(attack(2)), CardAction.of(attack(2))))
            .monster('g', "Guard", StatLine.of(10, 2, 2, 0))
            .company('B')
            .start()
            .turnOf('A');
    arena.choose("bottom 1");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(8);
    arena.choose("no");
    var cards = arena.sheet('A').cards();
    assertThat(cards.lost() | cards.active()).isZero();
    assertThat(cards.selected()).isZero();
    assertThat(arena.events(Event.What.XP)).isEmpty();
    assertThat(arena.events(Event.What.INFUSED)).isEmpty();
  }

  @RulesetTest
  @Rule("ABL-13")
  void anAttackWithoutATargetIsNotPerformed(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   g   .   B")
            .hero('A', Arena.card("Zero", 20, CardAction.of(attack(1)).losing(), CardAction.of()))
            .monster('g', "Guard", StatLine.of(10, 2, 2, 0))
            .company('B')
            .start()
            .turnOf('A');
    arena.choose("top 0");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(isLost(arena)).isFalse();
  }

  @RulesetTest
  @Rule({"ABL-13", "CRD-10"})
  void aMoveIsPerformedOnceAHexIsEntered(Ruleset ruleset) {
    Arena stays = arena(ruleset, CardAction.of(move(2)).losing());
    stays.choose("top 0");
    stays.choose("no");
    assertThat(isLost(stays)).isFalse();
    Arena moves = arena(ruleset, CardAction.of(move(2)).losing());
    moves.choose("top 0");
    moves.choose(new Choice.To(moves.hex('w')));
    moves.choose("no");
    assertThat(isLost(moves)).isTrue();
  }

  @RulesetTest
  @Rule(value = "ABL-13", in = Edition.FH)
  void lootingNothingIsNothingPerformed(Ruleset ruleset) {
    Arena arena = arena(ruleset, CardAction.of(new Ability.Loot(1)).losing());
    arena.choose("top 0");
    arena.choose("yes");
    assertThat(isLost(arena)).isFalse();
  }

  @RulesetTest
  @Rule({"ABL-14a", "ABL-14b", "ABL-14c", "ABL-30", "TRN-07d", "TRN-08"})
  @Rule({"XPP-01", "XPP-02", "XPP-03"})
  void experienceInfusionsAndLostIconAreNoChoice(Ruleset ruleset) {
    CardAction action = CardAction.of(attack(1), move(1)).xp(2).infusing(FIRE).losing();
    Arena arena = arena(ruleset, action);
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.xp('A')).isZero();
    assertThat(isLost(arena)).isFalse();
    arena.choose("no");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(isLost(arena)).isTrue();
    if (ruleset.levels().party().largest() > 1) {
      assertThat(arena.xp('A')).isEqualTo(2);
      assertThat(arena.events(Event.What.INFUSED)).hasSize(1);
    }
  }

  @RulesetTest
  @Rule({"XPP-01", "XPP-02", "XPP-06"})
  void nothingPerformedIsNothingLearned(Ruleset ruleset) {
    Arena arena = arena(ruleset, CardAction.of(attack(1), move(1)).xp(2).infusing(FIRE));
    arena.choose("top 0");
    arena.choose("no");
    arena.choose("no");
    assertThat(arena.xp('A')).isZero();
    assertThat(arena.events(Event.What.INFUSED)).isEmpty();
  }

  @RulesetTest
  @Rule({"ABL-14a", "ABL-14b", "ABL-30", "TRN-07d", "TRN-08"})
  void theActiveIconIsNoChoice(Ruleset ruleset) {
    Arena arena = arena(ruleset, CardAction.of(attack(1), persistent(Effect.shield(1))));
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(arena.sheet('A').cards().active()).isEqualTo(1);
    Arena refuses = arena(ruleset, CardAction.of(persistent(Effect.shield(1)), attack(1)));
    refuses.choose("top 0");
    refuses.choose("no");
    assertThat(refuses.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(refuses.sheet('A').cards().active()).isZero();
  }

  @RulesetTest
  @Rule({"ABL-10c", "TRN-07b"})
  void aLastingEffectMayBeLeftOutWhereOnlyHarmBinds(Ruleset ruleset) {
    Arena arena = arena(ruleset, CardAction.of(attack(1), persistent(Effect.shield(1))));
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.PERFORM);
    arena.choose("no");
    assertThat(arena.game.state().actives()).isEmpty();
  }

  @RulesetTest
  @Rule({"ABL-13", "TGT-06"})
  void aMandatoryKillWithoutATargetHoldsNobodyUp(Ruleset ruleset) {
    Ability kill = new Ability.Must(Ability.kill(Aim.AS_USUAL.at(Affects.ALLIES).range(1)));
    Arena arena = arena(ruleset, CardAction.of(kill, attack(1)));
    arena.choose("top 0");
    assertThat(arena.offered()).containsExactly("Guard");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(9);
  }
}
