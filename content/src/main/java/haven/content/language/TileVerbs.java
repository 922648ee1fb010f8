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
import haven.model.ability.TileChange;
import haven.model.map.HexEffect;
import haven.model.rules.TileRules.Operation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** What is done to overlay tiles; tokens are laid like them. */
public final class TileVerbs {
  private static final Form<Terrain> TILE =
      Forms.words(
          new TreeMap<>(
              Map.of(
                  "obstacle", Terrain.OBSTACLE,
                  "trap", Terrain.TRAP,
                  "hazard", Terrain.HAZARD,
                  "difficult-terrain", Terrain.DIFFICULT)));
  private static final Key<Terrain> CREATE = TILE.required("create", "the kind of tile");
  private static final Key<Terrain> DESTROY = TILE.required("destroy", "the kind of tile");
  private static final Key<Terrain> MOVE = TILE.required("move-tile", "the kind of tile");
  private static final Key<Terrain> TRANSFER = TILE.required("transfer-tile", "the kind of tile");
  private static final Key<Terrain> REPLACE = TILE.required("replace-tile", "the kind of tile");
  private static final Key<Terrain> SPRING =
      Forms.words(Map.of("trap", Terrain.TRAP)).required("spring", "a trap");

  private static final Key<Integer> DISTANCE =
      Forms.number(1, 9).or("range", 1, "within what range");
  private static final Key<Integer> NUMBER = Forms.number(1, 9).or("number", 1, "how many");
  private static final Key<Integer> HEXES =
      Forms.number(1, 9).required("hexes", "how far at most, in hexes");
  private static final Key<Terrain> WITH = TILE.required("with", "what takes its place");
  private static final Key<Optional<Integer>> DAMAGE =
      Forms.number(0, 99).optional("damage", "damage of the trap; without it as usual");
  private static final Key<Set<Condition>> GIVES =
      WordForms.CONDITIONS.or("gives", Set.of(), "conditions of the trap");
  private static final Key<Integer> XP_SPRUNG =
      Forms.number(1, 9).or("xp-when-sprung", 0, "experience when an enemy springs the trap");

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
            "Lays tiles.",
            keys(List.of(CREATE, DAMAGE, GIVES, DISTANCE, NUMBER, XP_SPRUNG), List.of()),
            boxed(
                f ->
                    new Ability.CreateTile(
                        tile(f, CREATE), f.get(DISTANCE), f.get(NUMBER), f.get(XP_SPRUNG))))
        .verb(
            Ability.DestroyTile.class,
            "Destroys an obstacle or disarms a trap.",
            keys(List.of(DESTROY, DISTANCE), List.of()),
            boxed(f -> new Ability.DestroyTile(f.get(DESTROY), f.get(DISTANCE))))
        .verb(
            ChangeTile.class,
            "Moves a tile over hexes without any.",
            keys(List.of(MOVE, HEXES, DISTANCE), List.of()),
            changing(MOVE, f -> new TileChange.Move(f.get(HEXES))))
        .verb(
            ChangeTile.class,
            "Takes a tile and places it elsewhere within range.",
            keys(List.of(TRANSFER, DISTANCE), List.of()),
            changing(TRANSFER, f -> new TileChange.Transfer()))
        .verb(
            ChangeTile.class,
            "Destroys a tile and lays another in its hex. Frosthaven only.",
            keys(List.of(REPLACE, WITH, DAMAGE, GIVES, DISTANCE), List.of()),
            changing(REPLACE, f -> new TileChange.Replace(tile(f, WITH))))
        .verb(
            ChangeTile.class,
            "Springs a trap: the acting figure suffers it. Frosthaven only.",
            keys(List.of(SPRING, DISTANCE), List.of()),
            changing(SPRING, f -> new TileChange.Spring()))
        .verb(
            Ability.LayToken.class,
            "Lays tokens of the acting character.",
            keys(List.of(LAY_TOKEN, TOKEN_RANGE), List.of()),
            boxed(f -> new Ability.LayToken(f.get(TOKEN_RANGE), f.get(LAY_TOKEN))));
  }

  private static Function<FormFields, Ability> changing(
      Key<Terrain> kind, Function<FormFields, TileChange> manner) {
    return boxed(f -> new ChangeTile(f.get(kind), f.get(DISTANCE), manner.apply(f)));
  }

  private static OverlayTile tile(FormFields f, Key<Terrain> kind) {
    Optional<Integer> damage = f.get(DAMAGE);
    Set<Condition> gives = f.get(GIVES);
    if (damage.isEmpty() && gives.isEmpty()) {
      return OverlayTile.of(f.get(kind));
    }
    HexEffect.Damage hurts =
        damage.<HexEffect.Damage>map(HexEffect.Damage.Printed::new).orElse(HexEffect.Damage.NONE);
    return OverlayTile.of(f.get(kind), new HexEffect(hurts, gives, false));
  }
}
