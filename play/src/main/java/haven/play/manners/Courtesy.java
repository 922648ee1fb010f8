package haven.play.manners;

import haven.model.words.Phrase;
import haven.play.engine.Choice;

/** Why something need not be asked: the whole policy, one line each, as people can read it. */
public enum Courtesy {
  /** Nothing that was brought could change this attack; its own effects are applied. */
  ATTACKS_AS_IT_IS,
  /** The drawn modifier's effects on an enemy are applied. */
  MODIFIER_APPLIES,
  /** Of several orders of bonuses or effects, the one that serves the attack best. */
  BEST_ORDER,
  /** No movement points are left, or no hex to go to. */
  MOVED_AS_FAR,
  /** An ability on oneself needs no target. */
  ON_ONESELF,
  /** An area, or everybody in reach, is all its targets. */
  ALL_OF_THEM,
  /** The action is this ability and nothing else: to choose it was to perform it. */
  CHOSEN_ALREADY,
  /** A long rest heals and refreshes. */
  RESTS_WHOLLY,
  /** A short rest can still be taken when cards are chosen. */
  RESTS_LATER,
  /** No item could do anything now. */
  NO_ITEM_HELPS,
  /** Both actions are done, and nothing is left to use. */
  TURN_IS_DONE;

  /** In words, for the setting that lists what is not asked. */
  public Phrase words() {
    return Phrase.of("manners." + name());
  }

  Answer by(Choice choice) {
    return new Answer(choice, this);
  }

  /** The one sensible answer, and why it is. */
  public record Answer(Choice choice, Courtesy because) {}
}
