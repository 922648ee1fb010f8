package haven.content.language;

import static haven.content.language.AbilityForms.boxed;
import static haven.content.language.AbilityForms.keys;

import haven.content.form.Bearer;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.LootSome;
import haven.model.ability.MoveTerm;
import haven.model.ability.ShareDamage;
import haven.model.ability.Spot;
import haven.model.ability.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** What figures do to each other and to themselves. */
final class FigureVerbs {
  private static final Key<Value> ATTACK = ValueForms.VALUE.required("attack", "the attack value");
  private static final Key<Value> MOVE = ValueForms.VALUE.required("move", "the movement points");
  private static final Key<Boolean> JUMP =
      Forms.flag().or("jump", false, "whether the move is a jump");
  private static final Key<List<MoveTerm>> TERMS =
      Forms.word(MoveTerm.class)
          .list()
          .or("terms", List.of(), "what its text says about the way")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<List<UnaryOperator<Ability>>> MOVE_BONUS =
      RiderForms.MOVE_BONUS
          .or("bonus", List.of(), "what is added under conditions or at a price")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Integer> TELEPORT =
      Forms.number(1, 99).required("teleport", "how far, in hexes");
  static final Key<Spot.Where> TELEPORT_BESIDE =
      Forms.word(Spot.Where.class)
          .required("teleport-beside", "whose hex it leads next to")
          .of(Bearer.HERO, Bearer.ITEM);
  static final Key<Spot.Where> TELEPORT_TO =
      Forms.words(
              new TreeMap<>(
                  Map.of(
                      "own-token", Spot.Where.OWN_TOKEN,
                      "hex", Spot.Where.HEX,
                      "target", Spot.Where.TARGET)))
          .required("teleport-to", "which hex it leads into, once that is empty")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Optional<Integer>> WITHIN =
      Forms.number(1, 99).optional("within", "how near that hex must be");
  private static final Key<String> UNMARK =
      WordForms.NAME.required("unmark", "the name of the mark").of(Bearer.HERO, Bearer.ITEM);
  private static final Key<String> TRANSFER =
      WordForms.NAME.required("transfer-mark", "the name of the mark").of(Bearer.HERO);
  private static final Key<Value> HEAL = ValueForms.VALUE.required("heal", "hit points regained");
  private static final Key<Set<Condition>> GIVE =
      WordForms.CONDITIONS.required("give", "the conditions");
  private static final Key<Set<Condition>> CLEANSE =
      WordForms.CONDITIONS.required("cleanse", "the conditions that are removed");
  private static final Key<Integer> NUMBER = Forms.number(1, 99).or("number", 99, "how many");
  private static final Key<Integer> PUSH = Forms.number(1, 9).required("push", "how many hexes");
  private static final Key<Integer> PULL = Forms.number(1, 9).required("pull", "how many hexes");
  private static final Key<Integer> LEAD =
      Forms.number(1, 9).required("lead", "how many hexes at most").of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Boolean> SHARE =
      Forms.flag()
          .required("redistribute-damage", "of the acting figure and of its allies")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Value> SUFFER =
      ValueForms.VALUE.required("suffer", "damage without an attack");
  private static final Key<Aim> KILL =
      AimForms.PHRASE
          .required("kill", "whom")
          .of(Bearer.HERO, Bearer.ITEM, Bearer.MONSTER, Bearer.BOSS);
  private static final Key<Integer> SET_HIT_POINTS =
      Forms.number(1, 99)
          .required("set-hit-points", "how many the acting figure has now; no damage")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Aim> SWAP =
      AimForms.PHRASE
          .required("swap", "with whom the acting figure exchanges places; with 'targets: 2' two")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Aim> PURGE =
      AimForms.PHRASE.required("purge-curses", "whose modifier deck").of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Aim> ACT_AGAIN =
      AimForms.PHRASE
          .required("act-again", "who acts at once")
          .of(Bearer.HERO, Bearer.ITEM, Bearer.BOSS);
  private static final Key<Integer> LOOT = Forms.number(0, 9).required("loot", "within what range");

  private static final Key<Integer> LOOT_MOST =
      Forms.number(1, 9)
          .or("at-most", 0, "how many tokens and treasures at most, as the looter likes")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Boolean> SUFFER_TILE =
      Forms.yes()
          .required("suffer-tile", "what the destroyed trap would have done")
          .of(Bearer.HERO, Bearer.ITEM);

  private FigureVerbs() {}

  static void add(Verbs<Ability> verbs) {
    List<Key<?>> ofAttack = new ArrayList<>(AimForms.ATTACK);
    ofAttack.addAll(RiderForms.ATTACK);
    List<Key<?>> ofHeal = new ArrayList<>(AimForms.AT_FRIENDS);
    RiderForms.HEAL.forEach(
        key ->
            ofHeal.add(key.name().equals("plus-range") ? key.of(Bearer.HERO, Bearer.ITEM) : key));
    List<Key<?>> ofCure = new ArrayList<>(AimForms.AT_FRIENDS);
    ofCure.removeIf(key -> key.name().equals("targets"));
    verbs
        .verb(
            Ability.Attack.class,
            "An attack.",
            keys(List.of(ATTACK), ofAttack),
            boxed(f -> new Ability.Attack(f.get(ATTACK), AimForms.aim(f), RiderForms.riders(f))))
        .verb(
            Ability.Move.class,
            "A move.",
            List.of(MOVE, JUMP, TERMS, MOVE_BONUS),
            FigureVerbs::move)
        .verb(
            Ability.Teleport.class,
            "A teleport.",
            List.of(TELEPORT),
            f -> new Ability.Teleport(f.get(TELEPORT)))
        .verb(
            Ability.Teleport.class,
            "A teleport of a character, however far, to a hex adjacent to another.",
            List.of(TELEPORT_BESIDE, WITHIN),
            f -> Ability.Teleport.beside(AimForms.spot(f.get(TELEPORT_BESIDE), f.get(WITHIN))))
        .verb(
            Ability.Teleport.class,
            "A teleport of a character, however far, into a certain hex.",
            List.of(TELEPORT_TO, WITHIN),
            FigureVerbs::teleportTo)
        .verb(
            Ability.Heal.class,
            "A heal.",
            keys(List.of(HEAL), ofHeal),
            boxed(f -> new Ability.Heal(f.get(HEAL), AimForms.friendly(f), RiderForms.riders(f))))
        .verb(
            Consequence.Gain.class,
            "Conditions by themselves.",
            keys(List.of(GIVE), AimForms.AT_ENEMIES),
            boxed(FigureVerbs::give))
        .verb(
            Consequence.Cure.class,
            "Removes conditions.",
            keys(List.of(CLEANSE, NUMBER.of(Bearer.HERO, Bearer.ITEM)), ofCure),
            boxed(f -> Ability.cure(f.get(CLEANSE), f.get(NUMBER), AimForms.friendly(f))))
        .verb(
            Consequence.Unmark.class,
            "Takes a mark off.",
            keys(List.of(UNMARK), AimForms.AT_ENEMIES),
            boxed(FigureVerbs::unmark))
        .verb(
            Consequence.Transfer.class,
            "Marks of the acting character go over to the target.",
            keys(List.of(TRANSFER, NUMBER), AimForms.AT_ENEMIES),
            boxed(FigureVerbs::transfer))
        .verb(
            Consequence.Push.class,
            "A push by itself.",
            keys(List.of(PUSH), AimForms.AT_ENEMIES),
            boxed(f -> Ability.push(f.get(PUSH), AimForms.near(f))))
        .verb(
            Consequence.Pull.class,
            "A pull by itself.",
            keys(List.of(PULL), AimForms.AT_ENEMIES),
            boxed(f -> Ability.pull(f.get(PULL), AimForms.pulled(f, PULL))))
        .verb(
            Consequence.Lead.class,
            "Forces figures towards the closest hex adjacent to an ally of the acting figure.",
            keys(List.of(LEAD), AimForms.AT_ENEMIES),
            boxed(f -> new Ability.Inflict(new Consequence.Lead(f.get(LEAD)), AimForms.near(f))))
        .verb(
            ShareDamage.class,
            "The damage of the acting figure and its allies is distributed anew.",
            keys(List.of(SHARE, AimForms.ONLY), List.of()),
            boxed(f -> new ShareDamage(f.get(AimForms.ONLY))))
        .verb(
            Consequence.Suffer.class,
            "Damage without an attack.",
            keys(List.of(SUFFER), AimForms.AT_ENEMIES),
            boxed(f -> Ability.suffer(f.get(SUFFER), AimForms.near(f))))
        .verb(
            Consequence.Die.class,
            "Kills outright.",
            keys(List.of(KILL), AimForms.AT_ENEMIES.subList(1, AimForms.AT_ENEMIES.size())),
            boxed(f -> Ability.kill(AimForms.near(f, f.get(KILL)))))
        .verb(
            Consequence.HitPoints.class,
            "The acting figure has so many hit points, without damage or a heal.",
            List.of(SET_HIT_POINTS),
            f -> atSelf(new Consequence.HitPoints(f.get(SET_HIT_POINTS))))
        .word("exhaust", atSelf(new Consequence.Exhaust()), Bearer.HERO)
        .verb(
            Consequence.Swap.class,
            "Two figures exchange their places.",
            keys(List.of(SWAP, AimForms.RANGE, AimForms.TARGETS, AimForms.ONLY), List.of()),
            boxed(FigureVerbs::swap))
        .verb(
            Consequence.Purge.class,
            "Curses leave a modifier deck, and its discards are shuffled back.",
            keys(List.of(PURGE), List.of()),
            boxed(f -> new Ability.Inflict(new Consequence.Purge(), f.get(PURGE))))
        .verb(
            Consequence.ActAgain.class,
            "Characters play two hand cards for an extra turn, others perform their card again.",
            keys(List.of(ACT_AGAIN, AimForms.RANGE, AimForms.ONLY), List.of()),
            boxed(
                f ->
                    new Ability.Inflict(
                        new Consequence.ActAgain(), AimForms.near(f, f.get(ACT_AGAIN)))))
        .verb(
            Ability.Loot.class,
            "Loots.",
            keys(List.of(LOOT, LOOT_MOST), List.of()),
            boxed(
                f ->
                    f.get(LOOT_MOST) == 0
                        ? new Ability.Loot(f.get(LOOT))
                        : new LootSome(f.get(LOOT), f.get(LOOT_MOST))))
        .verb(
            Consequence.MeetTile.class,
            "The effects of the tile that the ability before this one destroyed.",
            keys(List.of(SUFFER_TILE), AimForms.AT_ENEMIES),
            boxed(f -> new Ability.Inflict(new Consequence.MeetTile(), AimForms.near(f))));
    LastingVerbs.add(verbs);
  }

  private static Ability teleportTo(FormFields f) {
    Spot spot = AimForms.spot(AimForms.known(f, TELEPORT_TO), f.get(WITHIN));
    return new Ability.Teleport(Ability.Teleport.ANYWHERE, Optional.of(spot), true);
  }

  private static Ability atSelf(Consequence what) {
    return new Ability.Inflict(what, Aim.SELF);
  }

  private static Ability unmark(FormFields f) {
    return new Ability.Inflict(new Consequence.Unmark(f.get(UNMARK)), AimForms.friendly(f));
  }

  private static Ability transfer(FormFields f) {
    if (MomentChecks.isCommanded(f)) {
      f.wrong(TRANSFER, "others have put no such marks", "write it outside of what they perform");
    }
    int number = f.has(NUMBER) ? f.get(NUMBER) : Integer.MAX_VALUE;
    return new Ability.Inflict(new Consequence.Transfer(f.get(TRANSFER), number), AimForms.near(f));
  }

  private static Ability swap(FormFields f) {
    Aim aim = AimForms.aim(f, f.get(SWAP));
    boolean mutual = aim.targets().filter(Value.of(2)::equals).isPresent();
    return new Ability.Inflict(new Consequence.Swap(mutual), aim);
  }

  private static Ability move(FormFields f) {
    if (f.get(TERMS).contains(MoveTerm.ENDS_ADJACENT_TO_COMMANDER)
        && !MomentChecks.isCommanded(f)) {
      f.wrong(TERMS, "nobody commands this move", "write it inside 'grant' or 'control'");
    }
    Ability ability = new Ability.Move(f.get(MOVE), f.get(JUMP), Set.copyOf(f.get(TERMS)));
    for (UnaryOperator<Ability> bonus : f.get(MOVE_BONUS)) {
      ability = bonus.apply(ability);
    }
    return ability;
  }

  /** Something good without a target is for the acting figure (TGT-12). */
  private static Ability give(FormFields f) {
    Set<Condition> conditions = f.get(GIVE);
    boolean good = conditions.stream().noneMatch(Condition::isNegative);
    if (good && f.node().get("area").isPresent() && AimForms.isByFocus(f)) {
      f.reading()
          .wrong(
              f.place(),
              "monsters lay no area over their friends",
              "write 'target: allies' or 'self-and-allies', and a range");
    }
    return Ability.give(conditions, good ? AimForms.friendly(f) : AimForms.near(f));
  }
}
