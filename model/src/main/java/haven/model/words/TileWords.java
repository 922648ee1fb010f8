package haven.model.words;

import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.ability.Ability;
import haven.model.ability.ClearPath;
import haven.model.ability.LayTiles;
import haven.model.ability.TileChange;
import haven.model.map.Formula;
import haven.model.map.HexEffect;
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
      case HexEffect.Damage.Computed(Formula amount) ->
          parts.add(Phrase.of("damage", ValueWords.formula(amount)));
      case HexEffect.Damage.AsLevel() -> parts.add(Phrase.of("damage.level"));
    }
    effect.conditions().forEach(condition -> parts.add(Phrase.of(condition)));
    if (effect.stays()) {
      parts.add(Phrase.of("stays"));
    }
    return Phrase.line(parts);
  }

  static Phrase ability(Ability.OnTiles ability) {
    return switch (ability) {
      case Ability.CreateTile create -> created(create);
      case Ability.DestroyTile destroy -> destroyed(destroy);
      case Ability.ChangeTile change -> changed(change);
      case Ability.LayToken lay -> laid(lay);
      case LayTiles(OverlayTile laid, int range, LayTiles.Place place) ->
          place == LayTiles.Place.TRIANGLE
              ? within(Phrase.of("create.TRIANGLE", tile(laid)), range)
              : Phrase.of("create.WHERE_KILLED", tile(laid));
      case ClearPath(Terrain kind) -> Phrase.of("clearPath", Phrase.of(kind));
    };
  }

  private static Phrase created(Ability.CreateTile create) {
    List<Phrase> parts = new ArrayList<>();
    parts.add(Phrase.of("create", create.number(), tile(create.tile())));
    if (create.range() > 1) {
      parts.add(Phrase.of("range", create.range()));
    }
    if (create.xp() > 0) {
      parts.add(Phrase.of("xp.sprung", create.xp()));
    }
    if (!create.sprung().isEmpty()) {
      parts.add(
          Phrase.of("whenSprung", AbilityWords.inline(List.<Ability>copyOf(create.sprung()))));
    }
    return Phrase.line(parts);
  }

  private static Phrase tile(OverlayTile tile) {
    Phrase terrain = Phrase.of(tile.terrain());
    return effect(tile).map(text -> Phrase.of("with", terrain, text)).orElse(terrain);
  }

  private static Phrase destroyed(Ability.DestroyTile destroy) {
    Phrase kind = Phrase.of(destroy.kind());
    Phrase what =
        destroy.number() == 1
            ? Phrase.of("destroy", kind)
            : destroy.number() == Integer.MAX_VALUE
                ? Phrase.of("destroyAll", kind)
                : Phrase.of("destroyMany", destroy.number(), kind);
    return within(what, destroy.range());
  }

  private static Phrase changed(Ability.ChangeTile change) {
    Phrase kind = Phrase.of(change.kind());
    Phrase what =
        switch (change.manner()) {
          case TileChange.Move(int hexes) -> Phrase.of("moveTile", kind, hexes);
          case TileChange.Transfer(int range) ->
              range == 0
                  ? Phrase.of("transferTile", kind)
                  : Phrase.of("transferTile.to", kind, range);
          case TileChange.Replace(OverlayTile by) -> Phrase.of("replaceTile", kind, tile(by));
          case TileChange.Spring() -> Phrase.of("springTile", kind);
        };
    return within(what, change.range());
  }

  /** Tokens are no tiles (OVL-03), but they are laid like them. */
  static Phrase laid(Ability.LayToken lay) {
    return Phrase.line(
        List.of(Phrase.of("layToken", lay.number()), Phrase.of("range", lay.range())));
  }

  private static Phrase within(Phrase what, int range) {
    return range > 1 ? Phrase.list(", ", List.of(what, Phrase.of("range", range))) : what;
  }
}
