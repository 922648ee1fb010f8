package haven.campaign.journey;

import haven.campaign.dungeon.Descent;
import haven.campaign.town.Enhanced;
import haven.model.Agreement;
import haven.model.Variant;
import haven.model.campaign.Enhancement;
import haven.model.pack.Pack;
import haven.model.rules.PartyRules.Journey;
import haven.model.rules.PartyRules.Standing;
import haven.play.Refused;
import haven.play.scenario.Enrolment;
import haven.play.scenario.EventEffect;
import haven.play.scenario.Setup;
import haven.play.scenario.Sheet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A party sets out for a scenario: all that its campaign says about the game.
 *
 * @param players for each sheet the person who plays it
 * @param standing what has become of the scenario
 * @param effects what awaits them at its start
 * @param treasures those that were looted before
 * @param stickers on the cards of all classes
 * @param dungeon if it is a random one
 * @param surroundings what the campaign makes of the printed scenario
 */
public record Outing(
    int scenario,
    List<Sheet> sheets,
    List<Integer> players,
    OptionalInt level,
    Set<Variant> variants,
    Agreement agreement,
    Set<Standing> standing,
    Journey journey,
    List<EventEffect> effects,
    Set<Integer> treasures,
    List<Enhancement> stickers,
    Optional<Descent> dungeon,
    UnaryOperator<Setup> surroundings) {
  public Outing {
    sheets = List.copyOf(sheets);
    players = List.copyOf(players);
    variants = Set.copyOf(variants);
    standing = Set.copyOf(standing);
    effects = List.copyOf(effects);
    treasures = Set.copyOf(treasures);
    stickers = List.copyOf(stickers);
  }

  /** A seat for each character. */
  public Enrolment enrolment(Pack pack) {
    Pack found = dungeon.map(descent -> descent.in(pack)).orElse(pack);
    return Enrolment.of(Enhanced.pack(found, stickers), String.valueOf(scenario), sheets)
        .atLevel(level)
        .playing(variants)
        .agreeing(agreement);
  }

  /**
   * The set-up with a seat for each character.
   *
   * @throws Refused if a rule speaks against it
   */
  public Setup setup(Pack pack) {
    return completed(enrolment(pack));
  }

  /** The set-up with a seat for each person. */
  Setup seated(Pack pack) {
    return completed(enrolment(pack).seated(players));
  }

  private Setup completed(Enrolment enrolment) {
    return surroundings
        .apply(enrolment.setup())
        .withStanding(standing.toArray(Standing[]::new))
        .arriving(journey)
        .withEventEffects(effects)
        .withLooted(treasures)
        .checked();
  }
}
