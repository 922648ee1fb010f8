package haven.content.language;

import static haven.content.language.AbilityForms.boxed;
import static haven.content.language.AbilityForms.keys;

import haven.content.form.Bearer;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.model.AbilityKind;
import haven.model.ability.Ability;
import haven.model.ability.Ability.SummonMonster.Term;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.ability.Consequence.Recover.Pile;
import haven.model.ability.Effect;
import haven.model.ability.ElementIcon;
import haven.model.ability.PlayCard;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.ItemCard;
import haven.model.card.SummonCard;
import haven.model.map.MonsterSymbol;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What is put on the table or taken back: summons, cards, elements, experience. */
final class TableVerbs {
  private static final Key<Integer> NUMBER = Forms.number(1, 9).or("number", 1, "how many");
  private static final Key<String> SUMMON_MONSTER =
      WordForms.NAME.required("summon-monster", "the type").of(Bearer.MONSTER, Bearer.BOSS);
  private static final Key<MonsterSymbol> RANKS =
      WordForms.RANKS.required("ranks", "for 2/3/4 characters: none, normal, elite");

  private static final Key<Value> HOW_MANY = ValueForms.VALUE.or("number", Value.of(1), "how many");
  private static final Key<Boolean> NEXT_TO_TARGET =
      Forms.flag().or("next-to-target", false, "placed next to a target of the ability before");
  private static final Key<Boolean> OWN_HIT_POINTS =
      Forms.flag().or("own-hit-points", false, "it has as many hit points as its summoner");

  private static final Key<Boolean> ON_WATER =
      Forms.flag().or("on-water", false, "placed on a water tile that nobody occupies");
  private static final Key<Boolean> ONE_HIT_POINT =
      Forms.flag().or("one-hit-point", false, "it has a single hit point");

  private static final Key<Value> RECOVER =
      Forms.text("a number, something counted, or all", Pattern.compile("[-+ /\\w,]+"), "1")
          .as(text -> text.equals("all") ? Value.of(Integer.MAX_VALUE) : ValueForms.value(text))
          .required("recover", "how many cards, or all")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Pile> FROM =
      Forms.word(Pile.class).or("from", Pile.DISCARDED, "which cards");
  private static final Key<Integer> LEVEL =
      Forms.number(1, 9).or("up-to-level", Integer.MAX_VALUE, "the highest level of these cards");
  private static final Key<Optional<AbilityKind>> WITH =
      Forms.word(AbilityKind.class).optional("with", "what one action of each card must contain");
  private static final Key<List<ItemCard.Slot>> SLOT =
      Forms.word(ItemCard.Slot.class)
          .list()
          .or("slot", List.of(), "where these items are worn, one or several places");
  private static final Key<Aim> WHOSE =
      AimForms.PHRASE.or("target", Aim.SELF, "whose; without it the acting figure's");
  private static final Key<String> REFRESH =
      Forms.text("a number or all", Pattern.compile("\\d|all"), "1")
          .required("refresh", "how many items, or all")
          .of(Bearer.HERO, Bearer.ITEM, Bearer.MODIFIER);
  private static final Key<Integer> LOSE =
      Forms.number(1, 9)
          .required("lose-cards", "how many cards of the hand")
          .of(Bearer.HERO, Bearer.ITEM, Bearer.MONSTER, Bearer.BOSS);
  private static final Key<PlayCard.Which> PLAY =
      Forms.word(PlayCard.Which.class)
          .required("play-card", "which of its actions is performed")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Value> MONEY =
      ValueForms.VALUE.required("gain-money", "how many money tokens").of(Bearer.HERO, Bearer.ITEM);
  private static final Key<List<String>> WHICH =
      Forms.text("spent or lost", Pattern.compile("spent|lost"), "spent")
          .list()
          .or("items", List.of("spent"), "spent, lost or both");

  private static final Key<String> GIVE_CARD =
      WordForms.NAME
          .required("give-card", "the name of a card of level M of the class")
          .of(Bearer.HERO);

  private static final Key<Integer> TAKE_LOST =
      Forms.number(1, 9)
          .required("take-lost", "how many cards of allies adjacent to it")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<ElementIcon> INFUSE =
      WordForms.ELEMENT.required("infuse", "the element");
  private static final Key<Value> XP =
      ValueForms.BONUS.required("xp", "experience").of(Bearer.HERO, Bearer.ITEM);

  private TableVerbs() {}

  static void add(Verbs<Ability> verbs) {
    List<Key<?>> summon = new ArrayList<>(SummonForms.KEYS);
    summon.add(NUMBER);
    summon.addAll(RiderForms.SUMMON);
    verbs
        .verb(Ability.Summon.class, "A character's summon.", summon, TableVerbs::summon)
        .verb(
            Ability.SummonMonster.class,
            "A monster's summon.",
            keys(
                List.of(
                    SUMMON_MONSTER,
                    RANKS,
                    HOW_MANY,
                    NEXT_TO_TARGET,
                    OWN_HIT_POINTS,
                    ON_WATER,
                    ONE_HIT_POINT),
                List.of()),
            boxed(TableVerbs::monster))
        .verb(
            Consequence.Recover.class,
            "Takes cards back.",
            keys(
                List.of(RECOVER, FROM, LEVEL, WITH, WHOSE, AimForms.RANGE, AimForms.ONLY),
                List.of()),
            boxed(TableVerbs::recover))
        .verb(
            Consequence.LoseCards.class,
            "Loses cards of the hand.",
            List.of(LOSE, WHOSE, AimForms.RANGE, AimForms.ONLY),
            f -> new Ability.Inflict(new Consequence.LoseCards(f.get(LOSE)), whose(f)))
        .verb(
            PlayCard.class,
            "Plays a card of the hand for one of its actions.",
            keys(List.of(PLAY), List.of()),
            boxed(f -> new PlayCard(f.get(PLAY))))
        .verb(
            Consequence.Money.class,
            "Gains money tokens of the supply.",
            List.of(MONEY),
            f -> new Ability.Brings(new Consequence.Money(f.get(MONEY))))
        .verb(
            Consequence.Refresh.class,
            "Makes items usable again.",
            keys(List.of(REFRESH, WHICH, SLOT, WHOSE, AimForms.RANGE, AimForms.ONLY), List.of()),
            boxed(
                f ->
                    new Ability.Inflict(
                        new Consequence.Refresh(
                            f.get(WHICH).contains("spent"),
                            f.get(WHICH).contains("lost"),
                            number(f.get(REFRESH)),
                            Set.copyOf(f.get(SLOT))),
                        whose(f))))
        .verb(
            Consequence.GiveCard.class,
            "A character gets a card of the class's supply into its hand.",
            keys(List.of(GIVE_CARD, WHOSE, AimForms.RANGE, AimForms.ONLY), List.of()),
            boxed(f -> new Ability.Inflict(new Consequence.GiveCard(f.get(GIVE_CARD)), whose(f))))
        .verb(
            Consequence.TakeLost.class,
            "A character takes lost cards of allies adjacent to it into its own hand.",
            keys(List.of(TAKE_LOST, WHOSE, AimForms.RANGE, AimForms.ONLY), List.of()),
            boxed(f -> new Ability.Inflict(new Consequence.TakeLost(f.get(TAKE_LOST)), whose(f))))
        .verb(
            Consequence.Infuse.class,
            "Infuses an element.",
            List.of(INFUSE),
            f -> Ability.infuse(f.get(INFUSE)))
        .verb(
            Consequence.Xp.class,
            "Gives experience.",
            List.of(XP),
            f -> new Ability.Brings(new Consequence.Xp(f.get(XP))));
  }

  /** A companion has no summons of its own. */
  private static Ability summon(FormFields f) {
    if (f.reading().field().contains("command")) {
      f.reading().wrong(f.place(), "a companion summons nobody", "write it beside 'command'");
    }
    SummonCard card = SummonForms.card(f);
    if (card.attack().isEmpty() && attacks(card)) {
      f.reading().wrong(f.place(), "the summon attacks nobody", "add 'attack'");
    }
    if (card.riders().stream().anyMatch(Rider.Paid.class::isInstance)) {
      f.reading()
          .wrong(f.place(), "summons pay no price", "give the bonus 'when', or write it elsewhere");
    }
    return new Ability.Summon(card, f.get(NUMBER));
  }

  /** Whether something is said of its attacks. */
  private static boolean attacks(SummonCard card) {
    return !card.riders().isEmpty()
        || card.traits().stream()
            .anyMatch(
                trait ->
                    trait.scope().equals(Effect.Scope.SELF)
                        && (trait.change() instanceof Effect.Change.Attacks
                            || trait.change() instanceof Effect.Change.AttackAbilities));
  }

  private static Ability monster(FormFields f) {
    Set<Term> terms = EnumSet.noneOf(Term.class);
    Map.of(
            NEXT_TO_TARGET,
            Term.NEXT_TO_TARGET,
            OWN_HIT_POINTS,
            Term.OWN_HIT_POINTS,
            ON_WATER,
            Term.ON_WATER,
            ONE_HIT_POINT,
            Term.ONE_HIT_POINT)
        .forEach(
            (key, term) -> {
              if (f.get(key)) {
                terms.add(term);
              }
            });
    if (f.get(OWN_HIT_POINTS) && f.get(ONE_HIT_POINT)) {
      f.wrong(
          ONE_HIT_POINT, "it cannot have both numbers of hit points", "leave one of the two out");
    }
    return new Ability.SummonMonster(f.get(SUMMON_MONSTER), f.get(RANKS), f.get(HOW_MANY), terms);
  }

  /** Whose cards or items: only characters have any. */
  private static Aim whose(FormFields f) {
    Aim aim = f.get(WHOSE).only(f.get(AimForms.ONLY).toArray(Check[]::new));
    boolean enemies = aim.affects() == Affects.ENEMIES;
    boolean anybody = aim.affects() == Affects.FIGURES;
    if (AimForms.isByFocus(f) ? !enemies && !(anybody && aim.all()) : enemies) {
      f.reading()
          .wrong(
              f.place(),
              "monsters have no cards and items",
              AimForms.isByFocus(f)
                  ? "write whose, as in 'target: enemies'"
                  : "leave 'target' out, or write 'allies'");
    }
    if (!AimForms.isByFocus(f) && aim.among() == Aim.Among.COMPANION) {
      f.reading()
          .wrong(
              f.place(),
              "a companion has no cards and items",
              "leave 'target' out, or write 'allies'");
    }
    return f.get(AimForms.RANGE).map(aim::range).orElse(aim);
  }

  private static int number(String text) {
    return text.equals("all") ? Integer.MAX_VALUE : Integer.parseInt(text);
  }

  private static Ability recover(FormFields f) {
    return new Ability.Inflict(
        new Consequence.Recover(
            f.get(FROM), f.get(RECOVER), new Consequence.Recover.Limit(f.get(LEVEL), f.get(WITH))),
        whose(f));
  }
}
