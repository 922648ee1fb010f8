package haven.play.attack;

import haven.board.Hex;
import haven.board.Sight;
import haven.board.SightRule;
import haven.model.AbilityKind;
import haven.model.Ruleset;
import haven.model.rules.TargetingRules;
import haven.play.Refusal;
import haven.play.table.Figure;
import haven.play.table.Scene;
import haven.play.table.SceneText;
import haven.testkit.Proof;
import java.util.List;
import java.util.Optional;

/** A drawn scene, spoken of by its letters. */
record Aims(SceneText text) {
  static final Aimed ATTACK = Aimed.negative(AbilityKind.ATTACK);
  static final Aimed HEAL = Aimed.positive(AbilityKind.HEAL);

  static Aims of(String text, Ruleset ruleset) {
    return new Aims(SceneText.of(text, ruleset));
  }

  Scene scene() {
    return text.scene();
  }

  TargetingRules rules() {
    return scene().ruleset().targeting();
  }

  boolean sees(char a, char b) {
    Proof.solved(scene().ruleset().id());
    return scene().sight().sees(text.cell(a), text.cell(b));
  }

  boolean sees(char a, char b, SightRule rule) {
    Proof.solved(scene().ruleset().id());
    return new Sight(scene().board(), rule).sees(text.cell(a), text.cell(b));
  }

  int range(char a, char b) {
    Proof.solved(scene().ruleset().id());
    return scene().board().range(text.cell(a), text.cell(b));
  }

  Figure figure(char name) {
    return scene().figure(String.valueOf(name));
  }

  List<Figure> figures(String names) {
    return names.chars().mapToObj(name -> figure((char) name)).toList();
  }

  Targeting by(char actor, Aimed ability) {
    return new Targeting(scene(), figure(actor), ability, false);
  }

  /** The names of the valid targets, in the order of the legend. */
  String targets(char actor, Aimed ability) {
    return names(by(actor, ability).targets());
  }

  static String names(List<Figure> figures) {
    return String.join("", figures.stream().map(Figure::name).toList());
  }

  /** The rule by which the target is refused, or "". */
  String refusal(char actor, Aimed ability, char target) {
    return rule(by(actor, ability).refusal(figure(target)));
  }

  static String rule(Optional<Refusal> refusal) {
    return refusal.map(no -> no.rule().text()).orElse("");
  }

  Placement placement(String red, String blue) {
    return new Placement(hexes(red), hexes(blue));
  }

  private List<Hex> hexes(String names) {
    return text.drawing().hexes(names);
  }
}
