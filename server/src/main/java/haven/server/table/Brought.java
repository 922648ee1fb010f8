package haven.server.table;

import haven.content.form.Forms;
import haven.content.pack.BadPack;
import haven.content.pack.Library;
import haven.model.Agreement;
import haven.model.Difficulty;
import haven.model.Variant;
import haven.play.Refused;
import haven.play.engine.Chance;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import haven.play.record.Replay;
import haven.play.record.WrongRecord;
import haven.server.room.Denied;
import haven.server.store.ChoiceRow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A game that was played elsewhere, in a terminal or a laboratory, and comes to a table by its
 * record.
 */
record Brought(Plan plan, Game game) {
  /**
   * The game of a record.
   *
   * @throws Denied if it cannot be played here as it was played there
   */
  static Brought of(String text, Library library) {
    try {
      GameRecord record = GameRecord.read(text);
      if (record.chance().source() != Chance.Source.DICE) {
        throw Denied.of("in this game the people at the table have drawn and rolled");
      }
      Plan plan = plan(record);
      Game start = Game.start(plan.setup(library), record.chance());
      if (!(record.replay(start) instanceof Replay.Whole whole)) {
        throw Denied.of("the game of this record no longer goes as it went");
      }
      return new Brought(plan, whole.game());
    } catch (Refused refused) {
      throw Denied.of(refused);
    } catch (WrongRecord wrong) {
      throw Denied.of("this is no record of a game");
    } catch (IllegalArgumentException | BadPack e) {
      throw Denied.of(String.valueOf(e.getMessage()));
    }
  }

  private static Plan plan(GameRecord record) {
    Map<String, String> table = record.table();
    int slash = record.scenario().indexOf('/');
    if (slash < 0) {
      throw Denied.of("only games of packs come to a table");
    }
    int level = level(table.getOrDefault("level", "1"));
    Map<String, List<String>> items = byClass(table.getOrDefault("items", ""));
    Map<String, List<String>> hands = byClass(table.getOrDefault("hands", ""));
    List<Plan.Wish> heroes = new ArrayList<>();
    for (String name : names(table.getOrDefault("party", ""))) {
      heroes.add(
          new Plan.Wish(
              name,
              "",
              level,
              hands.getOrDefault(name, List.of()),
              items.getOrDefault(name, List.of())));
    }
    Set<Variant> variants = EnumSet.noneOf(Variant.class);
    names(table.getOrDefault("variants", ""))
        .forEach(name -> variants.add(named(Variant.values(), name)));
    return new Plan(
        record.scenario().substring(0, slash),
        record.scenario().substring(slash + 1),
        heroes,
        Optional.ofNullable(table.get("difficulty")).map(name -> named(Difficulty.values(), name)),
        OptionalInt.empty(),
        variants,
        Agreement.of(table.getOrDefault("policies", "")));
  }

  private static int level(String text) {
    if (!text.matches("[1-" + Plan.HIGHEST_LEVEL + "]")) {
      throw Denied.of("this is no record of a game");
    }
    return Integer.parseInt(text);
  }

  private static List<String> names(String text) {
    return Arrays.stream(text.split(",")).map(String::strip).filter(one -> !one.isEmpty()).toList();
  }

  /** Such as {@code Brute: Iron Helmet, Leather Armor; Tinkerer: …}. */
  private static Map<String, List<String>> byClass(String text) {
    Map<String, List<String>> all = new HashMap<>();
    for (String part : text.split(";")) {
      int colon = part.indexOf(':');
      if (colon > 0) {
        all.put(part.substring(0, colon).strip(), names(part.substring(colon + 1)));
      }
    }
    return all;
  }

  private static <E extends Enum<E>> E named(E[] all, String name) {
    return Arrays.stream(all)
        .filter(one -> Forms.written(one).equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("nothing is called '" + name + "'"));
  }

  /** Its choices, as if they had been made at that table. */
  List<ChoiceRow> choices(String code) {
    List<ChoiceRow> rows = new ArrayList<>();
    for (Game.Made made : game.choices()) {
      int number = rows.size() + 1;
      rows.add(new ChoiceRow(code, number, made.seat(), "record-" + number, made.choice().text()));
    }
    return rows;
  }
}
