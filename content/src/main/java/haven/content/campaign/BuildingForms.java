package haven.content.campaign;

import haven.content.card.ResourceForms;
import haven.content.card.RewardForms;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.language.WordForms;
import haven.model.LootKind;
import haven.model.campaign.BuildingCard;
import haven.model.campaign.BuildingCard.AtFirst;
import haven.model.campaign.BuildingCard.Discount;
import haven.model.campaign.BuildingCard.Garrison;
import haven.model.campaign.BuildingCard.Interaction;
import haven.model.campaign.BuildingCard.Operation;
import haven.model.campaign.OutpostBook;
import haven.model.campaign.OutpostBook.MoraleShift;
import haven.model.campaign.PotionRecipe;
import haven.model.campaign.TownGuardCard;
import haven.model.scenario.Reward;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The tables of an outpost, its buildings, and what sections bring. */
public final class BuildingForms {
  private static final int MOST = 999;
  private static final int LEVELS = 9;

  /** The tables, without the buildings and sections that are written for themselves. */
  public record OutpostTables(String name, OutpostBook book) {}

  /** A section of a book, by its number. */
  public record Section(String name, List<Reward> gives) {}

  private record AtMorale(int morale, String section) {}

  public static final Key<String> OUTPOST = WordForms.NAME.required("outpost", "its name");
  private static final Key<Integer> FROM = Forms.number(0, 99).required("morale", "from there");
  private static final Key<Integer> TO = Forms.number(0, 99).required("to", "up to there");
  private static final Key<Integer> DEFENCE =
      Forms.number(-99, 99).required("defence", "added to every check");
  private static final Key<List<MoraleShift>> MORALE =
      new Group<>(
              "a change of the defence",
              List.of(FROM, TO, DEFENCE),
              new MoraleShift(0, 0, 0),
              f -> new MoraleShift(f.get(FROM), f.get(TO), f.get(DEFENCE)))
          .list()
          .or("morale", List.of(), "what morale makes of the defence");
  private static final Key<String> THAT_SECTION =
      WordForms.NAME.required("section", "the number of the section");
  private static final Key<List<AtMorale>> AT_MORALE =
      new Group<>(
              "a section of the morale track",
              List.of(FROM, THAT_SECTION),
              new AtMorale(0, ""),
              f -> new AtMorale(f.get(FROM), f.get(THAT_SECTION)))
          .list()
          .or("at-morale", List.of(), "sections that are read at the ends of the track");
  private static final Key<List<LootKind>> HERBS =
      ResourceForms.RESOURCE.list().required("herbs", "in any order");
  private static final Key<String> POTION = WordForms.NAME.required("potion", "an item");
  private static final Key<List<PotionRecipe>> POTIONS =
      new Group<>(
              "a window of the alchemy chart",
              List.of(HERBS, POTION),
              new PotionRecipe(List.of(), ""),
              f -> new PotionRecipe(f.get(HERBS), f.get(POTION)))
          .list()
          .or("potions", List.of(), "the alchemy chart");
  private static final Key<List<Integer>> CARDS =
      Forms.number(1, MOST).list().required("cards", "their numbers");
  private static final Key<TownGuardCard.Kind> KIND =
      Forms.word(TownGuardCard.Kind.class)
          .or("kind", TownGuardCard.Kind.VALUE, "what comes of it by itself");
  private static final Key<Integer> VALUE =
      Forms.number(-99, 99).or("value", 0, "added to the defence");
  private static final Key<Boolean> FIRST =
      Forms.yes().or("first", false, "a campaign begins with them in the deck");
  private static final Key<List<TownGuardCard>> GUARD =
      new Group<>(
              "town guard cards",
              List.of(CARDS, KIND, VALUE, FIRST),
              List.<TownGuardCard>of(),
              BuildingForms::guard)
          .list()
          .as(lists -> lists.stream().flatMap(List::stream).toList())
          .or("guard", List.of(), "the town guard cards");

  public static final List<Key<?>> OUTPOST_KEYS =
      List.of(OUTPOST, MORALE, AT_MORALE, POTIONS, GUARD);

  public static final Key<String> BUILDING =
      Forms.text("a name and a level, such as Barracks 1", Pattern.compile(".+ [1-9]"), "House 1")
          .required("building", "its name and level");
  private static final Key<Integer> NUMBER =
      Forms.number(1, MOST).required("number", "its reference number");
  private static final Key<AtFirst> AT_FIRST =
      Forms.word(AtFirst.class).or("at-first", AtFirst.SEALED, "what of it there is at the start");
  private static final Key<Map<LootKind, Integer>> COST =
      ResourceForms.RESOURCES.or("cost", Map.of(), "paid to build it, or to have this level");
  private static final Key<Integer> PROSPERITY =
      Forms.number(1, LEVELS).or("prosperity", 1, "the level that the town must have");
  private static final Key<Integer> REPAIR =
      Forms.number(0, 99).or("repair", 0, "materials that a damage costs");
  private static final Key<Map<LootKind, Integer>> REBUILD =
      ResourceForms.RESOURCES.or("rebuild", Map.of(), "paid when it was wrecked");
  private static final Key<List<Reward>> ONCE =
      RewardForms.REWARD.list().or("once", List.of(), "when its card enters the deck");
  private static final Key<Map<LootKind, Integer>> PAY =
      ResourceForms.RESOURCES.or("pay", Map.of(), "what it costs, if it is wanted");
  private static final Key<List<Reward>> GIVES =
      RewardForms.REWARD.list().required("gives", "what happens");
  private static final Form<Operation> OPERATION =
      Forms.named(
          "operation",
          "an operation",
          new Operation(Map.of(), List.of()),
          () ->
              new Group<>(
                  "an operation",
                  List.of(PAY, GIVES),
                  new Operation(Map.of(), List.of()),
                  f -> new Operation(f.get(PAY), f.get(GIVES))));
  private static final Key<List<Operation>> EACH =
      OPERATION.list().or("each", List.of(), "what happens in every outpost phase");
  private static final Key<List<Operation>> WRECKED =
      OPERATION.list().or("wrecked", List.of(), "what happens instead as long as it is wrecked");
  private static final Key<List<Interaction>> OFFERS =
      Forms.word(Interaction.class).list().or("offers", List.of(), "what can be done there");
  private static final Key<Integer> SOLDIERS =
      Forms.number(0, 99).or("soldiers", 0, "how many live there at most");
  private static final Key<Integer> STRENGTH =
      Forms.number(0, 99).or("strength", 0, "what a soldier takes from the value of an attack");
  private static final Key<Integer> OFF = Forms.number(0, 99).or("off", 0, "of the whole price");
  private static final Key<Integer> PER_LEVEL =
      Forms.number(0, 99).or("per-level", 0, "of what each level of the card costs");
  private static final Key<Integer> PER_EARLIER =
      Forms.number(0, 99).or("per-earlier", 0, "of what each earlier sticker costs");
  private static final Key<Optional<Discount>> DISCOUNT =
      new Group<>(
              "a discount",
              List.of(OFF, PER_LEVEL, PER_EARLIER),
              Discount.NONE,
              f -> new Discount(f.get(OFF), f.get(PER_LEVEL), f.get(PER_EARLIER)))
          .optional("discount", "gold that stickers cost less");
  private static final Key<String> TEXT =
      Forms.text().or("text", "", "what it does, in words of your own");

  public static final List<Key<?>> BUILDING_KEYS =
      List.of(
          BUILDING,
          NUMBER,
          AT_FIRST,
          COST,
          PROSPERITY,
          REPAIR,
          REBUILD,
          ONCE,
          EACH,
          WRECKED,
          OFFERS,
          SOLDIERS,
          STRENGTH,
          DISCOUNT,
          TEXT);

  public static final Key<String> SECTION = WordForms.NAME.required("section", "its number");
  private static final Key<List<Reward>> BRINGS =
      RewardForms.REWARD.list().or("gives", List.of(), "what it brings");
  public static final List<Key<?>> SECTION_KEYS = List.of(SECTION, BRINGS, TEXT);

  private BuildingForms() {}

  private static List<TownGuardCard> guard(FormFields f) {
    List<TownGuardCard> cards = new ArrayList<>();
    for (int number : f.get(CARDS)) {
      cards.add(new TownGuardCard(number, f.get(KIND), f.get(VALUE), f.get(FIRST)));
    }
    return cards;
  }

  public static OutpostTables outpost(FormFields f) {
    Map<Integer, String> atMorale = new TreeMap<>();
    f.get(AT_MORALE).forEach(one -> atMorale.put(one.morale(), one.section()));
    return new OutpostTables(
        f.get(OUTPOST),
        new OutpostBook(
            f.get(MORALE), atMorale, Map.of(), List.of(), f.get(GUARD), f.get(POTIONS)));
  }

  public static BuildingCard building(FormFields f) {
    String called = f.get(BUILDING);
    int space = called.lastIndexOf(' ');
    return new BuildingCard(
        f.get(NUMBER),
        called.substring(0, space),
        Integer.parseInt(called.substring(space + 1)),
        f.get(AT_FIRST),
        f.get(COST),
        f.get(PROSPERITY),
        f.get(REPAIR),
        f.get(REBUILD),
        f.get(ONCE),
        f.get(EACH),
        f.get(WRECKED),
        Set.copyOf(f.get(OFFERS)),
        new Garrison(f.get(SOLDIERS), f.get(STRENGTH)),
        f.get(DISCOUNT).orElse(Discount.NONE));
  }

  public static Section section(FormFields f) {
    return new Section(f.get(SECTION), f.get(BRINGS));
  }
}
