package haven.campaign.dungeon;

import haven.board.Direction;
import haven.board.Door;
import haven.board.Hex;
import haven.board.Layout;
import haven.campaign.dungeon.JoinedRooms.Laid;
import haven.model.Condition;
import haven.model.ability.Affects;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.campaign.DwellerCard;
import haven.model.campaign.RoomCard.Penalty;
import haven.model.campaign.RoomCard.Severity;
import haven.model.map.Formula;
import haven.model.map.LaidTile;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.SectionLink;
import haven.model.map.Treasure;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.scenario.Particulars;
import haven.model.scenario.Reward;
import haven.model.scenario.Scenario;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.model.scenario.Whom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/**
 * What the cards of a random dungeon make: a map of closed rooms, who dwells there, and a rule for
 * each door (RDG-02 to RDG-11).
 *
 * @param dwellers for the first, second and third room
 * @param penalties for the same
 * @param victim who suffers in the first room what the one who opens the door suffers (RDG-11a)
 */
record DungeonScenario(
    JoinedRooms joined,
    List<DwellerCard> dwellers,
    List<Severity> penalties,
    Optional<String> victim) {
  /** Numbers of treasures from here on are none of the treasure index. */
  static final int FIRST_HOARD = 1001;

  private static final int NEAR = 2;
  private static final int HOARDS_OF_A_ROOM = 20;

  String title(Laid room) {
    return dwellers.get(room.depth()).adjective() + " " + room.room().noun();
  }

  Scenario scenario() {
    List<RoomSetup> setups = joined.rooms().stream().map(this::setup).toList();
    Set<MonsterType> types = new LinkedHashSet<>();
    Set<MonsterDeck> decks = new LinkedHashSet<>();
    dwellers.forEach(
        card -> {
          types.addAll(card.types());
          decks.addAll(card.decks());
        });
    return new Scenario(
        title(joined.rooms().getFirst()),
        ScenarioMap.of(layout(), setups, starts(setups.getFirst()))
            .withLinks(links())
            .withArt(art()),
        List.copyOf(types),
        List.copyOf(decks),
        List.of(),
        List.of(),
        goal(),
        Optional.empty(),
        rules(),
        Map.of(),
        List.of(),
        true,
        OptionalInt.empty(),
        List.of(),
        Particulars.NONE);
  }

  /** What its treasures hold, by their numbers. */
  Map<Integer, List<Reward>> hoards() {
    Map<Integer, List<Reward>> hoards = new TreeMap<>();
    for (int depth = 0; depth < dwellers.size(); depth++) {
      int first = FIRST_HOARD + depth * HOARDS_OF_A_ROOM;
      dwellers.get(depth).hoards().forEach((spot, holds) -> hoards.put(first + spot, holds));
    }
    return hoards;
  }

  /** All monsters of three rooms, whichever way the party took (RDG-02). */
  private Situation goal() {
    List<Laid> rooms = joined.rooms();
    List<Situation> last = new ArrayList<>();
    for (int i = 0; i < rooms.size(); i++) {
      if (joined.behind(i).isEmpty()) {
        last.add(new Situation.Revealed(anyHex(rooms.get(i))));
      }
    }
    return new Situation.All(List.of(new Situation.Any(last), new Situation.KillRevealed()));
  }

  private static Hex anyHex(Laid room) {
    return room.place(room.room().spots().getFirst());
  }

  private Layout layout() {
    Map<Hex, Integer> owner = new HashMap<>();
    Layout.Builder layout = Layout.builder();
    List<Laid> rooms = joined.rooms();
    for (int i = 0; i < rooms.size(); i++) {
      int room = i;
      rooms.get(i).floor().forEach(hex -> owner.put(hex, room));
    }
    owner.keySet().stream().sorted().forEach(layout::floor);
    for (Hex hex : owner.keySet()) {
      for (Direction direction : Direction.ALL) {
        Hex next = hex.step(direction);
        if (!owner.containsKey(next)) {
          layout.wall(next);
        } else if (!owner.get(next).equals(owner.get(hex))) {
          layout.line(hex, next);
        }
      }
    }
    for (Laid room : rooms.subList(1, rooms.size())) {
      layout.door(room.at(), Door.CLOSED);
      for (Direction direction : Direction.ALL) {
        Hex next = room.at().step(direction);
        Integer other = owner.get(next);
        if (other != null && other != room.before() && rooms.get(other) != room) {
          layout.line(room.at(), next); // the door of others
        }
      }
    }
    return layout.build();
  }

  private Map<Hex, String> art() {
    Map<Hex, String> art = new HashMap<>();
    for (Laid room : joined.rooms()) {
      if (!room.room().side().isEmpty()) {
        room.floor().forEach(hex -> art.put(hex, room.room().side()));
      }
    }
    return art;
  }

  private RoomSetup setup(Laid room) {
    DwellerCard card = dwellers.get(room.depth());
    RoomSetup.Builder setup = RoomSetup.in(anyHex(room));
    for (LaidTile tile : room.room().tiles()) {
      lay(setup, tile, room.place(tile.hex()));
    }
    for (LaidTile tile : card.setup().tiles()) {
      lay(setup, tile, spot(room, tile.hex()));
    }
    card.setup()
        .monsters()
        .forEach(one -> setup.monster(one.type(), spot(room, one.hex()), one.symbol()));
    card.setup().loot().forEach(hex -> setup.loot(spot(room, hex)));
    int first = FIRST_HOARD + room.depth() * HOARDS_OF_A_ROOM;
    for (int spot : card.hoards().keySet()) {
      setup.treasure(spot(room, new Hex(spot, 0)), new Treasure.Numbered(first + spot));
    }
    return setup.build();
  }

  private static void lay(RoomSetup.Builder setup, LaidTile tile, Hex at) {
    tile.effect()
        .ifPresentOrElse(
            effect -> setup.tile(tile.picture(), tile.kind(), at, effect),
            () -> setup.tile(tile.picture(), tile.kind(), at));
  }

  private static Hex spot(Laid room, Hex number) {
    return room.place(room.room().spots().get(number.q() - 1));
  }

  /** Empty hexes within two hexes of the entrance (RDG-07). */
  private List<Hex> starts(RoomSetup first) {
    Set<Hex> full = new HashSet<>();
    first.tiles().forEach(tile -> full.add(tile.hex()));
    first.monsters().forEach(spot -> full.add(spot.hex()));
    first.treasures().forEach(tile -> full.add(tile.hex()));
    full.addAll(first.loot());
    Laid room = joined.rooms().getFirst();
    return room.floor().stream()
        .filter(hex -> hex.distanceTo(room.at()) <= NEAR && !full.contains(hex))
        .sorted()
        .toList();
  }

  private List<SectionLink> links() {
    return joined.rooms().stream()
        .skip(1)
        .map(room -> new SectionLink(room.at(), section(room)))
        .toList();
  }

  /** A title alone could stand at two doors. */
  private String section(Laid room) {
    return "%s %d".formatted(title(room), joined.rooms().indexOf(room));
  }

  private List<ScenarioRule> rules() {
    List<ScenarioRule> rules = new ArrayList<>();
    List<Laid> rooms = joined.rooms();
    for (Laid room : rooms) {
      Penalty penalty = room.room().penalty(penalties.get(room.depth()));
      List<Deed> deeds = new ArrayList<>();
      deeds.add(new Deed.Tell(title(room)));
      if (room.before() >= 0) { // RDG-09: the other exit is closed
        joined.behind(room.before()).stream()
            .filter(other -> other != room)
            .forEach(other -> deeds.add(new Deed.LockDoor(other.at())));
      }
      Optional<Whom> victims = victims(room, penalty);
      victims.ifPresent(
          whom -> penalty.what().forEach(what -> deeds.add(new Deed.Inflict(what, whom))));
      Moment moment = room.before() < 0 ? new Moment.Start() : new Moment.Section(section(room));
      rules.add(ScenarioRule.of(title(room), moment, deeds.toArray(Deed[]::new)).onlyOnce());
      if (penalty.permanent() && victims.isPresent()) {
        penalty.what().forEach(what -> lasting(room, what, rules));
      }
    }
    return rules;
  }

  /** Nobody in the first room is left behind in another (RDG-11b). */
  private Optional<Whom> victims(Laid room, Penalty penalty) {
    Whom all = Whom.all(Affects.ALLIES);
    boolean first = room.before() < 0;
    return switch (penalty.whom()) {
      case ALL -> Optional.of(all);
      case OPENER -> first ? victim.map(Whom::named) : Optional.of(all.on(room.at()));
      case LEFT_BEHIND ->
          first ? Optional.empty() : Optional.of(all.in(anyHex(joined.rooms().get(room.before()))));
    };
  }

  /** Whoever has lost the condition gains it again, as long as the dungeon lasts. */
  private static void lasting(Laid room, Consequence what, List<ScenarioRule> rules) {
    if (what instanceof Consequence.Gain(Set<Condition> conditions, int _)) {
      for (Condition condition : conditions) {
        Whom free = Whom.all(Affects.ALLIES).only(new Check.Not(new Check.TargetHas(condition)));
        rules.add(
            ScenarioRule.of(
                    room.room().noun(),
                    new Moment.Whenever(),
                    new Deed.Inflict(Consequence.gain(condition), free))
                .when(
                    new Situation.Revealed(anyHex(room)),
                    new Situation.Present(free, new Formula.Constant(1))));
      }
    }
  }
}
