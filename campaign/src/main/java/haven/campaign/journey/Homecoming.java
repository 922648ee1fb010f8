package haven.campaign.journey;

import haven.model.LootKind;
import haven.play.engine.Game;
import haven.play.item.LootPile.End;
import haven.play.scenario.HeroResult;
import haven.play.scenario.HeroTally.Fate;
import haven.play.scenario.HeroTally.Kill;
import haven.play.scenario.ScenarioResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a party tells when a scenario is over: how it ended, and what each of its characters has
 * done and found. A game tells it, or whoever keeps the books of a game on cardboard.
 *
 * @param shares in the order of the party
 */
public record Homecoming(End end, List<Share> shares) {
  private static final String PART = "; ";
  private static final String ELITE = "elite ";
  private static final String WITH = " with ";
  private static final String AND = " and ";

  public Homecoming {
    shares = List.copyOf(shares);
  }

  /**
   * What one character has done and found.
   *
   * @param experience what its dial shows
   * @param gold for what it has looted; that of treasures not included
   * @param treasures the numbers of those it has opened
   * @param done what its personal quest counts, by the place of the demand on the card
   * @param resources what its loot cards hold besides money (RES-09)
   * @param kills the monsters it has killed, as its quest may count them
   */
  public record Share(
      String character,
      Fate fate,
      int experience,
      int gold,
      int checkmarks,
      List<Integer> treasures,
      Map<Integer, Integer> done,
      Map<LootKind, Integer> resources,
      List<Kill> kills) {
    public Share {
      kills = List.copyOf(kills);
      Map<LootKind, Integer> inOrder = new EnumMap<>(LootKind.class);
      inOrder.putAll(resources);
      resources = Collections.unmodifiableMap(inOrder);
      treasures = List.copyOf(treasures);
      done = Collections.unmodifiableMap(new TreeMap<>(done));
      if (experience < 0 || gold < 0 || checkmarks < 0) {
        throw new IllegalArgumentException("nobody brings home less than nothing");
      }
    }

    public Share(String character, Fate fate, int experience, int gold, int checkmarks) {
      this(character, fate, experience, gold, checkmarks, List.of(), Map.of(), Map.of(), List.of());
    }

    public Share looting(Integer... numbers) {
      return new Share(
          character, fate, experience, gold, checkmarks, List.of(numbers), done, resources, kills);
    }

    /** Has done so much of what its quest asks for. */
    public Share doing(int demand, int number) {
      Map<Integer, Integer> more = new TreeMap<>(done);
      more.put(demand, number);
      return new Share(
          character, fate, experience, gold, checkmarks, treasures, more, resources, kills);
    }

    /** Brings so much of a resource. */
    public Share gathering(LootKind kind, int number) {
      if (!kind.isResource() || number < 0) {
        throw new IllegalArgumentException(number + " " + kind + " are no resources");
      }
      Map<LootKind, Integer> more = new EnumMap<>(LootKind.class);
      more.putAll(resources);
      more.put(kind, number);
      return new Share(character, fate, experience, gold, checkmarks, treasures, done, more, kills);
    }

    /** Has killed so many of a kind. */
    public Share killing(int number, Kill kill) {
      List<Kill> more = new ArrayList<>(kills);
      more.addAll(Collections.nCopies(number, kill));
      return new Share(
          character, fate, experience, gold, checkmarks, treasures, done, resources, more);
    }

    private String text() {
      List<String> parts = new ArrayList<>();
      parts.add(character);
      parts.add(word(fate));
      parts.add("experience " + experience);
      parts.add("gold " + gold);
      parts.add("checkmarks " + checkmarks);
      treasures.forEach(number -> parts.add("treasure " + number));
      done.forEach((demand, number) -> parts.add("quest " + demand + " " + number));
      resources.forEach((kind, number) -> parts.add(word(kind) + " " + number));
      Map<Kill, Integer> each = new LinkedHashMap<>();
      kills.forEach(kill -> each.merge(kill, 1, Integer::sum));
      each.forEach((kill, number) -> parts.add("killed " + number + " " + text(kill)));
      return String.join(PART, parts);
    }

    private static String text(Kill kill) {
      return (kill.elite() ? ELITE : "")
          + kill.monster()
          + (kill.items().isEmpty() ? "" : WITH + String.join(AND, kill.items()));
    }

    private static Kill kill(String text) {
      boolean elite = text.startsWith(ELITE);
      String[] named = text.substring(elite ? ELITE.length() : 0).split(WITH, 2);
      return new Kill(
          named[0], elite, named.length == 1 ? List.of() : List.of(named[1].split(AND, -1)));
    }

    private static Share read(String text) {
      String[] parts = text.split(PART, -1);
      Share share = new Share(parts[0], named(Fate.values(), parts[1]), 0, 0, 0);
      for (int i = 2; i < parts.length; i++) {
        share = share.with(parts[i].split(" ", 3));
      }
      return share;
    }

    private Share with(String[] part) {
      int number = Integer.parseInt(part[1]);
      return switch (part[0]) {
        case "experience" ->
            new Share(character, fate, number, gold, checkmarks, treasures, done, resources, kills);
        case "gold" ->
            new Share(
                character, fate, experience, number, checkmarks, treasures, done, resources, kills);
        case "checkmarks" ->
            new Share(character, fate, experience, gold, number, treasures, done, resources, kills);
        case "treasure" -> {
          List<Integer> more = new ArrayList<>(treasures);
          more.add(number);
          yield looting(more.toArray(Integer[]::new));
        }
        case "quest" -> doing(number, Integer.parseInt(part[2]));
        case "killed" -> killing(number, kill(part[2]));
        default -> gathering(named(LootKind.values(), part[0]), number);
      };
    }
  }

  /** What a game that is over tells. */
  public static Homecoming of(Game game) {
    ScenarioResult result = game.result();
    List<Share> shares = new ArrayList<>();
    for (HeroResult hero : result.heroes()) {
      List<Integer> treasures =
          hero.treasures().stream().map(opened -> opened.treasure().number()).toList();
      shares.add(
          new Share(
              hero.hero(),
              hero.fate(),
              hero.experience(),
              hero.gold(),
              hero.checkmarks(),
              treasures,
              Map.of(),
              hero.resources(),
              hero.kills()));
    }
    return new Homecoming(result.end(), shares);
  }

  /** What records hold of it: how it ended, and a field for each character. */
  public List<String> fields() {
    List<String> fields = new ArrayList<>();
    fields.add(word(end));
    shares.forEach(share -> fields.add(share.text()));
    return fields;
  }

  /**
   * Reads what {@link #fields} writes.
   *
   * @throws IllegalArgumentException if it is nothing of the kind
   */
  public static Homecoming read(List<String> fields) {
    if (fields.isEmpty() || fields.stream().skip(1).anyMatch(field -> !field.contains(PART))) {
      throw new IllegalArgumentException("a return has an end and a field for each character");
    }
    return new Homecoming(
        named(End.values(), fields.getFirst()), fields.stream().skip(1).map(Share::read).toList());
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static <E extends Enum<E>> E named(E[] all, String word) {
    for (E one : all) {
      if (word(one).equals(word)) {
        return one;
      }
    }
    throw new IllegalArgumentException("'" + word + "' is none of them");
  }
}
