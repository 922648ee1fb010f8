package haven.content.card;

import haven.board.Terrain;
import haven.content.form.Bearer;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.language.AbilityForms;
import haven.content.language.CheckForms;
import haven.content.language.EffectForms;
import haven.content.language.RiderForms;
import haven.content.language.TileVerbs;
import haven.content.language.WordForms;
import haven.model.LootKind;
import haven.model.ability.Ability;
import haven.model.ability.Check;
import haven.model.ability.Cost;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.card.Crafting;
import haven.model.card.ItemCard;
import haven.model.card.ItemCard.Use;
import haven.model.card.ItemCard.Use.Extent;
import haven.model.card.Ware;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Items: where they are worn, when they are used, what they do. */
public final class ItemForms {
  private static final Key<ItemCard.When> WHEN =
      Forms.word(ItemCard.When.class).required("when", "the moment it is used");
  private static final Key<List<Check>> ONLY =
      CheckForms.CHECKS.or("only", List.of(), "what must hold then");
  private static final Key<Optional<Cost>> CONSUME =
      CheckForms.ELEMENTS.optional("consume", "elements that are consumed besides");
  private static final Key<Optional<Cost>> SUFFER =
      CheckForms.DAMAGE.optional("suffer", "damage that is suffered for it");
  private static final Key<Optional<Cost>> PAY =
      CheckForms.PRICE.optional("pay", "another price that is paid besides");
  private static final Key<ItemCard.Whose> OF =
      Forms.word(ItemCard.Whose.class)
          .or("of", ItemCard.Whose.OWN, "whose attack or damage it is used in");
  private static final Key<List<Rider>> ATTACK =
      RiderForms.group("what the attack gains")
          .by(Bearer.ITEM)
          .or("attack", List.of(), "what the attack gains, own or against the bearer");
  private static final Key<List<Effect>> EFFECTS =
      EffectForms.EFFECT.list().by(Bearer.ITEM).or("effects", List.of(), "lasting effects");
  private static final Key<List<Ability>> DO =
      AbilityForms.ABILITIES.by(Bearer.ITEM).or("do", List.of(), "what is performed");
  private static final Key<List<Ability>> AFTERWARDS =
      AbilityForms.ABILITIES
          .by(Bearer.ITEM)
          .or("afterwards", List.of(), "what is performed once, after the whole attack ability");
  private static final Key<List<Rider>> HEAL =
      RiderForms.healing("what the heal gains")
          .by(Bearer.ITEM)
          .or("heal", List.of(), "what the heal gains");
  private static final Key<Integer> LOOT =
      Forms.number(1, 9).or("loot", 0, "added to the range of the loot ability");
  private static final Key<Optional<Terrain>> CREATE =
      TileVerbs.TILE.optional("create", "the kind of tile of which one more is created");
  private static final Key<Boolean> INSTEAD =
      Forms.flag().or("consume-instead", false, "whether the element is gone before");
  private static final Key<Integer> MOVE = Forms.number(0, 9).or("move", 0, "added to the move");
  private static final Key<Boolean> JUMP =
      Forms.flag().or("jump", false, "whether the move becomes a jump");
  private static final Key<Boolean> NEGATES =
      Forms.flag().or("negate-damage", false, "whether the damage is negated");
  private static final Key<Boolean> REDIRECT =
      Forms.flag().or("redirect", false, "whether an ally of the attacker is attacked instead");
  private static final Key<Set<Extent>> EXTENT =
      Forms.word(Extent.class)
          .list()
          .as(all -> all.isEmpty() ? Set.<Extent>of() : (Set<Extent>) EnumSet.copyOf(all))
          .or("for", Set.of(), "how far the use reaches");

  /** When fields mean something that are not for always. */
  private static final Map<Key<?>, Set<ItemCard.When>> MOMENTS =
      moments(
          AFTERWARDS,
          Set.of(ItemCard.When.DURING_ATTACK),
          ATTACK,
          UseChecks.ATTACKS,
          EFFECTS,
          UseChecks.LASTING,
          HEAL,
          Set.of(ItemCard.When.DURING_HEAL),
          LOOT,
          Set.of(ItemCard.When.DURING_LOOT),
          CREATE,
          Set.of(ItemCard.When.DURING_CREATE),
          INSTEAD,
          Set.of(ItemCard.When.ENEMY_CONSUMES),
          MOVE,
          Set.of(ItemCard.When.DURING_MOVE),
          JUMP,
          Set.of(ItemCard.When.DURING_MOVE),
          NEGATES,
          UseChecks.DAMAGES,
          REDIRECT,
          Set.of(ItemCard.When.WHEN_ATTACKED));

  private static final List<Rider> REDIRECTED = List.of(Rider.Plain.REDIRECTED);

  private static final Form<Use> USE =
      new Group<>(
          "a use",
          List.of(
              WHEN,
              OF,
              ONLY,
              CONSUME,
              SUFFER,
              PAY,
              ATTACK,
              HEAL,
              LOOT,
              CREATE,
              INSTEAD,
              EFFECTS,
              DO,
              AFTERWARDS,
              MOVE,
              JUMP,
              NEGATES,
              REDIRECT,
              EXTENT),
          Use.negating(),
          ItemForms::use);

  public static final Key<String> ITEM = WordForms.NAME.required("item", "its name");
  private static final Key<Integer> NUMBER =
      Forms.number(1, 999).or("number", 0, "the number printed on it");
  private static final Key<ItemCard.Slot> SLOT =
      Forms.word(ItemCard.Slot.class).required("slot", "where it is worn");
  private static final Key<Integer> MINUS_ONES =
      Forms.number(-9, 9)
          .or("minus-ones", 0, "extra -1 cards it brings; below 0, own ones that it takes away");
  private static final Key<Integer> POCKETS =
      Forms.number(1, 9).or("more-small", 0, "how many small items more may be brought");
  private static final Key<ItemCard.Wear> WEAR =
      Forms.word(ItemCard.Wear.class).required("then", "what becomes of it when used");
  private static final Key<Integer> USES = Forms.number(1, 9).or("uses", 1, "its use slots");
  private static final Key<Boolean> FOR_GOOD =
      Forms.flag().or("for-good", false, "whether nothing brings it back");
  private static final Key<Use> USED =
      USE.or("use", Use.UNKNOWN, "what it does; without it 'note' should say why");
  private static final Key<Optional<Use>> BACK = USE.optional("back", "what its other side does");
  private static final Key<String> GROUP =
      WordForms.NAME.or("one-of", "", "the card of which one item may be brought");
  private static final Key<Integer> COST =
      Forms.number(0, 999).or("cost", 0, "its price in gold; 0 if it is not sold");
  private static final Key<Integer> COPIES = Forms.number(1, 9).or("copies", 1, "how many");
  private static final Key<Optional<Integer>> PROSPERITY =
      Forms.number(1, 9).optional("prosperity", "from which on it is sold; else it is found");
  private static final Key<Boolean> RANDOM =
      Forms.flag().or("random", false, "whether a loot card may bring it");
  private static final Key<Map<LootKind, Integer>> CRAFT =
      ResourceForms.RESOURCES.or("craft", Map.of(), "the resources it is made of");
  private static final Key<List<String>> CRAFT_ITEMS =
      WordForms.NAME.list().or("craft-items", List.of(), "the items it is made of");
  private static final Key<String> TEXT =
      Forms.text().or("text", "", "what it does, in words of your own");

  /** Fields of an item. */
  public static final List<Key<?>> KEYS =
      List.of(
          ITEM,
          NUMBER,
          SLOT,
          MINUS_ONES,
          POCKETS,
          WEAR,
          USES,
          FOR_GOOD,
          USED,
          BACK,
          GROUP,
          COST,
          COPIES,
          PROSPERITY,
          RANDOM,
          CRAFT,
          CRAFT_ITEMS,
          TEXT);

  private ItemForms() {}

  /** Fields and their moments, one after the other. */
  @SuppressWarnings("unchecked")
  private static Map<Key<?>, Set<ItemCard.When>> moments(Object... pairs) {
    Map<Key<?>, Set<ItemCard.When>> moments = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      moments.put((Key<?>) pairs[i], (Set<ItemCard.When>) pairs[i + 1]);
    }
    return moments;
  }

  private static Use use(FormFields f) {
    Use use = written(f);
    UseChecks.moments(f, MOMENTS, use.when());
    UseChecks.afterwards(f, ATTACK, use);
    UseChecks.effects(f, EFFECTS, use);
    UseChecks.bearers(f, EFFECTS, use);
    UseChecks.targets(f, DO, use);
    UseChecks.creates(f, CREATE, use);
    UseChecks.redirect(f, REDIRECT, ATTACK);
    UseChecks.price(f, CONSUME, SUFFER, PAY);
    UseChecks.whose(f, OF, use);
    UseChecks.something(
        f,
        ATTACK,
        HEAL,
        LOOT,
        CREATE,
        INSTEAD,
        EFFECTS,
        DO,
        AFTERWARDS,
        MOVE,
        JUMP,
        NEGATES,
        REDIRECT);
    if (use.when() == ItemCard.When.ALWAYS
        && !use.equals(Use.effects(ItemCard.When.ALWAYS, use.effects().toArray(Effect[]::new)))) {
      f.reading()
          .wrong(
              f.place(),
              "an item that always works is never used",
              "give it 'effects' alone, with 'when' where they depend on something");
    }
    return use;
  }

  private static Use written(FormFields f) {
    return new Use(
        f.get(WHEN),
        f.get(ONLY),
        f.get(CONSUME).or(() -> f.get(SUFFER)).or(() -> f.get(PAY)),
        f.has(HEAL) ? f.get(HEAL) : f.get(REDIRECT) ? REDIRECTED : f.get(ATTACK),
        f.get(EFFECTS),
        f.get(DO),
        f.get(MOVE) + f.get(LOOT),
        f.get(JUMP),
        f.get(NEGATES) || f.get(INSTEAD),
        f.get(EXTENT),
        f.get(OF),
        f.get(CREATE),
        f.get(AFTERWARDS));
  }

  /** An item with its text. */
  public static PrintedItem item(FormFields f) {
    boolean speaks = f.has(POCKETS) || f.get(MINUS_ONES) < 0;
    if (!f.has(USED) && !speaks && f.node().get("note").isEmpty()) {
      f.wrong(USED, "nobody knows what the item does", "add 'use', or a 'note' that says why not");
    }
    ItemCard card =
        new ItemCard(
            f.get(ITEM),
            f.get(SLOT),
            f.get(MINUS_ONES),
            f.get(WEAR),
            f.get(USES),
            f.get(FOR_GOOD),
            f.get(USED),
            f.get(BACK),
            f.get(GROUP),
            f.get(POCKETS));
    OptionalInt prosperity = f.get(PROSPERITY).map(OptionalInt::of).orElse(OptionalInt.empty());
    return new PrintedItem(
        new Ware(
            card,
            f.get(NUMBER),
            f.get(COST),
            f.get(COPIES),
            prosperity,
            f.get(RANDOM),
            new Crafting(f.get(CRAFT), f.get(CRAFT_ITEMS))),
        f.get(TEXT));
  }
}
