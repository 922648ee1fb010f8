package haven.play.game;

import haven.model.RuleId;

/**
 * Something that happened, and the rule that was applied.
 *
 * @param who the figure that does it or to whom it happens, or -1
 * @param whom the other figure, or -1
 * @param number how much
 * @param about a card, condition, element, hex: its text is the {@link #thing}, made when asked
 * @param seat the only seat that may know the thing; {@link #EVERYBODY} for all
 */
public record Event(What what, RuleId rule, int who, int whom, int number, Object about, int seat) {
  public static final int EVERYBODY = -1;

  /** What it is about, in words. */
  public String thing() {
    return about.toString();
  }

  /** What happened; the text is how a referee would report it. */
  public enum What {
    TOLD("{thing}"),
    ROUND_STARTS("Round {n}"),
    GOAL_DEALT("{who} is dealt the battle goal {thing}"),
    PLACED("{who} is placed at {thing}"),
    ROOM_REVEALED("a room is revealed at {thing}"),
    CARDS_CHOSEN("{who} has chosen: {thing}"),
    CARDS_REVEALED("{who} reveals {thing}, initiative {n}"),
    LONG_REST_DECLARED("{who} takes a long rest, initiative 99"),
    MONSTER_CARD("{thing}, initiative {n}"),
    TURN_STARTS("{who} starts its turn"),
    TURN_ENDS("{who} ends its turn"),
    ACTION("{who} performs {thing}"),
    SKIPPED("{who} does not perform {thing}"),
    FOCUSED("{who} focuses on {whom}{thing}"),
    NO_FOCUS("{who} finds no focus"),
    MOVED("{who} moves to {thing}"),
    FORCED("{who} is moved to {thing}"),
    TELEPORTED("{who} appears at {thing}"),
    DOOR_OPENED("{who} opens the door at {thing}"),
    DOOR_UNLOCKED("the door at {thing} is unlocked"),
    TRAP_SPRUNG("{who} springs the trap at {thing}"),
    HAZARD_ENTERED("{who} enters the hazard at {thing}"),
    PLATE("{who} sets off the pressure plate: {thing}"),
    SECTION("section {thing} is read"),
    INTERCEPTED("{who} is targeted instead of {whom}"),
    ATTACKED("{who} attacks {whom} with {n}"),
    DREW("{who} draws {thing}"),
    MODIFIED("the attack value is {n}"),
    SHIELDED("{who} has shield {n}"),
    DAMAGED("{who} suffers {n} damage"),
    WARDED("{thing} makes it {n} damage"),
    NEGATED("{who} negates the damage: {thing}"),
    HEALED("{who} is healed by {n}"),
    GAINED("{who} gains {thing}"),
    IMMUNE("{who} is immune to {thing}"),
    LOST_CONDITION("{who} loses {thing}"),
    RETALIATES("{who} retaliates {n} against {whom}"),
    DIED("{who} dies"),
    KILLED("{who} has killed {whom}"),
    EXHAUSTED("{who} is exhausted"),
    TOKEN_DROPPED("a token is left at {thing}"),
    LOOTED("{who} loots {thing}"),
    XP("{who} gains {n} experience"),
    INFUSED("{thing} is infused"),
    STRONG("{thing} is strong"),
    CONSUMED("{who} consumes {thing}"),
    WANED("the elements wane"),
    ACTIVATED("{who} has a lasting effect: {thing}"),
    SLOT_USED("{who} uses a slot of {thing}"),
    ENDED_EFFECT("{thing} ends"),
    CARD_MOVED("{who}: {thing}"),
    ITEM_USED("{who} uses {thing}"),
    ITEM_REFRESHED("{who} refreshes {thing}"),
    SUMMONED("{who} summons {whom}"),
    SPAWNED("{who} appears at {thing}"),
    NOT_PLACED("no standee is left for {thing}"),
    TILE("{who} {thing}"),
    RESTED("{who} rests: {thing}"),
    SHUFFLED("{thing} is shuffled"),
    ESCAPED("{who} escapes"),
    RULE_APPLIED("special rule: {thing}"),
    GOAL_MET("the goal is met"),
    LOSS("the scenario is lost"),
    ENDED("the scenario ends: {thing}");

    private final String text;

    What(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }
}
