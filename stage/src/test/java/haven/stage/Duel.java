package haven.stage;

import haven.model.Condition;
import haven.model.FigureId;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierDeck;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** A hero and a monster side by side; one attack of one of them, its modifiers as stacked. */
final class Duel {
  static final int ATTACK = 3;
  static final Rider POISON = Rider.gives(Condition.POISON);
  static final Rider MUDDLE = Rider.gives(Condition.MUDDLE);

  /** Which way the attack leans, by itself. */
  enum Lean {
    NEITHER,
    ADVANTAGE,
    DISADVANTAGE
  }

  final Arena arena;
  private final boolean byHero;

  private Duel(Arena arena, boolean byHero) {
    this.arena = arena;
    this.byHero = byHero;
  }

  /** The hero attacks. */
  static Duel ofHero(Ruleset ruleset, Lean lean, ModifierCard... stacked) {
    Arena arena = arena(ruleset, lean, MonsterCard.of(90)).deck('A', stacked);
    Duel duel = new Duel(arena.start().turnOf('A'), true);
    duel.arena.choose("top 0");
    duel.arena.choose(duel.arena.at(duel.victim()));
    return duel;
  }

  /** The monster attacks. */
  static Duel ofMonster(Ruleset ruleset, Lean lean, ModifierCard... stacked) {
    return ofMonster(ruleset, lean, UnaryOperator.identity(), stacked);
  }

  static Duel ofMonster(
      Ruleset ruleset, Lean lean, UnaryOperator<Arena> change, ModifierCard... stacked) {
    MonsterCard card = MonsterCard.of(10, attack(lean));
    Arena arena = arena(ruleset, Lean.NEITHER, card).monsterDeck(stacked);
    return new Duel(
        change.apply(arena).start().selectFirstTwo().until(Prompt.Kind.ACTION, "A"), false);
  }

  private static Arena arena(Ruleset ruleset, Lean lean, MonsterCard card) {
    return Arena.in(ruleset, "A   g   .   .   .   B")
        .hero('A', Arena.top(attack(lean)), Arena.bottom(Ability.move(1)))
        .hitPoints('A', 30)
        .company('B')
        .monster('g', "Guard", StatLine.of(30, 0, 0, 0), card)
        .answering(Answers.Policy.LITTLE);
  }

  private static Ability.Attack attack(Lean lean) {
    return switch (lean) {
      case NEITHER -> Ability.attack(ATTACK);
      case ADVANTAGE -> Ability.attack(ATTACK, Aim.AS_USUAL, Rider.Plain.ADVANTAGE);
      case DISADVANTAGE -> Ability.attack(ATTACK, Aim.AS_USUAL, Rider.Plain.DISADVANTAGE);
    };
  }

  private Watched victim() {
    return byHero ? arena.only("Guard") : arena.figure("A");
  }

  /** What was drawn for the attack, applied or not. */
  List<ModifierCard> drawn() {
    return ((Event.Drew) arena.events(Event.What.DREW).getFirst()).cards();
  }

  /** The attack as it comes out, everything applied that may be. */
  int attack() {
    arena.asIs();
    return arena.lost(victim());
  }

  /** The conditions that the attack gives, everything applied that may be. */
  Set<Condition> gives() {
    arena.asIs();
    Set<Condition> given = EnumSet.noneOf(Condition.class);
    for (Event event : arena.events(Event.What.GAINED)) {
      if (event instanceof Event.Gained(_, FigureId who, Condition condition)
          && who.equals(victim().id())) {
        given.add(condition);
      }
    }
    return given;
  }

  /** The attack values that the attacker chooses from after the draw; none if it does not. */
  List<Integer> values() {
    List<Integer> values = new ArrayList<>();
    if (arena.isAsked(Prompt.Kind.MODIFIER)) {
      for (Choice option : arena.prompt().options()) {
        if (option instanceof Choice.Attack(int value)) {
          values.add(value);
        }
      }
    }
    return values;
  }

  /** Whether the attacker chooses between two cards. */
  boolean choosesCard() {
    return arena.isAsked(Prompt.Kind.MODIFIER)
        && arena.prompt().options().contains(new Choice.Modifier(1));
  }

  Duel choose(Choice choice) {
    arena.choose(choice);
    return this;
  }

  /** The deck that the attack was drawn from. */
  ModifierDeck deck() {
    return (ModifierDeck)
        (byHero ? arena.sheet('A').modifiers() : arena.game.state().monsterModifiers());
  }
}
