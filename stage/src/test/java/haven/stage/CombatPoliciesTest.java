package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Policy;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.card.ItemCard.Slot;
import haven.model.card.ItemCard.Use;
import haven.model.card.ItemCard.Wear;
import haven.model.card.ItemCard.When;
import haven.model.card.ModifierCard;
import haven.model.map.Treasure;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.Reward;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A table switches a reading about attacks, cards or items, and the game goes the other way. */
final class CombatPoliciesTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 2, 0);

  private static Ruleset jaws(Policy policy, String value) {
    return policy.set(Ruleset.JAWS_OF_THE_LION, value);
  }

  private static Ruleset gloomhaven(Policy policy, String value) {
    return policy.set(Ruleset.GLOOMHAVEN, value);
  }

  private static Arena arena(Ruleset ruleset, String map, Ability... top) {
    return Arena.in(ruleset, map).hero('A', Arena.top(top)).hero('B').monster('g', "Guard", GUARD);
  }

  @Test
  void positiveReachesSelf() {
    assertThat(strengthened(jaws(Policy.POSITIVE_REACHES_SELF, "true"))).contains("A", "B");
    assertThat(strengthened(jaws(Policy.POSITIVE_REACHES_SELF, "false")))
        .contains("B")
        .doesNotContain("A");
  }

  private static List<String> strengthened(Ruleset ruleset) {
    Ability give = Ability.give(Condition.STRENGTHEN, Aim.AS_USUAL.range(3));
    Arena arena = arena(ruleset, "A   B   .   g", give).start().turnOf('A');
    arena.choose("top 0");
    return arena.offeredFigures().stream().map(figure -> figure.name()).toList();
  }

  /** B grants the stunned A an attack, which is not A's turn. */
  @Test
  void stunBarsAbilities() {
    assertThat(granted(gloomhaven(Policy.STUN_BARS_ABILITIES, "always"))).isFalse();
    assertThat(granted(gloomhaven(Policy.STUN_BARS_ABILITIES, "own-turn"))).isTrue();
  }

  private static boolean granted(Ruleset ruleset) {
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
    arena.give(arena.figure("A"), Condition.STUN).turnOf('B').choose("top 0");
    arena.chooseIfOffered(arena.at(arena.figure("A")));
    return arena.isAsked(Prompt.Kind.PERFORM) || arena.isAsked(Prompt.Kind.TARGET);
  }

  @Test
  void stunBarsItems() {
    assertThat(shielded(gloomhaven(Policy.STUN_BARS_ITEMS, "own-turn"))).isTrue();
    assertThat(shielded(gloomhaven(Policy.STUN_BARS_ITEMS, "always"))).isFalse();
  }

  private static boolean shielded(Ruleset ruleset) {
    ItemCard buckler =
        ItemCard.of(
            "Buckler",
            Slot.ONE_HAND,
            Wear.SPENT,
            Use.effects(When.WHEN_ATTACKED, Effect.shield(1)));
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A')
            .items('A', buckler)
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(10, Ability.attack(2)))
            .start();
    arena.give(arena.figure("A"), Condition.STUN).selectFirstTwo();
    arena.until(prompt -> prompt.kind() == Prompt.Kind.ITEM || prompt.kind() == Prompt.Kind.NEGATE);
    return arena.isAsked(Prompt.Kind.ITEM);
  }

  @Test
  void foundItemsAtOnce() {
    assertThat(itemsAfterLooting(gloomhaven(Policy.FOUND_ITEMS_AT_ONCE, "false"))).isZero();
    assertThat(itemsAfterLooting(gloomhaven(Policy.FOUND_ITEMS_AT_ONCE, "true"))).isEqualTo(1);
  }

  private static int itemsAfterLooting(Ruleset ruleset) {
    ItemCard ring = potion("Ring");
    Arena arena =
        arena(ruleset, "B   A   t   .   g", new Ability.Loot(1))
            .setup(
                setup ->
                    setup
                        .withTreasures(Map.of(7, List.of(new Reward.Item("Ring"))))
                        .withItems(List.of(), List.of(ring)));
    arena.room().treasure(arena.hex('t'), new Treasure.Numbered(7));
    arena.start().turnOf('A').performTop().choose("yes");
    return arena.sheet('A').items().size();
  }

  private static ItemCard potion(String name) {
    return ItemCard.of(
        name, Slot.SMALL, Wear.SPENT, Use.abilities(When.DURING_TURN, Ability.heal(1, Aim.SELF)));
  }

  @Test
  void itemsDuringAbilities() {
    assertThat(usableOnTheWay(gloomhaven(Policy.ITEMS_DURING_ABILITIES, "true"))).isTrue();
    assertThat(usableOnTheWay(gloomhaven(Policy.ITEMS_DURING_ABILITIES, "false"))).isFalse();
  }

  private static boolean usableOnTheWay(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "A   .   .   B   g", Ability.move(2)).items('A', potion("Potion")).start();
    arena.turnOf('A').choose("top 0");
    assertThat(arena.isAsked(Prompt.Kind.STEP)).isTrue();
    return arena.prompt().options().contains(new Choice.Use(0));
  }

  @Test
  void resetsPartlyUsedItems() {
    assertThat(refreshable(gloomhaven(Policy.RESETS_PARTLY_USED_ITEMS, "false"))).isFalse();
    assertThat(refreshable(gloomhaven(Policy.RESETS_PARTLY_USED_ITEMS, "true"))).isTrue();
  }

  private static boolean refreshable(Ruleset ruleset) {
    Use xp = Use.abilities(When.DURING_TURN, Ability.xp(1));
    ItemCard wand = new ItemCard("Wand", Slot.SMALL, 0, Wear.SPENT, 3, false, xp, "");
    Ability refresh = Ability.refresh(true, false, Integer.MAX_VALUE, Aim.SELF);
    Arena arena = arena(ruleset, "A   .   B   g", refresh).items('A', wand).start().turnOf('A');
    arena.choose("use 0");
    arena.until(Prompt.Kind.ACTION, "A").choose("top 0");
    arena.chooseIfOffered(arena.at(arena.figure("A")));
    return arena.prompt().options().contains(new Choice.Use(0))
        && arena.isAsked(Prompt.Kind.RECOVER);
  }

  @Test
  void charactersChooseWithAdvantage() {
    Policy policy = Policy.CHARACTERS_CHOOSE_WITH_ADVANTAGE;
    assertThat(asked(gloomhaven(policy, "false"))).isFalse();
    assertThat(asked(gloomhaven(policy, "true"))).isTrue();
  }

  private static boolean asked(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "A   g   .   B", Ability.attack(3))
            .stack('A', ModifierCard.plus(-1), ModifierCard.plus(1))
            .start();
    arena.give(arena.figure("A"), Condition.STRENGTHEN).turnOf('A').choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    return arena.isAsked(Prompt.Kind.MODIFIER);
  }

  private static Arena active(Ruleset ruleset, Ability... second) {
    Arena arena =
        Arena.in(ruleset, "A   .   .   g   .   B")
            .hero('A', Arena.bottom(Ability.persistent(Effect.shield(1))), Arena.top(second))
            .hero('B')
            .monster('g', "Guard", GUARD)
            .start()
            .turnOf('A');
    arena.choose("bottom 0");
    return arena.until(Prompt.Kind.ACTION, "A");
  }

  @Test
  void removal() {
    assertThat(removable(gloomhaven(Policy.REMOVAL, "any-time"))).isTrue();
    assertThat(removable(gloomhaven(Policy.REMOVAL, "persistent-between-abilities"))).isFalse();
  }

  private static boolean removable(Ruleset ruleset) {
    Arena arena = active(ruleset, Ability.move(2));
    arena.choose("top 1");
    return arena.prompt().options().contains(new Choice.Remove(0, 0));
  }

  @Test
  void activeArea() {
    assertThat(recoverable(gloomhaven(Policy.ACTIVE_AREA, "in-their-pile"))).isTrue();
    assertThat(recoverable(gloomhaven(Policy.ACTIVE_AREA, "apart"))).isFalse();
    assertThat(recoverable(gloomhaven(Policy.ACTIVE_AREA, "persistent-where-they-go"))).isTrue();
  }

  private static boolean recoverable(Ruleset ruleset) {
    Ability recover = Ability.recover(Consequence.Recover.Pile.DISCARDED, 1, Aim.SELF);
    Arena arena = active(ruleset, recover);
    arena.choose("top 1");
    arena.chooseIfOffered(arena.at(arena.figure("A")));
    return arena.prompt().options().contains(new Choice.Card(0))
        && arena.isAsked(Prompt.Kind.RECOVER);
  }

  /** A card whose other half, with the icon, was never performed is lost to negate damage. */
  @Test
  void irrecoverable() {
    assertThat(broughtBack(gloomhaven(Policy.IRRECOVERABLE, "as-printed"))).isFalse();
    assertThat(broughtBack(gloomhaven(Policy.IRRECOVERABLE, "as-performed"))).isTrue();
  }

  private static boolean broughtBack(Ruleset ruleset) {
    CardAction forGood =
        new CardAction(List.of(Ability.move(1)), List.of(), List.of(), 0, true, true);
    Ability recover = Ability.recover(Consequence.Recover.Pile.LOST, 1, Aim.SELF);
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero(
                'A',
                Arena.card("First", 80, CardAction.of(recover), CardAction.of()),
                Arena.card("Second", 81, CardAction.of(), CardAction.of()),
                Arena.card("Third", 82, CardAction.of(), forGood))
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(10, Ability.attack(2)))
            .start()
            .selectFirstTwo()
            .until(Prompt.Kind.NEGATE);
    arena.choose("lose hand 2");
    arena.until(Prompt.Kind.ACTION, "A").choose("top 0");
    arena.chooseIfOffered(arena.at(arena.figure("A")));
    return arena.prompt().options().contains(new Choice.Card(2))
        && arena.isAsked(Prompt.Kind.RECOVER);
  }
}
