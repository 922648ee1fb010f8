package haven.campaign.town;

import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.keeper.Keeper;
import haven.campaign.outpost.Outpost;
import haven.model.LootKind;
import haven.model.campaign.Clause;
import java.util.Collections;

/** Whether something is true of the campaign. */
final class Clauses {
  private Clauses() {}

  static boolean isTrue(Keeper keeper, Clause clause) {
    Books books = keeper.books();
    return switch (clause) {
      case Clause.ClassPresent(var classes) ->
          books.members().stream().anyMatch(one -> classes.contains(one.characterClass()));
      case Clause.TraitPresent(String trait) ->
          books.members().stream()
              .anyMatch(one -> keeper.classOf(one).characterClass().mat().traits().contains(trait));
      case Clause.Lacks(String name) ->
          !books.world().achievements().contains(name)
              && !books.party().achievements().contains(name);
      case Clause.PaysResource(LootKind kind, int number) ->
          Outpost.together(keeper, kind) >= number;
      case Clause.Reputation(int least, int most) ->
          least <= books.party().reputation() && books.party().reputation() <= most;
      case Clause.Morale(int least, int most) ->
          least <= books.outpost().morale() && books.outpost().morale() <= most;
      case Clause.Pays(int gold) ->
          books.members().stream().mapToInt(CharacterSheet::gold).sum() >= gold;
      case Clause.EachPays(int gold) ->
          books.members().stream().allMatch(one -> one.gold() >= gold);
      case Clause.PaysItem(String item) ->
          books.members().stream().anyMatch(one -> one.items().contains(item));
      case Clause.Otherwise _ -> true; // whoever reads the results knows what went before
      case Clause.Donated(int gold) -> books.donated() >= gold;
      case Clause.Achieved(String name, int times) ->
          Collections.frequency(books.world().achievements(), name)
                  + Collections.frequency(books.party().achievements(), name)
              >= times;
      case Clause.Retired(int characters) ->
          books.characters().stream()
                  .filter(one -> one.fate() == CharacterSheet.Fate.RETIRED)
                  .count()
              >= characters;
    };
  }
}
