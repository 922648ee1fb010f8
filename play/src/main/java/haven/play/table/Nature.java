package haven.play.table;

import haven.model.Condition;
import haven.model.FigureId;
import haven.model.MonsterOrigin;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.card.SummonCard;
import haven.model.map.ObjectiveSpec;
import haven.model.map.Rank;
import haven.model.map.Terms;
import haven.model.monster.StatLine;
import haven.model.scenario.AllyCard;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What never changes about a figure on the map.
 *
 * @param group the monster type, or the label of an ally; its own name for everybody else
 * @param number of its standee, token or summon; 0 without one
 * @param hero the index of the hero it is, or -1
 * @param summoner the figure that summoned it, if any
 * @param card the ability card that summoned it
 * @param stats its values
 * @param focusable whether special rules let monsters go for it where only characters are a focus
 *     (FOC-01c)
 */
public record Nature(
    String name,
    Kind kind,
    Side side,
    String group,
    Rank rank,
    int number,
    int hero,
    FigureId summoner,
    MonsterOrigin origin,
    Optional<Active.Source> card,
    Stats stats,
    boolean focusable) {

  public Nature(
      String name,
      Kind kind,
      Side side,
      String group,
      Rank rank,
      int number,
      int hero,
      FigureId summoner,
      MonsterOrigin origin,
      Optional<Active.Source> card,
      Stats stats) {
    this(name, kind, side, group, rank, number, hero, summoner, origin, card, stats, false);
  }

  /** Somebody of whom no more matters than this, in a position that was drawn. */
  public static Nature plain(String name, Kind kind, Side side, boolean focusable) {
    return new Nature(
        name,
        kind,
        side,
        name,
        Rank.NORMAL,
        0,
        -1,
        FigureId.NOBODY,
        MonsterOrigin.SET_UP,
        Optional.empty(),
        Stats.of(1),
        focusable);
  }

  /** The same on another side. */
  Nature on(Side other) {
    return new Nature(
        name, kind, other, group, rank, number, hero, summoner, origin, card, stats, focusable);
  }

  /** What a figure is. */
  public enum Kind {
    CHARACTER,
    MONSTER,
    /** A character's summon. */
    SUMMON,
    /** A scenario ally shown by a token, or by a monster standee. */
    ALLY,
    OBJECTIVE
  }

  /**
   * The values of a figure.
   *
   * @param move -1 for none (SUM-07), as for attack
   * @param range 0 for melee
   * @param immunities as bits by {@link Condition#ordinal}
   */
  public record Stats(
      int hitPoints,
      int move,
      int attack,
      int range,
      int targets,
      boolean flying,
      List<Rider> riders,
      List<Effect> traits,
      int immunities,
      List<List<Ability>> specials) {

    /** Whether the card says something about its allies or enemies (MON-14). */
    boolean hasTraitsForOthers() {
      for (Effect trait : traits) {
        if (trait.scope().affects() != Affects.SELF
            && trait.scope().affects() != Affects.AS_USUAL) {
          return true;
        }
      }
      return false;
    }

    /** The moments at which the card makes somebody perform something, as bits. */
    long moments() {
      long moments = 0;
      for (Effect trait : traits) {
        if (trait.change() instanceof Effect.Change.Performs performs) {
          moments |= 1L << performs.moment().ordinal();
        }
      }
      return moments;
    }

    public static Stats of(int hitPoints) {
      return new Stats(hitPoints, -1, -1, 0, 1, false, List.of(), List.of(), 0, List.of());
    }

    public static Stats of(StatLine line, boolean flying, Terms terms) {
      return new Stats(
          line.hitPoints().value(terms),
          line.move(),
          line.attack().value(terms),
          line.range(),
          line.targets(),
          flying,
          line.riders(),
          line.traits(),
          bits(line.immunities()),
          line.specials());
    }

    public static Stats of(SummonCard card) {
      return new Stats(
          card.hitPoints(),
          card.move().orElse(-1),
          card.attack().orElse(-1),
          card.range().orElse(0),
          1,
          card.flying(),
          card.riders(),
          card.traits(),
          0,
          List.of());
    }

    private static int bits(Set<Condition> conditions) {
      int bits = 0;
      for (Condition condition : conditions) {
        bits |= 1 << condition.ordinal();
      }
      return bits;
    }
  }

  /** The enemies of an objective are those who are to destroy it (OVL-75). */
  public static Nature of(ObjectiveSpec spec, Terms terms) {
    Side side =
        switch (spec.purpose()) {
          case DESTROY -> Side.MONSTERS;
          case PROTECT -> Side.PARTY;
        };
    return new Nature(
        spec.name(),
        Kind.OBJECTIVE,
        side,
        spec.name(),
        Rank.NORMAL,
        0,
        -1,
        FigureId.NOBODY,
        MonsterOrigin.SET_UP,
        Optional.empty(),
        Stats.of(spec.hitPoints().value(terms)),
        side == Side.PARTY); // to have one protected is such a special rule
  }

  /** An ally for whom a numbered token stands (SCM-04). */
  public static Nature of(AllyCard card, int number, Terms terms) {
    return new Nature(
        card.name() + " " + number,
        Kind.ALLY,
        Side.PARTY,
        card.name(),
        Rank.NORMAL,
        number,
        -1,
        FigureId.NOBODY,
        MonsterOrigin.SCENARIO_ALLY,
        Optional.empty(),
        Stats.of(card.stats(), false, terms));
  }

  public boolean isCharacter() {
    return kind == Kind.CHARACTER;
  }

  public boolean isMonster() {
    return kind == Kind.MONSTER;
  }

  /** Whether it is beside that character without any card that summoned it. */
  public boolean isCompanionOf(FigureId character) {
    return kind == Kind.SUMMON && card.isEmpty() && summoner.equals(character);
  }

  public boolean isObjective() {
    return kind == Kind.OBJECTIVE;
  }
}
