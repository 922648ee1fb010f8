package haven.campaign.outpost;

import haven.campaign.book.OutpostChange;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.model.CampaignCite;
import haven.model.campaign.rules.OutpostRules.Season;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Weeks, seasons, and the sections that wait for their week (OUT-03 to OUT-09). */
public final class Calendar {
  private Calendar() {}

  /** The season of the next week (OUT-05). */
  public static Season season(Keeper keeper) {
    return keeper.rules().campaign().outpost().season(keeper.books().outpost().weeks());
  }

  /** The event deck of that kind for this season, where there are seasons (OUT-06). */
  public static String deck(Keeper keeper, String kind) {
    return Outpost.stands(keeper)
        ? season(keeper).name().toLowerCase(Locale.ROOT) + "-" + kind
        : kind;
  }

  /** The next box is marked, and what is written into it is read at once (OUT-03, OUT-08). */
  static void mark(Keeper keeper) {
    Outpost.book(keeper, CampaignCite.WEEK, new OutpostChange.Week());
    keeper.push(new Sections(Outpost.sheet(keeper).sections(Outpost.sheet(keeper).weeks())));
  }

  /** Outside an Outpost Phase nothing is read: the numbers move on to the next box (OUT-09). */
  static void timePasses(Keeper keeper, int weeks) {
    for (int i = 0; i < weeks; i++) {
      Outpost.book(keeper, CampaignCite.WEEK, new OutpostChange.Week());
      int box = Outpost.sheet(keeper).weeks();
      for (String section : Outpost.sheet(keeper).sections(box)) {
        Outpost.book(keeper, CampaignCite.SECTION_MOVED, new OutpostChange.Noted(box + 1, section));
      }
    }
  }

  static void read(Keeper keeper, String section) {
    keeper.reveals();
    Outpost.book(keeper, CampaignCite.SECTION, new OutpostChange.SectionRead(section));
    Outpost.rewards(keeper, CampaignCite.SECTION)
        .give(keeper, keeper.print().outpost().sections().getOrDefault(section, List.of()));
  }

  /** One after the other, in any order the party likes (OUT-08). */
  private record Sections(List<String> left) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      return left.isEmpty()
          ? List.of()
          : List.of(
              CampaignPrompt.of(
                  CampaignPrompt.Kind.SECTION,
                  CampaignPrompt.ALL,
                  -1,
                  keeper.cite(CampaignCite.SECTION),
                  left.stream().distinct().map(CampaignChoice.Take::new).toList()));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      String section = ((CampaignChoice.Take) choice).what();
      List<String> others = new ArrayList<>(left);
      others.remove(section);
      keeper.push(new Sections(List.copyOf(others)));
      read(keeper, section);
    }
  }
}
