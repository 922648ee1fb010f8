package haven.play.table;

import haven.model.Facts;
import haven.model.FigureId;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import java.util.List;
import java.util.Optional;

/**
 * A lasting effect at work.
 *
 * @param owner the figure whose effect it is
 * @param source where it comes from
 * @param used how many of its use slots are used
 * @param left how many rounds or turns it still lasts, this one included (BON-12); 0 without limit
 * @param stance what the owner can only have one of
 */
public record Active(
    FigureId owner,
    Source source,
    Duration duration,
    List<Effect> effects,
    List<Integer> slots,
    int used,
    int left,
    Optional<String> stance) {

  public Active(
      FigureId owner,
      Source source,
      Duration duration,
      List<Effect> effects,
      List<Integer> slots,
      int used,
      int left) {
    this(owner, source, duration, effects, slots, used, left, Optional.empty());
  }

  /** Whether it makes somebody perform something at this moment. */
  public boolean performs(Effect.Moment moment) {
    for (int i = 0; i < effects.size(); i++) {
      if (effects.get(i).change() instanceof Effect.Change.Performs performs
          && performs.moment() == moment) {
        return true;
      }
    }
    return false;
  }

  /** Where a lasting effect comes from, and so what becomes of that when it ends. */
  public sealed interface Source {
    /** An ability card in the active area of a hero. */
    record Card(int hero, int card) implements Source {}

    record Item(int hero, int item) implements Source {}

    /** A monster's ability card: to the end of the round (BON-19). */
    record MonsterCard() implements Source {}

    /** The mat or a perk of a hero: what it gives is there from start to end. */
    record Mat(int hero, int gift) implements Source {}
  }

  /** The same, of a card that is somebody else's by now. */
  public Active on(Source other) {
    return new Active(owner, other, duration, effects, slots, used, left, stance);
  }

  /** The same, of somebody else. */
  public Active of(FigureId other) {
    return new Active(other, source, duration, effects, slots, used, left, stance);
  }

  public Active usedOnce() {
    return new Active(owner, source, duration, effects, slots, used + 1, left, stance);
  }

  /** Its marker goes back, to the first slot at most. */
  public Active movedBack(int by) {
    return new Active(
        owner, source, duration, effects, slots, Math.max(0, used - by), left, stance);
  }

  /** A round or turn is over. */
  public Active older() {
    return new Active(owner, source, duration, effects, slots, used, left - 1, stance);
  }

  /** Whether it puts that mark on its owner. */
  public boolean marks(String mark) {
    for (int i = 0; i < effects.size(); i++) {
      if (effects.get(i).change() instanceof Effect.Change.Marked(String name, boolean _)
          && name.equals(mark)) {
        return true;
      }
    }
    return false;
  }

  public boolean hasSlots() {
    return !slots.isEmpty();
  }

  public boolean isUsedUp() {
    return hasSlots() && used >= slots.size();
  }

  void tell(Facts facts, State state) {
    facts.number(owner.number());
    switch (source) {
      case Source.Card(int hero, int card) ->
          facts.word("card").number(hero).word(state.hero(hero).cards().all().get(card).name());
      case Source.Item(int hero, int item) ->
          facts.word("item").number(hero).word(state.hero(hero).items().item(item).name());
      case Source.MonsterCard() -> facts.word("monster card");
      case Source.Mat(int hero, int gift) -> facts.word("mat").number(hero).number(gift);
    }
    facts.word(
        switch (duration) {
          case ROUND -> "round";
          case PERSISTENT -> "persistent";
          case TURN -> "turn";
          case ATTACK -> "attack";
          case ACTION -> "action";
          case ROUNDS -> "rounds";
          case TURNS -> "turns";
          case SCENARIO -> "scenario";
        });
    facts.number(effects.size()).numbers(slots).number(used).number(left);
    facts.word(stance.orElse(""));
  }

  @Override
  public String toString() {
    return "%d %s %s %d of %s left %d%s %s"
        .formatted(
            owner.number(),
            source,
            duration,
            used,
            slots,
            left,
            stance.map(name -> " stance " + name).orElse(""),
            effects);
  }
}
