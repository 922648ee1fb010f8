package haven.model.campaign;

import haven.model.scenario.Reward;
import java.util.List;

/**
 * What a character wants before it retires (CHR-17).
 *
 * @param demands all of them must be met
 * @param reward what is opened then (RTR-04)
 * @param otherwise the envelope that is opened if that one is open already (RTR-05b); empty for
 *     none
 */
public record PersonalQuest(String name, List<Demand> demands, Reward reward, String otherwise) {
  public PersonalQuest {
    demands = List.copyOf(demands);
  }

  /** One thing that the card asks for. */
  public sealed interface Demand {
    /** How often, or how much. */
    int number();
  }

  /** Something that is done in scenarios and counted there, in the words of the card. */
  public record Doing(String what, int number) implements Demand {}

  /** So many of these scenarios are completed by the character. */
  public record Completing(List<Integer> scenarios, int number) implements Demand {
    public Completing {
      scenarios = List.copyOf(scenarios);
    }
  }

  /** So much gold is owned at one time. */
  public record Owning(int number) implements Demand {}

  /** So much gold is donated. */
  public record Donating(int number) implements Demand {}
}
