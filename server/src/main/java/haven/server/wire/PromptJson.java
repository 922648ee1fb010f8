package haven.server.wire;

import haven.board.Hex;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.engine.WhyNot;
import haven.play.manners.Manners;
import haven.play.view.Harm;
import haven.play.view.Warnings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** A decision that is open, with everything that can be answered. */
record PromptJson(Game game, Prompt prompt, Set<Integer> who) {

  Shown.Prompt shown(int since) {
    List<Choice> options = new ArrayList<>(prompt.options());
    SortedSet<Integer> hand = pairs(options);
    if (!hand.isEmpty()) {
      options.removeIf(option -> option instanceof Choice.Cards);
    }
    return new Shown.Prompt(
        prompt.seat(),
        prompt.group(),
        prompt.kind(),
        prompt.decider(),
        prompt.figure(),
        prompt.rule(),
        since,
        game.phrase(prompt),
        hand.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(hand)),
        options(options),
        Manners.ahead(game, prompt)
            .map(next -> new PromptJson(next.game(), next.prompt(), who).further())
            .filter(further -> !further.isEmpty()),
        barred());
  }

  /** What of the next question lies on cards. */
  private List<Shown.Option> further() {
    return options(prompt.options().stream().filter(Choice.Act.class::isInstance).toList());
  }

  /** Why others on the map are no targets. */
  private Optional<Map<Integer, Shown.Barred>> barred() {
    Map<Integer, Shown.Barred> all = new TreeMap<>();
    WhyNot.of(game, prompt)
        .forEach((id, no) -> all.put(id.number(), new Shown.Barred(no.rule(), no.why())));
    return all.isEmpty() ? Optional.empty() : Optional.of(all);
  }

  /** Each with the harm it does, by what those who look may know. */
  private List<Shown.Option> options(List<Choice> options) {
    var harms = Warnings.of(game, who, prompt);
    return options.stream().map(one -> option(one, harms.getOrDefault(one, List.of()))).toList();
  }

  private Shown.Option option(Choice choice, List<Harm> harms) {
    List<Hex> hexes = game.where(prompt, choice);
    return new Shown.Option(
        choice,
        choice.text(),
        isWorded(choice) ? Optional.of(game.phrase(prompt, choice)) : Optional.empty(),
        hexes.isEmpty() ? Optional.empty() : Optional.of(hexes),
        harms.isEmpty() ? Optional.empty() : Optional.of(harms));
  }

  /** Hexes and figures speak for themselves, on the board. */
  private static boolean isWorded(Choice option) {
    return !(option instanceof Choice.To
        || option instanceof Choice.Along
        || option instanceof Choice.Lay
        || option instanceof Choice.At
        || option instanceof Choice.Cards);
  }

  /** The cards of which any two may be played, in any order; none if that is not so. */
  private static SortedSet<Integer> pairs(List<Choice> options) {
    SortedSet<Integer> cards = new TreeSet<>();
    int pairs = 0;
    for (Choice option : options) {
      if (option instanceof Choice.Cards(int leading, int second)) {
        cards.add(leading);
        cards.add(second);
        pairs++;
      }
    }
    return pairs == cards.size() * (cards.size() - 1) ? cards : new TreeSet<>();
  }
}
