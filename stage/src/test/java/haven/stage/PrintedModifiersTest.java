package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.model.monster.StatLine;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.table.Items;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Every kind of effect that modifier cards of the starting classes have, once in an attack. */
final class PrintedModifiersTest {
  private static final String ROW = "B   A   g   .   .   .";

  private static Arena arena(Ruleset ruleset, String map, ModifierCard card) {
    return Arena.in(ruleset, map)
        .hero('A', Arena.top(Ability.attack(2)), Arena.bottom(Ability.attack(2)))
        .hero('B')
        .modifiers('A', card)
        .monster('g', "Guard", StatLine.of(20, 0, 2, 0));
  }

  /** One attack of a hero whose cards are all of this kind. */
  private static Arena attack(Ruleset ruleset, Rider effect) {
    return attack(arena(ruleset, ROW, ModifierCard.plus(1, effect)).start());
  }

  private static Arena attack(Arena arena) {
    arena.turnOf('A').performTop().choose(arena.at(arena.all("Guard").getFirst()));
    return arena.asIs();
  }

  @RulesetTest
  @Rule(value = "AMD-08", in = Edition.GH)
  void conditionsForTheTarget(Ruleset ruleset) {
    for (Condition condition :
        List.of(
            Condition.STUN,
            Condition.DISARM,
            Condition.MUDDLE,
            Condition.POISON,
            Condition.WOUND,
            Condition.IMMOBILIZE)) {
      Arena arena = attack(ruleset, Rider.gives(condition));
      assertThat(arena.only("Guard").has(condition)).as(condition.toString()).isTrue();
      assertThat(arena.lost(arena.only("Guard"))).isEqualTo(3);
    }
  }

  @RulesetTest
  @Rule(value = "AMD-08", in = Edition.GH)
  void aCurseForTheTarget(Ruleset ruleset) {
    Arena arena = attack(ruleset, Rider.gives(Condition.CURSE));
    assertThat(arena.game.state().monsterModifiers().toString()).contains("curse");
  }

  @RulesetTest
  @Rule(value = "AMD-08", in = Edition.GH)
  void forcedMovement(Ruleset ruleset) {
    Arena pushed = attack(ruleset, Rider.push(2)).goOn();
    assertThat(pushed.events(Event.What.FORCED)).isNotEmpty();
    Arena pulls =
        Arena.in(ruleset, "B   A   .   g   .   .")
            .hero('A', Arena.top(Ability.attack(2).at(Value.of(2))))
            .hero('B')
            .modifiers('A', ModifierCard.plus(0, Rider.pull(1)))
            .monster('g', "Guard", StatLine.of(20, 0, 2, 0))
            .start();
    attack(pulls).goOn();
    assertThat(pulls.only("Guard").hex()).isNotEqualTo(pulls.hex('g'));
  }

  @RulesetTest
  @Rule(value = "AMD-08", in = Edition.GH)
  void pierce(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, ROW)
            .hero('A', Arena.top(Ability.attack(4)))
            .hero('B')
            .modifiers('A', ModifierCard.plus(0, new Rider.Pierce(3)))
            .monster('g', "Guard", StatLine.of(20, 0, 2, 0).having(Effect.shield(4)))
            .start();
    assertThat(attack(arena).lost(arena.only("Guard"))).isEqualTo(3);
  }

  @RulesetTest
  @Rule(
      value = {"AMD-08", "ATK-36a"},
      in = Edition.GH)
  void anAddedTarget(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "g   A   h   B", ModifierCard.plus(0, new Rider.PlusTargets(1)))
            .another('h', "Guard", Rank.NORMAL)
            .start();
    attack(arena);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.TARGET);
    arena.choose(arena.at(arena.all("Guard").getLast()));
    arena.asIs();
    assertThat(arena.all("Guard")).allMatch(guard -> arena.lost(guard) == 2);
  }

  @RulesetTest
  @Rule(
      value = {"AMD-08", "ATK-31"},
      in = Edition.GH)
  void aHealForTheAttacker(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, ROW, ModifierCard.plus(1, new Rider.Then(Ability.heal(2, Aim.SELF))))
            .start();
    arena.turnOf('A');
    arena.figure("A").hitPoints(5);
    arena.performTop().strike("Guard").until(Prompt.Kind.TARGET);
    arena.choose(arena.at(arena.figure("A")));
    assertThat(arena.figure("A").hitPoints()).isEqualTo(7);
  }

  @RulesetTest
  @Rule(value = "AMD-08", in = Edition.GH)
  void anInvisibleAttacker(Ruleset ruleset) {
    Arena arena = attack(ruleset, new Rider.Then(Ability.give(Condition.INVISIBLE, Aim.SELF)));
    arena.chooseIfOffered(arena.at(arena.figure("A")));
    assertThat(arena.figure("A").has(Condition.INVISIBLE)).isTrue();
    assertThat(arena.only("Guard").has(Condition.INVISIBLE)).isFalse();
  }

  @RulesetTest
  @Rule(value = "AMD-08", in = Edition.GH)
  void aShieldForTheAttackerToTheEndOfTheRound(Ruleset ruleset) {
    Arena arena = attack(ruleset, new Rider.Then(Ability.round(Effect.shield(1))));
    arena.choose("yes");
    assertThat(arena.game.state().actives()).hasSize(1);
    assertThat(shield(arena)).isEqualTo(1);
    arena.endRound();
    assertThat(shield(arena)).isZero();
  }

  private static int shield(Arena arena) {
    int sum = 0;
    for (var active : arena.game.state().actives()) {
      sum += active.owner().equals(arena.figure("A").id()) ? active.effects().size() : 0;
    }
    return sum;
  }

  @RulesetTest
  @Rule(
      value = {"AMD-08", "ATK-28"},
      in = Edition.GH)
  void anElement(Ruleset ruleset) {
    Arena arena = attack(ruleset, Rider.infuses(ElementIcon.of(Element.FIRE))).pass();
    ElementBoard board = (ElementBoard) arena.game.state().elements();
    assertThat(board.column(Element.FIRE)).isNotEqualTo(ElementBoard.Column.INERT);
  }

  @RulesetTest
  @Rule(value = "AMD-08", in = Edition.GH)
  void anItemIsRefreshed(Ruleset ruleset) {
    ItemCard item =
        ItemCard.of(
            "Any",
            ItemCard.Slot.SMALL,
            ItemCard.Wear.SPENT,
            ItemCard.Use.abilities(ItemCard.When.DURING_TURN, Ability.xp(1)));
    Arena arena =
        arena(
                ruleset,
                ROW,
                ModifierCard.plus(0, new Rider.Then(Ability.refresh(true, false, 1, Aim.SELF))))
            .items('A', item)
            .start();
    arena.turnOf('A').choose("use 0");
    assertThat(arena.sheet('A').items().wear(0)).isEqualTo(Items.Wear.SPENT);
    arena.performTop().strike("Guard");
    arena.choose(arena.at(arena.figure("A")));
    arena.chooseIfOffered(new Choice.Use(0));
    assertThat(arena.sheet('A').items().wear(0)).isEqualTo(Items.Wear.READY);
  }

  @RulesetTest
  @Rule(
      value = {"AMD-09a", "AMD-08"},
      in = Edition.GH)
  void rollingCardsAddTheirEffectsToTheNext(Ruleset ruleset) {
    List<ModifierCard> deck = new ArrayList<>();
    deck.addAll(Collections.nCopies(17, ModifierCard.rolling(0, Rider.gives(Condition.MUDDLE))));
    deck.add(ModifierCard.plus(2, Rider.gives(Condition.IMMOBILIZE)));
    Arena arena = arena(ruleset, ROW, ModifierCard.plus(0));
    arena.modifiers('A', deck.toArray(ModifierCard[]::new)).start();
    Watched guard = attack(arena).only("Guard");
    assertThat(arena.lost(guard)).isEqualTo(4);
    assertThat(guard.has(Condition.MUDDLE)).isTrue();
    assertThat(guard.has(Condition.IMMOBILIZE)).isTrue();
  }
}
