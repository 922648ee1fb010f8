package haven.model.words;

import haven.board.OverlayTile;
import haven.model.HexEffect;
import haven.model.ability.Ability;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Phrases for tiles, and for what is written on them. */
public final class TileWords {
  private TileWords() {}

  /** Empty where it does what is usual. */
  public static Optional<Phrase> effect(OverlayTile tile) {
    return tile.effect().isEmpty() ? Optional.empty() : Optional.of(effect(HexEffect.of(tile)));
  }

  public static Phrase effect(HexEffect effect) {
    List<Phrase> parts = new ArrayList<>();
    switch (effect.damage()) {
      case HexEffect.Damage.Printed(int amount) -> {
        if (amount > 0) {
          parts.add(Phrase.of("damage", amount));
        }
      }
      case HexEffect.Damage.AsLevel() -> parts.add(Phrase.of("damage.level"));
    }
    effect.conditions().forEach(condition -> parts.add(Phrase.of(condition)));
    if (effect.stays()) {
      parts.add(Phrase.of("stays"));
    }
    return Phrase.line(parts);
  }

  static Phrase created(Ability.CreateTile create) {
    Phrase terrain = Phrase.of(create.tile().terrain());
    Phrase tile =
        effect(create.tile()).map(text -> Phrase.of("with", terrain, text)).orElse(terrain);
    List<Phrase> parts = new ArrayList<>();
    parts.add(Phrase.of("create", create.number(), tile));
    if (create.range() > 1) {
      parts.add(Phrase.of("range", create.range()));
    }
    if (create.xp() > 0) {
      parts.add(Phrase.of("xp.sprung", create.xp()));
    }
    return Phrase.line(parts);
  }

  static Phrase destroyed(Ability.DestroyTile destroy) {
    Phrase tile = Phrase.of("destroy", Phrase.of(destroy.kind()));
    return destroy.range() > 1
        ? Phrase.list(", ", List.of(tile, Phrase.of("range", destroy.range())))
        : tile;
  }
}
