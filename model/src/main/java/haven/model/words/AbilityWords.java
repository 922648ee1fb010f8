package haven.model.words;

import haven.board.Direction;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Aim.Focus;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.ability.Duration;
import haven.model.ability.LootSome;
import haven.model.ability.PlayCard;
import haven.model.ability.Rider;
import haven.model.ability.Scenic;
import haven.model.ability.ShareDamage;
import haven.model.ability.Value;
import haven.model.card.SummonCard;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Phrases for abilities, as they would stand on a card. */
final class AbilityWords {
  private AbilityWords() {}

  static void write(List<Ability> abilities, Lines out) {
    abilities.forEach(ability -> write(ability, out));
  }

  static Phrase inline(List<Ability> abilities) {
    if (abilities.isEmpty()) {
      return Phrase.of("nothing");
    }
    Lines lines = new Lines();
    write(abilities, lines);
    return lines.inline();
  }

  private static void write(Ability ability, Lines out) {
    switch (ability) {
      case Ability.Attack attack ->
          aimed(
              Phrase.of("attack", ValueWords.value(attack.value())),
              attack.aim(),
              attack.riders(),
              out);
      case Ability.Moving moving -> out.add(moving(moving));
      case Ability.Affecting affecting -> affecting(affecting, out);
      case Ability.Loot(int range) -> out.add(Phrase.of("loot", range));
      case LootSome(int range, int most) -> out.add(Phrase.of("loot.some", range, most));
      case Ability.ShiftInitiative(int most) -> out.add(Phrase.of("shiftInitiative", most));
      case PlayCard(PlayCard.Which which) -> out.add(Phrase.of("playCard." + which));
      case ShareDamage(List<Check> only) -> out.add(shared(only));
      case Ability.OtherHalf() -> out.add(Phrase.of("otherHalf"));
      case Focus(int within) ->
          out.add(
              within == Focus.ANYWHERE
                  ? Phrase.of("focus.farthest")
                  : Phrase.of("focus.farthest.within", within));
      case Ability.Summon summon -> summon(summon, out);
      case Ability.SummonMonster summon -> out.add(summoned(summon));
      case Ability.OnTiles tiles -> out.add(TileWords.ability(tiles));
      case Ability.Composed composed -> composed(composed, out);
      case Ability.Brings(Consequence what) -> out.add(ConsequenceWords.consequence(what));
      case Ability.Special(int number) -> out.add(Phrase.of("special", number));
      case Scenic scenic -> scenic(scenic, out);
    }
  }

  private static Phrase shared(List<Check> only) {
    return only.isEmpty()
        ? Phrase.of("shareDamage")
        : Phrase.of("with", Phrase.of("shareDamage"), ValueWords.checks(only));
  }

  private static void scenic(Scenic ability, Lines out) {
    switch (ability) {
      case Scenic.ToNext next -> {
        Phrase marks = names(next.marks());
        out.add(
            next.objective().isEmpty()
                ? Phrase.of("toNext", marks)
                : Phrase.of("toNext.objective", next.objective(), marks));
        if (!next.appear().isEmpty()) {
          out.deeper()
              .add(
                  Phrase.of(
                      "with",
                      Phrase.of("toNext.appear", names(next.appear())),
                      ranks(next.symbol())));
        }
      }
      case Scenic.Lay(String name, Formula number, Formula hitPoints, var _) ->
          out.add(
              Phrase.of(
                  "layObjective", ValueWords.formula(number), name, ValueWords.formula(hitPoints)));
      case Scenic.Hatch(String name, String into, MonsterSymbol symbol) ->
          out.add(Phrase.of("with", Phrase.of("hatch", name, into), ranks(symbol)));
      case Scenic.Bid(String name, List<Ability> abilities) -> {
        out.add(Phrase.of("bid", name));
        write(abilities, out.deeper());
      }
      case Scenic.ToSide(Direction direction) ->
          out.add(Phrase.of("toSide", Phrase.of("direction." + direction)));
      case Scenic.SwapRanks(String type) -> out.add(Phrase.of("swapRanks", type));
      case Scenic.Towards(Value points, List<String> marks, boolean opens) ->
          out.add(
              Phrase.of(
                  opens ? "towards.doors" : "towards", ValueWords.value(points), names(marks)));
    }
  }

  private static Phrase names(List<String> names) {
    return Phrase.list(", ", names.stream().map(name -> Phrase.of("name", name)).toList());
  }

  private static Phrase moving(Ability.Moving ability) {
    return switch (ability) {
      case Ability.Move move -> move(move);
      case Ability.Teleport teleport -> teleport(teleport);
      case Ability.OpenDoor open -> Phrase.of("openDoor", ValueWords.value(open.points()));
    };
  }

  private static void affecting(Ability.Affecting ability, Lines out) {
    switch (ability) {
      case Ability.Heal heal ->
          aimed(Phrase.of("heal", ValueWords.value(heal.value())), heal.aim(), heal.riders(), out);
      case Ability.Inflict(Consequence what, Aim aim) ->
          aimed(ConsequenceWords.consequence(what), aim, out);
      case Ability.Grant grant -> {
        aimed(Phrase.of("grant"), grant.aim(), out);
        write(grant.abilities(), out.deeper());
      }
      case Ability.Control control -> {
        aimed(Phrase.of("control"), control.aim(), out);
        write(control.abilities(), out.deeper());
      }
      case Ability.Activate activate -> active(activate, out);
    }
  }

  private static void composed(Ability.Composed ability, Lines out) {
    switch (ability) {
      case Ability.Paid paid ->
          branches(ValueWords.cost(paid.cost()), paid.then(), paid.otherwise(), out);
      case Ability.When when ->
          branches(ValueWords.checks(when.checks()), when.then(), when.otherwise(), out);
      case Ability.OneOf one -> {
        out.add(Phrase.of("oneOf"));
        one.choices().forEach(choice -> out.deeper().add(inline(choice)));
      }
      case Ability.Must(Ability inner) -> out.add(Phrase.of("must", inline(List.of(inner))));
    }
  }

  private static void aimed(Phrase what, Aim aim, Lines out) {
    aimed(what, aim, List.of(), out);
  }

  private static void aimed(Phrase what, Aim aim, List<Rider> riders, Lines out) {
    List<Phrase> parts = new ArrayList<>(List.of(what));
    parts.addAll(AimWords.parts(aim));
    parts.addAll(RiderWords.beside(riders));
    out.add(Phrase.line(parts));
    RiderWords.below(riders, out.deeper());
  }

  private static void branches(
      Phrase condition, List<Ability> then, List<Ability> otherwise, Lines out) {
    out.add(Phrase.of("colon", condition, inline(then)));
    if (!otherwise.isEmpty()) {
      out.add(Phrase.of("otherwise", inline(otherwise)));
    }
  }

  private static Phrase move(Ability.Move move) {
    List<Phrase> parts = new ArrayList<>();
    parts.add(Phrase.of("move", ValueWords.value(move.points())));
    if (move.jump()) {
      parts.add(Phrase.of("jump"));
    }
    move.terms().forEach(term -> parts.add(Phrase.of(term)));
    return Phrase.line(parts);
  }

  private static Phrase teleport(Ability.Teleport teleport) {
    return teleport
        .beside()
        .map(
            spot ->
                Phrase.of(
                    teleport.into() ? "teleport.into" : "teleport.beside", AimWords.spot(spot)))
        .orElseGet(() -> Phrase.of("teleport", teleport.hexes()));
  }

  private static void active(Ability.Activate active, Lines out) {
    List<Phrase> parts = new ArrayList<>();
    lasting(active, parts);
    if (!active.isForSelf()) {
      parts.addAll(AimWords.parts(active.aim()));
    }
    active.stance().ifPresent(name -> parts.add(Phrase.of("stance", name)));
    Phrase head = Phrase.line(parts);
    if (active.effects().size() == 1) {
      out.add(Phrase.of("colon", head, EffectWords.effect(active.effects().getFirst())));
    } else {
      out.add(Phrase.of("head", head));
      active.effects().forEach(effect -> out.deeper().add(EffectWords.effect(effect)));
    }
  }

  private static void lasting(Ability.Activate active, List<Phrase> parts) {
    if (active.slots().isEmpty() || active.duration() != Duration.PERSISTENT) {
      parts.add(
          switch (active.duration()) {
            case ROUNDS, TURNS -> Phrase.of("duration." + active.duration(), active.times());
            case ROUND, PERSISTENT, TURN, ATTACK, ACTION, SCENARIO -> Phrase.of(active.duration());
          });
    }
    if (!active.slots().isEmpty()) {
      List<Object> slots = new ArrayList<>();
      active.slots().forEach(xp -> slots.add(xp == 0 ? "-" : Phrase.of("xp", xp)));
      parts.add(Phrase.of("uses", active.slots().size(), Phrase.list(", ", slots)));
    }
  }

  private static void summon(Ability.Summon ability, Lines out) {
    SummonCard card = ability.summon();
    out.add(
        ability.number() > 1
            ? Phrase.of("summonMany", ability.number(), card.name())
            : Phrase.of("summon", card.name()));
    List<Phrase> parts = new ArrayList<>();
    parts.add(Phrase.of("hitPoints", card.hitPoints()));
    parts.add(Phrase.of("move", dash(card.move())));
    parts.add(Phrase.of("attack", dash(card.attack())));
    parts.add(Phrase.of("range", dash(card.range())));
    if (card.flying()) {
      parts.add(Phrase.of("flying"));
    }
    parts.addAll(RiderWords.beside(card.riders()));
    out.deeper().add(Phrase.line(parts));
    RiderWords.below(card.riders(), out.deeper());
    card.traits().forEach(trait -> out.deeper().add(EffectWords.effect(trait)));
  }

  private static Object dash(OptionalInt number) {
    return number.isPresent() ? (Object) number.getAsInt() : "-";
  }

  private static Phrase summoned(Ability.SummonMonster summon) {
    Phrase who =
        summon.number().equals(Value.of(1))
            ? Phrase.of("summon", summon.type())
            : Phrase.of("summonMany", ValueWords.value(summon.number()), summon.type());
    List<Phrase> parts = new ArrayList<>();
    parts.add(Phrase.of("with", who, ranks(summon.symbol())));
    summon.terms().forEach(term -> parts.add(Phrase.of(term)));
    return Phrase.line(parts);
  }

  /** {@code none/normal/elite}, for 2, 3 and 4 characters; one word where they agree. */
  static Phrase ranks(MonsterSymbol symbol) {
    List<Phrase> words = new ArrayList<>();
    for (int characters = 2; characters <= 4; characters++) {
      words.add(symbol.rank(characters).map(Phrase::of).orElse(Phrase.of("rank.none")));
    }
    return words.stream().distinct().count() == 1 ? words.getFirst() : Phrase.list("/", words);
  }
}
