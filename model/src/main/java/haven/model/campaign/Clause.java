package haven.model.campaign;

import haven.model.LootKind;
import java.util.List;

/**
 * Something that can be true of a campaign: what a result of an event depends on, what opens a
 * sealed box, what a personal quest asks for.
 */
public sealed interface Clause {
  /** One of the classes goes with the party (EVT-19). */
  record ClassPresent(List<String> classes) implements Clause {
    public ClassPresent {
      classes = List.copyOf(classes);
    }
  }

  /** A class with that trait goes with the party (EVT-20). */
  record TraitPresent(String trait) implements Clause {}

  /** Neither the world nor the party has the achievement (EVT-20). */
  record Lacks(String achievement) implements Clause {}

  /** All together have so much of a resource, and lose it (EVT-20). */
  record PaysResource(LootKind kind, int number) implements Clause {}

  /** The party's reputation lies there, both ends included (EVT-19). */
  record Reputation(int least, int most) implements Clause {}

  /** The morale of the outpost lies there, both ends included (OUT-14). */
  record Morale(int least, int most) implements Clause {}

  /** The party has so much gold together, and loses it (EVT-19). */
  record Pays(int gold) implements Clause {}

  /** Each of the party has so much gold, and loses it. */
  record EachPays(int gold) implements Clause {}

  /** One of the party has the item, and loses it. */
  record PaysItem(String item) implements Clause {}

  /** None of the results before took place (EVT-19). */
  record Otherwise() implements Clause {}

  /** So much has been donated in all (GHC-05). */
  record Donated(int gold) implements Clause {}

  /** The world or the party has the achievement so often (GHC-06, GHC-07). */
  record Achieved(String achievement, int times) implements Clause {}

  /** So many characters have retired (GHC-12). */
  record Retired(int characters) implements Clause {}
}
