package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Count;
import haven.model.ability.Rider;
import haven.model.ability.Spot;
import haven.model.ability.Value;
import haven.model.card.SummonCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.map.Marker;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Tokens that characters lay on the map, and teleports that lead to them. */
final class TokensTest {
  private static final StatLine GUARD = StatLine.of(20, 2, 0, 0);
  private static final Ability.Teleport TO_TOKEN = Ability.Teleport.beside(Spot.OWN_TOKEN);

  /** No way leads from p to the rest, and a wall hides it; t has six hexes around it. */
  private static final String ROUND_THE_TOKEN =
      """
                c^  e   .
      p   #   A   t   u   B
        %   %   g   o%  .
      """;

  /** A lays a token at t, vanishes to p and is asked where to return to. */
  private static Arena away(Ruleset ruleset, String picture, Ability... more) {
    Ability[] all = new Ability[3 + more.length];
    all[0] = new Ability.LayToken(2, 1);
    all[1] = new Ability.Teleport(9);
    all[2] = TO_TOKEN;
    System.arraycopy(more, 0, all, 3, more.length);
    Arena arena =
        Arena.in(ruleset, picture)
            .hero('A', Arena.top(all))
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(99))
            .start()
            .turnOf('A');
    arena.give(arena.figure("A"), Condition.IMMOBILIZE);
    arena.choose("top 0");
    arena.choose(to(arena, 't'));
    arena.choose(to(arena, 'p'));
    return arena;
  }

  private static Choice to(Arena arena, char letter) {
    return new Choice.To(arena.hex(letter));
  }

  private static List<Marker> tokens(Arena arena) {
    return arena.game.state().map().contents().markers().stream()
        .filter(marker -> marker.kind() == Marker.Kind.CHARACTER_TOKEN)
        .toList();
  }

  @RulesetTest
  @Rule({"EX-MOV-01", "MOV-32"})
  void everyFreeHexNextToTheTokenWithoutAWayAndUnseen(Ruleset ruleset) {
    assertReturns(ruleset);
  }

  @RulesetTest({Edition.GH, Edition.JL})
  @Rule("MOV-36")
  void elsewhereToo(Ruleset ruleset) {
    assertReturns(ruleset);
  }

  private static void assertReturns(Ruleset ruleset) {
    Arena arena = away(ruleset, ROUND_THE_TOKEN);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.HEX);
    assertThat(arena.prompt().options())
        .containsExactlyInAnyOrder(
            new Choice.Decline(), to(arena, 'A'), to(arena, 'u'), to(arena, 'c'), to(arena, 'e'));
    arena.choose(to(arena, 'u'));
    assertThat(arena.figure("A").hex()).isEqualTo(arena.hex('u'));
    assertThat(tokens(arena)).as("it stays").extracting(Marker::hex).contains(arena.hex('t'));
  }

  /** Immobilized or not; an attack afterwards that grows with the hexes moved. */
  @RulesetTest
  @Rule({"EX-MOV-01", "MOV-31"})
  void itCountsAsNoMovement(Ruleset ruleset) {
    Rider moved = new Rider.Plus(Value.per(Count.HEXES_MOVED, 3));
    Rider movedThisTurn = new Rider.Plus(Value.per(Count.HEXES_MOVED_THIS_TURN, 3));
    Arena arena =
        away(
            ruleset,
            ROUND_THE_TOKEN,
            Ability.attack(1, Aim.AS_USUAL.range(3), moved, movedThisTurn));
    arena.choose(to(arena, 'u'));
    arena.strike("Guard");
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(1);
    assertThat(arena.events(Event.What.MOVED)).isEmpty();
    assertThat(arena.events(Event.What.TELEPORTED)).hasSize(2);
  }

  @RulesetTest
  @Rule({"EX-MOV-01", "MOV-33"})
  void theHexTakesEffect(Ruleset ruleset) {
    Arena arena = away(ruleset, ROUND_THE_TOKEN);
    arena.choose(to(arena, 'c'));
    assertThat(arena.events(Event.What.TRAP_SPRUNG)).hasSize(1);
  }

  /** Across a wall line nobody is adjacent; a closed door is, and opens. */
  @RulesetTest
  @Rule({"EX-MOV-01", "MOV-34"})
  void wallsPartHexesAndClosedDoorsOpen(Ruleset ruleset) {
    Arena arena =
        away(
            ruleset,
            """
            p   %   s  |t   d+  x
              B   g   A   #   #   #
            """);
    assertThat(arena.prompt().options())
        .containsExactlyInAnyOrder(new Choice.Decline(), to(arena, 'A'), to(arena, 'd'));
    arena.choose(to(arena, 'd'));
    assertThat(arena.events(Event.What.DOOR_OPENED)).hasSize(1);
  }

  /** Of two tokens side by side each lies in a hex next to the other. */
  @RulesetTest
  @Rule("EX-MOV-01")
  void aTokenMayLieNextToAnother(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   x   y   z   .   .   g   B")
            .hero('A', Arena.top(new Ability.LayToken(2, 2)), Arena.bottom(TO_TOKEN))
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(99))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(to(arena, 'x'));
    arena.choose(to(arena, 'y'));
    arena.choose("bottom 1");
    assertThat(arena.prompt().options()).contains(to(arena, 'x'), to(arena, 'y'), to(arena, 'z'));
  }

  /** B's token is no token of A's. */
  @RulesetTest
  @Rule("EX-MOV-01")
  void onlyNextToOnesOwnToken(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   a   .   .   .   b   B   .   .   g")
            .hero('A', Arena.top(new Ability.LayToken(1, 1)), Arena.bottom(TO_TOKEN))
            .hero('B', Arena.top(new Ability.LayToken(1, 1)), Arena.bottom(TO_TOKEN))
            .monster('g', "Guard", GUARD, MonsterCard.of(99))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(to(arena, 'a'));
    arena.until(Prompt.Kind.ACTION, "B");
    arena.choose("top 0");
    arena.choose(to(arena, 'b'));
    arena.choose("bottom 1");
    assertThat(arena.prompt().options()).hasSize(2).doesNotContain(to(arena, 'A'));
    assertThat(tokens(arena)).extracting(Marker::owner).containsExactly("A", "B");
    for (int seat = 0; seat < 2; seat++) {
      assertThat(
              arena.game.viewFor(seat).hexes().stream()
                  .filter(hex -> hex.hex().equals(arena.hex('a')))
                  .toList())
          .as("everybody sees it")
          .singleElement()
          .satisfies(hex -> assertThat(hex.marks()).containsExactly("A"));
    }
  }

  /** Whoever is teleported by force comes to the commander's token. */
  @RulesetTest
  @Rule({"EX-MOV-01", "FRC-25"})
  void anEnemyIsTeleportedToTheCommandersToken(Ruleset ruleset) {
    Ability control = new Ability.Control(Aim.AS_USUAL.range(9), List.of(TO_TOKEN));
    Arena arena =
        Arena.in(ruleset, "x   B   A   u   t   d+  y")
            .hero('A', Arena.top(new Ability.LayToken(2, 1), control))
            .hero('B')
            .monster('x', "Guard", GUARD, MonsterCard.of(99))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(to(arena, 't'));
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.prompt().options())
        .as("no closed door")
        .containsExactly(new Choice.Decline(), to(arena, 'u'));
    arena.choose(to(arena, 'u'));
    assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex('u'));
  }

  /** Under figures, on obstacles, several in a hex; within range and in sight. */
  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule("LOT-02")
  void tokensMayLieInAnyHex(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "B   A   o%  g   x")
            .hero('A', Arena.top(new Ability.LayToken(2, 3)))
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(99))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    assertThat(arena.prompt().options())
        .containsExactlyInAnyOrder(
            to(arena, 'B'), to(arena, 'A'), to(arena, 'o'), to(arena, 'g'), new Choice.Decline());
    arena.choose(to(arena, 'o'));
    arena.choose(to(arena, 'g'));
    arena.choose(to(arena, 'g'));
    assertThat(tokens(arena))
        .extracting(Marker::hex)
        .containsExactly(arena.hex('o'), arena.hex('g'), arena.hex('g'));
    Event.TokenLaid laid = (Event.TokenLaid) arena.events(Event.What.TOKEN_LAID).getFirst();
    assertThat(laid.rule().text()).isEqualTo(ruleset.id().equals("FH") ? "OVL-03a" : "LOT-02");
    assertThat(laid.hex()).isEqualTo(arena.hex('o'));
  }

  /** A summon may stand on a token where tokens do not fill a hex. */
  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"OVL-03a", "OVL-03b", "OVL-02b", "OVL-02c"})
  void aHexWithATokenIsEmptyOrNot(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "x   A   t   B   .   .   g")
            .hero(
                'A',
                Arena.top(
                    new Ability.LayToken(1, 1),
                    new Ability.Summon(SummonCard.of("Wolf", 4, 2, 2), 1)))
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(99))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(to(arena, 't'));
    assertThat(arena.prompt().options()).contains(to(arena, 'x'));
    assertThat(arena.prompt().options().contains(to(arena, 't')))
        .isEqualTo(!ruleset.hexes().tokensFillHexes());
  }

  /** With a character that escapes its tokens leave; those of others stay. */
  @RulesetTest
  @Rule("SCM-02")
  void tokensLeaveWithACharacterThatEscapes(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   .   B   .   .   .   g")
            .hero('A', Arena.top(new Ability.LayToken(0, 1)))
            .hero('B', Arena.top(new Ability.LayToken(0, 1)))
            .monster('g', "Guard", GUARD, MonsterCard.of(99));
    arena.map(map -> map.withEscapes(List.of(arena.hex('B'))));
    arena.start().turnOf('A');
    arena.choose("top 0");
    arena.chooseIfOffered(to(arena, 'A'));
    arena.until(Prompt.Kind.ACTION, "B");
    arena.choose("top 0");
    arena.chooseIfOffered(to(arena, 'B'));
    assertThat(tokens(arena)).hasSize(2);
    arena.until(Prompt.Kind.ESCAPE);
    arena.choose("yes");
    assertThat(tokens(arena)).extracting(Marker::owner).containsExactly("A");
  }

  /** The books take an exhausted character's figure and summons off the map, and no token. */
  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule("EXH-05")
  void tokensOfAnExhaustedCharacterStay(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   .   B   .   .   .   g")
            .hero('A', Arena.top(new Ability.LayToken(0, 1), Ability.kill(Aim.SELF)))
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(99))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(to(arena, 'A'));
    arena.chooseIfOffered(new Choice.At(arena.figure("A").id()));
    assertThat(arena.figure("A").isGone()).isTrue();
    assertThat(tokens(arena)).extracting(Marker::owner).containsExactly("A");
  }
}
