package haven.model;

import haven.board.SightRule;
import java.util.List;

/**
 * The rules by which one game of the family is played: a value made of policies. Code never asks
 * which game it is; it asks the policy. Variants are changes to this value.
 *
 * @param id GH, JL, FH or BB
 * @param citations the rows that events and prompts name
 */
public record Ruleset(
    String id,
    HexRules hexes,
    TargetingRules targeting,
    MovementRules movement,
    ForcedMoveRules forcedMoves,
    TileRules tiles,
    LootRules loot,
    MonsterRules monsters,
    ModifierRules modifiers,
    CardRules cards,
    ElementRules elements,
    RoundRules rounds,
    LevelRules levels,
    CombatRules combat,
    Cite.Rows citations) {

  public static final Ruleset GLOOMHAVEN =
      new Ruleset(
          "GH",
          HexRules.GLOOMHAVEN,
          TargetingRules.GLOOMHAVEN,
          MovementRules.GLOOMHAVEN,
          ForcedMoveRules.GLOOMHAVEN,
          TileRules.GLOOMHAVEN,
          LootRules.GLOOMHAVEN,
          MonsterRules.GLOOMHAVEN,
          ModifierRules.GLOOMHAVEN,
          CardRules.GLOOMHAVEN,
          ElementRules.GLOOMHAVEN,
          RoundRules.GLOOMHAVEN,
          LevelRules.GLOOMHAVEN,
          CombatRules.GLOOMHAVEN,
          Cite.Rows.GLOOMHAVEN);

  public static final Ruleset JAWS_OF_THE_LION =
      new Ruleset(
          "JL",
          HexRules.JAWS,
          TargetingRules.JAWS,
          MovementRules.JAWS,
          ForcedMoveRules.JAWS,
          TileRules.GLOOMHAVEN,
          LootRules.JAWS,
          MonsterRules.JAWS,
          ModifierRules.JAWS,
          CardRules.JAWS,
          ElementRules.JAWS,
          RoundRules.JAWS,
          LevelRules.JAWS,
          CombatRules.JAWS,
          Cite.Rows.JAWS);

  public static final Ruleset FROSTHAVEN =
      new Ruleset(
          "FH",
          HexRules.FROSTHAVEN,
          TargetingRules.FROSTHAVEN,
          MovementRules.FROSTHAVEN,
          ForcedMoveRules.FROSTHAVEN,
          TileRules.FROSTHAVEN,
          LootRules.FROSTHAVEN,
          MonsterRules.FROSTHAVEN,
          ModifierRules.FROSTHAVEN,
          CardRules.FROSTHAVEN,
          ElementRules.FROSTHAVEN,
          RoundRules.FROSTHAVEN,
          LevelRules.FROSTHAVEN,
          CombatRules.FROSTHAVEN,
          Cite.Rows.FROSTHAVEN);

  public static final Ruleset BUTTONS_AND_BUGS =
      new Ruleset(
          "BB",
          HexRules.BUTTONS,
          TargetingRules.BUTTONS,
          MovementRules.BUTTONS,
          ForcedMoveRules.BUTTONS,
          TileRules.BUTTONS,
          LootRules.BUTTONS,
          MonsterRules.BUTTONS,
          ModifierRules.BUTTONS,
          CardRules.BUTTONS,
          ElementRules.BUTTONS,
          RoundRules.BUTTONS,
          LevelRules.BUTTONS,
          CombatRules.BUTTONS,
          Cite.Rows.BUTTONS);

  public static final List<Ruleset> ALL =
      List.of(GLOOMHAVEN, JAWS_OF_THE_LION, FROSTHAVEN, BUTTONS_AND_BUGS);

  public static Ruleset named(String id) {
    return ALL.stream()
        .filter(ruleset -> ruleset.id.equals(id))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("ruleset " + id + " is none of GH, JL, FH, BB"));
  }

  /** The row of this game on which something rests. */
  public RuleId cite(Cite cite) {
    return citations.of(cite);
  }

  public SightRule sight() {
    return targeting.sight();
  }

  public Ruleset withTargeting(TargetingRules rules) {
    return new Ruleset(
        id,
        hexes,
        rules,
        movement,
        forcedMoves,
        tiles,
        loot,
        monsters,
        modifiers,
        cards,
        elements,
        rounds,
        levels,
        combat,
        citations);
  }

  public Ruleset withMovement(MovementRules rules) {
    return new Ruleset(
        id,
        hexes,
        targeting,
        rules,
        forcedMoves,
        tiles,
        loot,
        monsters,
        modifiers,
        cards,
        elements,
        rounds,
        levels,
        combat,
        citations);
  }

  public Ruleset withMonsters(MonsterRules rules) {
    return new Ruleset(
        id,
        hexes,
        targeting,
        movement,
        forcedMoves,
        tiles,
        loot,
        rules,
        modifiers,
        cards,
        elements,
        rounds,
        levels,
        combat,
        citations);
  }

  public Ruleset withModifiers(ModifierRules rules) {
    return new Ruleset(
        id,
        hexes,
        targeting,
        movement,
        forcedMoves,
        tiles,
        loot,
        monsters,
        rules,
        cards,
        elements,
        rounds,
        levels,
        combat,
        citations);
  }

  public Ruleset withCards(CardRules rules) {
    return new Ruleset(
        id,
        hexes,
        targeting,
        movement,
        forcedMoves,
        tiles,
        loot,
        monsters,
        modifiers,
        rules,
        elements,
        rounds,
        levels,
        combat,
        citations);
  }

  public Ruleset withElements(ElementRules rules) {
    return new Ruleset(
        id,
        hexes,
        targeting,
        movement,
        forcedMoves,
        tiles,
        loot,
        monsters,
        modifiers,
        cards,
        rules,
        rounds,
        levels,
        combat,
        citations);
  }

  public Ruleset withRounds(RoundRules rules) {
    return new Ruleset(
        id,
        hexes,
        targeting,
        movement,
        forcedMoves,
        tiles,
        loot,
        monsters,
        modifiers,
        cards,
        elements,
        rules,
        levels,
        combat,
        citations);
  }

  public Ruleset withLevels(LevelRules rules) {
    return new Ruleset(
        id,
        hexes,
        targeting,
        movement,
        forcedMoves,
        tiles,
        loot,
        monsters,
        modifiers,
        cards,
        elements,
        rounds,
        rules,
        combat,
        citations);
  }

  public Ruleset withCombat(CombatRules rules) {
    return new Ruleset(
        id,
        hexes,
        targeting,
        movement,
        forcedMoves,
        tiles,
        loot,
        monsters,
        modifiers,
        cards,
        elements,
        rounds,
        levels,
        rules,
        citations);
  }

  @Override
  public String toString() {
    return id;
  }
}
