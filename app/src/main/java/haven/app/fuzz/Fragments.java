package haven.app.fuzz;

import haven.content.pack.Packs;
import haven.laws.Luck;
import haven.model.pack.Pack;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One random fragment of a pack: if the check lets it pass, it can be played, and nothing of it is
 * without effect.
 */
public final class Fragments {
  private static final int TRIES = 200;
  private static final int ALWAYS = 3;
  private static final Set<String> CHECKS = Set.of("when", "only", "if", "while");
  private static final List<String> RULESETS = List.of("GH", "GH", "FH", "JL");

  /** How a fragment fared. */
  public enum Fate {
    REFUSED,
    HONOURED,
    /** A part of it makes no difference anywhere. */
    IDLE,
    /** It cannot be played. */
    BROKEN
  }

  /**
   * What came of a seed.
   *
   * @param refused how many others the check refused before
   * @param text the fragment
   * @param reason what is wrong with it
   */
  public record Verdict(long seed, Fate fate, int refused, String text, String reason) {
    public boolean isHonoured() {
      return fate == Fate.HONOURED;
    }

    @Override
    public String toString() {
      return "%s\n%s\nto see it again: haven fuzz --fragments 1 --seed %d"
          .formatted(text, reason, seed);
    }
  }

  private final long seed;
  private final boolean fields;
  private final String ruleset;
  private final FragmentKind kind;
  private final Map<Draft, Map<Venue, String>> told = new HashMap<>();
  private final Map<Draft, Map<Venue, Optional<Pack>>> packs = new HashMap<>();

  private Fragments(long seed, boolean fields, String ruleset, FragmentKind kind) {
    this.seed = seed;
    this.fields = fields;
    this.ruleset = ruleset;
    this.kind = kind;
  }

  /**
   * Writes until something passes the check, and plays it.
   *
   * @param fields whether every field must make a difference, not only every line
   */
  public static Verdict check(long seed, boolean fields) {
    Luck luck = new Luck(seed);
    FragmentKind kind =
        luck.onceIn(3) ? FragmentKind.CARD_HALF : luck.of(List.of(FragmentKind.values()));
    Fragments fragments = new Fragments(seed, fields, luck.of(RULESETS), kind);
    Writing writing = new Writing(luck);
    for (int refused = 0; refused < TRIES; refused++) {
      Draft draft = kind.write(writing);
      if (fragments.read(draft, Venue.ALL.getFirst()).isPresent()) {
        return fragments.judge(draft, refused);
      }
    }
    return new Verdict(seed, Fate.REFUSED, TRIES, kind.field(), "nothing passes the check");
  }

  private Optional<Pack> read(Draft draft, Venue venue) {
    return packs
        .computeIfAbsent(draft, _ -> new HashMap<>())
        .computeIfAbsent(
            venue,
            _ -> {
              Packs.Read read = StagePack.read(ruleset, kind, draft, venue);
              return read.problems().isEmpty() ? read.pack() : Optional.empty();
            });
  }

  private Verdict judge(Draft draft, int refused) {
    String text = "# %s, %s%n%s: %s".formatted(kind, ruleset, kind.field(), draft);
    List<String> idle = new ArrayList<>();
    try {
      for (Venue venue : Venue.ALL.subList(0, ALWAYS)) {
        told(draft, venue);
      }
      if (draft instanceof Draft.Several(List<Draft> lines)) {
        lines.forEach(line -> judge(new Draft.Several(List.of(line)), idle));
      } else {
        judge(draft, idle);
      }
    } catch (RuntimeException | StackOverflowError e) {
      return new Verdict(seed, Fate.BROKEN, refused, text, trace(e));
    }
    return idle.isEmpty()
        ? new Verdict(seed, Fate.HONOURED, refused, text, "")
        : new Verdict(seed, Fate.IDLE, refused, text, "without effect: " + idle);
  }

  /**
   * Whether a part makes a difference is seen best where nothing else must hold for it: once with
   * all that must hold, and once without, for what is done otherwise.
   */
  private void judge(Draft draft, List<String> idle) {
    Draft held = unchecked(draft, "own-turn");
    Draft failed = unchecked(draft, "{not: own-turn}");
    for (Draft.Cut cut : cuts(held)) {
      if ((cut.line() || fields) && isIdle(held, cut.rest())) {
        idle.add(cut.part());
      }
    }
    if (!failed.equals(held)) {
      for (Draft.Cut cut : cuts(failed)) {
        if (idle.contains(cut.part()) && !isIdle(failed, cut.rest())) {
          idle.remove(cut.part());
        }
      }
    }
    for (Draft.Cut cut : fields && !held.equals(draft) ? cuts(draft) : List.<Draft.Cut>of()) {
      if (CHECKS.contains(cut.field()) && isIdle(draft, cut.rest())) {
        idle.add(cut.part());
      }
    }
  }

  private Draft unchecked(Draft draft, String kept) {
    Draft bare = draft.without(CHECKS, kept);
    return read(bare, Venue.ALL.getFirst()).isPresent() ? bare : draft;
  }

  private static String trace(Throwable thrown) {
    StringBuilder text = new StringBuilder("cannot be played: " + thrown);
    for (StackTraceElement step : thrown.getStackTrace()) {
      if (step.getClassName().startsWith("haven.play")) {
        text.append("\n  at ").append(step);
        if (text.length() > 900) {
          break;
        }
      }
    }
    return text.toString();
  }

  private List<Draft.Cut> cuts(Draft draft) {
    List<Draft.Cut> cuts = new ArrayList<>();
    if (draft instanceof Draft.Fields && kind != FragmentKind.ITEM) {
      cuts.add(new Draft.Cut(new Draft.Several(List.of()), "", "all of it", true));
    }
    cuts.addAll(draft.cuts());
    return cuts;
  }

  /** Whether it goes the same way everywhere without a part of it. */
  private boolean isIdle(Draft whole, Draft rest) {
    Optional<Pack> first = read(rest, Venue.ALL.getFirst());
    if (first.isEmpty() || isSame(first.get(), read(whole, Venue.ALL.getFirst()).orElseThrow())) {
      return false; // what must be there is part of something else; what goes without saying is
      // there
    }
    for (Venue venue : Venue.ALL) {
      if (!told(whole, venue).equals(perform(rest, venue))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSame(Pack one, Pack other) {
    return one.classes().equals(other.classes())
        && one.items().equals(other.items())
        && one.monsters().equals(other.monsters())
        && one.decks().equals(other.decks())
        && one.scenarios().equals(other.scenarios());
  }

  private String told(Draft whole, Venue venue) {
    return told.computeIfAbsent(whole, _ -> new HashMap<>())
        .computeIfAbsent(venue, _ -> perform(whole, venue));
  }

  private String perform(Draft draft, Venue venue) {
    Pack pack = read(draft, venue).orElseThrow();
    return Tryout.of(StagePack.setup(ruleset, kind, pack, venue), venue);
  }
}
