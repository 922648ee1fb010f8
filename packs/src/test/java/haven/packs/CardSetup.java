package haven.packs;

import haven.board.Drawing;
import haven.board.Hex;
import haven.board.Terrain;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.Ruleset;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.model.card.ModifierCard;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.TileKind;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.pack.Pack;
import haven.model.scenario.Scenario;
import haven.model.scenario.Situation;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How a {@link CardStage} is set up.
 *
 * @param crowd monsters besides those that have letters
 */
record CardSetup(
    String className,
    List<String> cards,
    Drawing plan,
    List<Hex> crowd,
    StatLine line,
    MonsterCard monsterCard) {
  private static final int HAND = 10;
  private static final int STANDEES = 80;

  static Pack pack() {
    Path folder = Path.of("packs", "gh");
    Map<String, String> texts = new TreeMap<>();
    PackFiles.of(Files.isDirectory(folder) ? folder : Path.of("..").resolve(folder))
        .texts()
        .forEach(
            (file, text) -> {
              if (file.startsWith("classes/")) {
                texts.put(file, text);
              }
            });
    texts.put(
        "pack.yaml", "{pack: gh, name: Gloomhaven, ruleset: GH, version: 0.0.0, origin: printed}");
    return Packs.read(new PackFiles("gh", texts)).orRefuse();
  }

  Setup setup() {
    RoomSetup.Builder room = RoomSetup.in(plan.at('A'));
    plan.names()
        .forEach(
            (letter, hex) -> {
              if (letter >= 'a' && letter <= 'm') {
                room.monster("Idler", hex, MonsterSymbol.of("white/white/white"));
              }
            });
    crowd.forEach(hex -> room.monster("Idler", hex, MonsterSymbol.of("white/white/white")));
    plan.loot().forEach(room::loot);
    plan.terrain()
        .forEach(
            (hex, terrain) -> {
              if (terrain != Terrain.NONE) {
                room.tile("Tile", TileKind.valueOf(terrain.name()), hex);
              }
            });
    MonsterType idler = MonsterType.of("Idler", "Idlers", STANDEES, Map.of(Rank.NORMAL, line));
    Scenario scenario =
        Scenario.of(
                "Stage",
                ScenarioMap.of(
                    plan.layout(), List.of(room.build()), List.of(plan.at('A'), plan.at('B'))),
                List.of(idler),
                List.of(new MonsterDeck("Idlers", List.of(monsterCard))),
                new Situation.Rounds(1000))
            .withoutBattleGoals()
            .atLevel(1);
    List<AbilityCard> own = cards.stream().map(name -> CardStage.card(className, name)).toList();
    return Setup.of(Ruleset.GLOOMHAVEN, scenario, Party.of(hero("A", own), hero("B", List.of())))
        .withMonsterModifiers(Collections.nCopies(20, ModifierCard.plus(0)));
  }

  private Hero hero(String name, List<AbilityCard> first) {
    List<AbilityCard> hand = new ArrayList<>(first);
    while (hand.size() < HAND) {
      hand.add(AbilityCard.of("Blank " + hand.size(), 99, CardAction.of(), CardAction.of()));
    }
    CharacterClass type =
        new CharacterClass(
            name.equals("A") ? className : "Ally",
            HAND,
            Collections.nCopies(9, CardStage.HERO),
            hand,
            Collections.nCopies(20, ModifierCard.plus(0)));
    return Hero.of(name, type, 1).taking(hand);
  }
}
