package haven.stage.campaign;

import haven.campaign.CampaignSetup;
import haven.campaign.book.Booking;
import haven.campaign.book.OutpostChange;
import haven.campaign.book.OutpostSheet;
import haven.campaign.journey.Homecoming.Share;
import haven.campaign.keeper.CampaignChoice.Proceed;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.LootKind;
import haven.model.pack.Pack;
import haven.play.item.LootPile.End;
import haven.stage.CampaignTable;
import haven.testkit.FrontierPack;
import java.util.List;
import java.util.function.UnaryOperator;

/** Campaigns on the frontier, where home is an outpost. */
final class Frontier {
  private Frontier() {}

  static Pack read(FrontierPack pack) {
    return Packs.read(new PackFiles(pack.id(), pack.texts())).orRefuse();
  }

  /** Nobody has been created yet, so that what comes up can be foretold. */
  static CampaignTable table(FrontierPack pack) {
    return CampaignTable.of(CampaignSetup.of(read(pack), "Ada", "Bo"));
  }

  /** Ada's Porter and Bo's Smith, after a first scenario that has given these rewards. */
  static CampaignTable rewarded(String rewards) {
    return played(table(new FrontierPack().rewarding(rewards)), share -> share);
  }

  /** The same with more definitions. */
  static CampaignTable rewarded(String rewards, String more) {
    return played(table(new FrontierPack().rewarding(rewards).with(more)), share -> share);
  }

  static CampaignTable played(CampaignTable table, UnaryOperator<Share> told) {
    return table
        .creates(0, "Porter")
        .creates(1, "Smith")
        .setsOut(1)
        .returns(End.COMPLETED, told)
        .settle();
  }

  /** Home, in Downtime, with ten of every resource in Porter's own supply and ten in the common. */
  static CampaignTable wealthy(String rewards) {
    StringBuilder all = new StringBuilder(rewards);
    for (LootKind kind : LootKind.values()) {
      if (kind.isResource()) {
        String name = kind.name().toLowerCase(java.util.Locale.ROOT);
        all.append(all.isEmpty() ? "" : ", ")
            .append("{collective: %s, number: 10}".formatted(name));
      }
    }
    CampaignTable table = table(new FrontierPack().rewarding(all.toString()));
    table
        .creates(0, "Porter")
        .creates(1, "Smith")
        .setsOut(1)
        .returns(End.COMPLETED, Frontier::laden);
    while (table.campaign().prompt().waits()) { // all of it for the outpost
      table.does(table.campaign().prompt().options().getLast());
    }
    return table.goesHome();
  }

  private static Share laden(Share share) {
    Share laden = share;
    for (LootKind kind : LootKind.values()) {
      if (kind.isResource() && share.character().equals("Porter")) {
        laden = laden.gathering(kind, 10);
      }
    }
    return laden;
  }

  /** On to the Construction step. */
  static CampaignTable construction(CampaignTable table) {
    return table.does(new Proceed());
  }

  static OutpostSheet sheet(CampaignTable table) {
    return table.books().outpost();
  }

  /** What has changed in the outpost, of that kind. */
  static <C extends OutpostChange> List<C> changes(CampaignTable table, Class<C> kind) {
    return table.booked(Booking.AtOutpost.class).stream()
        .map(Booking.AtOutpost::what)
        .filter(kind::isInstance)
        .map(kind::cast)
        .toList();
  }
}
