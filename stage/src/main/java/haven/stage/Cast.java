package haven.stage;

import haven.board.Hex;
import haven.model.Ruleset;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.pack.Pack;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The monsters of an arena: their types and decks, and where they stand. */
final class Cast {
  /** The type of those who are only there to have cards tried on them. */
  static final String IDLER = "Idler";

  private static final String DECK = " deck";
  private static final int STANDEES = 10;
  private static final int MANY = 80;

  private final Ruleset ruleset;
  private final RoomSetup.Builder room;
  private final List<MonsterType> types = new ArrayList<>();
  private final List<MonsterDeck> decks = new ArrayList<>();
  private final Map<Character, PackMonster> packed = new LinkedHashMap<>();
  private StatLine idle = StatLine.of(90, 2, 2, 0);
  private MonsterCard idling = MonsterCard.of(98);
  private boolean hasIdlers;

  Cast(Ruleset ruleset, RoomSetup.Builder room) {
    this.ruleset = ruleset;
    this.room = room;
  }

  void define(String type, StatLine line, MonsterCard... cards) {
    if (types.stream().noneMatch(known -> known.name().equals(type))) {
      List<MonsterCard> own = cards.length == 0 ? List.of(MonsterCard.of(50)) : List.of(cards);
      define(
          MonsterType.of(type, type + DECK, STANDEES, lines(line)),
          new MonsterDeck(type + DECK, own));
    }
  }

  void define(MonsterType type, MonsterDeck deck) {
    types.add(type);
    decks.add(deck);
  }

  void define(char at, PackMonster monster) {
    packed.put(at, monster);
  }

  void kin(String type, String other, StatLine line) {
    types.add(MonsterType.of(type, other + DECK, STANDEES, lines(line)));
  }

  private static Map<Rank, StatLine> lines(StatLine line) {
    Map<Rank, StatLine> lines = new EnumMap<>(Rank.class);
    for (Rank each : Rank.values()) {
      lines.put(each, line);
    }
    return lines;
  }

  void idlers(StatLine line) {
    idle = line;
  }

  void idlers(MonsterCard card) {
    idling = card;
  }

  void idler(Hex hex) {
    hasIdlers = true;
    another(hex, IDLER, Rank.NORMAL);
  }

  void another(Hex hex, String type, Rank rank) {
    String colour =
        switch (rank) {
          case NORMAL -> "white/white/white";
          case ELITE -> "gold/gold/gold";
          case NAMED -> "named/named/named";
          case BOSS -> "red/red/red";
        };
    MonsterSymbol symbol =
        ruleset.hexes().setUp().oneOpenRoom()
            ? new MonsterSymbol.Stone("red")
            : MonsterSymbol.of(colour);
    room.monster(type, hex, symbol);
  }

  /**
   * All types, those that can only be summoned last.
   *
   * @param hitPoints of monsters of packs, by letter, where they are not those of the stat card
   */
  List<MonsterType> types(Map<Character, Integer> hitPoints) {
    List<MonsterType> all = new ArrayList<>(types);
    packed.forEach(
        (at, monster) -> {
          Integer own = hitPoints.get(at);
          all.add(own == null ? monster.type() : monster.type(own));
        });
    if (hasIdlers) {
      all.add(MonsterType.of(IDLER, IDLER + DECK, MANY, lines(idle)));
    }
    for (Pack pack : packs()) {
      pack.monsters().stream()
          .filter(type -> all.stream().noneMatch(known -> known.name().equals(type.name())))
          .forEach(all::add);
    }
    return all;
  }

  List<MonsterDeck> decks() {
    List<MonsterDeck> all = new ArrayList<>(decks);
    packed.values().forEach(monster -> all.add(monster.deck()));
    if (hasIdlers) {
      all.add(new MonsterDeck(IDLER + DECK, List.of(idling)));
    }
    for (Pack pack : packs()) {
      pack.decks().stream()
          .filter(deck -> all.stream().noneMatch(known -> known.name().equals(deck.name())))
          .forEach(all::add);
    }
    return all;
  }

  private Collection<Pack> packs() {
    Map<String, Pack> packs = new LinkedHashMap<>();
    packed.values().forEach(monster -> packs.put(monster.pack().id(), monster.pack()));
    return packs.values();
  }
}
