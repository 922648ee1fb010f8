package haven.content.scenario;

import haven.board.Hex;
import haven.content.card.RewardForms;
import haven.content.form.Bearer;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.language.AbilityForms;
import haven.content.language.WordForms;
import haven.content.monster.MonsterForms;
import haven.model.ability.Ability;
import haven.model.card.LearningLevel;
import haven.model.map.Formula;
import haven.model.map.PressurePlate;
import haven.model.map.ScenarioMap;
import haven.model.map.SectionLink;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.rules.SetUpRules.PlateTrigger;
import haven.model.scenario.AllyCard;
import haven.model.scenario.Particulars;
import haven.model.scenario.Reward;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.Situation;
import haven.model.scenario.Standing;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/** Scenarios. */
public final class ScenarioForms {
  public static final Key<String> SCENARIO = WordForms.NAME.required("scenario", "its name");
  private static final Key<Integer> NUMBER =
      Forms.number(1, 999).or("number", 0, "by which others speak of it");
  private static final Key<String> INTRODUCTION =
      Forms.text().or("introduction", "", "read before it is played");
  private static final Key<String> CONCLUSION =
      Forms.text().or("conclusion", "", "read when it is won");
  private static final Key<List<Reward>> REWARDS =
      RewardForms.REWARD.list().or("rewards", List.of(), "what completing it gives");
  private static final Key<MapPlan> MAP = MapForms.MAP.required("map", "its map");
  private static final Key<List<RoomPage>> ROOMS =
      RoomForms.ROOM_PAGE.list().required("rooms", "its rooms, the starting room first");

  private static final Key<String> PLATE = WordForms.NAME.required("plate", "its effect");
  private static final Key<Hex> AT = HexForm.HEX.required("at", "its hex");
  private static final Key<Optional<PlateTrigger>> TRIGGER =
      Forms.word(PlateTrigger.class).optional("trigger", "when it acts; without it as usual");
  private static final Key<Boolean> BY_ANYBODY =
      Forms.flag().or("by-anybody", false, "whether monsters and summons set it off, too");
  private static final Key<List<PressurePlate>> PLATES =
      new Group<>(
              "a pressure plate",
              List.of(PLATE, AT, TRIGGER, BY_ANYBODY),
              new PressurePlate(new Hex(0, 0), Optional.empty(), false, ""),
              f -> new PressurePlate(f.get(AT), f.get(TRIGGER), f.get(BY_ANYBODY), f.get(PLATE)))
          .list()
          .or("plates", List.of(), "pressure plates");
  private static final Key<String> SECTION = WordForms.NAME.required("section", "its name");
  private static final Key<List<SectionLink>> SECTIONS =
      new Group<>(
              "a section",
              List.of(SECTION, AT),
              new SectionLink(new Hex(0, 0), ""),
              f -> new SectionLink(f.get(AT), f.get(SECTION)))
          .list()
          .or("sections", List.of(), "sections that are read when a hex is entered");

  private static final Key<String> ALLY = WordForms.NAME.required("ally", "its name");
  private static final Key<StatLine> STATS = MonsterForms.LINE.required("stats", "its stat card");
  private static final Key<Optional<Integer>> INITIATIVE =
      Forms.number(1, 99).optional("initiative", "on which it acts");
  private static final Key<Optional<List<Ability>>> DO =
      AbilityForms.ABILITIES.by(Bearer.MONSTER).optional("do", "what it performs each turn");
  private static final Key<Boolean> SHELTERED =
      Forms.yes().or("sheltered", false, "characters may lose cards to negate its damage");
  private static final Key<Integer> LEVELS_UP =
      Forms.number(0, 7).or("levels-up", 0, "by which gold and experience rise if it survives");

  /** Nobody in particular. */
  public static final AllyCard NO_ALLY =
      new AllyCard("", StatLine.of(1, 0, 0, 0), OptionalInt.empty(), Optional.empty());

  /** An ally, of a scenario or of an event. */
  public static final Form<AllyCard> ALLY_FORM =
      new Group<>(
          "an ally",
          List.of(ALLY, STATS, INITIATIVE, DO, SHELTERED, LEVELS_UP),
          NO_ALLY,
          ScenarioForms::ally);

  private static final Key<List<AllyCard>> ALLIES =
      ALLY_FORM.list().or("allies", List.of(), "figures on the party's side");
  private static final Key<List<String>> ALLIED =
      WordForms.NAME.list().or("allied-monsters", List.of(), "types that fight for the party");
  private static final Key<List<String>> ORDER =
      WordForms.NAME.list().or("order", List.of(), "in which types act that share an ability deck");

  private static final Key<Set<ScenarioMap.Exemption>> EXEMPTIONS =
      Forms.word(ScenarioMap.Exemption.class)
          .list()
          .as(
              all ->
                  all.isEmpty()
                      ? Set.<ScenarioMap.Exemption>of()
                      : (Set<ScenarioMap.Exemption>) EnumSet.copyOf(all))
          .or("exemptions", Set.of(), "rules of the board that do not hold here");
  private static final Key<Situation> GOAL =
      SituationForms.SITUATION.or(
          "goal", Situation.NEVER, "what wins it; without it 'note' should say why");
  private static final Key<Optional<Situation>> LOSS =
      SituationForms.SITUATION.optional("loss", "what loses it, besides exhaustion");
  private static final Key<List<ScenarioRule>> RULES =
      RuleForms.RULE_FORM.list().or("rules", List.of(), "special rules");
  private static final Key<List<Standing>> STANDING =
      StandingForms.STANDING_FORM
          .list()
          .or("standing", List.of(), "special rules that work as long as something holds");
  private static final Key<List<Map.Entry<String, Formula>>> LEVELS =
      StandingForms.LEVEL_FORM
          .list()
          .or("levels", List.of(), "types whose level is not that of the others");
  private static final Key<LootForms.Deck> LOOT_DECK =
      LootForms.DECK.or(
          "loot-deck", LootForms.Deck.NONE, "how many loot cards of each kind are in its deck");
  private static final Key<Boolean> BATTLE_GOALS =
      Forms.flag().or("battle-goals", true, "whether battle goals are used");
  private static final Key<Optional<Integer>> LEVEL =
      Forms.number(0, 7).optional("level", "a level that it prescribes");
  private static final Key<Optional<LearningLevel>> CARDS =
      Forms.words(new TreeMap<>(Map.of("A", LearningLevel.A, "B", LearningLevel.B)))
          .optional(
              "cards", "the level of the cards that it teaches with, in Jaws of the Lion only");
  private static final Key<Optional<String>> CHARACTER =
      WordForms.NAME.optional("character", "the class that plays it, in Buttons & Bugs only");

  private static final List<Key<?>> PAGE =
      List.of(
          REWARDS,
          GOAL,
          LOSS,
          RULES,
          STANDING,
          LEVELS,
          MAP,
          ROOMS,
          PLATES,
          SECTIONS,
          ALLIES,
          ALLIED,
          ORDER,
          EXEMPTIONS,
          LOOT_DECK,
          BATTLE_GOALS,
          LEVEL,
          CARDS,
          CHARACTER);

  /** Fields of a scenario. */
  public static final List<Key<?>> KEYS = keys();

  private ScenarioForms() {}

  private static List<Key<?>> keys() {
    List<Key<?>> keys = new ArrayList<>(List.of(SCENARIO, NUMBER, INTRODUCTION, CONCLUSION));
    keys.addAll(ChartForms.KEYS);
    keys.addAll(PAGE);
    return List.copyOf(keys);
  }

  private static AllyCard ally(FormFields f) {
    Optional<Integer> initiative = f.get(INITIATIVE);
    return new AllyCard(
        f.get(ALLY),
        f.get(STATS),
        initiative.map(OptionalInt::of).orElse(OptionalInt.empty()),
        f.get(DO)
            .map(
                abilities ->
                    MonsterCard.of(initiative.orElse(99), abilities.toArray(Ability[]::new))),
        f.get(SHELTERED),
        f.get(LEVELS_UP));
  }

  public static ScenarioPage scenario(FormFields unaware) {
    MapPlan map = unaware.get(MAP);
    Map<String, Object> names = new HashMap<>(map.names());
    names.put("where-it-died", ScenarioRule.WHERE_IT_DIED);
    FormFields f = unaware.knowing(names);
    if (!f.has(GOAL) && f.node().get("note").isEmpty()) {
      f.wrong(GOAL, "nothing wins the scenario", "add 'goal', or a 'note' that says why not");
    }
    return new ScenarioPage(
        f.get(SCENARIO),
        f.get(NUMBER),
        f.get(INTRODUCTION),
        f.get(CONCLUSION),
        ChartForms.chart(f),
        ChartForms.requirements(f),
        f.get(REWARDS),
        map,
        f.get(ROOMS),
        f.get(PLATES),
        f.get(SECTIONS),
        f.get(EXEMPTIONS),
        f.get(GOAL),
        f.get(LOSS),
        f.get(RULES),
        f.get(ALLIES),
        f.get(ALLIED),
        f.get(ORDER),
        f.get(LOOT_DECK),
        f.get(BATTLE_GOALS),
        f.get(LEVEL).map(OptionalInt::of).orElse(OptionalInt.empty()),
        new Particulars(
            f.get(STANDING),
            levels(f),
            f.get(CARDS),
            f.get(CHARACTER),
            f.get(LOOT_DECK).special()));
  }

  /** The last word on a type counts. */
  private static Map<String, Formula> levels(FormFields f) {
    Map<String, Formula> levels = new LinkedHashMap<>();
    f.get(LEVELS).forEach(one -> levels.put(one.getKey(), one.getValue()));
    return levels;
  }

  /** A tile's shape. */
  public static Form<List<Hex>> hexes() {
    return HexForm.HEXES;
  }
}
