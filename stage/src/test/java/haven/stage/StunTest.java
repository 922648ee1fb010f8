package haven.stage;

import static haven.model.Condition.STUN;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.table.HeroState;
import haven.play.table.Items;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** What stun keeps figures from, and what it does not. */
final class StunTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 2, 0);
  private static final Ability HITS = Ability.Attack.of(Value.STAT);
  private static final Ability WALKS = new Ability.Move(Value.STAT, false);
  private static final ItemCard DRINK =
      ItemCard.of(
          "Drink",
          ItemCard.Slot.SMALL,
          ItemCard.Wear.SPENT,
          ItemCard.Use.abilities(ItemCard.When.DURING_TURN, Ability.heal(1, Aim.SELF)));
  private static final ItemCard BUCKLER =
      ItemCard.of(
          "Buckler",
          ItemCard.Slot.BODY,
          ItemCard.Wear.SPENT,
          ItemCard.Use.effects(ItemCard.When.WHEN_ATTACKED, Effect.shield(1)));

  /** The top is lost, gives experience and infuses fire; the bottom stays active. */
  private static Arena rich(Ruleset ruleset, Ability... top) {
    return Arena.in(ruleset, "A   g   .   .   B")
        .hero(
            'A',
            Arena.card(
                "Rich",
                20,
                CardAction.of(top).losing().xp(2).infusing(ElementIcon.of(Element.FIRE)),
                CardAction.of()),
            Arena.card(
                "Lasting",
                21,
                CardAction.of(),
                CardAction.of(Ability.persistent(Effect.shield(1))).xp(1)))
        .items('A', DRINK)
        .hero('B')
        .monster('g', "Guard", GUARD)
        .start();
  }

  @RulesetTest
  @Rule({"CON-21a", "CON-21b", "CON-21c", "CON-22"})
  void aStunnedCharacterSelectsCardsAndDiscardsThemWithoutAnyEffect(Ruleset ruleset) {
    Arena arena = rich(ruleset, Ability.attack(3));
    Watched hero = arena.figure("A");
    arena.give(hero, STUN);
    assertThat(arena.game.prompts().stream().map(Prompt::figure)).contains(hero.id());
    arena.selectFirstTwo();
    arena.until(Prompt.Kind.ACTION);
    assertThat(arena.prompt().figure()).as("not asked").isEqualTo(arena.figure("B").id());
    HeroState sheet = arena.sheet('A');
    assertThat(sheet.cards().discards()).isEqualTo(0b11);
    assertThat(sheet.cards().lost()).isZero();
    assertThat(sheet.cards().active()).isZero();
    assertThat(arena.events(Event.What.XP)).isEmpty();
    assertThat(arena.events(Event.What.ITEM_USED)).isEmpty();
    assertThat(((ElementBoard) arena.game.state().elements()).column(Element.FIRE))
        .isEqualTo(ElementBoard.Column.INERT);
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(10);
    assertThat(hero.has(STUN)).as("over with its turn").isFalse();
  }

  @RulesetTest
  @Rule({"CON-21a", "CON-21b", "CON-21c"})
  void itemsOutsideTheOwnTurnAreBarredInFrosthavenAlone(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A')
            .items('A', BUCKLER)
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(10, HITS))
            .start();
    arena.give(arena.figure("A"), STUN).selectFirstTwo();
    arena.until(prompt -> prompt.kind() == Prompt.Kind.ITEM || prompt.kind() == Prompt.Kind.NEGATE);
    assertThat(arena.isAsked(Prompt.Kind.ITEM)).isEqualTo(!ruleset.id().equals("FH"));
  }

  @RulesetTest
  @Rule("CON-21b")
  void bonusesGainedEarlierStayActive(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.round(Effect.shield(1)), Ability.give(STUN, Aim.SELF)))
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(50, HITS))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose("yes");
    assertThat(arena.figure("A").has(STUN)).isTrue();
    arena.until(Prompt.Kind.CARDS);
    assertThat(arena.figure("A").hitPoints()).isEqualTo(9);
  }

  @RulesetTest
  @Rule({"CON-23", "CON-21a", "CON-21c"})
  void aLongRestWorksAsUsual(Ruleset ruleset) {
    Arena arena = rich(ruleset, Ability.attack(3));
    Watched hero = arena.figure("A");
    arena.turnOf('A').choose("use 0");
    arena.until(Prompt.Kind.ACTION).endRound();
    hero.hitPoints(5);
    assertThat(arena.sheet('A').items().wear(0)).isEqualTo(Items.Wear.SPENT);
    arena.give(hero, STUN);
    while (arena.isAsked(Prompt.Kind.CARDS)) {
      arena.choose(
          arena.prompt().figure().equals(hero.id())
              ? new Choice.LongRest()
              : arena.prompt().options().getFirst());
    }
    arena.until(Prompt.Kind.CARDS);
    assertThat(arena.sheet('A').cards().lost()).isNotZero();
    assertThat(arena.sheet('A').cards().discards()).isZero();
    assertThat(hero.hitPoints()).isEqualTo(7);
    assertThat(arena.sheet('A').items().wear(0)).isNotEqualTo(Items.Wear.SPENT);
  }

  @RulesetTest
  @Rule({"CON-24", "CON-21a", "CON-21b", "CON-21c"})
  void aStunnedMonsterDoesNothingButItsBonusesStay(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   g   .   .   B")
            .hero('A', Arena.top(Ability.attack(3, Aim.AS_USUAL.range(2))))
            .hero('B')
            .monster(
                'g',
                "Guard",
                GUARD.having(Effect.shield(1)),
                MonsterCard.of(50, WALKS, HITS, Ability.heal(2, Aim.SELF)))
            .start();
    Watched guard = arena.only("Guard");
    arena.give(guard, STUN).turnOf('A').choose("top 0");
    arena.against(guard);
    assertThat(guard.hitPoints()).as("shield 1").isEqualTo(8);
    arena.until(Prompt.Kind.CARDS);
    assertThat(guard.hex()).isEqualTo(arena.hex('g'));
    assertThat(guard.hitPoints()).isEqualTo(8);
    assertThat(arena.events(Event.What.FOCUSED)).isEmpty();
    assertThat(guard.has(STUN)).isFalse();
    arena.endRound();
    assertThat(arena.events(Event.What.FOCUSED)).isNotEmpty();
    assertThat(guard.hex()).isNotEqualTo(arena.hex('g'));
  }

  @RulesetTest
  @Rule({"CON-24"})
  void bonusesOfAMonsterCardGainedBeforeStayActive(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   g   .   .   B")
            .hero(
                'A',
                Arena.card(
                    "Late",
                    60,
                    CardAction.of(
                        Ability.give(STUN, Aim.AS_USUAL.range(2)),
                        Ability.attack(3, Aim.AS_USUAL.range(2))),
                    CardAction.of()),
                Arena.card("Later", 61, CardAction.of(), CardAction.of()))
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(50, Ability.round(Effect.shield(2))))
            .start()
            .turnOf('A');
    Watched guard = arena.only("Guard");
    arena.choose("top 0");
    arena.choose(arena.at(guard));
    arena.until(prompt -> arena.offeredFigures().contains(guard));
    arena.against(guard);
    assertThat(guard.hitPoints()).isEqualTo(9);
  }

  @RulesetTest
  @Rule("CON-39")
  void stunInTheMiddleOfATurnEndsWhatTheFigureCanDoAtOnce(Ruleset ruleset) {
    Arena arena = rich(ruleset, Ability.give(STUN, Aim.SELF), Ability.attack(3), Ability.xp(5));
    Watched hero = arena.figure("A");
    arena.turnOf('A').choose("top 0");
    arena.choose(arena.at(hero));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(arena.game.state().figure(arena.prompt().figure()).name()).isEqualTo("B");
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(10);
    HeroState sheet = arena.sheet('A');
    assertThat(sheet.cards().lost()).as("its action was performed").isEqualTo(0b01);
    assertThat(sheet.cards().discards()).as("not used").isEqualTo(0b10);
    assertThat(sheet.cards().active()).isZero();
    assertThat(arena.events(Event.What.XP).stream().mapToInt(Event::number).sum()).isEqualTo(2);
    assertThat(hero.has(STUN)).as("and the whole next turn").isTrue();
  }

  @RulesetTest
  @Rule(value = "CON-21a", in = Edition.GH)
  void aGrantedAbilityIsNoneItCanPerform(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero(
                'A',
                Arena.card("Late", 95, CardAction.of(), CardAction.of()),
                Arena.card("Later", 96, CardAction.of(), CardAction.of()))
            .hero(
                'B',
                Arena.top(new Ability.Grant(Aim.AS_USUAL.range(5), List.of(Ability.attack(2)))))
            .monster('g', "Guard", GUARD)
            .start();
    arena.give(arena.figure("A"), STUN).turnOf('B').choose("top 0");
    arena.chooseIfOffered(arena.at(arena.figure("A")));
    assertThat(arena.isAsked(Prompt.Kind.PERFORM)).isFalse();
    arena.until(Prompt.Kind.CARDS);
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(10);
  }
}
