package haven.content.pack;

import haven.board.Hex;
import haven.content.campaign.BuildingForms;
import haven.content.campaign.CampaignForms;
import haven.content.campaign.EventForms;
import haven.content.campaign.QuestForms;
import haven.content.card.ClassForms;
import haven.content.card.GoalCardForms;
import haven.content.card.ItemForms;
import haven.content.card.RewardForms;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.content.language.WordForms;
import haven.content.monster.MonsterForms;
import haven.content.scenario.DungeonForms;
import haven.content.scenario.LootForms;
import haven.content.scenario.ScenarioForms;
import haven.content.yaml.FilePlace;
import haven.content.yaml.Node;
import haven.model.Difficulty;
import haven.model.card.ModifierCard;
import haven.model.pack.Manifest;
import haven.model.pack.Origin;
import haven.model.scenario.Reward;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/** What the files of a pack may define. */
final class DefinitionForms {
  /** A map tile: its shape, which all its sides share. */
  record TileShape(List<String> sides, Set<Hex> hexes) {}

  /** A numbered treasure and what it holds. */
  record Hoard(int number, List<Reward> holds) {}

  /** The modifier board that monsters have at a difficulty (LVL-09). */
  record MonsterBoard(Difficulty difficulty, List<ModifierCard> cells) {}

  private static final Key<String> TREASURE =
      Forms.text("a number", Pattern.compile("[1-9]\\d{0,2}"), "1")
          .required("treasure", "its number");
  private static final Key<List<Reward>> HOLDS =
      RewardForms.REWARD.list().required("holds", "what is in it");
  private static final Key<Difficulty> MONSTER_MODIFIERS =
      Forms.word(Difficulty.class)
          .required("monster-modifiers", "the difficulty at which monsters have this board");
  private static final Key<List<ModifierCard>> CELLS =
      ClassForms.MODIFIERS.required("cells", "row by row, each as minus, neutral, plus");
  private static final Key<Optional<Origin>> ORIGIN =
      Forms.word(Origin.class).optional("origin", "printed figures or original ones");
  private static final Key<String> NOTE =
      Forms.text().or("note", "", "what an author wants to be known, such as sources");

  private static final Key<String> TILE = WordForms.NAME.required("tile", "its letter");
  private static final Key<List<String>> SIDES =
      WordForms.NAME.list().required("sides", "the names of its sides");
  private static final Key<List<Hex>> HEXES =
      ScenarioForms.hexes().required("hexes", "its hexes, as they lie unturned");

  private static final Key<String> PACK =
      Forms.text(
              "small letters, digits and hyphens, with a letter first",
              Pattern.compile("[a-z][a-z0-9-]{0,30}"),
              "pack")
          .required("pack", "its id: small letters, digits and hyphens");
  private static final Key<String> NAME = WordForms.NAME.required("name", "what people call it");
  private static final Key<String> RULESET =
      Forms.text("GH, JL, FH or BB", Pattern.compile("GH|JL|FH|BB"), "GH")
          .required("ruleset", "GH, JL, FH or BB");
  private static final Key<String> VERSION =
      Forms.text("a version such as 1.0.0", Pattern.compile("\\d+\\.\\d+\\.\\d+"), "0.0.0")
          .required("version", "such as 1.0.0");
  private static final Key<Origin> PACK_ORIGIN =
      Forms.word(Origin.class).required("origin", "printed figures or original ones");
  private static final Key<List<String>> LANGUAGES =
      Forms.text("en, de or it", Pattern.compile("[a-z]{2}"), "en")
          .list()
          .or("languages", List.of("en"), "in which it has names and texts");
  private static final Key<List<String>> DEPENDS_ON =
      Forms.text().list().or("depends-on", List.of(), "packs whose pieces it uses");

  static final Group<Manifest> MANIFEST =
      new Group<>(
          "a manifest",
          List.of(PACK, NAME, RULESET, VERSION, PACK_ORIGIN, LANGUAGES, DEPENDS_ON, NOTE),
          new Manifest("", "", "GH", "", Origin.ORIGINAL, List.of("en"), List.of()),
          f ->
              new Manifest(
                  f.get(PACK),
                  f.get(NAME),
                  f.get(RULESET),
                  f.get(VERSION),
                  f.get(PACK_ORIGIN),
                  f.get(LANGUAGES),
                  f.get(DEPENDS_ON)));

  private static final Definition<?> NOTHING =
      new Definition<>(new Node.Mapping(FilePlace.of(""), List.of()), "", "", Optional.empty(), "");

  static final Verbs<Definition<?>> DEFINITION = definitions();

  /** A file: one definition, or a list. */
  static final Form<List<Definition<?>>> FILE = DEFINITION.list();

  private DefinitionForms() {}

  private static Verbs<Definition<?>> definitions() {
    Verbs<Definition<?>> verbs = new Verbs<>("definition", NOTHING);
    kind(verbs, "A class.", ClassForms.CLASS, ClassForms.KEYS, ClassForms::characterClass);
    kind(
        verbs,
        "A monster type.",
        MonsterForms.MONSTER,
        MonsterForms.MONSTER_KEYS,
        MonsterForms::monster);
    kind(
        verbs,
        "The ability deck of a monster set.",
        MonsterForms.DECK_NAME,
        MonsterForms.DECK_KEYS,
        MonsterForms::deck);
    kind(
        verbs,
        "A battle goal.",
        GoalCardForms.BATTLE_GOAL,
        GoalCardForms.KEYS,
        GoalCardForms::card);
    kind(verbs, "A scenario.", ScenarioForms.SCENARIO, ScenarioForms.KEYS, ScenarioForms::scenario);
    kind(verbs, "An item.", ItemForms.ITEM, ItemForms.KEYS, ItemForms::item);
    kind(
        verbs,
        "A numbered treasure.",
        TREASURE,
        List.of(TREASURE, HOLDS),
        f -> new Hoard(Integer.parseInt(f.get(TREASURE)), f.get(HOLDS)));
    kind(verbs, "The loot cards of a box.", LootForms.BOX, LootForms.KEYS, LootForms::box);
    kind(
        verbs,
        "A modifier board of the monsters, in Buttons & Bugs only.",
        MONSTER_MODIFIERS,
        List.of(MONSTER_MODIFIERS, CELLS),
        f -> new MonsterBoard(f.get(MONSTER_MODIFIERS), f.get(CELLS)));
    kind(
        verbs,
        "The shape of a map tile.",
        TILE,
        List.of(TILE, SIDES, HEXES),
        f -> new TileShape(f.get(SIDES), Set.copyOf(f.get(HEXES))));
    campaign(verbs);
    outpost(verbs);
    return verbs;
  }

  private static void campaign(Verbs<Definition<?>> verbs) {
    kind(
        verbs,
        "The tables of a campaign.",
        CampaignForms.CAMPAIGN,
        CampaignForms.KEYS,
        CampaignForms::tables);
    kind(verbs, "A personal quest.", QuestForms.QUEST, QuestForms.KEYS, QuestForms::quest);
    kind(verbs, "An event card.", EventForms.EVENT, EventForms.EVENT_KEYS, EventForms::event);
    kind(
        verbs,
        "A sealed box or envelope.",
        CampaignForms.BOX,
        CampaignForms.BOX_KEYS,
        CampaignForms::box);
    kind(
        verbs,
        "Something that happens once it is true of the world.",
        CampaignForms.MILESTONE,
        CampaignForms.MILESTONE_KEYS,
        CampaignForms::milestone);
    kind(
        verbs,
        "A room of random dungeons.",
        DungeonForms.ROOM,
        DungeonForms.ROOM_KEYS,
        DungeonForms::room);
    kind(
        verbs,
        "Who dwells in a room of a random dungeon.",
        DungeonForms.DWELLERS,
        DungeonForms.DWELLER_KEYS,
        DungeonForms::dwellers);
  }

  private static void outpost(Verbs<Definition<?>> verbs) {
    kind(
        verbs,
        "The tables of an outpost.",
        BuildingForms.OUTPOST,
        BuildingForms.OUTPOST_KEYS,
        BuildingForms::outpost);
    kind(
        verbs,
        "A building of an outpost at one of its levels.",
        BuildingForms.BUILDING,
        BuildingForms.BUILDING_KEYS,
        BuildingForms::building);
    kind(
        verbs,
        "What a section brings.",
        BuildingForms.SECTION,
        BuildingForms.SECTION_KEYS,
        BuildingForms::section);
  }

  private static void kind(
      Verbs<Definition<?>> verbs,
      String help,
      Key<?> name,
      List<Key<?>> own,
      Function<FormFields, ?> make) {
    List<Key<?>> keys = new ArrayList<>(own);
    keys.addAll(List.of(ORIGIN, NOTE));
    verbs.verb(
        Definition.class,
        help,
        keys,
        f ->
            new Definition<Object>(
                f.node(),
                f.reading().field(),
                String.valueOf(f.get(name)),
                f.get(ORIGIN),
                make.apply(f)));
  }
}
