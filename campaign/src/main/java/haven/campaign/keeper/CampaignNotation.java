package haven.campaign.keeper;

import haven.campaign.journey.Homecoming;
import haven.campaign.keeper.CampaignChoice.Abandon;
import haven.campaign.keeper.CampaignChoice.Accept;
import haven.campaign.keeper.CampaignChoice.Amount;
import haven.campaign.keeper.CampaignChoice.AskFavour;
import haven.campaign.keeper.CampaignChoice.Brew;
import haven.campaign.keeper.CampaignChoice.Build;
import haven.campaign.keeper.CampaignChoice.Buy;
import haven.campaign.keeper.CampaignChoice.Came;
import haven.campaign.keeper.CampaignChoice.Craft;
import haven.campaign.keeper.CampaignChoice.Create;
import haven.campaign.keeper.CampaignChoice.Decline;
import haven.campaign.keeper.CampaignChoice.Delve;
import haven.campaign.keeper.CampaignChoice.Distil;
import haven.campaign.keeper.CampaignChoice.Donate;
import haven.campaign.keeper.CampaignChoice.Enhance;
import haven.campaign.keeper.CampaignChoice.Give;
import haven.campaign.keeper.CampaignChoice.GoHome;
import haven.campaign.keeper.CampaignChoice.HaveEvent;
import haven.campaign.keeper.CampaignChoice.Join;
import haven.campaign.keeper.CampaignChoice.LevelUp;
import haven.campaign.keeper.CampaignChoice.MarkPerk;
import haven.campaign.keeper.CampaignChoice.Penalize;
import haven.campaign.keeper.CampaignChoice.PlayAt;
import haven.campaign.keeper.CampaignChoice.Portion;
import haven.campaign.keeper.CampaignChoice.Prepare;
import haven.campaign.keeper.CampaignChoice.Proceed;
import haven.campaign.keeper.CampaignChoice.Rebuild;
import haven.campaign.keeper.CampaignChoice.Respec;
import haven.campaign.keeper.CampaignChoice.Retire;
import haven.campaign.keeper.CampaignChoice.Return;
import haven.campaign.keeper.CampaignChoice.Sell;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.campaign.keeper.CampaignChoice.StayBehind;
import haven.campaign.keeper.CampaignChoice.Store;
import haven.campaign.keeper.CampaignChoice.Take;
import haven.campaign.keeper.CampaignChoice.Undo;
import haven.campaign.keeper.CampaignChoice.Way;
import haven.model.LootKind;
import haven.model.campaign.Favour;
import haven.model.campaign.RoomCard.Severity;
import haven.model.campaign.Sticker;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Choices as text: a word, then numbers and names, with bars between them. It is written and read
 * here and nowhere else; words that have been in use keep their meaning.
 */
final class CampaignNotation {
  private static final String BAR = " | ";
  private static final String CASUALLY = "casually";
  private static final String TOP = "top";
  private static final String AND = "; ";

  private static final Collector<CharSequence, ?, String> JOINED = Collectors.joining(" ");

  /** By the word that a text begins with. */
  private static final Map<String, Function<Parts, CampaignChoice>> READERS =
      Map.ofEntries(
          Map.entry("create", p -> new Create(p.number(), p.name(), p.name(), p.number())),
          Map.entry("join", p -> new Join(p.number())),
          Map.entry("stay", p -> new StayBehind(p.number())),
          Map.entry("level", p -> new LevelUp(p.number())),
          Map.entry("buy", p -> new Buy(p.number(), p.name())),
          Map.entry("sell", p -> new Sell(p.number(), p.name())),
          Map.entry("donate", p -> new Donate(p.number())),
          Map.entry("retire", p -> new Retire(p.number())),
          Map.entry("respec", p -> new Respec(p.number())),
          Map.entry("abandon", p -> new Abandon(p.number())),
          Map.entry("favour", p -> new AskFavour(p.favour(), p.name())),
          Map.entry(
              "enhance",
              p ->
                  new Enhance(
                      p.number(),
                      p.name(),
                      p.name().equals(TOP),
                      p.number(),
                      p.sticker(),
                      p.number())),
          Map.entry("prepare", p -> new Prepare(p.number(), p.names(), p.names())),
          Map.entry("store", p -> new Store(p.number(), p.kind(), p.number())),
          Map.entry("craft", p -> new Craft(p.number(), p.name())),
          Map.entry("brew", p -> new Brew(p.number(), p.kinds())),
          Map.entry("distil", p -> new Distil(p.number(), p.name())),
          Map.entry("proceed", _ -> new Proceed()),
          Map.entry("build", p -> new Build(p.number())),
          Map.entry("rebuild", p -> new Rebuild(p.number())),
          Map.entry("portion", p -> new Portion(p.number(), p.name(), p.number())),
          Map.entry("take", p -> new Take(p.name())),
          Map.entry("perk", p -> new MarkPerk(p.number())),
          Map.entry("give", p -> new Give(p.number())),
          Map.entry("amount", p -> new Amount(p.number())),
          Map.entry("A", _ -> new Way(true)),
          Map.entry("B", _ -> new Way(false)),
          Map.entry("home", _ -> new GoHome()),
          Map.entry("event", _ -> new HaveEvent()),
          Map.entry("at", p -> new PlayAt(p.number())),
          Map.entry("out", p -> new SetOut(p.number(), false)),
          Map.entry(CASUALLY, p -> new SetOut(p.number(), true)),
          Map.entry("delve", _ -> new Delve()),
          Map.entry("penalties", p -> new Penalize(p.severities())),
          Map.entry("back", p -> new Return(Homecoming.read(p.rest()))),
          Map.entry("came", p -> new Came(p.number())),
          Map.entry("undo", _ -> new Undo()),
          Map.entry("yes", _ -> new Accept()),
          Map.entry("no", _ -> new Decline()));

  private CampaignNotation() {}

  static String of(CampaignChoice choice) {
    return switch (choice) {
      case Create(int player, String of, String name, int level) ->
          text("create", player, of, name, level);
      case Join(int one) -> text("join", one);
      case StayBehind(int one) -> text("stay", one);
      case LevelUp(int one) -> text("level", one);
      case Buy(int one, String item) -> text("buy", one, item);
      case Sell(int one, String item) -> text("sell", one, item);
      case Donate(int one) -> text("donate", one);
      case Retire(int one) -> text("retire", one);
      case Respec(int one) -> text("respec", one);
      case Abandon(int one) -> text("abandon", one);
      case AskFavour(Favour favour, String what) ->
          text("favour", favour.name().toLowerCase(Locale.ROOT), what);
      case Enhance(int one, String card, boolean top, int line, Sticker sticker, int place) ->
          text("enhance", one, card, top ? TOP : "bottom", line, written(sticker), place);
      case Prepare(int one, List<String> hand, List<String> items) ->
          text("prepare", one, String.join(AND, hand), String.join(AND, items));
      case Store(int one, LootKind kind, int number) -> text("store", one, word(kind), number);
      case Craft(int one, String item) -> text("craft", one, item);
      case Brew(int one, List<LootKind> herbs) ->
          text("brew", one, herbs.stream().map(CampaignNotation::word).collect(JOINED));
      case Distil(int one, String potion) -> text("distil", one, potion);
      case Proceed() -> "proceed";
      case Build(int building) -> text("build", building);
      case Rebuild(int building) -> text("rebuild", building);
      case Portion(int holder, String what, int number) -> text("portion", holder, what, number);
      case Take(String what) -> text("take", what);
      case MarkPerk(int perk) -> text("perk", perk);
      case Give(int one) -> text("give", one);
      case Amount(int number) -> text("amount", number);
      case Way(boolean first) -> first ? "A" : "B";
      case GoHome() -> "home";
      case HaveEvent() -> "event";
      case PlayAt(int level) -> text("at", level);
      case SetOut(int scenario, boolean casual) -> text(casual ? CASUALLY : "out", scenario);
      case Delve() -> "delve";
      case Penalize(List<Severity> penalties) ->
          text("penalties", penalties.stream().map(CampaignNotation::word).collect(JOINED));
      case Return(Homecoming what) -> text("back", what.fields().toArray());
      case Came(int what) -> text("came", what);
      case Undo() -> "undo";
      case Accept() -> "yes";
      case Decline() -> "no";
    };
  }

  private static String text(String word, Object... parts) {
    return Stream.concat(Stream.of(word), Arrays.stream(parts))
        .map(String::valueOf)
        .collect(Collectors.joining(BAR));
  }

  static Optional<CampaignChoice> read(String text) {
    List<String> fields = Arrays.stream(text.split("\\|", -1)).map(String::strip).toList();
    Function<Parts, CampaignChoice> reader = READERS.get(fields.getFirst());
    if (reader == null) {
      return Optional.empty();
    }
    Parts parts = new Parts(fields.subList(1, fields.size()).iterator());
    try {
      CampaignChoice choice = reader.apply(parts);
      return parts.fields.hasNext() ? Optional.empty() : Optional.of(choice);
    } catch (IllegalArgumentException | NoSuchElementException _) {
      return Optional.empty();
    }
  }

  private static String word(Enum<?> kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  private static String written(Sticker sticker) {
    return sticker.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What follows the word. */
  private record Parts(Iterator<String> fields) {
    LootKind kind() {
      return kind(fields.next());
    }

    List<LootKind> kinds() {
      return Arrays.stream(fields.next().split(" ", -1)).map(Parts::kind).toList();
    }

    private static LootKind kind(String word) {
      return LootKind.valueOf(word.toUpperCase(Locale.ROOT));
    }

    List<Severity> severities() {
      return Arrays.stream(fields.next().split(" ", -1))
          .map(word -> Severity.valueOf(word.toUpperCase(Locale.ROOT)))
          .toList();
    }

    int number() {
      return Integer.parseInt(fields.next());
    }

    String name() {
      return fields.next();
    }

    List<String> names() {
      String all = fields.next();
      return all.isEmpty() ? List.of() : List.of(all.split(AND, -1));
    }

    Sticker sticker() {
      return Sticker.valueOf(fields.next().toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    Favour favour() {
      return Favour.valueOf(fields.next().toUpperCase(Locale.ROOT));
    }

    List<String> rest() {
      return Stream.generate(() -> fields.hasNext() ? fields.next() : "")
          .takeWhile(field -> !field.isEmpty())
          .toList();
    }
  }
}
