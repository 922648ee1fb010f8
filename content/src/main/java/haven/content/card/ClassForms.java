package haven.content.card;

import haven.content.form.Bearer;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.content.language.EffectForms;
import haven.content.language.RiderForms;
import haven.content.language.SummonForms;
import haven.content.language.WordForms;
import haven.content.yaml.Node;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.card.AbilityCard;
import haven.model.card.CharacterClass;
import haven.model.card.Companion;
import haven.model.card.ModifierCard;
import haven.model.card.Perk;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Classes with their cards, perks and modifiers. */
public final class ClassForms {
  private static final String DOUBLE = "2x";
  private static final String MISS = "null";

  /** How many boards a class has besides that of level 1. */
  private static final int ADVANCED = 4;

  private static final Form<String> FACE =
      Forms.text("+1, -1, 2x, null …", Pattern.compile("[-+]\\d|0|2x|null"), "+0");
  private static final Key<String> MODIFIER = FACE.required("modifier", "+1, -1, 2x, null …");
  private static final Key<Boolean> ROLLING =
      Forms.flag().or("rolling", false, "whether another card is drawn");
  private static final Key<Integer> COPIES = Forms.number(1, 20).or("copies", 1, "how many");

  /** Modifier cards; several copies of one card make several. */
  public static final Form<List<ModifierCard>> MODIFIERS = modifiers();

  private static final Key<Integer> BOXES =
      Forms.number(1, 9).or("boxes", 1, "how often it can be taken");
  private static final Key<Boolean> JOINED =
      Forms.yes().or("joined", false, "it works once all its boxes are marked, and only then");
  private static final Key<List<ModifierCard>> REMOVE =
      MODIFIERS.or("remove", List.of(), "modifier cards that leave the deck");
  private static final Key<List<ModifierCard>> ADD =
      MODIFIERS.or("add", List.of(), "modifier cards that join the deck");
  private static final Key<Set<Perk.Ignores>> IGNORE =
      Forms.word(Perk.Ignores.class)
          .list()
          .as(
              all ->
                  all.isEmpty() ? Set.<Perk.Ignores>of() : (Set<Perk.Ignores>) EnumSet.copyOf(all))
          .or("ignore", Set.of(), "what the character ignores");
  private static final Key<String> NOTE =
      Forms.text().or("note", "", "what an author wants to be known, such as what is missing");
  private static final Key<List<Effect>> EFFECTS =
      EffectForms.EFFECT
          .list()
          .by(Bearer.HERO)
          .or("effects", List.of(), "what works in every scenario, once all its boxes are marked");
  private static final Key<Integer> USES =
      Forms.number(1, 9).or("uses", 0, "how often in a scenario; without it always");
  private static final Key<Integer> MORE_HIT_POINTS =
      Forms.number(1, 20).or("hit-points", 0, "added to the maximum");
  private static final Key<Integer> MORE_ONE_HAND =
      Forms.number(1, 9).or("more-one-hand", 0, "one-handed items more that may be brought");
  private static final Form<Perk> PERK =
      new Group<>(
          "a perk",
          List.of(
              BOXES,
              JOINED,
              REMOVE,
              ADD,
              IGNORE,
              EFFECTS,
              USES,
              MORE_HIT_POINTS,
              MORE_ONE_HAND,
              NOTE),
          new Perk(1, List.of(), List.of(), Set.of()),
          ClassForms::perk);

  public static final Key<String> CLASS = WordForms.NAME.required("class", "its name");
  private static final Key<Integer> HAND =
      Forms.number(1, 20).required("hand-size", "how many cards it takes along");
  private static final Key<List<Integer>> HIT_POINTS =
      Forms.number(1, 99).list().required("hit-points", "by level, from level 1");
  private static final Key<List<ModifierCard>> DECK =
      MODIFIERS.or(
          "modifiers",
          ModifierCard.STANDARD_DECK,
          "its modifier deck, or the 18 cells of its board; the standard one without");
  private static final Key<Integer> BOARD_LEVEL =
      Forms.number(2, 5).required("level", "the level at which it is used");
  private static final Key<List<ModifierCard>> CELLS =
      MODIFIERS.required("cells", "row by row, each as minus, neutral, plus");
  private static final Key<List<Map.Entry<Integer, List<ModifierCard>>>> BOARDS =
      new Group<>(
              "a modifier board",
              List.of(BOARD_LEVEL, CELLS),
              Map.entry(2, ModifierCard.STANDARD_BOARD),
              f -> Map.entry(f.get(BOARD_LEVEL), f.get(CELLS)))
          .list()
          .or("boards", List.of(), "its modifier boards of levels 2 to 5, in Buttons & Bugs only");
  private static final Key<List<Perk>> PERKS =
      PERK.list().or("perks", List.of(), "in the order of the sheet");
  private static final Key<Optional<Companion>> COMPANION =
      SummonForms.COMPANION.optional(
          "companion", "a summon that stands beside the character from the start");
  private static final Key<Boolean> LOCKED =
      Forms.flag()
          .or("locked", false, "whether a campaign begins without it; named after the others");
  private static final Key<List<PrintedCard>> CARDS =
      CardForms.CARD_FORM
          .list()
          .or("cards", List.of(), "its ability cards; without them 'note' should say why");

  /** Fields of a class. */
  public static final List<Key<?>> KEYS = keys();

  private ClassForms() {}

  private static List<Key<?>> keys() {
    List<Key<?>> keys =
        new ArrayList<>(List.of(CLASS, HAND, HIT_POINTS, LOCKED, DECK, BOARDS, PERKS, COMPANION));
    keys.addAll(MatForms.KEYS);
    keys.add(CARDS);
    return List.copyOf(keys);
  }

  private static Form<List<ModifierCard>> modifiers() {
    List<Key<?>> keys = new ArrayList<>(List.of(MODIFIER, ROLLING, COPIES));
    keys.addAll(RiderForms.KEYS);
    Verbs<List<ModifierCard>> verbs =
        new Verbs<List<ModifierCard>>("modifier card", List.of())
            .verb(ModifierCard.class, "A modifier card.", keys, ClassForms::modifier)
            .word(DOUBLE, List.of(ModifierCard.DOUBLE))
            .word(MISS, List.of(ModifierCard.MISS));
    for (int number = -2; number <= 4; number++) {
      verbs.word((number < 0 ? "" : "+") + number, List.of(ModifierCard.plus(number)));
    }
    return verbs.list().as(lists -> lists.stream().flatMap(List::stream).toList());
  }

  private static List<ModifierCard> modifier(FormFields f) {
    String face = f.get(MODIFIER);
    List<Rider> riders = RiderForms.riders(f);
    ModifierCard card =
        switch (face) {
          case DOUBLE ->
              new ModifierCard(ModifierCard.Kind.DOUBLE, 0, f.get(ROLLING), true, riders);
          case MISS -> new ModifierCard(ModifierCard.Kind.MISS, 0, f.get(ROLLING), true, riders);
          default ->
              new ModifierCard(
                  ModifierCard.Kind.PLUS, Integer.parseInt(face), f.get(ROLLING), false, riders);
        };
    return Collections.nCopies(f.get(COPIES), card);
  }

  private static Perk perk(FormFields f) {
    Perk.Gift gift =
        new Perk.Gift(f.get(EFFECTS), f.get(USES), f.get(MORE_HIT_POINTS), f.get(MORE_ONE_HAND));
    Perk perk =
        new Perk(f.get(BOXES), f.get(REMOVE), f.get(ADD), f.get(IGNORE), gift, f.get(JOINED));
    boolean nothing =
        perk.removed().equals(perk.added())
            && perk.ignores().isEmpty()
            && gift.equals(Perk.Gift.NONE);
    if (nothing && f.get(NOTE).isEmpty()) {
      f.reading()
          .wrong(
              f.place(), "the perk does nothing", "give it 'remove', 'add', 'ignore' or 'effects'");
    }
    if (f.has(USES) && !f.has(EFFECTS)) {
      f.wrong(USES, "nothing is used", "add 'effects'");
    }
    return perk;
  }

  /** Whatever is given to others is there to be given. */
  private static void checkGiven(FormFields f, Node node, Set<String> names) {
    switch (node) {
      case Node.Mapping mapping ->
          mapping
              .entries()
              .forEach(
                  entry -> {
                    if (entry.key().text().equals("give-card")
                        && entry.value() instanceof Node.Scalar name
                        && !names.contains(name.text())) {
                      f.reading()
                          .wrong(
                              name.place(),
                              "no card of level M is called '" + name.text() + "'",
                              "write such a card among the cards of the class");
                    }
                    checkGiven(f, entry.value(), names);
                  });
      case Node.Sequence sequence -> sequence.items().forEach(one -> checkGiven(f, one, names));
      case Node.Scalar _ -> {}
    }
  }

  private static List<AbilityCard> supply(List<PrintedCard> cards) {
    List<AbilityCard> supply = new ArrayList<>();
    cards.forEach(card -> supply.addAll(Collections.nCopies(card.lent(), card.card())));
    return supply;
  }

  /** One for each level, or none. */
  private static List<List<ModifierCard>> boards(FormFields f) {
    Map<Integer, List<ModifierCard>> boards = new TreeMap<>();
    f.get(BOARDS).forEach(board -> boards.put(board.getKey(), board.getValue()));
    int levels = f.get(BOARDS).size();
    if (levels > 0 && (levels != ADVANCED || boards.size() != ADVANCED)) {
      f.wrong(
          BOARDS,
          "the boards are those of levels "
              + f.get(BOARDS).stream()
                  .map(board -> String.valueOf(board.getKey()))
                  .collect(Collectors.joining(", ")),
          "write one for each of the levels 2, 3, 4 and 5");
    }
    return List.copyOf(boards.values());
  }

  public static PrintedClass characterClass(FormFields f) {
    List<PrintedCard> cards = f.get(CARDS);
    List<Integer> hitPoints = f.get(HIT_POINTS);
    List<PrintedCard> own =
        cards.stream().filter(card -> card.lent() == 0 && card.card().level() > 0).toList();
    long level1 = own.stream().filter(card -> card.card().level() == 1).count();
    if (cards.isEmpty() && f.node().get("note").isEmpty()) {
      f.wrong(CARDS, "the class has no cards", "add 'cards', or a 'note' that says why not");
    }
    if (level1 < f.get(HAND) && !cards.isEmpty()) {
      f.wrong(
          HAND,
          "the hand is larger than the " + level1 + " cards of level 1",
          "write more cards or a smaller hand");
    }
    Set<String> given =
        cards.stream()
            .filter(card -> card.lent() > 0)
            .map(card -> card.card().name())
            .collect(Collectors.toSet());
    checkGiven(f, f.node(), given);
    return new PrintedClass(
        new CharacterClass(
            f.get(CLASS),
            f.get(HAND),
            hitPoints,
            own.stream().map(PrintedCard::card).toList(),
            f.get(DECK),
            boards(f),
            f.get(PERKS),
            f.get(COMPANION),
            supply(cards),
            MatForms.mat(f)),
        cards,
        f.get(LOCKED));
  }
}
