package haven.content.scenario;

import haven.board.Direction;
import haven.board.Drawing;
import haven.board.Hex;
import haven.content.card.RewardForms;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.language.WordForms;
import haven.model.Condition;
import haven.model.ability.Consequence;
import haven.model.ability.Value;
import haven.model.campaign.RoomCard;
import haven.model.campaign.RoomCard.Gate;
import haven.model.campaign.RoomCard.Penalty;
import haven.model.campaign.RoomCard.Victims;
import haven.model.map.LaidTile;
import haven.model.map.RoomSetup;
import haven.model.scenario.Reward;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The two kinds of cards of which random dungeons are made (RDG-04, RDG-05). */
public final class DungeonForms {
  private static final int SPOTS = 12;
  private static final int NEAR = 2;
  private static final int LARGEST_PARTY = 4;

  /** A room card as it is written: the shape of its map tile is looked up later. */
  public record Room(RoomCard card) {
    /** The card with the floor that its tile has. */
    public RoomCard on(Map<String, Set<Hex>> shapes) {
      Set<Hex> floor =
          card.side().isEmpty() ? card.floor() : shapes.getOrDefault(card.side(), Set.of());
      return new RoomCard(
          card.noun(),
          floor,
          card.side(),
          card.tiles(),
          card.spots(),
          card.entrances(),
          card.exits(),
          card.minor(),
          card.major());
    }

    /** What is wrong with where its parts lie, if anything is. */
    public Optional<String> flaw(Set<Hex> floor) {
      List<Gate> gates = new ArrayList<>(card.entrances());
      gates.addAll(card.exits());
      for (Gate gate : gates) {
        boolean beside = Direction.ALL.stream().anyMatch(d -> floor.contains(gate.hex().step(d)));
        if (floor.contains(gate.hex()) || !beside) {
          return Optional.of("an entrance or exit lies at the edge of the room, just outside it");
        }
      }
      if (!floor.containsAll(card.spots()) || Set.copyOf(card.spots()).size() != SPOTS) {
        return Optional.of("a room has 12 spots, each on a hex of its own");
      }
      for (Gate entrance : card.entrances()) {
        long free =
            floor.stream()
                .filter(
                    hex -> hex.distanceTo(entrance.hex()) <= NEAR && !card.spots().contains(hex))
                .filter(hex -> card.tiles().stream().noneMatch(tile -> tile.hex().equals(hex)))
                .count();
        if (free < LARGEST_PARTY) {
          return Optional.of("four characters cannot start within two hexes of an entrance");
        }
      }
      return Optional.empty();
    }
  }

  /** A card of dwellers as it is written: its monsters are looked up later. */
  public record Dwellers(String adjective, RoomSetup setup, Map<Integer, List<Reward>> hoards) {}

  private record Hoard(int spot, List<Reward> holds) {}

  public static final Key<String> ROOM =
      WordForms.NAME.required("room-card", "the noun of its title");
  private static final Key<Optional<Drawing>> PLAN = MapForms.PLAN;
  private static final Key<Optional<String>> TILE =
      WordForms.NAME.optional("tile", "the side of its map tile, if it is not drawn");
  private static final Key<Hex> AT = HexForm.HEX.required("at", "its hex, just outside the room");
  private static final Key<Gate.Kind> KIND =
      Forms.words(new TreeMap<>(Map.of("A", Gate.Kind.A, "B", Gate.Kind.B)))
          .required("kind", "A or B");
  private static final Form<Gate> GATE =
      new Group<>(
          "an entrance or exit",
          List.of(AT, KIND),
          new Gate(new Hex(0, 0), Gate.Kind.A),
          f -> new Gate(f.get(AT), f.get(KIND)));
  private static final Key<List<Hex>> NUMBERED =
      HexForm.HEXES.required("spots", "the twelve numbered hexes, in order");
  private static final Key<List<Gate>> ENTRANCES =
      GATE.list().required("entrances", "one or two ways in");
  private static final Key<List<Gate>> EXITS = GATE.list().required("exits", "one or two ways on");
  private static final Key<List<Condition>> GIVES =
      Forms.word(Condition.class).list().or("gives", List.of(), "conditions");
  private static final Key<Integer> DAMAGE = Forms.number(0, 99).or("damage", 0, "damage");
  private static final Key<Victims> WHOM =
      Forms.word(Victims.class).or("whom", Victims.ALL, "the characters that it strikes");
  private static final Key<Boolean> PERMANENT =
      Forms.flag().or("permanent", false, "whether the conditions are never lost");
  private static final Form<Penalty> PENALTY =
      new Group<>(
          "a penalty",
          List.of(GIVES, DAMAGE, WHOM, PERMANENT),
          Penalty.NONE,
          DungeonForms::penalty);
  private static final Key<Penalty> MINOR = PENALTY.required("minor", "the lesser penalty");
  private static final Key<Penalty> MAJOR = PENALTY.required("major", "the greater penalty");
  public static final List<Key<?>> ROOM_KEYS =
      List.of(ROOM, PLAN, TILE, RoomForms.TILES, NUMBERED, ENTRANCES, EXITS, MINOR, MAJOR);

  public static final Key<String> DWELLERS =
      WordForms.NAME.required("dweller-card", "the adjective of its title; spots are s1 to s12");
  private static final Key<Integer> SPOT = Forms.number(1, SPOTS).required("at", "its spot");
  private static final Key<List<Reward>> HOLDS =
      RewardForms.REWARD.list().required("holds", "gold, experience, damage or a condition");
  private static final Key<List<Hoard>> HOARDS =
      new Group<>(
              "a treasure",
              List.of(SPOT, HOLDS),
              new Hoard(1, List.of()),
              f -> new Hoard(f.get(SPOT), f.get(HOLDS)))
          .list()
          .or("treasures", List.of(), "treasure tiles");
  public static final List<Key<?>> DWELLER_KEYS =
      List.of(DWELLERS, RoomForms.MONSTERS, RoomForms.TILES, RoomForms.COINS, HOARDS);

  private DungeonForms() {}

  private static Penalty penalty(FormFields f) {
    List<Consequence> what = new ArrayList<>();
    f.get(GIVES).forEach(condition -> what.add(Consequence.gain(condition)));
    if (f.get(DAMAGE) > 0) {
      what.add(new Consequence.Suffer(Value.of(f.get(DAMAGE))));
    }
    return new Penalty(f.get(WHOM), what, f.get(PERMANENT));
  }

  public static Room room(FormFields unaware) {
    Optional<Drawing> plan = unaware.get(PLAN);
    Map<String, Object> names = new HashMap<>();
    plan.ifPresent(drawing -> drawing.names().forEach((c, hex) -> names.put(c.toString(), hex)));
    FormFields f = unaware.knowing(names);
    if (plan.isPresent() == f.get(TILE).isPresent()) {
      f.wrong(ROOM, "a room has either 'plan' or 'tile'", "write one of them");
    }
    Set<Hex> floor = new HashSet<>();
    plan.ifPresent(drawing -> floor.addAll(drawing.layout().floor()));
    f.get(ENTRANCES).forEach(gate -> floor.remove(gate.hex()));
    f.get(EXITS).forEach(gate -> floor.remove(gate.hex()));
    List<LaidTile> tiles = f.get(RoomForms.TILES).stream().flatMap(List::stream).toList();
    return new Room(
        new RoomCard(
            f.get(ROOM),
            floor,
            f.get(TILE).orElse(""),
            tiles,
            f.get(NUMBERED),
            f.get(ENTRANCES),
            f.get(EXITS),
            f.get(MINOR),
            f.get(MAJOR)));
  }

  public static Dwellers dwellers(FormFields unaware) {
    Map<String, Object> names = new HashMap<>();
    for (int spot = 1; spot <= SPOTS; spot++) {
      names.put("s" + spot, new Hex(spot, 0));
    }
    FormFields f = unaware.knowing(names);
    RoomSetup setup =
        new RoomSetup(
            new Hex(1, 0),
            f.get(RoomForms.TILES).stream().flatMap(List::stream).toList(),
            f.get(RoomForms.MONSTERS),
            f.get(RoomForms.COINS),
            List.of(),
            List.of(),
            List.of(),
            "");
    Map<Integer, List<Reward>> hoards = new TreeMap<>();
    for (Hoard hoard : f.get(HOARDS)) {
      hoards.put(hoard.spot(), hoard.holds());
      boolean harmless =
          hoard.holds().stream()
              .allMatch(one -> one instanceof Reward.Gold || one instanceof Reward.Brings);
      if (!harmless) { // RDG-14
        f.wrong(
            HOARDS,
            "a treasure of a random dungeon holds nothing that matters to the campaign",
            "give gold, experience, damage or a condition");
      }
    }
    return new Dwellers(f.get(DWELLERS), setup, hoards);
  }
}
