package haven.content.monster;

import haven.content.form.Bearer;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.language.AbilityForms;
import haven.content.language.EffectForms;
import haven.content.language.RiderForms;
import haven.content.language.ValueForms;
import haven.content.language.WordForms;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.ElementIcon;
import haven.model.map.Formula;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Monster types with their stat cards, and the ability decks of their sets. */
public final class MonsterForms {
  public static final Key<String> MONSTER =
      WordForms.NAME.required("monster", "the name of the type");
  private static final Key<Optional<String>> DECK =
      WordForms.NAME.optional("deck", "the ability deck of its set; without it, of its own name");
  private static final Key<Integer> STANDEES =
      Forms.number(1, 20).required("standees", "how many there are in the box");
  private static final Key<Boolean> FLYING = Forms.flag().or("flying", false, "whether it flies");

  private static final Key<Formula> HIT_POINTS =
      ValueForms.FORMULA.required("hit-points", "hit points");
  private static final Key<Integer> MOVE =
      Forms.number(0, 12).or("move", 0, "move; without it a dash");
  private static final Key<Formula> ATTACK =
      ValueForms.FORMULA.or("attack", new Formula.Constant(0), "attack; without it a dash");
  private static final Key<Integer> RANGE =
      Forms.number(0, 12).or("range", 0, "range; without it melee");
  private static final Key<Integer> TARGETS =
      Forms.number(1, 9).or("targets", 1, "how many targets its attacks have");
  private static final Key<List<Effect>> TRAITS =
      EffectForms.EFFECT.by(Bearer.MONSTER).list().or("traits", List.of(), "its lasting effects");
  private static final Key<Set<Condition>> IMMUNE =
      WordForms.CONDITIONS.or("immune", Set.of(), "conditions it cannot have");
  private static final Key<List<List<Ability>>> SPECIALS =
      AbilityForms.ABILITIES
          .by(Bearer.BOSS)
          .list()
          .or("specials", List.of(), "special actions 1, 2, …");

  public static final Form<StatLine> LINE = line().by(Bearer.MONSTER);
  private static final Key<List<StatLine>> NORMAL = rank("normal");
  private static final Key<List<StatLine>> ELITE = rank("elite");
  private static final Key<List<StatLine>> BOSS = rank("boss");
  private static final Key<List<StatLine>> NAMED = rank("named");

  /** Fields of a monster type. */
  public static final List<Key<?>> MONSTER_KEYS =
      List.of(
          MONSTER, DECK, STANDEES, FLYING, NORMAL, ELITE, BOSS, NAMED, TRAITS, IMMUNE, SPECIALS);

  public static final Key<String> DECK_NAME =
      WordForms.NAME.required("ability-deck", "the name of the set");
  private static final Key<Integer> INITIATIVE =
      Forms.number(0, 99).required("initiative", "its initiative");
  private static final Key<Boolean> SHUFFLE =
      Forms.flag().or("shuffle", false, "whether it has the reshuffle icon");
  private static final Key<List<Ability>> DO =
      AbilityForms.ABILITIES
          .by(Bearer.MONSTER)
          .or("do", List.of(), "its abilities in printed order");
  private static final Key<List<ElementIcon>> INFUSE =
      WordForms.ELEMENT.list().or("infuse", List.of(), "elements it infuses");
  private static final Key<Optional<Integer>> NUMBER =
      Forms.number(1, 9999).optional("number", "the number printed on it");
  private static final Key<String> NOTE =
      Forms.text().or("note", "", "what an author wants to be known");
  private static final Form<MonsterCard> CARD =
      new Group<>(
          "a monster ability card",
          List.of(NUMBER, INITIATIVE, SHUFFLE, DO, INFUSE, NOTE),
          MonsterCard.of(1),
          f -> new MonsterCard(f.get(INITIATIVE), f.get(SHUFFLE), f.get(DO), f.get(INFUSE)));
  private static final Key<List<MonsterCard>> CARDS = CARD.list().required("cards", "its cards");

  /** Fields of an ability deck. */
  public static final List<Key<?>> DECK_KEYS = List.of(DECK_NAME, CARDS);

  private MonsterForms() {}

  private static Key<List<StatLine>> rank(String name) {
    return LINE.list()
        .or(name, List.of(), "its stat card from level 0 on; one line for all levels");
  }

  private static Form<StatLine> line() {
    List<Key<?>> keys =
        new ArrayList<>(
            List.of(HIT_POINTS, MOVE, ATTACK, RANGE, TARGETS, TRAITS, IMMUNE, SPECIALS));
    keys.addAll(RiderForms.ATTACK);
    return new Group<>(
        "a line of a stat card",
        keys,
        StatLine.of(1, 0, 0, 0),
        f ->
            new StatLine(
                f.get(HIT_POINTS),
                f.get(MOVE),
                f.get(ATTACK),
                f.get(RANGE),
                f.get(TARGETS),
                RiderForms.riders(f),
                f.get(TRAITS),
                f.get(IMMUNE),
                f.get(SPECIALS)));
  }

  public static MonsterType monster(FormFields f) {
    Map<Rank, List<StatLine>> ranks = new EnumMap<>(Rank.class);
    Map.of(Rank.NORMAL, NORMAL, Rank.ELITE, ELITE, Rank.BOSS, BOSS, Rank.NAMED, NAMED)
        .forEach(
            (rank, key) -> {
              List<StatLine> lines = f.get(key);
              if (!lines.isEmpty()) {
                ranks.put(rank, lines.stream().map(line -> inheriting(line, f)).toList());
              }
              if (lines.size() > 1 && lines.size() != 8) {
                f.wrong(
                    key,
                    "there are " + lines.size() + " lines",
                    "write 8, for levels 0 to 7, or 1");
              }
            });
    if (ranks.isEmpty()) {
      f.wrong(MONSTER, "the monster has no stat card", "add 'normal', 'elite', 'boss' or 'named'");
    }
    int levels = ranks.values().stream().mapToInt(List::size).max().orElse(1);
    List<Map<Rank, StatLine>> lines = new ArrayList<>();
    for (int level = 0; level < levels; level++) {
      Map<Rank, StatLine> line = new EnumMap<>(Rank.class);
      for (Map.Entry<Rank, List<StatLine>> rank : ranks.entrySet()) {
        line.put(rank.getKey(), rank.getValue().get(Math.min(level, rank.getValue().size() - 1)));
      }
      lines.add(line);
    }
    String name = f.get(MONSTER);
    return new MonsterType(name, f.get(DECK).orElse(name), f.get(STANDEES), f.get(FLYING), lines);
  }

  /** What is written once for the type holds for all its lines. */
  private static StatLine inheriting(StatLine line, FormFields f) {
    Set<Condition> immunities = new HashSet<>(line.immunities());
    immunities.addAll(f.get(IMMUNE));
    List<Effect> traits = new ArrayList<>(line.traits());
    traits.addAll(f.get(TRAITS));
    return new StatLine(
        line.hitPoints(),
        line.move(),
        line.attack(),
        line.range(),
        line.targets(),
        line.riders(),
        traits,
        immunities,
        line.specials().isEmpty() ? f.get(SPECIALS) : line.specials());
  }

  public static MonsterDeck deck(FormFields f) {
    List<MonsterCard> cards = f.get(CARDS);
    if (cards.isEmpty()) {
      f.wrong(CARDS, "the deck has no cards", "write at least one");
      return new MonsterDeck(f.get(DECK_NAME), List.of(MonsterCard.of(1)));
    }
    return new MonsterDeck(f.get(DECK_NAME), cards);
  }
}
