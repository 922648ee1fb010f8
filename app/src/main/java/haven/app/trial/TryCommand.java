package haven.app.trial;

import haven.app.BadInput;
import haven.app.pack.Shelf;
import haven.app.play.Input;
import haven.content.form.Closest;
import haven.content.show.Thing;
import haven.content.words.Languages;
import haven.model.card.AbilityCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.pack.Pack;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code haven try}: what a card does, seen on a small stage. */
@Command(
    name = "try",
    description = {
      "Plays a card, an item or the cards of a monster on a small stage, and tells what happens.",
      "Every modifier is +0, elements are strong, and as much as possible is performed."
    },
    mixinStandardHelpOptions = true)
public final class TryCommand implements Callable<Integer> {
  private static final int NEAR = 3;
  private static final int HIGHEST = 9;

  @Parameters(
      arity = "1..*",
      paramLabel = "CARD",
      description = "The name of an ability card, an item, a monster or a deck of monster cards.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--pack",
      paramLabel = "PACK",
      description = "A folder or the id of a pack (default: any that has it).")
  private @Nullable String pack;

  @Option(names = "--top", description = "Only the top half.")
  private boolean top;

  @Option(names = "--bottom", description = "Only the bottom half.")
  private boolean bottom;

  @Option(
      names = "--level",
      paramLabel = "N",
      description = "The heroes' level (default: that of the card).")
  private int level;

  @Option(
      names = "--lang",
      paramLabel = "en|de|it",
      description = "The language of what is asked and told (default: en).")
  private String language = "en";

  @Option(names = "--ask", description = "You choose; otherwise it is chosen sensibly.")
  private boolean ask;

  @Mixin private Shelf shelf = new Shelf();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    if (level < 0 || level > HIGHEST) {
      throw new BadInput("--level should be 1 to 9, not " + level);
    }
    if (!Languages.CODES.contains(language)) {
      throw new BadInput(
          "--lang should be one of " + String.join(", ", Languages.CODES) + ", not " + language);
    }
    Tried tried = found(String.join(" ", words));
    PrintWriter out = spec.commandLine().getOut();
    Speech speech = new Speech(tried.pack, language);
    TrialStage stage = TrialStage.of(tried.pack, level == 0 ? tried.level : level);
    if (ask) {
      try (Input input = Input.open()) {
        for (Trial trial : tried.trials) {
          new Showing(stage, speech, out::println).ask(trial, input, out);
        }
      }
    } else {
      tried.trials.forEach(trial -> new Showing(stage, speech, out::println).show(trial));
    }
    out.flush();
    return ExitCode.OK;
  }

  /**
   * What is tried.
   *
   * @param level of heroes who have it
   */
  private record Tried(Pack pack, List<Trial> trials, int level) {}

  private Tried found(String wanted) {
    List<Pack> packs = packs();
    for (Pack one : packs) {
      Optional<Tried> tried =
          Thing.find(one, wanted).flatMap(thing -> of(one, thing)).or(() -> deck(one, wanted));
      if (tried.isPresent()) {
        return tried.get();
      }
    }
    List<String> names = packs.stream().flatMap(one -> names(one).stream()).distinct().toList();
    throw new BadInput(
        "nothing that can be tried is called '%s'; there are '%s'"
            .formatted(wanted, String.join("', '", Closest.some(wanted, names, NEAR))));
  }

  private Optional<Tried> of(Pack from, Thing thing) {
    return switch (thing) {
      case Thing.Card(var owner, AbilityCard card) ->
          Optional.of(
              new Tried(
                  from,
                  halves().stream()
                      .<Trial>map(half -> new Trial.Half(owner.characterClass(), card, half))
                      .toList(),
                  card.level()));
      case Thing.Item(var ware) ->
          Optional.of(new Tried(from, List.of(new Trial.Item(ware.item())), 1));
      case Thing.Monster(MonsterType type, Optional<MonsterDeck> deck) ->
          deck.map(cards -> new Tried(from, Showing.cards(type, cards), 1));
      case Thing.CharacterClass _, Thing.Goal _, Thing.MonsterBoard _, Thing.Scenario _ ->
          Optional.empty();
    };
  }

  private List<Boolean> halves() {
    return top == bottom ? List.of(true, false) : List.of(top);
  }

  /** A deck by its name, with the first type that draws from it. */
  private static Optional<Tried> deck(Pack from, String wanted) {
    return from.decks().stream()
        .filter(deck -> deck.name().equalsIgnoreCase(wanted))
        .findFirst()
        .flatMap(
            deck ->
                from.monsters().stream()
                    .filter(type -> type.deck().equals(deck.name()))
                    .findFirst()
                    .map(type -> new Tried(from, Showing.cards(type, deck), 1)));
  }

  private static List<String> names(Pack from) {
    List<String> names = new ArrayList<>();
    Thing.all(from).stream()
        .filter(
            thing ->
                thing instanceof Thing.Card
                    || thing instanceof Thing.Item
                    || thing instanceof Thing.Monster)
        .forEach(thing -> names.add(thing.name()));
    from.decks().forEach(deck -> names.add(deck.name()));
    return names;
  }

  /** As for {@code haven show}. */
  private List<Pack> packs() {
    return pack == null ? shelf.usable() : List.of(shelf.pack(pack));
  }
}
