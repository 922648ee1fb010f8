package haven.model.campaign;

import haven.model.card.ItemCard.Slot;
import haven.model.scenario.Reward;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a character wants before it retires (CHR-17).
 *
 * @param demands all of them must be met
 * @param then what happens once all of them but the last are met
 * @param reward what is opened when the character retires (RTR-04)
 * @param otherwise the envelope that is opened if that one is open already (RTR-05b); empty for
 *     none
 */
public record PersonalQuest(
    String name, List<Demand> demands, List<Reward> then, Reward reward, String otherwise) {
  public PersonalQuest {
    demands = List.copyOf(demands);
    then = List.copyOf(then);
  }

  /** One thing that the card asks for. */
  public sealed interface Demand {
    /** How often, or how much. */
    int number();
  }

  /** Something that is done in scenarios and told by its player, in the words of the card. */
  public record Doing(String what, int number) implements Demand {}

  /**
   * So many monsters are killed by the character.
   *
   * @param monsters which ones, with all their variants; any if none are named
   * @param item what is used in the attack that kills; empty for anything
   */
  public record Killing(List<String> monsters, boolean elite, String item, int number)
      implements Demand {
    public Killing {
      monsters = List.copyOf(monsters);
    }
  }

  /** So many different types of monsters are killed by the character. */
  public record Collecting(int number) implements Demand {}

  /** So often the character is exhausted, or others of its party while it takes part. */
  public record Exhaustion(boolean ofOthers, int number) implements Demand {}

  /** So many of these scenarios are completed by the character, of any if none are named. */
  public record Completing(List<Integer> scenarios, int number) implements Demand {
    public Completing {
      scenarios = List.copyOf(scenarios);
    }
  }

  /** So many check marks are earned by battle goals. */
  public record Earning(int number) implements Demand {}

  /** So many stickers are bought. */
  public record Enhancing(int number) implements Demand {}

  /** So many others of the party retire. */
  public record Witnessing(int number) implements Demand {}

  /** So much gold is owned at one time. */
  public record Owning(int number) implements Demand {}

  /** So many items for these slots are owned at one time. */
  public record Wearing(Set<Slot> slots, int number) implements Demand {
    public Wearing {
      slots = Collections.unmodifiableSet(EnumSet.copyOf(slots));
    }
  }

  /** That item is owned. */
  public record Having(String item) implements Demand {
    @Override
    public int number() {
      return 1;
    }
  }

  /** So much gold is donated. */
  public record Donating(int number) implements Demand {}
}
