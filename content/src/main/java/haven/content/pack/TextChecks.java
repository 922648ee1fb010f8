package haven.content.pack;

import haven.content.campaign.StoryTexts;
import haven.content.yaml.FilePlace;
import haven.content.yaml.Node;
import haven.content.yaml.Problems;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.Scenic;
import haven.model.card.CharacterMat;
import haven.model.map.RoomSetup;
import haven.model.map.Treasure;
import haven.model.map.TreasureTile;
import haven.model.pack.Manifest;
import haven.model.pack.Texts;
import haven.model.scenario.ScenarioRule.Deed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whether every name and text is there in every language that the manifest promises. Where one is
 * missing the English one is shown, so that this is no reason not to play.
 */
final class TextChecks {
  private static final Set<String> ACHIEVEMENTS =
      Set.of("party-achievement", "global-achievement", "achieved");
  private final Manifest manifest;
  private final FilePlace languages;
  private final Map<String, Map<String, Node.Entry>> texts;
  private final Problems problems;
  private final Map<String, Definition<?>> wanted = new LinkedHashMap<>();

  /**
   * @param languages where the manifest names them
   */
  TextChecks(
      Manifest manifest,
      FilePlace languages,
      Index index,
      Map<String, Map<String, Node.Entry>> texts,
      Problems problems) {
    this.manifest = manifest;
    this.languages = languages;
    this.texts = texts;
    this.problems = problems;
    index.own(index.classes).forEach(this::ofClass);
    index
        .own(index.items)
        .forEach(
            one -> {
              want(one.name(), one);
              longText(one, "text", one.thing().text());
              summons(one.thing().ware().item().use().abilities(), one);
            });
    index
        .own(index.monsters)
        .forEach(
            one -> {
              want(one.name(), one);
              Assembly.Summoned.scenics(one.thing(), index)
                  .forEach(scenic -> want(objective(scenic), one));
            });
    index
        .own(index.battleGoals)
        .forEach(
            one -> {
              want(one.name(), one);
              want(Texts.of(one.name(), "text"), one);
            });
    index
        .own(index.scenarios)
        .forEach(
            one -> {
              want(one.name(), one);
              one.thing().plates().forEach(plate -> want(plate.effect(), one));
              ScenarioChecks.objectives(one.thing()).forEach(name -> want(name, one));
              longText(one, "introduction", one.thing().introduction());
              longText(one, "conclusion", one.thing().conclusion());
              one.thing().particulars().standing().forEach(rule -> want(rule.name(), one));
              one.thing().rooms().forEach(room -> goalTreasures(room.setup(), one));
              one.thing()
                  .rules()
                  .forEach(
                      rule -> {
                        want(rule.name(), one);
                        rule.deeds()
                            .forEach(
                                deed -> {
                                  if (deed instanceof Deed.Tell) {
                                    want(Texts.of(rule.name(), "text"), one);
                                  } else if (deed instanceof Deed.Count(String counter, int _)) {
                                    want(counter, one);
                                  }
                                });
                      });
            });
    campaign(index);
  }

  /** Quests, event cards, and the achievements that anything gives or asks for. */
  private void campaign(Index index) {
    index
        .own(index.quests)
        .forEach(
            one -> {
              want(one.name(), one);
              StoryTexts.of(one.name(), one.node()).keySet().forEach(text -> want(text, one));
              achievements(one);
            });
    index
        .own(index.events)
        .forEach(
            one -> {
              StoryTexts.of(one.name(), one.node()).keySet().forEach(text -> want(text, one));
              achievements(one);
            });
    index.own(index.boxes).forEach(this::achievements);
    index.own(index.milestones).forEach(this::achievements);
    index.own(index.campaigns).forEach(this::achievements);
    index.own(index.scenarios).forEach(this::achievements);
  }

  private void achievements(Definition<?> one) {
    one.fields(
        (field, steps) -> {
          if (ACHIEVEMENTS.contains(field)) {
            want(one.word(steps), one);
          }
        });
  }

  /** The name of the objective that it speaks of. */
  private static String objective(Scenic scenic) {
    return switch (scenic) {
      case Scenic.ToNext next -> next.objective();
      case Scenic.Lay lay -> lay.name();
      case Scenic.Hatch _, Scenic.Bid _, Scenic.Towards _, Scenic.ToSide _, Scenic.SwapRanks _ ->
          "";
    };
  }

  /** Goals speak of them by their names. */
  private void goalTreasures(RoomSetup room, Definition<?> one) {
    for (TreasureTile tile : room.treasures()) {
      if (tile.treasure() instanceof Treasure.Goal(String rule)) {
        want(rule, one);
      }
    }
  }

  private void want(String text, Definition<?> one) {
    if (!text.isEmpty()) {
      wanted.putIfAbsent(text, one);
    }
  }

  private void longText(Definition<?> one, String part, String text) {
    if (!text.isEmpty()) {
      want(Texts.of(one.name(), part), one);
    }
  }

  private void ofClass(Definition<haven.content.card.PrintedClass> one) {
    want(one.name(), one);
    one.thing()
        .characterClass()
        .companion()
        .ifPresent(companion -> want(companion.card().name(), one));
    CharacterMat mat = one.thing().characterClass().mat();
    mat.counters().forEach(counter -> want(counter.name(), one));
    mat.forms().forEach(form -> want(form, one));
    mat.masteries().forEach(mastery -> want(mastery.name(), one));
    one.thing()
        .cards()
        .forEach(
            card -> {
              want(card.card().name(), one);
              card.card()
                  .sides()
                  .forEach(
                      side -> {
                        summons(side.top().abilities(), one);
                        summons(side.bottom().abilities(), one);
                      });
            });
  }

  private void summons(List<Ability> abilities, Definition<?> one) {
    for (Ability ability : abilities) {
      if (ability instanceof Ability.Summon summon) {
        want(summon.summon().name(), one);
      } else if (ability instanceof Ability.Activate activate) {
        activate.stance().ifPresent(name -> want(name, one));
        for (Effect effect : activate.effects()) {
          if (effect.change() instanceof Effect.Change.Marked(String name, boolean _)) {
            want(name, one);
          }
        }
      } else if (ability instanceof Ability.Composed composed) {
        summons(composed.parts(), one);
      }
    }
  }

  void run() {
    texts.forEach(
        (language, known) -> {
          if (!manifest.languages().contains(language)) {
            known.values().stream()
                .findFirst()
                .ifPresent(
                    entry ->
                        problems.warn(
                            entry.key().place(),
                            "",
                            "the manifest does not name the language '" + language + "'",
                            "add it to 'languages' in pack.yaml, or remove the file"));
          }
        });
    for (String language : manifest.languages()) {
      Map<String, Node.Entry> known = texts.get(language);
      if (known != null) {
        check(language, known);
      } else if (!language.equals("en") && !wanted.isEmpty()) {
        problems.warn(
            languages,
            "languages",
            "there are no texts in '" + language + "'",
            "write texts/" + language + ".yaml, or leave the language out");
      }
    }
  }

  private void check(String language, Map<String, Node.Entry> known) {
    wanted.forEach(
        (text, one) -> {
          if (!known.containsKey(text)) {
            problems.warn(
                place(text, one),
                one.field(),
                "'" + shortened(text) + "' has no text in '" + language + "'",
                "add it to texts/" + language + ".yaml; until then it is shown in English");
          }
        });
    known.forEach(
        (text, entry) -> {
          if (!wanted.containsKey(text)) {
            String instead = Index.instead(text, wanted.keySet());
            problems.warn(
                entry.key().place(),
                shortened(text),
                "nothing is called so",
                instead.startsWith("did") ? instead : "remove it");
          }
        });
  }

  /** Where a name is written, or what has the longer text. */
  private static FilePlace place(String text, Definition<?> one) {
    return written(text, one.node())
        .or(() -> written(text.replaceFirst(" \\([a-z]+( \\d+)?\\)$", ""), one.node()))
        .orElse(one.place());
  }

  private static Optional<FilePlace> written(String name, Node node) {
    return switch (node) {
      case Node.Scalar scalar ->
          scalar.text().equals(name) ? Optional.of(scalar.place()) : Optional.empty();
      case Node.Sequence sequence -> first(name, sequence.items().stream());
      case Node.Mapping mapping -> first(name, mapping.entries().stream().map(Node.Entry::value));
    };
  }

  private static Optional<FilePlace> first(String name, Stream<Node> nodes) {
    return nodes.flatMap(node -> written(name, node).stream()).findFirst();
  }

  private static String shortened(String text) {
    return text.length() <= 40 ? text : text.substring(0, 39) + "…";
  }
}
