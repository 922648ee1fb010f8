package haven.content.pack;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.form.Verbs;
import haven.content.language.AbilityForms;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.ability.Cost;
import haven.model.ability.Count;
import haven.model.ability.Counted;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.ability.MoveTerm;
import haven.model.ability.Rider;
import haven.model.ability.Spot;
import haven.model.ability.Value;
import haven.model.card.ItemCard;
import haven.model.card.Mastery;
import haven.model.map.Formula;
import haven.model.map.Rank;
import haven.model.scenario.OutpostGain;
import haven.model.scenario.Requirement;
import haven.model.scenario.Reward;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.Situation;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever the game can do can be written in a pack: one pack of the tests uses all of it. */
final class WrittenLanguageTest {
  /** Where dice are rolled. */
  private static final Map<String, String> DICE =
      Map.of(
          Mistake.MANIFEST,
          "{pack: dice, name: Dice, ruleset: BB, version: 1.0.0, origin: original}",
          Mistake.THINGS,
          "{item: Sword, slot: body, then: spent, text: A., use: {when: during-attack, attack:"
              + " {plus-is-neutral: true, minus-is-neutral: true}}}");

  private static final Set<Object> WRITTEN = written();

  private static Set<Object> written() {
    Set<Object> found = new HashSet<>();
    collect(SmallPack.named("everything").read().orRefuse(), found);
    collect(new SmallPack("dice", DICE).read().orRefuse(), found);
    return found;
  }

  /** The classes of all values, and all constants. */
  static void collect(Object value, Set<Object> found) {
    switch (value) {
      case Enum<?> constant -> found.add(constant);
      case Collection<?> all -> all.forEach(each -> collect(each, found));
      case Map<?, ?> map -> map.values().forEach(each -> collect(each, found));
      case Optional<?> maybe -> maybe.ifPresent(each -> collect(each, found));
      // What an attack brings with it is a field of the attack and no verb.
      case Rider.Inflicts(Consequence what) -> {
        found.add(Rider.Inflicts.class);
        parts((Record) what, found);
      }
      case Rider.Brings(Consequence what) -> {
        found.add(Rider.Brings.class);
        parts((Record) what, found);
      }
      case Record record -> {
        found.add(record.getClass());
        if (record instanceof Ability.Paid paid) {
          found.add(List.of(Ability.Paid.class, paid.cost().getClass()));
        }
        parts(record, found);
      }
      default -> {}
    }
  }

  private static void parts(Record record, Set<Object> found) {
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      try {
        Object part = component.getAccessor().invoke(record);
        if (part != null) {
          collect(part, found);
        }
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Ability.class,
        Consequence.class,
        Rider.class,
        Check.class,
        Effect.Change.class,
        Cost.class,
        Value.class,
        Formula.class,
        Situation.class,
        ScenarioRule.Moment.class,
        ScenarioRule.Deed.class,
        Mastery.Occasion.class,
        Mastery.Demand.class,
        Counted.class,
        Requirement.class,
        Reward.class,
        OutpostGain.class
      })
  void everyVerbCanBeWritten(Class<?> verbs) {
    Set<Object> kinds = new HashSet<>();
    gather(verbs, kinds);
    assertThat(WRITTEN).containsAll(kinds);
  }

  private static void gather(Class<?> verbs, Set<Object> kinds) {
    for (Class<?> kind : verbs.getPermittedSubclasses()) {
      if (kind.isSealed()) {
        gather(kind, kinds);
      } else if (kind.isEnum()) {
        kinds.addAll(List.of(kind.getEnumConstants()));
      } else if (kind != Formula.EliteHitPoints.class // for objectives of other games
          && kind != Cost.Use.class) { // offered by 'once'
        kinds.add(kind);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Count.class,
        Duration.class,
        Effect.Moment.class,
        Mastery.Deed.class,
        Mastery.Moment.class,
        Mastery.Span.class,
        Aim.Among.class,
        Spot.Where.class,
        MoveTerm.class,
        Ability.SummonMonster.Term.class,
        Consequence.Recover.Pile.class,
        ItemCard.Wear.class,
        ItemCard.Use.Extent.class,
        Reward.Access.class,
        Reward.Scope.class
      })
  void everyWordCanBeWritten(Class<?> words) {
    List<Object> all = new ArrayList<>(List.of(words.getEnumConstants()));
    all.remove(Duration.ATTACK); // what items give in an attack lasts so without a word
    assertThat(WRITTEN).containsAll(all);
  }

  @Test
  void everyRankCanBeWritten() {
    var ranks = SmallPack.named("everything").read().orRefuse().monsters();
    Set<Rank> found = new HashSet<>();
    ranks.forEach(type -> found.addAll(type.lines().getFirst().keySet()));
    assertThat(found).containsExactlyInAnyOrder(Rank.values());
  }

  @Test
  void everyVerbSaysWhatItIsFor() {
    for (Verbs.Verb<Ability> verb : AbilityForms.verbs().verbs()) {
      assertThat(verb.help()).as(verb.name()).endsWith(".");
    }
  }
}
