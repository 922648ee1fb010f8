package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.Library;
import haven.model.ability.Ability;
import haven.model.ability.Element;
import haven.model.map.Rank;
import haven.model.map.Terms;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.pack.Pack;
import haven.play.ability.ElementBoard;
import haven.play.engine.Event;
import haven.play.table.Figure;
import haven.stage.Arena;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The monsters of the games whose scenarios are still to come, each with each of its cards. */
final class MonsterBoxesTest {
  private static final List<MonsterFloor> FLOORS =
      List.of(
          MonsterFloor.ADJACENT,
          MonsterFloor.BESIDE_ALLY,
          MonsterFloor.inLine(3),
          MonsterFloor.inLine(6));
  private static final Pattern NAMED = Pattern.compile("OfType\\[name=([^]]+)]");

  /** Lines that make no difference on these floors, and why. */
  private static final Map<String, String> IDLE =
      Map.of(
          "Abael Herder When",
          "there is a Piranha Pig on these floors, or its grants would come to nothing",
          "Algox Stormcaller Inflict",
          "there is no hazardous terrain",
          "Lightning Eel Move",
          "there is no water",
          "Wind Demon Paid",
          "its elements lie with the heroes (BB)");

  private static Pack pack(String id) {
    return Library.of(List.of()).pack(id);
  }

  @ParameterizedTest
  @CsvSource({"jl, 25", "fh, 125", "bb, 22"})
  void allTypesAreThereWithTheirDecks(String id, int types) {
    Pack pack = pack(id);
    assertThat(pack.monsters()).hasSize(types);
    assertThat(pack.scenarios()).isEmpty();
    assertThat(Library.of(List.of()).read(id).warnings()).isEmpty(); // names in every language
    for (MonsterType type : pack.monsters()) {
      assertThat(pack.decks()).as(type.name()).anyMatch(deck -> deck.name().equals(type.deck()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jl", "fh", "bb"})
  void everyCardOfEveryTypeIsPlayed(String id) {
    Pack pack = pack(id);
    int played = 0;
    for (MonsterType type : pack.monsters()) {
      for (Rank rank : type.lines().getFirst().keySet()) {
        for (int level : new int[] {0, 7}) {
          for (int card = 0; card < deck(pack, type).cards().size(); card++) {
            for (boolean paid : new boolean[] {false, true}) {
              play(pack, type, rank, level, card, FLOORS.get(played++ % FLOORS.size()), paid);
            }
          }
        }
      }
    }
    assertThat(played).isGreaterThan(200);
  }

  /** Each line of each card, and of each special action, against the same without it. */
  @ParameterizedTest
  @ValueSource(strings = {"jl", "fh", "bb"})
  void everyLineDoesSomething(String id) {
    Pack pack = pack(id);
    Set<String> idle = new TreeSet<>();
    Set<String> seen = new TreeSet<>();
    for (MonsterType type : pack.monsters()) {
      Rank rank = type.lines().getFirst().keySet().iterator().next();
      StatLine stats = type.line(7, rank);
      List<List<Ability>> written = new ArrayList<>(stats.specials());
      if (seen.add(type.deck())) {
        deck(pack, type).cards().stream()
            .map(MonsterCard::abilities)
            .filter(lines -> lines.stream().noneMatch(Ability.Special.class::isInstance))
            .forEach(written::add);
      }
      for (List<Ability> lines : written) {
        for (int i = 0; i < lines.size(); i++) {
          if (isPossible(stats, lines.get(i)) && !makesADifference(pack, type, rank, lines, i)) {
            String what = type.name() + " " + lines.get(i).getClass().getSimpleName();
            if (!IDLE.containsKey(what)) {
              idle.add(what + " " + lines.get(i));
            }
          }
        }
      }
    }
    assertThat(idle).isEmpty();
  }

  /** Whoever has no move or attack does nothing with a change of it. */
  private static boolean isPossible(StatLine stats, Ability line) {
    return !(line instanceof Ability.Move move && move.points().on(Math.max(0, stats.move())) < 1)
        && !(line instanceof Ability.Attack && stats.attack().value(Terms.of(7, 2)) < 0);
  }

  private static boolean makesADifference(
      Pack pack, MonsterType type, Rank rank, List<Ability> lines, int line) {
    List<Ability> others = new ArrayList<>(lines);
    others.remove(line);
    for (MonsterFloor floor : FLOORS) {
      for (boolean paid : new boolean[] {true, false}) {
        if (!told(pack, type, rank, lines, floor, paid)
            .equals(told(pack, type, rank, others, floor, paid))) {
          return true;
        }
      }
    }
    return false;
  }

  private static String told(
      Pack pack,
      MonsterType type,
      Rank rank,
      List<Ability> lines,
      MonsterFloor floor,
      boolean paid) {
    MonsterCard card = new MonsterCard(50, false, lines, List.of());
    Pack changed = having(pack, new MonsterDeck(type.deck(), List.of(card, card)));
    Arena arena = play(changed, type, rank, 7, 0, floor, paid);
    StringBuilder told = new StringBuilder();
    for (Event event : arena.log) {
      told.append(event.toString().replaceAll("(Ability|Monster)Card\\[.*", "")).append('\n');
    }
    for (Figure figure : arena.game.state().alive()) {
      told.append(figure.name()).append(figure.hex()).append(figure.hitPoints()).append('\n');
    }
    int lost = Integer.bitCount(arena.sheet('A').cards().lost());
    return told.append(lost).append(elements(arena)).toString();
  }

  private static String elements(Arena arena) {
    StringBuilder strong = new StringBuilder();
    if (arena.game.state().elements() instanceof ElementBoard) {
      for (Element element : Element.values()) {
        strong.append(arena.isStrong(element));
      }
    }
    return strong.toString();
  }

  private static Arena play(
      Pack pack,
      MonsterType type,
      Rank rank,
      int level,
      int card,
      MonsterFloor floor,
      boolean paid) {
    String text = deck(pack, type).cards().get(card).abilities() + " " + type.line(level, rank);
    Matcher named = NAMED.matcher(text);
    String ally = named.find() ? named.group(1) : "";
    try {
      Arena arena = MonsterFloor.begun(floor.of(pack, type, rank, level, card), pack, ally);
      if (paid && arena.game.state().elements() instanceof ElementBoard) {
        arena.strong(Element.values());
      }
      return arena.untilTurnEnds(arena.figure('m'));
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError(
          "%s %s level %d card %d".formatted(rank, type.name(), level, card), e);
    }
  }

  private static MonsterDeck deck(Pack pack, MonsterType type) {
    return pack.decks().stream()
        .filter(deck -> deck.name().equals(type.deck()))
        .findFirst()
        .orElseThrow();
  }

  private static Pack having(Pack pack, MonsterDeck deck) {
    List<MonsterDeck> decks =
        pack.decks().stream().map(one -> one.name().equals(deck.name()) ? deck : one).toList();
    return new Pack(
        pack.manifest(),
        pack.prints(),
        pack.classes(),
        pack.monsters(),
        decks,
        pack.items(),
        pack.battleGoals(),
        pack.scenarios(),
        pack.treasures(),
        pack.lootCards(),
        pack.monsterModifiers(),
        pack.campaign(),
        pack.texts(),
        pack.notes());
  }
}
