package haven.content.language;

import static haven.content.language.AbilityForms.boxed;
import static haven.content.language.AbilityForms.keys;

import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.content.form.Bearer;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Ability.ChangeTile;
import haven.model.ability.Aim;
import haven.model.ability.ClearPath;
import haven.model.ability.Consequence;
import haven.model.ability.LayTiles;
import haven.model.ability.TileChange;
import haven.model.map.HexEffect;
import haven.model.rules.TileRules.Operation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;

/** What is done to overlay tiles; tokens are laid like them. */
public final class TileVerbs {
  /** A kind of tile that abilities change. */
  public static final Form<Terrain> TILE =
      Forms.words(
          new TreeMap<>(
              Map.of(
                  "obstacle", Terrain.OBSTACLE,
                  "trap", Terrain.TRAP,
                  "hazard", Terrain.HAZARD,
                  "difficult-terrain", Terrain.DIFFICULT,
                  "water", Terrain.WATER)));

  private static final Key<Terrain> CREATE = TILE.required("create", "the kind of tile");
  private static final Key<Terrain> DESTROY = TILE.required("destroy", "the kind of tile");
  private static final Key<Terrain> MOVE = TILE.required("move-tile", "the kind of tile");
  private static final Key<Terrain> TRANSFER = TILE.required("transfer-tile", "the kind of tile");
  private static final Key<Terrain> REPLACE = TILE.required("replace-tile", "the kind of tile");
  private static final Key<Terrain> SPRING =
      Forms.words(Map.of("trap", Terrain.TRAP)).required("spring", "a trap");

  private static final Key<Integer> DISTANCE =
      Forms.number(1, 9)
          .or("range", 1, "within what range of the acting figure the tile lies, or is laid");
  private static final Key<Integer> NUMBER = Forms.number(1, 9).or("number", 1, "how many tiles");
  private static final Key<Integer> HOW_MANY =
      Forms.text("a number or all", Pattern.compile("[1-9]|all"), "1")
          .as(text -> text.equals("all") ? Integer.MAX_VALUE : Integer.parseInt(text))
          .or("number", 1, "how many tiles, or all");
  private static final Key<Optional<LayTiles.Place>> PLACE =
      Forms.word(LayTiles.Place.class)
          .optional("where", "one tile of three hexes, or one where somebody was killed")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Boolean> ON_PATH =
      Forms.flag()
          .or("moved-through", false, "all of them in the hexes that the last move entered")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Integer> TO_RANGE =
      Forms.number(1, 9).or("to-range", 0, "within what range it is laid; without it 'range'");
  private static final Key<Integer> HEXES =
      Forms.number(1, 9).required("hexes", "how far the tile is moved at most, in hexes");
  private static final Key<Terrain> WITH = TILE.required("with", "what takes its place");
  private static final Key<Optional<Integer>> DAMAGE =
      Forms.number(0, 99)
          .optional(
              "damage",
              "damage of a trap that is laid; only with a trap, without it and conditions as"
                  + " printed for the level");
  private static final Key<Set<Condition>> GIVES =
      WordForms.CONDITIONS.or(
          "gives", Set.of(), "conditions of a trap that is laid; only with a trap");
  private static final Key<Integer> XP_SPRUNG =
      Forms.number(1, 9)
          .or("xp-when-sprung", 0, "experience when an enemy springs the trap that is laid")
          .of(Bearer.HERO, Bearer.ITEM);

  private static final Key<List<Ability>> WHEN_SPRUNG =
      AbilityForms.ABILITIES
          .or("when-sprung", List.of(), "what befalls those adjacent to the trap when it is sprung")
          .of(Bearer.HERO, Bearer.ITEM);

  static final Key<Integer> LAY_TOKEN =
      Forms.number(1, 9)
          .required("lay-token", "how many tokens of the acting character")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Integer> TOKEN_RANGE =
      Forms.number(0, 9).or("range", 1, "within what range; 0 is its own hex");

  private TileVerbs() {}

  /** What each verb asks the rules to know, by its name. */
  public static Map<String, Operation> operations() {
    Map<String, Operation> all = new LinkedHashMap<>();
    all.put(CREATE.name(), Operation.CREATE);
    all.put(DESTROY.name(), Operation.DESTROY);
    all.put(MOVE.name(), Operation.MOVE);
    all.put(TRANSFER.name(), Operation.TRANSFER);
    all.put(REPLACE.name(), Operation.REPLACE);
    all.put(SPRING.name(), Operation.SPRING);
    return all;
  }

  static void add(Verbs<Ability> verbs) {
    verbs
        .verb(
            Ability.CreateTile.class,
            "Lays tiles within range; traps and obstacles not where figures stand. Monsters lay"
                + " them as near to an enemy as they can, but water in any empty hex.",
            keys(
                List.of(CREATE, DAMAGE, GIVES, DISTANCE, NUMBER, XP_SPRUNG, WHEN_SPRUNG, PLACE),
                List.of()),
            boxed(TileVerbs::create))
        .verb(
            Ability.DestroyTile.class,
            "Destroys an obstacle, disarms a trap or removes another tile within range.",
            keys(List.of(DESTROY, DISTANCE, HOW_MANY, ON_PATH), List.of()),
            boxed(
                f ->
                    f.get(ON_PATH)
                        ? new ClearPath(f.get(DESTROY))
                        : new Ability.DestroyTile(
                            f.get(DESTROY), f.get(DISTANCE), f.get(HOW_MANY))))
        .verb(
            ChangeTile.class,
            "Moves a tile within range, hex by hex, through hexes without tiles; figures may stand"
                + " there.",
            keys(List.of(MOVE, HEXES, DISTANCE), List.of()),
            changing(MOVE, f -> new TileChange.Move(f.get(HEXES))))
        .verb(
            ChangeTile.class,
            "Takes a tile within range away and lays it in another hex within range.",
            keys(List.of(TRANSFER, DISTANCE, TO_RANGE), List.of()),
            changing(TRANSFER, f -> new TileChange.Transfer(f.get(TO_RANGE))))
        .verb(
            ChangeTile.class,
            "Destroys a tile within range and lays the one of 'with' in its hex.",
            keys(List.of(REPLACE, WITH, DAMAGE, GIVES, DISTANCE), List.of()),
            changing(REPLACE, f -> new TileChange.Replace(tile(f, WITH))))
        .verb(
            ChangeTile.class,
            "Springs a trap within range: it is destroyed and the acting figure suffers it.",
            keys(List.of(SPRING, DISTANCE), List.of()),
            changing(SPRING, f -> new TileChange.Spring()))
        .verb(
            Ability.LayToken.class,
            "Lays tokens of the acting character.",
            keys(List.of(LAY_TOKEN, TOKEN_RANGE), List.of()),
            boxed(f -> new Ability.LayToken(f.get(TOKEN_RANGE), f.get(LAY_TOKEN))));
  }

  private static Ability create(FormFields f) {
    Optional<LayTiles.Place> place = f.get(PLACE);
    if (place.isEmpty()) {
      return new Ability.CreateTile(
          tile(f, CREATE), f.get(DISTANCE), f.get(NUMBER), f.get(XP_SPRUNG), sprung(f));
    }
    for (Key<?> key : List.of(NUMBER, XP_SPRUNG, WHEN_SPRUNG)) {
      if (f.has(key)) {
        f.wrong(key, "'" + key.name() + "' means nothing beside 'where'", "leave it out");
      }
    }
    if (place.get() == LayTiles.Place.TRIANGLE && f.get(DISTANCE) == 1) {
      f.wrong(PLACE, "no three such hexes are within range 1", "write 'range: 2' or more");
    }
    return new LayTiles(tile(f, CREATE), f.get(DISTANCE), place.get());
  }

  /** Nobody is there to choose when a trap is sprung: it happens to all who are next to it. */
  private static List<Ability.Inflict> sprung(FormFields f) {
    List<Ability.Inflict> all = new ArrayList<>();
    for (Ability ability : f.get(WHEN_SPRUNG)) {
      if (ability instanceof Ability.Inflict inflict
          && inflict.aim().among() == Aim.Among.ADJACENT_TO_TILES
          && inflict.aim().all()
          && (inflict.what() instanceof Consequence.Suffer
              || inflict.what() instanceof Consequence.Gain)) {
        all.add(inflict);
      } else {
        f.wrong(
            WHEN_SPRUNG,
            "a sprung trap only hurts those adjacent to it",
            "write 'suffer' or 'give' with 'target: enemies-adjacent-to-tiles'");
      }
    }
    return all;
  }

  private static Function<FormFields, Ability> changing(
      Key<Terrain> kind, Function<FormFields, TileChange> manner) {
    return boxed(f -> new ChangeTile(f.get(kind), f.get(DISTANCE), manner.apply(f)));
  }

  private static OverlayTile tile(FormFields f, Key<Terrain> kind) {
    if (f.get(kind) != Terrain.TRAP) {
      onlyForTraps(f, kind);
      return OverlayTile.of(f.get(kind));
    }
    Optional<Integer> damage = f.get(DAMAGE);
    Set<Condition> gives = f.get(GIVES);
    if (damage.isEmpty() && gives.isEmpty()) {
      return OverlayTile.of(f.get(kind));
    }
    HexEffect.Damage hurts =
        damage.<HexEffect.Damage>map(HexEffect.Damage.Printed::new).orElse(HexEffect.Damage.NONE);
    return OverlayTile.of(f.get(kind), new HexEffect(hurts, gives, false));
  }

  /** What else is laid does what the rules or the scenario say (LVL-15). */
  private static void onlyForTraps(FormFields f, Key<Terrain> kind) {
    for (Key<?> key : List.of(DAMAGE, GIVES, XP_SPRUNG, WHEN_SPRUNG)) {
      if (f.has(key)) {
        f.wrong(
            key,
            "only a trap has '" + key.name() + "'",
            "write '" + kind.name() + ": trap', or leave '" + key.name() + "' out");
      }
    }
  }
}
