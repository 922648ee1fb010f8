package haven.content.show;

import haven.board.OverlayTile;
import haven.model.HexEffect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Words for what is written on a tile. */
final class TileWords {
  private TileWords() {}

  static Optional<String> effect(OverlayTile tile) {
    return tile.effect().isEmpty() ? Optional.empty() : Optional.of(effect(HexEffect.of(tile)));
  }

  static String effect(HexEffect effect) {
    List<String> parts = new ArrayList<>();
    switch (effect.damage()) {
      case HexEffect.Damage.Printed(int amount) -> {
        if (amount > 0) {
          parts.add(amount + " damage");
        }
      }
      case HexEffect.Damage.AsLevel() -> parts.add("damage by level");
    }
    if (!effect.conditions().isEmpty()) {
      parts.add(Wording.conditions(effect.conditions()));
    }
    if (effect.stays()) {
      parts.add("stays");
    }
    return String.join(", ", parts);
  }
}
