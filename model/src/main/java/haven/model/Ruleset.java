package haven.model;

import haven.board.SightRule;
import haven.model.campaign.rules.CampaignRules;
import haven.model.rules.CardRules;
import haven.model.rules.CombatRules;
import haven.model.rules.ElementRules;
import haven.model.rules.ForcedMoveRules;
import haven.model.rules.HexRules;
import haven.model.rules.LevelRules;
import haven.model.rules.LootRules;
import haven.model.rules.ModifierRules;
import haven.model.rules.MonsterRules;
import haven.model.rules.MovementRules;
import haven.model.rules.RoundRules;
import haven.model.rules.TargetingRules;
import haven.model.rules.TileRules;
import java.util.List;
import java.util.function.Consumer;

/**
 * The rules by which one game of the family is played: a value made of policies. Code never asks
 * which game it is; it asks the policy. Gloomhaven's are written where each policy is declared, in
 * the drafts of {@link haven.model.rules}; the other games say what differs, by name. Variants and
 * what a table agrees on are differences too.
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
    CampaignRules campaign,
    Cite.Rows citations) {

  public static final Ruleset GLOOMHAVEN = new Draft().done("GH", Cite.Rows.GLOOMHAVEN);

  public static final Ruleset JAWS_OF_THE_LION =
      GLOOMHAVEN.but("JL", Cite.Rows.JAWS, JawsOfTheLion::differences);

  public static final Ruleset FROSTHAVEN =
      GLOOMHAVEN.but("FH", Cite.Rows.FROSTHAVEN, Frosthaven::differences);

  public static final Ruleset BUTTONS_AND_BUGS =
      FROSTHAVEN.but("BB", Cite.Rows.BUTTONS, ButtonsAndBugs::differences);

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

  /** The row of this game on which something between two scenarios rests. */
  public RuleId cite(CampaignCite cite) {
    return citations.of(cite);
  }

  /** Whether anything of the kind comes up in this game. */
  public boolean cites(CampaignCite cite) {
    return citations.has(cite);
  }

  /** Whether anything of the kind comes up in this game. */
  public boolean cites(Cite cite) {
    return citations.has(cite);
  }

  public SightRule sight() {
    return targeting.sight();
  }

  /** The same game with some of its policies changed. */
  public Ruleset but(Consumer<Draft> differences) {
    return but(id, citations, differences);
  }

  private Ruleset but(String other, Cite.Rows rows, Consumer<Draft> differences) {
    Draft draft = new Draft(this);
    differences.accept(draft);
    return draft.done(other, rows);
  }

  @Override
  public String toString() {
    return id;
  }

  /** The chapters while they are written: Gloomhaven's, or those of another ruleset. */
  public static final class Draft {
    public final HexRules.Draft hexes;
    public final TargetingRules.Draft targeting;
    public final MovementRules.Draft movement;
    public final ForcedMoveRules.Draft forcedMoves;
    public final TileRules.Draft tiles;
    public final LootRules.Draft loot;
    public final MonsterRules.Draft monsters;
    public final ModifierRules.Draft modifiers;
    public final CardRules.Draft cards;
    public final ElementRules.Draft elements;
    public final RoundRules.Draft rounds;
    public final LevelRules.Draft levels;
    public final CombatRules.Draft combat;
    public final CampaignRules.Draft campaign;

    private Draft() {
      hexes = new HexRules.Draft();
      targeting = new TargetingRules.Draft();
      movement = new MovementRules.Draft();
      forcedMoves = new ForcedMoveRules.Draft();
      tiles = new TileRules.Draft();
      loot = new LootRules.Draft();
      monsters = new MonsterRules.Draft();
      modifiers = new ModifierRules.Draft();
      cards = new CardRules.Draft();
      elements = new ElementRules.Draft();
      rounds = new RoundRules.Draft();
      levels = new LevelRules.Draft();
      combat = new CombatRules.Draft();
      campaign = new CampaignRules.Draft();
    }

    private Draft(Ruleset like) {
      hexes = new HexRules.Draft(like.hexes);
      targeting = new TargetingRules.Draft(like.targeting);
      movement = new MovementRules.Draft(like.movement);
      forcedMoves = new ForcedMoveRules.Draft(like.forcedMoves);
      tiles = new TileRules.Draft(like.tiles);
      loot = new LootRules.Draft(like.loot);
      monsters = new MonsterRules.Draft(like.monsters);
      modifiers = new ModifierRules.Draft(like.modifiers);
      cards = new CardRules.Draft(like.cards);
      elements = new ElementRules.Draft(like.elements);
      rounds = new RoundRules.Draft(like.rounds);
      levels = new LevelRules.Draft(like.levels);
      combat = new CombatRules.Draft(like.combat);
      campaign = new CampaignRules.Draft(like.campaign);
    }

    private Ruleset done(String id, Cite.Rows citations) {
      return new Ruleset(
          id,
          hexes.done(),
          targeting.done(),
          movement.done(),
          forcedMoves.done(),
          tiles.done(),
          loot.done(),
          monsters.done(),
          modifiers.done(),
          cards.done(),
          elements.done(),
          rounds.done(),
          levels.done(),
          combat.done(),
          campaign.done(),
          citations);
    }
  }
}
