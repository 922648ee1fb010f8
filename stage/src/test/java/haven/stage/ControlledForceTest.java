package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.map.RoomSetup;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Figures that are moved by force on somebody's command. */
final class ControlledForceTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 3, 0);

  private static Ability control(Ability... abilities) {
    return new Ability.Control(Aim.AS_USUAL.range(5).at(Affects.ENEMIES), List.of(abilities));
  }

  /** The guard, commanded by A, pushes the imp. */
  private static Arena commanded(Ruleset ruleset, Ability pushes) {
    String map =
        """
        A   .   .   .   .
          .   g   i   .   .
        B   .   .   .   .
        """;
    Arena arena =
        Arena.in(ruleset, map)
            .hero('A', Arena.top(control(pushes)))
            .company('B')
            .monster('g', "Guard", GUARD)
            .monster('i', "Imp", GUARD)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("yes");
    arena.chooseIfOffered(arena.at(arena.only("Imp")));
    return arena.asIs();
  }

  @RulesetTest
  @Rule({"CMD-03", "CMD-15", "CMD-16"})
  void thePushOfAControlledMonsterIsItsControllersChoice(Ruleset ruleset) {
    Ability attack = Ability.attack(1, Aim.AS_USUAL, Rider.push(2));
    for (Ability pushes : List.of(attack, Ability.push(2, Aim.AS_USUAL.range(1)))) {
      Arena arena = commanded(ruleset, pushes);
      assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.FORCED_PATH);
      assertThat(arena.prompt().group()).as("the controller alone").isFalse();
      assertThat(arena.prompt().seat()).isZero();
    }
  }

  /** A monster leaves out nothing: the players decide how, not whether (ABL-11). */
  @RulesetTest
  @Rule("ABL-11")
  void whatAMonsterMakesAHeroDoIsNotDeclined(Ruleset ruleset) {
    for (Ability does : List.of(Ability.move(2), Ability.attack(2))) {
      Arena arena =
          Arena.in(ruleset, "w   .   A   B   .   .   x")
              .hero('A')
              .company('B')
              .monster('w', "Witch", GUARD, MonsterCard.of(5, control(does)))
              .monster('x', "Imp", GUARD);
      arena.start().selectFirstTwo();
      if (arena.isAsked(Prompt.Kind.TARGET)) {
        arena.choose(arena.at(arena.figure("A")));
      }
      while (arena.isAsked(Prompt.Kind.PERFORM)
          || arena.isAsked(Prompt.Kind.STEP)
          || arena.isAsked(Prompt.Kind.TARGET)) {
        assertThat(arena.options()).as(does.toString()).doesNotContain("no");
        arena.choose(arena.prompt().options().getFirst());
      }
    }
  }

  @RulesetTest
  @Rule("FRC-25")
  void aForcedTeleportEndsInNoClosedDoor(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "w   B   .   A   d+  h   i")
            .hero('A')
            .hero('B')
            .monster('w', "Witch", GUARD, MonsterCard.of(10, control(new Ability.Teleport(2))));
    arena.rooms(RoomSetup.in(arena.hex('h')).build());
    arena.start().selectFirstTwo().until(prompt -> prompt.kind() == Prompt.Kind.TARGET);
    arena.choose(arena.at(arena.figure("A")));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.HEX);
    assertThat(arena.prompt().options())
        .doesNotContain(new Choice.To(arena.hex('d')))
        .hasSizeGreaterThan(1);
  }

  @RulesetTest
  @Rule("MOV-34")
  void aCharacterTeleportsIntoAClosedDoorByItself(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "w   B   .   A   d+  h   i")
            .hero('A', Arena.top(new Ability.Teleport(2)))
            .hero('B');
    arena.rooms(RoomSetup.in(arena.hex('h')).build());
    arena.start().turnOf('A').choose("top 0");
    arena.choose(new Choice.To(arena.hex('d')));
    assertThat(arena.events(Event.What.DOOR_OPENED)).hasSize(1);
  }
}
