package haven.play.special;

import haven.model.Cite;
import haven.play.attack.Deaths;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.table.Figure;
import java.util.List;

/** Figures that leave the map and are safe. */
public final class Leaving {
  private Leaving() {}

  /** With its summons; what a character has left then counts for its goals. */
  public static void escape(Play play, Figure figure, Cite cite) {
    for (Figure other : List.copyOf(play.state().alive())) {
      if (other.nature().summoner().equals(figure.id())) {
        Deaths.remove(play, other.id(), cite);
      }
    }
    play.heroOf(figure)
        .ifPresentOrElse(
            hero -> {
              hero.tally()
                  .isLeftWith(
                      Integer.bitCount(hero.cards().hand()),
                      Integer.bitCount(hero.cards().discards()),
                      figure.hitPoints());
              hero.tally().escapes();
            },
            () -> play.state().story().escaped(figure.name(), figure.nature().group()));
    play.tell(new Event.Escaped(play.cite(cite), figure.id()));
    off(play, figure);
  }

  /** Without a word; the standee of a monster can be used again. */
  static void off(Play play, Figure figure) {
    Deaths.leave(play, figure.id());
    if (figure.nature().isMonster()) {
      play.state().standeeBack(figure.id());
    }
  }
}
