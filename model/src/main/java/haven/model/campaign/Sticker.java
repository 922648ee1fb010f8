package haven.model.campaign;

import haven.model.Condition;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import java.util.Optional;

/** What can be stuck on a marked spot of an ability card, for good (ENH-04 to ENH-09). */
public enum Sticker {
  MOVE(Kind.PLUS_ONE),
  ATTACK(Kind.PLUS_ONE),
  RANGE(Kind.PLUS_ONE),
  SHIELD(Kind.PLUS_ONE),
  PUSH(Kind.PLUS_ONE),
  PULL(Kind.PLUS_ONE),
  PIERCE(Kind.PLUS_ONE),
  RETALIATE(Kind.PLUS_ONE),
  HEAL(Kind.PLUS_ONE),
  TARGETS(Kind.PLUS_ONE),
  TELEPORT(Kind.PLUS_ONE),
  SUMMON_MOVE(Kind.SUMMON),
  SUMMON_ATTACK(Kind.SUMMON),
  SUMMON_RANGE(Kind.SUMMON),
  SUMMON_HIT_POINTS(Kind.SUMMON),
  POISON(Kind.CONDITION),
  WOUND(Kind.CONDITION),
  MUDDLE(Kind.CONDITION),
  IMMOBILIZE(Kind.CONDITION),
  DISARM(Kind.CONDITION),
  CURSE(Kind.CONDITION),
  STRENGTHEN(Kind.CONDITION),
  BLESS(Kind.CONDITION),
  REGENERATE(Kind.CONDITION),
  WARD(Kind.CONDITION),
  JUMP(Kind.JUMP),
  FIRE(Kind.ELEMENT),
  ICE(Kind.ELEMENT),
  AIR(Kind.ELEMENT),
  EARTH(Kind.ELEMENT),
  LIGHT(Kind.ELEMENT),
  DARK(Kind.ELEMENT),
  ANY_ELEMENT(Kind.ELEMENT),
  HEX(Kind.HEX);

  /** What kind of thing it is. */
  public enum Kind {
    PLUS_ONE,
    SUMMON,
    CONDITION,
    JUMP,
    ELEMENT,
    HEX
  }

  private final Kind kind;

  Sticker(Kind kind) {
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }

  public Optional<Condition> condition() {
    return kind == Kind.CONDITION ? Optional.of(Condition.valueOf(name())) : Optional.empty();
  }

  public Optional<ElementIcon> element() {
    return switch (kind) {
      case ELEMENT ->
          Optional.of(
              this == ANY_ELEMENT ? ElementIcon.WILD : ElementIcon.of(Element.valueOf(name())));
      case PLUS_ONE, SUMMON, CONDITION, JUMP, HEX -> Optional.empty();
    };
  }
}
