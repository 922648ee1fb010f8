package haven.campaign.journey;

import haven.model.LootKind;
import haven.play.engine.Game;
import haven.play.item.LootPile.End;
import haven.play.scenario.HeroResult;
import haven.play.scenario.HeroTally.Fate;
import haven.play.scenario.HeroTally.Kill;
import haven.play.scenario.ScenarioResult;
import haven.play.scenario.Start;
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
 * @param accompanied whether a guest whom an event has sent along is still there
 */
public record Homecoming(End end, List<Share> shares, boolean accompanied) {
  private static final String PART = "; ";
  private static final String ELITE = "elite ";
  private static final String WITH = " with ";
  private static final String AND = " and ";
  private static final String ACCOMPANIED = "accompanied";
  private static final String MASTERY = "mastery ";
  private static final String ITEM = "item ";

  public Homecoming {
    shares = List.copyOf(shares);
  }

  public Homecoming(End end, List<Share> shares) {
    this(end, shares, false);
  }

  /** The guest has come home, too. */
  public Homecoming withGuest() {
    return new Homecoming(end, shares, true);
  }

  /**
   * What a character has done that only some count.
   *
   * @param kills the monsters it has killed, as its quest may count them
   * @param masteries of its class that it has brought off (LVU-18)
   * @param items those of the random item deck that it has looted (RES-10)
   */
  public record Feats(List<Kill> kills, List<String> masteries, List<String> items) {
    private static final Feats NONE = new Feats(List.of(), List.of(), List.of());

    public Feats {
      kills = List.copyOf(kills);
      masteries = List.copyOf(masteries);
      items = List.copyOf(items);
    }
  }

  /**
   * What one character has done and found.
   *
   * @param experience what its dial shows
   * @param gold for what it has looted; that of treasures not included
   * @param treasures the numbers of those it has opened
   * @param done what its personal quest counts, by the place of the demand on the card
   * @param resources what its loot cards hold besides money (RES-09)
   * @param feats what only some count
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
      Feats feats) {
    public Share {
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
      this(
          character, fate, experience, gold, checkmarks, List.of(), Map.of(), Map.of(), Feats.NONE);
    }

    private Share with(int points, int coins, int marks) {
      return new Share(character, fate, points, coins, marks, treasures, done, resources, feats);
    }

    private Share with(Feats others) {
      return new Share(
          character, fate, experience, gold, checkmarks, treasures, done, resources, others);
    }

    public Share looting(Integer... numbers) {
      return new Share(
          character, fate, experience, gold, checkmarks, List.of(numbers), done, resources, feats);
    }

    /** Has done so much of what its quest asks for. */
    public Share doing(int demand, int number) {
      Map<Integer, Integer> more = new TreeMap<>(done);
      more.put(demand, number);
      return new Share(
          character, fate, experience, gold, checkmarks, treasures, more, resources, feats);
    }

    /** Brings so much of a resource. */
    public Share gathering(LootKind kind, int number) {
      if (!kind.isResource() || number < 0) {
        throw new IllegalArgumentException(number + " " + kind + " are no resources");
      }
      Map<LootKind, Integer> more = new EnumMap<>(LootKind.class);
      more.putAll(resources);
      more.put(kind, number);
      return new Share(character, fate, experience, gold, checkmarks, treasures, done, more, feats);
    }

    /** Has killed so many of a kind. */
    public Share killing(int number, Kill kill) {
      List<Kill> more = new ArrayList<>(feats.kills);
      more.addAll(Collections.nCopies(number, kill));
      return with(new Feats(more, feats.masteries, feats.items));
    }

    /** Has brought off masteries of its class. */
    public Share mastering(String... names) {
      return with(new Feats(feats.kills, List.of(names), feats.items));
    }

    /** Has looted items of the random deck. */
    public Share finding(String... names) {
      return with(new Feats(feats.kills, feats.masteries, List.of(names)));
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
      feats.kills.forEach(kill -> each.merge(kill, 1, Integer::sum));
      each.forEach((kill, number) -> parts.add("killed " + number + " " + text(kill)));
      feats.masteries.forEach(name -> parts.add(MASTERY + name));
      feats.items.forEach(name -> parts.add(ITEM + name));
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
        share = share.with(parts[i]);
      }
      return share;
    }

    private Share with(String part) {
      if (part.startsWith(MASTERY)) {
        return mastering(plus(feats.masteries, part.substring(MASTERY.length())));
      }
      return part.startsWith(ITEM)
          ? finding(plus(feats.items, part.substring(ITEM.length())))
          : with(part.split(" ", 3));
    }

    private static String[] plus(List<String> names, String name) {
      List<String> more = new ArrayList<>(names);
      more.add(name);
      return more.toArray(String[]::new);
    }

    private Share with(String[] part) {
      int number = Integer.parseInt(part[1]);
      return switch (part[0]) {
        case "experience" -> with(number, gold, checkmarks);
        case "gold" -> with(experience, number, checkmarks);
        case "checkmarks" -> with(experience, gold, number);
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
              new Feats(hero.kills(), hero.masteries(), hero.items())));
    }
    return new Homecoming(result.end(), shares, isAccompanied(game));
  }

  private static boolean isAccompanied(Game game) {
    return Start.Guest.of(game.setup().scenario()).stream()
        .anyMatch(
            guest ->
                game.state().alive().stream()
                    .anyMatch(figure -> figure.nature().group().equals(guest.name())));
  }

  /** What records hold of it: how it ended, and a field for each character. */
  public List<String> fields() {
    List<String> fields = new ArrayList<>();
    fields.add(accompanied ? word(end) + PART + ACCOMPANIED : word(end));
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
    String[] first = fields.getFirst().split(PART, -1);
    return new Homecoming(
        named(End.values(), first[0]),
        fields.stream().skip(1).map(Share::read).toList(),
        first.length == 2 && first[1].equals(ACCOMPANIED));
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
