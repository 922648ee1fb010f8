package haven.play.engine;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Element;
import haven.play.turn.Cards;
import haven.play.turn.Payment;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Choices as text: words, then numbers, hexes or the name of a constant. It is written and read
 * here and nowhere else, for records, the store and the wire, and outlives the names of our types.
 * Words that have been in use keep their meaning.
 */
final class ChoiceNotation {
  private static final Pattern TEXT = Pattern.compile("([a-z]+(?: [a-z]+)*)((?: [^a-z ]+)*)");
  private static final Pattern HEX = Pattern.compile("\\((-?\\d{1,9}),(-?\\d{1,9})\\)");

  /** By the words that a text begins with. */
  private static final Map<String, Function<Parts, Choice>> READERS =
      Map.ofEntries(
          Map.entry("no", _ -> new Choice.Decline()),
          Map.entry("yes", _ -> new Choice.Accept()),
          Map.entry("undo", _ -> new Choice.Undo()),
          Map.entry("long rest", _ -> new Choice.LongRest()),
          Map.entry("short rest", _ -> new Choice.ShortRest()),
          Map.entry("later", _ -> new Choice.Later()),
          Map.entry("cards", parts -> new Choice.Cards(parts.number(), parts.number())),
          Map.entry("top", parts -> new Choice.Act(parts.number(), true, false)),
          Map.entry("bottom", parts -> new Choice.Act(parts.number(), false, false)),
          Map.entry("basic top", parts -> new Choice.Act(parts.number(), true, true)),
          Map.entry("basic bottom", parts -> new Choice.Act(parts.number(), false, true)),
          Map.entry("to", parts -> new Choice.To(parts.hex())),
          Map.entry("along", parts -> new Choice.Along(parts.hexes())),
          Map.entry("lay", parts -> new Choice.Lay(parts.hexes())),
          Map.entry("at", parts -> new Choice.At(FigureId.of(parts.number()))),
          Map.entry("card", parts -> new Choice.Card(parts.number())),
          Map.entry("remove", parts -> new Choice.Remove(parts.number(), parts.number())),
          Map.entry("lose hand", parts -> parts.payment(Payment.Kind.LOSE_HAND)),
          Map.entry("lose two discards", parts -> parts.payment(Payment.Kind.LOSE_TWO_DISCARDS)),
          Map.entry("discard a", parts -> parts.payment(Payment.Kind.DISCARD_A)),
          Map.entry("discard two b", parts -> parts.payment(Payment.Kind.DISCARD_TWO_B)),
          Map.entry("lose", parts -> parts.payment(Payment.Kind.LOSE)),
          Map.entry("use", parts -> new Choice.Use(parts.number())),
          Map.entry("forgo top", parts -> new Choice.Forgo(parts.number(), true)),
          Map.entry("forgo bottom", parts -> new Choice.Forgo(parts.number(), false)),
          Map.entry("goal", parts -> new Choice.Goal(parts.number())),
          Map.entry("order", parts -> new Choice.Order(parts.number())),
          Map.entry("shift", parts -> new Choice.Shift(parts.number())),
          Map.entry("way", parts -> new Choice.Way(parts.number())),
          Map.entry("targets", parts -> new Choice.Targets(parts.number())),
          Map.entry("buy", parts -> new Choice.Buy(parts.number())),
          Map.entry("modifier", parts -> new Choice.Modifier(parts.number())),
          Map.entry("attack", parts -> new Choice.Attack(parts.number())),
          Map.entry("effect", parts -> new Choice.Effect(parts.number())),
          Map.entry("part", parts -> new Choice.OneOf(parts.number())),
          Map.entry("next", parts -> new Choice.Next(parts.number())),
          Map.entry("land", parts -> new Choice.Land(parts.number())),
          Map.entry("newcomer", parts -> new Choice.Newcomer(parts.number())),
          Map.entry("came", parts -> new Choice.Came(parts.number())),
          Map.entry("consume", parts -> new Choice.Consume(parts.number())),
          Map.entry("cure", parts -> new Choice.Cure(parts.constant(Condition.class))),
          Map.entry("without", parts -> new Choice.Without(parts.number())),
          Map.entry("element", parts -> new Choice.Of(parts.constant(Element.class))));

  private ChoiceNotation() {}

  static String of(Choice choice) {
    return switch (choice) {
      case Choice.Decline() -> "no";
      case Choice.Accept() -> "yes";
      case Choice.Undo() -> "undo";
      case Choice.LongRest() -> "long rest";
      case Choice.ShortRest() -> "short rest";
      case Choice.Later() -> "later";
      case Choice.Cards(int leading, int second) -> "cards " + leading + " " + second;
      case Choice.Act(int card, boolean top, boolean basic) ->
          (basic ? "basic " : "") + (top ? "top " : "bottom ") + card;
      case Choice.To(Hex hex) -> "to " + text(hex);
      case Choice.Along(List<Hex> path) -> "along" + text(path);
      case Choice.Lay(List<Hex> hexes) -> "lay" + text(hexes);
      case Choice.At(FigureId figure) -> "at " + figure;
      case Choice.Card(int card) -> "card " + card;
      case Choice.Remove(int hero, int card) -> "remove " + hero + " " + card;
      case Choice.Negate(Payment payment) -> text(payment);
      case Choice.Use(int item) -> "use " + item;
      case Choice.Forgo(int rule, boolean top) -> "forgo " + (top ? "top " : "bottom ") + rule;
      case Choice.Goal(int goal) -> "goal " + goal;
      case Choice.Order(int order) -> "order " + order;
      case Choice.Shift(int by) -> "shift " + by;
      case Choice.Way(int way) -> "way " + way;
      case Choice.Targets(int group) -> "targets " + group;
      case Choice.Buy(int effect) -> "buy " + effect;
      case Choice.Modifier(int draw) -> "modifier " + draw;
      case Choice.Attack(int value) -> "attack " + value;
      case Choice.Effect(int effect) -> "effect " + effect;
      case Choice.OneOf(int part) -> "part " + part;
      case Choice.Next(int effect) -> "next " + effect;
      case Choice.Land(int way) -> "land " + way;
      case Choice.Newcomer(int newcomer) -> "newcomer " + newcomer;
      case Choice.Came(int what) -> "came " + what;
      case Choice.Consume(int payment) -> "consume " + payment;
      case Choice.Cure(Condition condition) -> "cure " + condition.name();
      case Choice.Without(int effect) -> "without " + effect;
      case Choice.Of(Element element) -> "element " + element.name();
    };
  }

  private static String text(Payment payment) {
    String words = payment.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    return words
        + " "
        + payment.first()
        + (payment.second() == Cards.NONE ? "" : " " + payment.second());
  }

  private static String text(Hex hex) {
    return "(" + hex.q() + "," + hex.r() + ")";
  }

  private static String text(List<Hex> hexes) {
    return hexes.stream().map(hex -> " " + text(hex)).collect(Collectors.joining());
  }

  static Optional<Choice> read(String text) {
    Matcher matcher = TEXT.matcher(text);
    Function<Parts, Choice> reader = matcher.matches() ? READERS.get(matcher.group(1)) : null;
    if (reader == null) {
      return Optional.empty();
    }
    try {
      Choice read = reader.apply(new Parts(matcher.group(2)));
      // What was left over, or stood where nothing belongs, is not in its text.
      return of(read).equals(text) ? Optional.of(read) : Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** What follows the words, one after the other. */
  private static final class Parts {
    private final List<String> parts;
    private int at;

    Parts(String text) {
      parts = text.isEmpty() ? List.of() : List.of(text.strip().split(" "));
    }

    private String next() {
      if (at == parts.size()) {
        throw new IllegalArgumentException("nothing is left");
      }
      return parts.get(at++);
    }

    int number() {
      return Integer.parseInt(next());
    }

    Hex hex() {
      Matcher hex = HEX.matcher(next());
      if (!hex.matches()) {
        throw new IllegalArgumentException("no hex");
      }
      return new Hex(Integer.parseInt(hex.group(1)), Integer.parseInt(hex.group(2)));
    }

    List<Hex> hexes() {
      List<Hex> hexes = new ArrayList<>();
      while (at < parts.size()) {
        hexes.add(hex());
      }
      return hexes;
    }

    <E extends Enum<E>> E constant(Class<E> type) {
      return Enum.valueOf(type, next());
    }

    Choice payment(Payment.Kind kind) {
      return new Choice.Negate(
          kind.cards() == 1 ? Payment.of(kind, number()) : Payment.of(kind, number(), number()));
    }
  }
}
