package haven.campaign.outpost;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.book.OutpostChange;
import haven.campaign.keeper.CampaignChoice.Portion;
import haven.campaign.keeper.Keeper;
import haven.model.CampaignCite;
import haven.model.LootKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A supply that something can be taken from, or put into (RES-02). */
sealed interface Holding {
  /** How much there is. */
  int amount(Books books);

  void change(Keeper keeper, int number, CampaignCite why);

  /** So much of it, as an answer. */
  Portion portion(int number);

  /** The character whose it is, or -1. */
  default int character() {
    return -1;
  }

  /** The common supply. */
  record Common(LootKind kind) implements Holding {
    @Override
    public int amount(Books books) {
      return books.outpost().supply(kind);
    }

    @Override
    public void change(Keeper keeper, int number, CampaignCite why) {
      Outpost.book(keeper, why, new OutpostChange.Supply(kind, number));
    }

    @Override
    public Portion portion(int number) {
      return new Portion(-1, word(kind), number);
    }
  }

  /** A personal supply. */
  record Own(int character, LootKind kind) implements Holding {
    @Override
    public int amount(Books books) {
      return books.character(character).resource(kind);
    }

    @Override
    public void change(Keeper keeper, int number, CampaignCite why) {
      keeper.book(new Booking.Resource(keeper.cite(why), character, kind, number));
    }

    @Override
    public Portion portion(int number) {
      return new Portion(character, word(kind), number);
    }
  }

  /** Inspiration stands for materials where buildings are paid for (OUT-12). */
  record Inspiration() implements Holding {
    @Override
    public int amount(Books books) {
      return books.outpost().inspiration();
    }

    @Override
    public void change(Keeper keeper, int number, CampaignCite why) {
      Outpost.book(keeper, why, new OutpostChange.Inspiration(number));
    }

    @Override
    public Portion portion(int number) {
      return new Portion(-1, "inspiration", number);
    }
  }

  private static String word(LootKind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  /** All supplies of a resource: the common one and those of the party's characters. */
  static List<Holding> all(Books books, LootKind kind) {
    List<Holding> all = new ArrayList<>();
    all.add(new Common(kind));
    for (CharacterSheet one : books.members()) {
      all.add(new Own(one.number(), kind));
    }
    return all;
  }

  static int total(Books books, List<Holding> holdings) {
    return holdings.stream().mapToInt(holding -> holding.amount(books)).sum();
  }
}
