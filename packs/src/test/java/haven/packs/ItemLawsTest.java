package haven.packs;

import haven.laws.Laws;
import haven.laws.Playable;
import haven.model.card.ItemCard.Slot;
import haven.model.pack.ClassEntry;
import haven.model.pack.ScenarioEntry;
import haven.play.scenario.Enrolment;
import haven.play.scenario.Setup;
import haven.play.scenario.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The laws of the engine in random games of heroes who bring all that they can wear. */
final class ItemLawsTest {
  private static final int GAMES = 40;
  private static final int LEVEL = 9;

  /** A scenario with heroes of level 9, dressed by lot. */
  private record Outfitted(ScenarioEntry entry, long seed) implements Playable {
    @Override
    public String id() {
      return "gh/" + entry.number();
    }

    @Override
    public int fewest() {
      return 2;
    }

    @Override
    public int most() {
      return 4;
    }

    @Override
    public Setup setup(int heroes) {
      return enrolment(heroes).setup();
    }

    @Override
    public long print(int heroes) {
      return enrolment(heroes).print();
    }

    private Enrolment enrolment(int heroes) {
      Random lots = new Random(seed);
      List<ClassEntry> classes = new ArrayList<>(Gloomhaven.PACK.classes());
      List<Sheet> sheets = new ArrayList<>();
      for (int i = 0; i < heroes; i++) {
        ClassEntry one = classes.remove(lots.nextInt(classes.size()));
        sheets.add(
            Sheet.of(one.characterClass().name(), LEVEL).bringing(outfit(lots)).owning(9999));
      }
      return Enrolment.of(Gloomhaven.PACK, entry.scenario().name(), sheets);
    }

    private static List<String> outfit(Random lots) {
      List<String> outfit = new ArrayList<>();
      boolean both = lots.nextBoolean();
      wear(outfit, lots, Slot.HEAD, 1);
      wear(outfit, lots, Slot.BODY, 1);
      wear(outfit, lots, Slot.LEGS, 1);
      wear(outfit, lots, both ? Slot.TWO_HANDS : Slot.ONE_HAND, both ? 1 : 2);
      wear(outfit, lots, Slot.SMALL, 5);
      return outfit;
    }

    private static void wear(List<String> outfit, Random lots, Slot slot, int number) {
      List<String> some = new ArrayList<>();
      Gloomhaven.PACK.items().stream()
          .filter(ware -> ware.item().slot() == slot)
          .forEach(ware -> some.add(ware.item().name()));
      for (int i = 0; i < number; i++) {
        outfit.add(some.remove(lots.nextInt(some.size())));
      }
    }
  }

  @Test
  void everyGameObeysTheLaws() {
    for (long seed = 1; seed <= GAMES; seed++) {
      long outfit = seed;
      Laws.check(
          seed,
          Gloomhaven.PACK.scenarios().stream().map(entry -> new Outfitted(entry, outfit)).toList());
    }
  }
}
