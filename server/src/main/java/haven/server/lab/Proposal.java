package haven.server.lab;

import haven.bots.Strength;
import haven.bots.lab.Experiment;
import haven.bots.lab.Job;
import haven.content.form.Forms;
import haven.content.pack.Library;
import haven.model.Difficulty;
import haven.model.Variant;
import haven.model.pack.Pack;
import haven.model.pack.ScenarioEntry;
import haven.play.Refused;
import haven.play.scenario.Hero;
import haven.play.scenario.Setup;
import haven.server.report.Heading;
import haven.server.room.Denied;
import haven.server.table.Plan;
import haven.server.wire.BadMessage;
import haven.server.wire.Fields;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/**
 * What somebody wants to know: which games are to be played, and what they are compared with.
 *
 * @param against the same seeds with something else
 * @param asked as it was sent, for whoever comes back to it
 */
record Proposal(Side side, int games, long seed, Optional<Against> against, ObjectNode asked) {
  private static final int LONGEST_NAME = 40;

  /** What is played, and by whom. */
  record Side(Plan plan, Strength bots) {
    Setup setup(Library library) {
      try {
        return plan.setup(library);
      } catch (Refused refused) {
        throw Denied.of(refused);
      } catch (IllegalArgumentException e) {
        throw Denied.of(String.valueOf(e.getMessage()));
      }
    }

    private Experiment experiment(Library library) {
      return new Experiment(setup(library), List.of(bots));
    }

    private Heading heading(Library library, Optional<Heading.Against> against) {
      Setup setup = setup(library);
      List<Hero> heroes = setup.party().heroes();
      return new Heading(
          scenario(library),
          heroes.stream().map(hero -> hero.characterClass().name()).toList(),
          bots.toString(),
          heroes.getFirst().level(),
          setup.level(),
          against);
    }

    private String scenario(Library library) {
      ScenarioEntry entry = library.pack(plan.pack()).scenario(plan.scenario());
      String name = entry.number() == 0 ? Pack.slug(entry.scenario().name()) : "" + entry.number();
      return plan.pack() + "/" + name;
    }
  }

  /**
   * The other side.
   *
   * @param name what differs, as {@code haven simulate --compare} takes it
   */
  record Against(String name, Side side) {}

  /**
   * As it is sent.
   *
   * @param brains the names of those who may play here
   */
  static Proposal of(Fields fields, List<String> brains, int mostGames) {
    fields.only("plan", "bots", "games", "seed", "compare");
    Side side = new Side(Plan.of(fields.object("plan")), bots(fields, brains));
    return new Proposal(
        side,
        fields.number("games", 1, mostGames),
        fields.number("seed", 0, Integer.MAX_VALUE - mostGames),
        fields.has("compare")
            ? Optional.of(against(fields.object("compare"), side, brains))
            : Optional.empty(),
        fields.node());
  }

  private static Strength bots(Fields fields, List<String> brains) {
    String name = fields.text("bots", LONGEST_NAME);
    return Strength.named(name)
        .filter(_ -> brains.contains(name))
        .orElseThrow(() -> new BadMessage("the bots should be one of " + brains));
  }

  private static Against against(Fields fields, Side side, List<String> brains) {
    fields.only("difficulty", "level", "variant", "bots");
    if (fields.node().size() != 1) {
      throw new BadMessage("one thing at a time is compared");
    }
    Plan plan = side.plan;
    if (fields.has("bots")) {
      Strength other = bots(fields, brains);
      return new Against(other.toString(), new Side(plan, other));
    }
    if (fields.has("difficulty")) {
      Difficulty other = named(Difficulty.values(), fields.text("difficulty", LONGEST_NAME));
      return new Against(
          Forms.written(other),
          new Side(with(plan, Optional.of(other), plan.level(), plan.variants()), side.bots));
    }
    if (fields.has("variant")) {
      Variant more = named(Variant.values(), fields.text("variant", LONGEST_NAME));
      Set<Variant> variants = EnumSet.of(more);
      variants.addAll(plan.variants());
      return new Against(
          Forms.written(more),
          new Side(with(plan, plan.difficulty(), plan.level(), variants), side.bots));
    }
    int level = fields.number("level", 0, Plan.HIGHEST_LEVEL);
    return new Against(
        "level " + level,
        new Side(with(plan, plan.difficulty(), OptionalInt.of(level), plan.variants()), side.bots));
  }

  private static Plan with(
      Plan plan, Optional<Difficulty> difficulty, OptionalInt level, Set<Variant> variants) {
    return new Plan(
        plan.pack(), plan.scenario(), plan.heroes(), difficulty, level, variants, plan.agreement());
  }

  private static <E extends Enum<E>> E named(E[] all, String name) {
    return Arrays.stream(all)
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow(
            () -> new BadMessage("'%s' should be one of %s".formatted(name, Arrays.toString(all))));
  }

  Job job(Library library) {
    return new Job(
        side.experiment(library),
        against.map(other -> other.side.experiment(library)),
        seed,
        games);
  }

  Heading heading(Library library) {
    return side.heading(
        library,
        against.map(
            other ->
                new Heading.Against(other.name, other.side.heading(library, Optional.empty()))));
  }

  /** How to get the same again. */
  String command(Heading heading, int played) {
    StringBuilder command = new StringBuilder("haven simulate " + heading.scenario());
    option(command, "party", String.join(",", heading.party()));
    if (heading.level() > 1) {
      option(command, "level", "" + heading.level());
    }
    side.plan.difficulty().ifPresent(one -> option(command, "difficulty", Forms.written(one)));
    side.plan.variants().stream()
        .sorted()
        .forEach(one -> option(command, "variant", Forms.written(one)));
    side.plan
        .agreement()
        .policies()
        .forEach((policy, value) -> option(command, "policy", policy.id() + "=" + value));
    for (int i = 0; i < heading.party().size(); i++) {
      Plan.Wish wish = side.plan.heroes().get(i);
      outfit(command, "items", heading.party().get(i), wish.items());
      outfit(command, "hand", heading.party().get(i), wish.cards());
    }
    option(command, "bots", heading.bots());
    option(command, "games", "" + played);
    option(command, "seed", "" + seed);
    against
        .filter(other -> other.side.plan.level().equals(side.plan.level()))
        .ifPresent(other -> option(command, "compare", other.name));
    // The command plays at the recommended level; what it cannot say stands in a comment.
    side.plan.level().ifPresent(one -> command.append(" # at scenario level " + one));
    against
        .filter(other -> !other.side.plan.level().equals(side.plan.level()))
        .ifPresent(other -> command.append(" # compared with scenario ").append(other.name));
    return command.toString();
  }

  private static void outfit(
      StringBuilder command, String name, String characterClass, List<String> things) {
    if (!things.isEmpty()) {
      option(command, name, characterClass + ": " + String.join(", ", things));
    }
  }

  private static void option(StringBuilder command, String name, String value) {
    boolean plain = value.matches("[\\w,=/.-]+");
    command
        .append(" --")
        .append(name)
        .append(' ')
        .append(plain ? value : "'" + value.replace("'", "'\\''") + "'");
  }
}
