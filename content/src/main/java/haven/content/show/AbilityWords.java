package haven.content.show;

import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Duration;
import haven.model.ability.Rider;
import haven.model.card.SummonCard;
import haven.model.map.MonsterSymbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** Words for abilities, as they would stand on a card. */
final class AbilityWords {
  private AbilityWords() {}

  static void write(List<Ability> abilities, Lines out) {
    abilities.forEach(ability -> write(ability, out));
  }

  static String inline(List<Ability> abilities) {
    Lines lines = new Lines();
    write(abilities, lines);
    return Lines.inline(lines);
  }

  private static void write(Ability ability, Lines out) {
    switch (ability) {
      case Ability.Attack attack ->
          aimed("Attack " + Wording.value(attack.value()), attack.aim(), attack.riders(), out);
      case Ability.Heal heal ->
          aimed("Heal " + Wording.value(heal.value()), heal.aim(), heal.riders(), out);
      case Ability.Give give -> aimed(Wording.conditions(give.conditions()), give.aim(), out);
      case Ability.RemoveConditions remove -> aimed(removed(remove), remove.aim(), out);
      case Ability.Push push -> aimed("Push " + push.hexes(), push.aim(), out);
      case Ability.Pull pull -> aimed("Pull " + pull.hexes(), pull.aim(), out);
      case Ability.Suffer suffer ->
          aimed("Suffer " + Wording.value(suffer.damage()) + " damage", suffer.aim(), out);
      case Ability.Kill kill -> aimed("Kill", kill.aim(), out);
      case Ability.Grant grant -> {
        aimed("Grant", grant.aim(), out);
        write(grant.abilities(), out.deeper());
      }
      case Ability.Control control -> {
        aimed("Control", control.aim(), out);
        write(control.abilities(), out.deeper());
      }
      case Ability.Recover recover -> aimed(recovered(recover), recover.aim(), out);
      case Ability.Refresh refresh -> aimed(refreshed(refresh), refresh.aim(), out);
      case Ability.Activate activate -> active(activate, out);
      case Ability.Summon summon -> summon(summon, out);
      case Ability.Paid paid ->
          branches(Wording.cost(paid.cost()), paid.then(), paid.otherwise(), out);
      case Ability.When when ->
          branches(Wording.checks(when.checks()), when.then(), when.otherwise(), out);
      case Ability.OneOf one -> {
        out.add("One of these:");
        one.choices().forEach(choice -> out.deeper().add(inline(choice)));
      }
      case Ability.Must(Ability inner) -> out.add(inline(List.of(inner)) + " (must be done)");
      default -> out.add(plain(ability));
    }
  }

  /** Those of one line; the others are told by {@link #write}. */
  private static String plain(Ability ability) {
    return switch (ability) {
      case Ability.Move move -> move(move);
      case Ability.Teleport(int hexes) -> "Teleport " + hexes;
      case Ability.Loot(int range) -> "Loot " + range;
      case Ability.SummonMonster summon -> summoned(summon);
      case Ability.CreateTile create -> created(create);
      case Ability.DestroyTile destroy ->
          "Remove one "
              + Wording.words(destroy.kind())
              + (destroy.range() > 1 ? ", Range " + destroy.range() : "");
      case Ability.Infuse infuse -> "Infuse " + Wording.icon(infuse.icon());
      case Ability.Xp(int points) -> points + " XP";
      case Ability.Special(int number) -> "Special " + number;
      case Ability.OpenDoor open ->
          "Move " + Wording.value(open.points()) + " to a door and open it";
      case Ability.ShiftInitiative(int most) -> "Change initiative by up to " + most;
      case Ability.OtherHalf() -> "Also perform the other half of the card";
      case Ability.Attack _,
          Ability.Heal _,
          Ability.Give _,
          Ability.RemoveConditions _,
          Ability.Push _,
          Ability.Pull _,
          Ability.Suffer _,
          Ability.Kill _,
          Ability.Grant _,
          Ability.Control _,
          Ability.Recover _,
          Ability.Refresh _,
          Ability.Activate _,
          Ability.Summon _,
          Ability.Paid _,
          Ability.When _,
          Ability.OneOf _,
          Ability.Must _ ->
          throw new IllegalArgumentException(ability + " has lines of its own");
    };
  }

  private static void aimed(String what, Aim aim, Lines out) {
    aimed(what, aim, List.of(), out);
  }

  private static void aimed(String what, Aim aim, List<Rider> riders, Lines out) {
    List<String> parts = new ArrayList<>(List.of(what));
    parts.addAll(AimWords.parts(aim));
    parts.addAll(RiderWords.beside(riders));
    out.add(String.join(", ", parts), aim.area());
    RiderWords.below(riders, out.deeper());
  }

  private static void branches(
      String condition, List<Ability> then, List<Ability> otherwise, Lines out) {
    out.add(condition + (then.isEmpty() ? ": nothing" : ": " + inline(then)));
    if (!otherwise.isEmpty()) {
      out.add("Otherwise: " + inline(otherwise));
    }
  }

  private static String move(Ability.Move move) {
    String terms =
        move.terms().stream()
            .map(
                term ->
                    switch (term) {
                      case LOOTS_EVERY_HEX -> ", loot every hex entered";
                      case ENDS_ADJACENT_TO_COMMANDER -> ", ending adjacent to whoever commands it";
                    })
            .collect(Collectors.joining());
    return "Move " + Wording.value(move.points()) + (move.jump() ? ", Jump" : "") + terms;
  }

  private static String removed(Ability.RemoveConditions remove) {
    return "Remove "
        + (remove.number() < remove.conditions().size() ? remove.number() + " of " : "")
        + Wording.conditions(remove.conditions());
  }

  private static String recovered(Ability.Recover recover) {
    String number =
        recover.number() == Integer.MAX_VALUE ? "all" : String.valueOf(recover.number());
    return "Recover "
        + number
        + switch (recover.pile()) {
          case DISCARDED -> " discarded cards";
          case LOST -> " lost cards";
          case USED -> " used cards";
          case USED_OF_LEVEL_1 -> " used cards of level 1";
        };
  }

  private static String refreshed(Ability.Refresh refresh) {
    String which =
        refresh.spent() && refresh.lost() ? "spent or lost" : refresh.spent() ? "spent" : "lost";
    return "Refresh "
        + refresh.number()
        + " "
        + which
        + (refresh.number() == 1 ? " item" : " items");
  }

  private static void active(Ability.Activate active, Lines out) {
    String whom = active.isForSelf() ? "" : ", " + String.join(", ", AimWords.parts(active.aim()));
    String stance = active.stance().map(name -> ", stance " + name).orElse("");
    String head = lasting(active) + whom + stance + ": ";
    if (active.effects().size() == 1) {
      out.add(head + EffectWords.effect(active.effects().getFirst()));
    } else {
      out.add(head.strip());
      active.effects().forEach(effect -> out.deeper().add(EffectWords.effect(effect)));
    }
  }

  private static String lasting(Ability.Activate active) {
    String uses =
        active.slots().isEmpty()
            ? ""
            : Wording.number(active.slots().size(), "use")
                + active.slots().stream()
                    .map(xp -> xp == 0 ? "-" : xp + " XP")
                    .collect(Collectors.joining(", ", " (", ")"));
    String duration =
        switch (active.duration()) {
          case ROUND -> "Round";
          case PERSISTENT -> "Persistent";
          case TURN -> "This turn";
          case ATTACK -> "This attack";
          case ROUNDS -> Wording.number(active.times(), "more round");
          case TURNS -> Wording.number(active.times(), "more turn");
        };
    if (uses.isEmpty()) {
      return duration;
    }
    return active.duration() == Duration.PERSISTENT ? uses : duration + ", " + uses;
  }

  private static void summon(Ability.Summon ability, Lines out) {
    SummonCard card = ability.summon();
    out.add("Summon " + (ability.number() > 1 ? ability.number() + " " : "") + card.name());
    List<String> parts =
        new ArrayList<>(
            List.of(
                "hit points " + card.hitPoints(),
                "move " + dash(card.move()),
                "attack " + dash(card.attack()),
                "range " + dash(card.range())));
    if (card.flying()) {
      parts.add("flying");
    }
    parts.addAll(RiderWords.beside(card.riders()));
    out.deeper().add(String.join(", ", parts));
    RiderWords.below(card.riders(), out.deeper());
    card.traits().forEach(trait -> out.deeper().add(EffectWords.effect(trait)));
  }

  private static String dash(OptionalInt number) {
    return number.isPresent() ? String.valueOf(number.getAsInt()) : "-";
  }

  private static String summoned(Ability.SummonMonster summon) {
    String terms =
        summon.terms().stream()
            .map(
                term ->
                    switch (term) {
                      case NEXT_TO_TARGET -> ", next to a target";
                      case OWN_HIT_POINTS -> ", with as many hit points as its summoner";
                    })
            .collect(Collectors.joining());
    return "Summon %s%s (%s)%s"
        .formatted(
            summon.number() > 1 ? summon.number() + " " : "",
            summon.type(),
            ranks(summon.symbol()),
            terms);
  }

  /** {@code none/normal/elite}, for 2, 3 and 4 characters; one word where they agree. */
  static String ranks(MonsterSymbol symbol) {
    List<String> words = new ArrayList<>();
    for (int characters = 2; characters <= 4; characters++) {
      words.add(symbol.rank(characters).map(rank -> Wording.words(rank)).orElse("none"));
    }
    return words.stream().distinct().count() == 1 ? words.getFirst() : String.join("/", words);
  }

  private static String created(Ability.CreateTile create) {
    return "Create %s %s%s%s%s"
        .formatted(
            create.number() == 1 ? "one" : String.valueOf(create.number()),
            Wording.words(create.tile().terrain()),
            TileWords.effect(create.tile())
                .map(text -> " (" + text.toLowerCase(Locale.ROOT) + ")")
                .orElse(""),
            create.range() > 1 ? ", Range " + create.range() : "",
            create.xp() > 0 ? ", " + create.xp() + " XP when an enemy springs it" : "");
  }
}
