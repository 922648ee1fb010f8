package haven.server.wire;

import haven.board.Door;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.LootKind;
import haven.model.RuleId;
import haven.model.ability.Element;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.words.Phrase;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.scenario.HeroTally;
import haven.play.table.Nature;
import haven.play.turn.Entry;
import haven.play.view.Awaited;
import haven.play.view.Harm;
import haven.play.view.MatSeen;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a page is shown of a game: a view in the form in which it travels and is patched. */
public final class Shown {
  private Shown() {}

  /** All of it. */
  public record View(@Flat Printed printed, @Flat Common common, @Flat Own own) {}

  /** What never changes in a scenario and everybody may know. */
  public record Printed(
      String pack,
      String scenario,
      int level,
      String ruleset,
      Phrase goal,
      Map<String, StatCard> types) {}

  /** A monster type's values at the level of the scenario. */
  public record StatCard(boolean flying, Map<Rank, Stats> ranks) {}

  /** One side of a stat card. */
  public record Stats(int hp, int move, int attack, int range, int targets, List<Phrase> lines) {}

  /**
   * What all can see.
   *
   * @param acting the figure whose turn it is, or -1
   * @param hexes by {@code q,r}
   * @param names of all figures that ever were on the map, by their numbers
   * @param monsters the ability cards of each monster set
   * @param undo the seats whose consent is waited for
   * @param undoing the seat that wants to take a choice back
   * @param deciding who is asked what, as far as all may know
   */
  public record Common(
      int round,
      boolean over,
      int acting,
      List<Turns> order,
      Map<Element, ElementBoard.Column> elements,
      Map<String, Ground> hexes,
      List<Wall> walls,
      Map<Integer, Figure> figures,
      List<haven.play.view.View.Name> names,
      Map<String, MonsterSet> monsters,
      Modifiers modifiers,
      int blesses,
      int monsterCurses,
      int characterCurses,
      int lootLeft,
      List<Lasting> effects,
      List<Integer> undo,
      Optional<Integer> undoing,
      List<Awaited> deciding,
      Optional<Result> result) {}

  /** What only whoever plays these seats can see. */
  public record Own(List<Integer> seats, Map<Integer, Hero> heroes, List<Prompt> prompts) {}

  /** A place in the order of turns. */
  public record Turns(
      Entry.Kind kind,
      String name,
      int initiative,
      List<Integer> figures,
      boolean done,
      boolean acting) {}

  /**
   * A hex; what is not there is left out, since there are many.
   *
   * @param art the side of the map tile, or the picture of the door
   * @param look the picture of what lies there
   */
  public record Ground(
      int room,
      Optional<Terrain> terrain,
      Optional<Door> door,
      Optional<Integer> tokens,
      Optional<Boolean> corridor,
      Optional<List<String>> marks,
      Optional<String> art,
      Optional<String> look) {}

  /** A wall line between two hexes. */
  public record Wall(Hex one, Hex other) {}

  /**
   * A figure on the map, with its hex.
   *
   * @param group the monster type, or the label of an ally; its own name for everybody else
   * @param hero the index of the hero it is, or -1
   * @param summoner the figure that summoned it, or -1
   * @param shield what its cards print, whoever attacks; the same for retaliate
   */
  public record Figure(
      haven.play.view.View.Name name,
      Nature.Kind kind,
      String group,
      Rank rank,
      int number,
      int hero,
      FigureId summoner,
      boolean foe,
      int q,
      int r,
      int hp,
      int max,
      List<Condition> conditions,
      boolean flying,
      int move,
      int attack,
      int range,
      int shield,
      int retaliate) {}

  /** A monster set: its deck, the card of this round, and the types that use it. */
  public record MonsterSet(int left, int drawn, Optional<DrawnCard> card, List<String> types) {}

  /** A monster's ability card, in words and as it is. */
  public record DrawnCard(MonsterCard card, List<Phrase> lines) {}

  /** The decks that no hero owns. */
  public record Modifiers(Deck monsters, Deck allies) {}

  /** Attack modifiers: never the order of what is still to be drawn. */
  public record Deck(int left, List<Modifier> drawn, List<Modifier> discards) {}

  /** A modifier card, in words and as it is. */
  public record Modifier(ModifierCard card, Phrase words) {}

  /** A lasting effect, and whose it is. */
  public record Lasting(FigureId figure, Phrase text) {}

  /** What a scenario that is over gives. */
  public record Result(boolean won, List<HeroOver> heroes) {}

  /** What one hero comes home with. */
  public record HeroOver(
      String name,
      HeroTally.Fate fate,
      int experience,
      int bonusExperience,
      int gold,
      int checkmarks,
      Map<LootKind, Integer> resources,
      List<String> items,
      List<String> special,
      List<String> masteries) {}

  /**
   * A hero: of others' hands, only how many cards there are.
   *
   * @param leading the selected card that gives the initiative, or -1
   */
  public record Hero(
      int seat,
      String name,
      @Called("class") String characterClass,
      int level,
      FigureId figure,
      boolean out,
      boolean chosen,
      int handCards,
      Optional<List<haven.play.view.View.Card>> hand,
      Optional<List<haven.play.view.View.Card>> selected,
      int leading,
      boolean longRest,
      List<haven.play.view.View.Card> active,
      List<haven.play.view.View.Card> discards,
      List<haven.play.view.View.Card> lost,
      List<haven.play.view.View.Item> items,
      int xp,
      int gold,
      List<String> goals,
      Deck modifiers,
      Optional<MatSeen> mat) {}

  /**
   * A decision that is open, with everything that can be answered.
   *
   * @param decider the hero whose player decides, or -1
   * @param figure whom it is about, or -1
   * @param since the number of the choice that raised it
   * @param hand the cards of which any two may be played, in any order, instead of an option for
   *     each
   * @param ahead answers to the next question, which pass over this one
   * @param barred why figures on the map are no targets, where targets are chosen
   */
  public record Prompt(
      int seat,
      boolean group,
      haven.play.engine.Prompt.Kind kind,
      int decider,
      FigureId figure,
      RuleId rule,
      int since,
      Phrase ask,
      Optional<List<Integer>> hand,
      List<Option> options,
      Optional<List<Option>> ahead,
      Optional<Map<Integer, Barred>> barred) {}

  /** Why somebody is no target. */
  public record Barred(RuleId rule, Phrase why) {}

  /**
   * An answer.
   *
   * @param token what is sent to choose it, and what is stored
   * @param say what it means; hexes and figures speak for themselves, on the board
   * @param hexes where it leads, if it is no hex itself
   * @param harms what harm it does to those who choose it, the worst first
   */
  public record Option(
      Choice choice,
      String token,
      Optional<Phrase> say,
      Optional<List<Hex>> hexes,
      Optional<List<Harm>> harms) {}
}
