package haven.app.fuzz;

import haven.board.Drawing;
import haven.board.Hex;
import haven.laws.Luck;
import haven.model.ability.Element;
import haven.play.ability.ElementBoard;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Setup;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.Stage;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * A game of a few rounds on a stage: in one everybody gets ready, in the next one the tester plays
 * what is tried, then basic actions, and then it rests; without getting ready nobody rests.
 */
final class Tryout {
  private static final int LAST = 3;
  private static final int ENOUGH = 30; // what is refreshed could be used for ever
  private static final int WORN = 7; // the last item is kept until it is played
  private static final int MANY = 3000;
  private static final Choice TRIED = new Choice.Act(0, true, false);

  private final Venue venue;
  private final Drawing plan;
  private final Game game;
  private final Luck luck;
  private final StringBuilder told = new StringBuilder();
  private final Set<Hex> walked = new HashSet<>();
  private int starts;
  private int uses;

  private Tryout(Setup setup, Venue venue) {
    this.venue = venue;
    luck = new Luck(venue.name().hashCode());
    plan = Drawing.of(venue.plan());
    game = Game.start(Stage.of(setup), Chance.dice(1));
  }

  /** Plays and tells what happened, but for what only repeats what is written. */
  static String of(Setup setup, Venue venue) {
    Tryout tryout = new Tryout(setup, venue);
    tryout.play();
    return tryout.told.toString();
  }

  private void play() {
    tell(game.events());
    for (int i = 0; round() <= LAST; i++) {
      if (i == MANY) {
        throw new IllegalStateException("it never ends");
      }
      if (!(game.prompt() instanceof Prompt prompt)) {
        break;
      }
      tell(prompt);
      tellMarks();
      tell(game.choose(prompt.seat(), answer(prompt)));
    }
    for (Figure figure : game.state().alive()) {
      told.append(figure.name())
          .append(figure.hex())
          .append(figure.hitPoints())
          .append(figure.maxHitPoints());
      told.append(figure.conditions()).append(figure.isFlying()).append('\n');
    }
  }

  /** 0 while everybody gets ready, 1 when it is played, and so on. */
  private int round() {
    int number = game.state().round() - venue.first() + 1;
    return number == LAST && venue.first() == 1 ? LAST + 1 : number;
  }

  /** What is asked counts, but not that cards in play could be taken out of it. */
  private void tell(Prompt prompt) {
    if (prompt.kind() != Prompt.Kind.REST_CARDS && prompt.kind() != Prompt.Kind.CARDS) {
      told.append(prompt.kind()).append(prompt.figure().number());
      for (Choice option : prompt.options()) {
        if (!(option instanceof Choice.Remove)) {
          told.append(' ').append(option.text());
        }
      }
      told.append('\n');
    }
    for (Element element : Element.values()) {
      told.append(((ElementBoard) game.state().elements()).column(element));
    }
  }

  /** Who is marked: whatever speaks of it finds it so. */
  private void tellMarks() {
    for (Active active : game.state().actives()) {
      if (active.marks("Prey")) {
        told.append(" marked ").append(active.owner().number());
      }
    }
  }

  private void tell(List<Event> events) {
    for (Event event : events) {
      String words = words(event);
      if (!words.isEmpty()) {
        told.append(event.what()).append(event.who().number()).append(event.whom().number());
        told.append(words).append(event.number()).append('\n');
      }
    }
  }

  /** What a card, an item or an effect is made of is not told, but what it does. */
  private static String words(Event event) {
    if (event instanceof Event.CardMoved moved && moved.card().name().equals("First")
        || event instanceof Event.Activated
        || event instanceof Event.EffectEnded) {
      return "";
    }
    if (PRINTED.contains(event.what())) {
      return " ";
    }
    return event.words() + (event instanceof Event.AtHex at ? at.hex() : "") + " ";
  }

  private static final Set<Event.What> PRINTED =
      EnumSet.of(
          Event.What.ACTION,
          Event.What.SLOT_USED,
          Event.What.MONSTER_CARD,
          Event.What.CARDS_REVEALED,
          Event.What.CARDS_CHOSEN,
          Event.What.ITEM_USED,
          Event.What.ITEM_REFRESHED,
          Event.What.DREW);

  private Choice answer(Prompt prompt) {
    Prompt.Kind kind = prompt.kind();
    if (kind == Prompt.Kind.START_HEX) {
      return start(prompt);
    }
    if (kind == Prompt.Kind.CARDS) {
      return cards(prompt);
    }
    if (kind == Prompt.Kind.ACTION) {
      return action(prompt);
    }
    if (kind == Prompt.Kind.PAY && prompt.options().getFirst() instanceof Choice.Card) {
      return prompt.options().getLast(); // the cards that are played come first
    }
    if (round() >= 1 && prompt.options().contains(new Choice.Use(0)) && uses++ < ENOUGH) {
      return new Choice.Use(0);
    }
    return venue.habit() == Habit.LOT ? luck.choice(prompt) : much(prompt);
  }

  private Choice start(Prompt prompt) {
    Choice wanted = new Choice.To(plan.at(starts++ == 0 ? 'A' : 'B'));
    return prompt.options().contains(wanted) ? wanted : prompt.options().getFirst();
  }

  private Choice cards(Prompt prompt) {
    Choice wanted =
        switch (round()) {
          case 0 -> new Choice.Cards(2, 3);
          case 1 -> new Choice.Cards(0, 1);
          case 2 -> new Choice.Cards(4, 5);
          default -> new Choice.LongRest();
        };
    return prompt.options().contains(wanted) ? wanted : prompt.options().getFirst();
  }

  /**
   * Items first, but some only after what is tried; then the top of the leading card, then the
   * bottom of the other.
   */
  private Choice action(Prompt prompt) {
    boolean ready = round() >= 1;
    for (int item = ready ? 0 : 1; item < (ready ? WORN : WORN - 1); item++) {
      boolean due = item == 0 || round() != 1 || !prompt.options().contains(TRIED);
      if (due && prompt.options().contains(new Choice.Use(item)) && uses++ < ENOUGH) {
        return new Choice.Use(item);
      }
    }
    for (Choice option : prompt.options()) {
      if (ready && option instanceof Choice.Forgo(int _, boolean top) && top == (round() == 2)) {
        return option;
      }
    }
    boolean basic = round() == 2;
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.Act(int card, boolean top, boolean b)
          && b == basic
          && top == (card % 2 == 0)) {
        return option;
      }
    }
    return new Choice.Decline();
  }

  /** What is chosen wherever it can be. */
  private static final Map<Prompt.Kind, Class<? extends Choice>> WANTED =
      Map.of(
          Prompt.Kind.PAY, Choice.Accept.class,
          Prompt.Kind.BEFORE_DRAW, Choice.Buy.class,
          Prompt.Kind.TARGET, Choice.At.class,
          Prompt.Kind.HEX, Choice.To.class,
          Prompt.Kind.RECOVER, Choice.Card.class);

  private Choice much(Prompt prompt) {
    Prompt.Kind kind = prompt.kind();
    if (venue.habit() == Habit.POOR && (kind == Prompt.Kind.PAY || kind == Prompt.Kind.STEP)) {
      return last(prompt);
    }
    if (venue.habit() == Habit.POOR && kind == Prompt.Kind.SHORT_REST) {
      return pick(prompt, Choice.Accept.class::isInstance);
    }
    if (venue.habit() == Habit.POOR && kind == Prompt.Kind.BEFORE_DRAW) {
      return prompt.options().getFirst();
    }
    if (kind == Prompt.Kind.AREA) {
      return most(prompt, this::hit);
    }
    if (kind == Prompt.Kind.STEP) {
      return farthest(prompt);
    }
    if (kind == Prompt.Kind.FORCED_PATH) {
      return most(
          prompt, option -> option instanceof Choice.Along(List<Hex> path) ? path.size() : 0);
    }
    Class<? extends Choice> wanted = WANTED.get(kind);
    return wanted == null ? prompt.options().getFirst() : pick(prompt, wanted::isInstance);
  }

  private static Choice last(Prompt prompt) {
    return prompt.options().contains(new Choice.Decline())
        ? new Choice.Decline()
        : prompt.options().getFirst();
  }

  private static Choice pick(Prompt prompt, Predicate<Choice> kind) {
    return prompt.options().stream().filter(kind).findFirst().orElse(prompt.options().getFirst());
  }

  private static Choice most(Prompt prompt, ToLongFunction<Choice> much) {
    Choice best = prompt.options().getFirst();
    for (Choice option : prompt.options()) {
      if (much.applyAsLong(option) > much.applyAsLong(best)) {
        best = option;
      }
    }
    return best;
  }

  private long hit(Choice option) {
    return option instanceof Choice.Lay(List<Hex> hexes)
        ? game.state().alive().stream().filter(figure -> hexes.contains(figure.hex())).count()
        : -1;
  }

  private Choice farthest(Prompt prompt) {
    walked.add(game.state().hexOf(prompt.figure()));
    for (char hex : new char[] {'m', 'n'}) { // where something happens
      if (!walked.contains(plan.at(hex))
          && prompt.options().contains(new Choice.To(plan.at(hex)))) {
        return new Choice.To(plan.at(hex));
      }
    }
    return most(
        prompt,
        option ->
            option instanceof Choice.To(Hex hex) && !walked.contains(hex)
                ? walked.stream().mapToInt(hex::distanceTo).sum()
                : -1);
  }
}
