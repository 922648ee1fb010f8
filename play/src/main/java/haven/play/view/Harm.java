package haven.play.view;

import haven.model.Condition;
import haven.model.FigureId;
import haven.model.words.Phrase;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Harm that an answer does to those who give it, told before it is given. */
public record Harm(Kind kind, Phrase say) {
  /** What kind of harm; the worst comes first. */
  public enum Kind {
    /** A character takes no further part. */
    EXHAUSTS,
    /** A summon or an ally dies. */
    KILLS,
    HITS_ALLY,
    TRAP,
    HURTS,
    RETALIATES,
    LOSES_CARD,
    /** An attack is left without anybody whom it hits. */
    HITS_NOBODY,
    /** An action is given up. */
    WASTES
  }

  static Harm ends(Figure figure) {
    boolean character = figure.nature().isCharacter();
    return new Harm(
        character ? Kind.EXHAUSTS : Kind.KILLS,
        Phrase.of(character ? "harm.exhausts" : "harm.kills", Phrase.figure(figure.id())));
  }

  /** Damage that is suffered at once. */
  static Harm hurts(Figure figure, int amount) {
    return new Harm(
        Kind.HURTS,
        Phrase.of(
            "harm.hurts",
            Phrase.figure(figure.id()),
            amount,
            Math.max(0, figure.hitPoints()),
            figure.maxHitPoints()));
  }

  /** Damage that can still be negated. */
  static Harm threatens(FigureId figure, int amount) {
    return new Harm(Kind.HURTS, Phrase.of("harm.threatens", Phrase.figure(figure), amount));
  }

  /**
   * A trap that is sprung, or hazardous terrain.
   *
   * @param name of the phrase: {@code harm.trap} or {@code harm.hazard}
   */
  static Harm tile(String name, int damage, Collection<Condition> conditions) {
    List<Phrase> does = new ArrayList<>();
    if (damage > 0) {
      does.add(Phrase.of("harm.damage", damage));
    }
    conditions.forEach(condition -> does.add(Phrase.of(condition)));
    return new Harm(
        Kind.TRAP,
        does.isEmpty() ? Phrase.of(name) : Phrase.of(name + ".does", Phrase.list(", ", does)));
  }

  public static Harm hitsAlly(FigureId ally) {
    return new Harm(Kind.HITS_ALLY, Phrase.of("harm.hitsAlly", Phrase.figure(ally)));
  }

  public static Harm hitsNobody() {
    return new Harm(Kind.HITS_NOBODY, Phrase.of("harm.hitsNobody"));
  }

  public static Harm retaliates(FigureId bearer, int damage) {
    return new Harm(Kind.RETALIATES, Phrase.of("harm.retaliates", Phrase.figure(bearer), damage));
  }

  static Harm losesCards(Object cards) {
    return new Harm(Kind.LOSES_CARD, Phrase.of("harm.losesCards", cards));
  }

  /** Chance will say which. */
  public static Harm losesSomeCard() {
    return new Harm(Kind.LOSES_CARD, Phrase.of("harm.losesSomeCard"));
  }

  static Harm wastes(String card) {
    return new Harm(Kind.WASTES, Phrase.of("harm.wastes", card));
  }
}
