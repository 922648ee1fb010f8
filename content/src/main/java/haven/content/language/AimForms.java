package haven.content.language;

import haven.board.Area;
import haven.board.Hex;
import haven.content.form.Bearer;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Spot;
import haven.model.ability.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Whom an ability is aimed at. A target is written as a phrase of who and where, such as {@code
 * enemy-adjacent} or {@code enemies-moved-through}: the singular is one of them (or as many as
 * {@code targets} says), the plural all of them.
 */
final class AimForms {
  private static final String ALL = "all";

  private enum Who {
    SELF("self", Affects.SELF, false),
    ENEMY("enemy", Affects.ENEMIES, false),
    ENEMIES("enemies", Affects.ENEMIES, true),
    ALLY("ally", Affects.ALLIES, false),
    ALLIES("allies", Affects.ALLIES, true),
    ALLY_OR_SELF("ally-or-self", Affects.ALLIES_OR_SELF, false),
    SELF_AND_ALLIES("self-and-allies", Affects.ALLIES_OR_SELF, true),
    FIGURE("figure", Affects.FIGURES, false),
    FIGURES("figures", Affects.FIGURES, true);

    private final String word;
    private final Affects affects;
    private final boolean all;

    Who(String word, Affects affects, boolean all) {
      this.word = word;
      this.affects = affects;
      this.all = all;
    }

    Aim aim() {
      Aim aim = Aim.AS_USUAL.at(affects);
      return all ? aim.everybody() : aim;
    }
  }

  /** The companion of the character, wherever it is. */
  static final Aim COMPANION = Aim.AS_USUAL.at(Affects.ALLIES).among(Aim.Among.COMPANION);

  static final Form<Aim> PHRASE =
      Forms.named("target", "who and where", Aim.AS_USUAL, () -> Forms.words(AimForms.phrases()));

  private static final Key<Aim> TARGET =
      PHRASE.or("target", Aim.AS_USUAL, "whom: who and where, such as enemy-adjacent");
  static final Key<Optional<Value>> RANGE =
      ValueForms.VALUE.optional("range", "how far it reaches; without it melee");
  static final Key<Optional<String>> TARGETS =
      Forms.text("a number, +1, something counted or all", Pattern.compile("[-+ /\\w,]+"), "1")
          .optional("targets", "how many targets: a number, or all");
  private static final Key<Optional<Area>> AREA =
      WordForms.AREA.optional("area", "the hexes that are hit, drawn");
  static final Key<List<Check>> ONLY =
      CheckForms.CHECKS.or("only", List.of(), "what every target must fulfil");

  private static final Key<Boolean> PATH =
      Forms.flag().or("path", false, "whether everybody on a shortest path is a target, too");

  static final Key<Optional<Spot.Where>> AS_IF =
      Forms.word(Spot.Where.class)
          .optional("as-if-from", "whose hex a character performs it as if occupying")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Optional<Integer>> AS_IF_WITHIN =
      Forms.number(1, 99)
          .optional("as-if-within", "how near that hex must be")
          .of(Bearer.HERO, Bearer.ITEM);

  private static final Bearer[] PLAYED = {Bearer.HERO, Bearer.ITEM};
  private static final Bearer[] ACTING = {Bearer.HERO, Bearer.ITEM, Bearer.MONSTER, Bearer.BOSS};

  /** Of an attack; monsters find the targets of theirs by their focus (MAT-01). */
  static final List<Key<?>> ATTACK =
      List.of(TARGET, RANGE, TARGETS, AREA, ONLY.of(PLAYED), PATH.of(PLAYED), AS_IF, AS_IF_WITHIN);

  /** Of what befalls enemies as a rule. */
  static final List<Key<?>> AT_ENEMIES =
      List.of(TARGET, RANGE, TARGETS, AREA, ONLY.of(ACTING), AS_IF, AS_IF_WITHIN);

  /** Of what others are made to perform. */
  static final List<Key<?>> AT_COMMANDED =
      List.of(
          TARGET, RANGE, TARGETS.of(PLAYED), AREA.of(PLAYED), ONLY.of(ACTING), AS_IF, AS_IF_WITHIN);

  /** Of what is good for friends; monsters lay no area over theirs. */
  static final List<Key<?>> AT_FRIENDS =
      List.of(TARGET, RANGE, TARGETS, AREA.of(PLAYED), ONLY.of(PLAYED), AS_IF, AS_IF_WITHIN);

  private AimForms() {}

  static Aim aim(FormFields fields) {
    return aim(fields, fields.get(TARGET));
  }

  /**
   * The same for abilities that reach figures anywhere unless they say how near (TGT-14): cards
   * always say so, by a range, a place or that it is everybody.
   */
  static Aim near(FormFields fields) {
    return near(fields, fields.get(TARGET));
  }

  static Aim near(FormFields fields, Aim phrase) {
    Aim aim = aim(fields, phrase);
    if (!isByFocus(fields)
        && aim.affects() != Affects.SELF
        && aim.range().isEmpty()
        && aim.area().isEmpty()
        && !aim.adjacent()
        && !aim.all()
        && aim.among() == Aim.Among.ANYBODY) {
      fields
          .reading()
          .wrong(
              fields.place(),
              "nobody knows how near the target must be",
              "add 'range', or write a target such as enemy-adjacent, or enemies for all of them");
    }
    if (isByFocus(fields) && !aim.only().isEmpty() && isOneEnemy(aim)) {
      fields
          .reading()
          .wrong(
              fields.place(),
              "monsters find a single enemy by their focus, whatever 'only' says",
              "write whom in the plural, such as enemies or enemies-adjacent");
    }
    return aim;
  }

  /** What is good is for the acting figure where nothing else is said, and it is in no area. */
  static Aim friendly(FormFields fields) {
    Aim aim = aim(fields);
    if (aim.area().isPresent() && aim.range().isEmpty() && aim.affects() == Affects.AS_USUAL) {
      fields
          .reading()
          .wrong(
              fields.place(),
              "nobody knows who in the area is meant",
              "add a target, such as 'target: ally'");
    }
    return aim;
  }

  /** Nobody is pulled nearer than adjacent. */
  static Aim pulled(FormFields fields, Key<?> pull) {
    Aim aim = near(fields);
    boolean near = aim.adjacent() || isByFocus(fields) && !aim.all();
    boolean reaching = aim.area().filter(area -> !isAdjacent(area)).isPresent();
    boolean close = aim.range().filter(Value.of(1)::equals).isPresent();
    if (close || (near || aim.area().isPresent()) && aim.range().isEmpty() && !reaching) {
      fields.wrong(
          pull,
          "who is adjacent cannot be pulled nearer",
          aim.area().isPresent()
              ? "draw an area that reaches farther"
              : close ? "write a longer 'range'" : "add 'range'");
    }
    return aim;
  }

  /** Whether all of it is next to the acting figure. */
  private static boolean isAdjacent(Area area) {
    return area.aroundActor()
        && area.red().stream().allMatch(hex -> hex.distanceTo(new Hex(0, 0)) == 1);
  }

  /** Whom others than characters may command: those on their own side. */
  static Aim commanded(FormFields fields) {
    Aim aim = aim(fields);
    if (isByFocus(fields) && aim.affects() != Affects.ALLIES && aim.affects() != Affects.AS_USUAL) {
      fields
          .reading()
          .wrong(
              fields.place(),
              "monsters grant abilities to their allies alone",
              "write 'target: ally' or 'target: allies'");
    }
    return aim;
  }

  private static boolean isOneEnemy(Aim aim) {
    return !aim.all()
        && aim.among() == Aim.Among.ANYBODY
        && (aim.affects() == Affects.ENEMIES || aim.affects() == Affects.AS_USUAL);
  }

  /** Monsters find their targets as those of an attack (MAB-10), which says how near. */
  static boolean isByFocus(FormFields fields) {
    return fields.reading().isOf(Bearer.MONSTER) || fields.reading().isOf(Bearer.BOSS);
  }

  /** The rest of the aim, where the phrase stands in another field. */
  static Aim aim(FormFields fields, Aim phrase) {
    Aim aim = phrase;
    if (isByFocus(fields) && phrase.among() == Aim.Among.COMPANION) {
      fields
          .reading()
          .wrong(fields.place(), "monsters have no companion", "write 'ally' or 'allies'");
    }
    Optional<Value> range = fields.get(RANGE);
    if (range.isPresent()) {
      checkRange(fields, phrase);
      aim = aim.range(range.get());
    }
    Optional<String> targets = fields.declares(TARGETS) ? fields.get(TARGETS) : Optional.empty();
    if (targets.isPresent()) {
      String text = targets.get();
      if (phrase.all() || phrase.affects() == Affects.SELF) {
        fields.wrong(
            TARGETS, "the target is not one of several", "write a target such as enemy or ally");
      }
      aim = text.equals(ALL) ? aim.everybody() : aim.targets(ValueForms.value(text));
    }
    Optional<Area> area = fields.declares(AREA) ? fields.get(AREA) : Optional.empty();
    if (area.isPresent()) {
      if (aim.all() || phrase.affects() == Affects.SELF) {
        fields.wrong(
            AREA, "an area has its targets in it", "write a target such as enemy or figure");
      }
      if (area.get().aroundActor() && range.isPresent()) {
        fields.wrong(RANGE, "the area begins at the acting figure", "leave it out, or '@'");
      }
      aim = aim.over(area.get());
    }
    Optional<Spot> asIf = asIf(fields);
    if (asIf.isPresent()) {
      aim = aim.asIf(asIf.get());
    }
    Aim checked = aim.only(fields.get(ONLY).toArray(Check[]::new));
    return fields.declares(PATH) && fields.get(PATH) ? checked.alongPath() : checked;
  }

  /** Who is adjacent, anywhere or oneself is at no other range. */
  private static void checkRange(FormFields fields, Aim phrase) {
    boolean known =
        switch (phrase.among()) {
          case ANYWHERE, COMPANION -> true;
          case ANYBODY,
              MOVED_THROUGH,
              SAME_TARGETS,
              OTHER_TARGETS,
              NEXT_TO_PATH,
              ADJACENT_TO_TARGETS,
              ADJACENT_TO_TILES,
              IN_AREA ->
              phrase.adjacent() || phrase.affects() == Affects.SELF;
        };
    if (known) {
      fields.wrong(RANGE, "the target says how near it is", "leave 'range' out");
    }
  }

  private static Optional<Spot> asIf(FormFields fields) {
    if (!fields.declares(AS_IF)) {
      return Optional.empty();
    }
    Optional<Integer> within = fields.get(AS_IF_WITHIN);
    if (within.isPresent() && fields.get(AS_IF).isEmpty()) {
      fields
          .reading()
          .wrong(fields.place(), "nobody knows whose hex must be near", "add 'as-if-from'");
    }
    return fields.get(AS_IF).map(where -> spot(where, within));
  }

  /** An item is used beside abilities, and knows nobody who died by one. */
  static Spot.Where known(FormFields fields, Key<Spot.Where> key) {
    Spot.Where where = fields.get(key);
    if (where == Spot.Where.TARGET && fields.reading().isOf(Bearer.ITEM)) {
      fields.wrong(key, "an item knows no target that has died", "write 'own-token' or 'hex'");
    }
    return where;
  }

  static Spot spot(Spot.Where where, Optional<Integer> within) {
    return within.map(Spot.of(where)::within).orElseGet(() -> Spot.of(where));
  }

  private static Map<String, Aim> phrases() {
    Map<String, Aim> phrases = new LinkedHashMap<>();
    for (Who who : Who.values()) {
      Aim aim = who.aim();
      phrases.put(who.word, aim);
      if (who != Who.SELF) {
        phrases.put(who.word + "-adjacent", aim.adjacently());
        for (Aim.Among among : Aim.Among.values()) {
          if (among != Aim.Among.ANYBODY && among != Aim.Among.COMPANION) {
            phrases.put(who.word + "-" + Forms.written(among), aim.among(among));
          }
        }
      }
    }
    phrases.put("companion", COMPANION);
    return phrases;
  }
}
