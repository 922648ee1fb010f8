package haven.campaign.dungeon;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.book.PartySheet;
import haven.campaign.journey.Departure.Away;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.CardDraw;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.model.CampaignCite;
import haven.model.campaign.DungeonBook;
import haven.model.campaign.RoomCard.Severity;
import haven.model.rules.PartyRules.Journey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A party goes into a random dungeon: cards are drawn until its rooms are known (RDG-03). */
public final class Delving {
  private Delving() {}

  /** The party as it would play, to see whether it may. */
  public static Away imagined(Keeper keeper) {
    return away(Descent.imagined(keeper.print().dungeon()));
  }

  private static Away away(Descent descent) {
    return new Away(PartySheet.DUNGEON, false, Journey.RANDOM_DUNGEON, Optional.of(descent));
  }

  public static void begin(Keeper keeper) {
    keeper.book(
        new Booking.SetOut(
            keeper.cite(CampaignCite.DUNGEON), PartySheet.DUNGEON, false, Journey.RANDOM_DUNGEON));
    keeper.push(new Penalties());
  }

  /** Any number and severity; none, the minor and the major one are recommended (RDG-10). */
  private record Penalties() implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      List<CampaignChoice> options = new ArrayList<>();
      options.add(new CampaignChoice.Penalize(List.of(Severity.values())));
      for (Severity first : Severity.values()) {
        for (Severity second : Severity.values()) {
          for (Severity third : Severity.values()) {
            CampaignChoice one = new CampaignChoice.Penalize(List.of(first, second, third));
            if (!options.contains(one)) {
              options.add(one);
            }
          }
        }
      }
      return List.of(
          CampaignPrompt.of(
              CampaignPrompt.Kind.PENALTIES,
              CampaignPrompt.ALL,
              -1,
              keeper.cite(CampaignCite.DUNGEON_PENALTY),
              options));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      keeper.push(new Exploring(Descent.of(((CampaignChoice.Penalize) choice).penalties())));
    }
  }

  /** What is still to be drawn or decided; then the party is there. */
  private record Exploring(Descent descent) implements Step {
    @Override
    public void run(Keeper keeper) {
      DungeonBook book = keeper.print().dungeon();
      boolean more = !keeper.books().deck(Books.ROOMS).isEmpty();
      if (descent.rooms().isEmpty()) {
        keeper.push(new Room(descent));
      } else if (descent.entrance().isEmpty()) {
        keeper.push(new Entrance(descent));
      } else if (descent.needsVictim(book)) {
        keeper.push(new Victim(descent));
      } else if (more && descent.joined(book).isLacking()) {
        keeper.push(new Room(descent));
      } else if (descent.dwellers().size() < Descent.ROOMS) {
        keeper.push(new Dwelling(descent));
      } else {
        keeper.push(away(descent));
      }
    }
  }

  private record Room(Descent descent) implements CardDraw {
    @Override
    public String deck() {
      return Books.ROOMS;
    }

    @Override
    public CampaignCite cite() {
      return CampaignCite.DUNGEON_CARD;
    }

    @Override
    public Booking drawn(Keeper keeper, String card) {
      return new Booking.DungeonDrawn(keeper.cite(cite()), deck(), card);
    }

    @Override
    public void came(Keeper keeper, String card) {
      keeper.push(new Exploring(descent.withRoom(card)));
    }
  }

  private record Dwelling(Descent descent) implements CardDraw {
    @Override
    public String deck() {
      return Books.DWELLERS;
    }

    @Override
    public CampaignCite cite() {
      return CampaignCite.DUNGEON_CARD;
    }

    @Override
    public Booking drawn(Keeper keeper, String card) {
      return new Booking.DungeonDrawn(keeper.cite(cite()), deck(), card);
    }

    @Override
    public void came(Keeper keeper, String card) {
      keeper.push(new Exploring(descent.withDwellers(card)));
    }
  }

  /** Of a first room with two entrances the party chooses one (RDG-07). */
  private record Entrance(Descent descent) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      int entrances = descent.first(keeper.print().dungeon()).entrances().size();
      return List.of(
          CampaignPrompt.of(
              CampaignPrompt.Kind.ENTRANCE,
              CampaignPrompt.ALL,
              -1,
              keeper.cite(CampaignCite.DUNGEON_ENTRANCE),
              IntStream.range(0, entrances).mapToObj(CampaignChoice.Amount::new).toList()));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      int gate = ((CampaignChoice.Amount) choice).number();
      keeper.push(new Exploring(descent.enteringBy(gate)));
    }
  }

  /**
   * Nobody opens a door to the first room: the party decides whom its penalty strikes (RDG-11a).
   */
  private record Victim(Descent descent) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      return List.of(
          CampaignPrompt.of(
              CampaignPrompt.Kind.WHOM,
              CampaignPrompt.ALL,
              -1,
              keeper.cite(CampaignCite.DUNGEON_VICTIM),
              keeper.books().members().stream()
                  .map(one -> new CampaignChoice.Give(one.number()))
                  .toList()));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      CharacterSheet one = keeper.books().character(((CampaignChoice.Give) choice).character());
      keeper.push(new Exploring(descent.striking(one.name())));
    }
  }
}
