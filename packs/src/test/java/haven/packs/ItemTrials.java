package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierDeck;
import haven.play.table.Items;
import haven.stage.Arena;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Items of the pack, worn by hero A on small maps as {@link Arena#trying} sets them up. */
abstract class ItemTrials {
  static final Choice USE = new Choice.Use(0);
  private static final Choice TOP = new Choice.Act(0, true, false);
  static final int ATTACK = 6;

  /** Around hero A, as many as there are letters. */
  private static final String AROUND = "  a   b\nc   A   d\n  e   f   .   B";

  static Arena wearing(List<String> items, String picture, AbilityCard... cards) {
    ItemCard[] worn = items.stream().map(Gloomhaven.PACK::item).toArray(ItemCard[]::new);
    return Gloomhaven.trying("Brute", picture).hero('A', cards).items('A', worn);
  }

  static Arena wearing(String item, String picture, AbilityCard... cards) {
    return wearing(List.of(item), picture, cards);
  }

  /** In the turn of hero A. */
  static Arena turn(String item, String picture, AbilityCard... cards) {
    return turn(List.of(item), picture, cards);
  }

  static Arena turn(List<String> items, String picture, AbilityCard... cards) {
    return wearing(items, picture, cards).start().turnOf('A').remember();
  }

  static boolean isOffered(Arena arena) {
    return arena.prompt().options().contains(USE);
  }

  /** Uses the item in the turn of its bearer and performs what it says. */
  static Arena use(Arena arena) {
    assertThat(isOffered(arena)).isTrue();
    return arena.remember().take(USE).goOn();
  }

  static Items.Wear wear(Arena arena) {
    return arena.sheet('A').items().wear(0);
  }

  static int used(Arena arena) {
    return arena.events(What.ITEM_USED).size();
  }

  static long curses(Arena arena) {
    return ((ModifierDeck) arena.game.state().monsterModifiers())
        .drawPile().stream().filter(ModifierCard.CURSE::equals).count();
  }

  static long minusOnes(Arena arena) {
    return arena.modifiers("A").drawPile().stream()
        .filter(ModifierCard.EXTRA_MINUS::equals)
        .count();
  }

  static int looted(Arena arena) {
    return arena.sheet('A').tally().of(BattleGoal.Measure.LOOT_TOKENS);
  }

  // In an attack

  /** How an item changes an attack. */
  enum Kind {
    MELEE,
    RANGED,
    ANY
  }

  enum Extent {
    /** One attack, and then it is worn. */
    SINGLE,
    /** All attacks of the ability. */
    WHOLE,
    /** Every attack anew. */
    EACH
  }

  /** Attack 2 at two targets, near or far. */
  private static Arena duel(String item, boolean far) {
    Ability.Attack attack = Ability.attack(2).on(Value.of(2));
    return wearing(
        item,
        far ? "a   .   A   .   b   .   B" : ".   a   A   b   .   .   B",
        Arena.top(far ? attack.at(Value.of(2)) : attack));
  }

  private static Arena strike(Arena arena) {
    return arena.target('a', 'b').answer(Prompt.Kind.BEFORE_DRAW, USE, USE).perform(TOP);
  }

  /** What an item adds to the attacks for which it is offered, and that it is not to others. */
  static void strikes(
      String item, Kind kind, Extent extent, int plus, String conditions, Items.Wear after) {
    strikes(item, kind, extent, plus, conditions, after, List.of());
  }

  static void strikes(
      String item,
      Kind kind,
      Extent extent,
      int plus,
      String conditions,
      Items.Wear after,
      List<Element> consumed) {
    Set<Condition> expected = new TreeSet<>();
    Stream.of(conditions.split(" "))
        .filter(word -> !word.isBlank())
        .forEach(word -> expected.add(Condition.valueOf(word)));
    int curses = expected.remove(Condition.CURSE) ? 1 : 0;
    for (boolean far : new boolean[] {false, true}) {
      Arena arena = duel(item, far).start();
      arena.strong(consumed.toArray(Element[]::new)).turnOf('A').remember();
      assertThat(isOffered(arena)).as("only in an attack").isFalse();
      strike(arena);
      if (kind == (far ? Kind.MELEE : Kind.RANGED)) {
        assertThat(used(arena)).isZero();
        assertThat(arena.lost('a')).isEqualTo(2);
        continue;
      }
      boolean both = extent != Extent.SINGLE;
      assertThat(used(arena)).isEqualTo(extent == Extent.EACH ? 2 : 1);
      assertThat(arena.lost('a')).isEqualTo(2 + plus);
      assertThat(arena.lost('b')).isEqualTo(both ? 2 + plus : 2);
      assertThat(arena.figure('a').conditions()).isEqualTo(expected);
      assertThat(arena.figure('b').conditions()).isEqualTo(both ? expected : Set.of());
      assertThat(curses(arena)).isEqualTo(both ? 2L * curses : curses);
      assertThat(wear(arena)).isEqualTo(after);
      for (Element element : consumed) {
        assertThat(arena.isInert(element)).isTrue();
        assertThat(used(strike(duel(item, far).start().turnOf('A')))).as("unpaid").isZero();
      }
    }
  }

  /** The letters that each area offered to hero A would cover, at an attack of that range. */
  static List<String> areas(Arena arena, String letters) {
    arena.choose(TOP);
    assertThat(arena.prompt().options()).containsExactly(new Choice.Accept(), USE);
    arena.choose(USE);
    assertThat(arena.isAsked(Prompt.Kind.AREA)).isTrue();
    return arena.prompt().options().stream()
        .filter(Choice.Lay.class::isInstance)
        .map(lay -> covered(arena, (Choice.Lay) lay, letters))
        .sorted()
        .toList();
  }

  private static String covered(Arena arena, Choice.Lay lay, String letters) {
    StringBuilder covered = new StringBuilder();
    for (char letter : letters.toCharArray()) {
      if (lay.hexes().contains(arena.hex(letter))) {
        covered.append(letter);
      }
    }
    return covered.toString();
  }

  static Choice area(Arena arena, String letters) {
    List<Hex> hexes = letters.chars().mapToObj(letter -> arena.hex((char) letter)).toList();
    return arena.prompt().options().stream()
        .filter(option -> option instanceof Choice.Lay(var lay) && lay.containsAll(hexes))
        .findFirst()
        .orElseThrow();
  }

  /** A single-target attack becomes that area; one with two targets or of the other kind not. */
  static void covers(Arena arena, String letters, List<String> all, String chosen) {
    arena.start().turnOf('A').remember();
    assertThat(areas(arena, letters)).isEqualTo(all);
    arena.take(area(arena, chosen)).goOn();
    for (char letter : letters.toCharArray()) {
      assertThat(arena.lost(letter)).isEqualTo(chosen.indexOf(letter) < 0 ? 0 : 2);
    }
    assertThat(used(arena)).isEqualTo(1);
  }

  static void isNotFor(String item, Ability.Attack... attacks) {
    for (Ability.Attack attack : attacks) {
      Arena arena = wearing(item, "a   A   b   .   B", Arena.top(attack));
      arena.start().turnOf('A').answer(Prompt.Kind.BEFORE_DRAW, USE).perform(TOP);
      assertThat(arena.events(What.ATTACKED)).isNotEmpty();
      assertThat(used(arena)).isZero();
    }
  }

  static final Ability.Attack MELEE = Ability.attack(2);
  static final Ability.Attack RANGED = Ability.attack(2).at(Value.of(3));
  static final Ability.Attack TWO = Ability.attack(2).on(Value.of(2));
  static final Ability.Attack TWO_FAR = RANGED.on(Value.of(2));

  // When attacked

  static final MonsterCard ATTACKS = MonsterCard.of(5, Ability.Attack.of(Value.STAT));

  /** So many monsters stand around hero A and attack it before its turn. */
  static Arena besieged(String item, int monsters, ModifierCard... modifiers) {
    String picture = AROUND;
    for (char letter = (char) ('a' + monsters); letter <= 'f'; letter++) {
      picture = picture.replace(letter, '.');
    }
    Arena arena =
        wearing(item, picture)
            .hurt('A', 0)
            .monsters(ATTACKS)
            .monsters(StatLine.of(90, 0, ATTACK, 0));
    return modifiers.length == 0 ? arena : arena.monsterModifiers(modifiers);
  }

  /** They have attacked; the item was used wherever it was offered. */
  static Arena defended(Arena arena) {
    return arena
        .start()
        .answer(Prompt.Kind.ITEM, Collections.nCopies(6, USE).toArray(Choice[]::new))
        .turnOf('A');
  }

  /** Armour: against as many attacks as it has uses, each of them with that. */
  static void shields(
      String item, int shield, int retaliate, int uses, int minusOnes, Items.Wear after) {
    int attacks = uses + 1;
    Arena arena = defended(besieged(item, attacks));
    assertThat(used(arena)).isEqualTo(uses);
    assertThat(arena.lost('A')).isEqualTo(attacks * ATTACK - uses * shield);
    int damage = 0;
    for (char letter = 'a'; letter < 'a' + attacks; letter++) {
      damage += arena.lost(letter);
    }
    assertThat(damage).isEqualTo(uses * retaliate);
    assertThat(wear(arena)).isEqualTo(after);
    assertThat(minusOnes(arena)).isEqualTo(minusOnes);
    assertThat(used(defended(besieged(item, attacks, ModifierCard.MISS)))).as("no damage").isZero();
    Arena unasked = besieged(item, attacks).start().turnOf('A');
    assertThat(used(unasked)).as("slots must be used, others may").isEqualTo(uses > 1 ? uses : 0);
  }

  // In one's turn

  /** What is done to enemies: to those letters and no others. */
  static void gives(Arena arena, String letters, Condition... conditions) {
    for (char letter = 'a'; letter <= 'd'; letter++) {
      Set<Condition> expected =
          letters.indexOf(letter) < 0 ? Set.of() : new TreeSet<>(Arrays.asList(conditions));
      assertThat(arena.figure(letter).conditions()).as("" + letter).isEqualTo(expected);
    }
  }
}
