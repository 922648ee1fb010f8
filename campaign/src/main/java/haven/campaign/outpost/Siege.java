package haven.campaign.outpost;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.OutpostChange;
import haven.campaign.book.OutpostSheet;
import haven.campaign.book.OutpostSheet.Harm;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.CardDraw;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.campaign.keeper.Topic;
import haven.model.CampaignCite;
import haven.model.LootKind;
import haven.model.campaign.OutpostAttack;
import haven.model.campaign.TownGuardCard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** An attack on the outpost: targets, defence checks, and what comes of them (TWG). */
public final class Siege {
  private Siege() {}

  /**
   * After the outcome of the event: the checks, then what is gained in any case, and only then what
   * the attack has done to the buildings (TWG-12).
   */
  public record Attack(OutpostAttack attack) implements Step {
    @Override
    public void run(Keeper keeper) {
      int targets = attack.targets() + Outpost.sheet(keeper).attackTargets();
      keeper.push(List.of(new PickTarget(attack, targets), new Closing(attack), new Aftermath()));
    }
  }

  /** One building after the other, by the priority or by choice (TWG-03, TWG-04). */
  private record PickTarget(OutpostAttack attack, int left) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      List<Integer> targets = left > 0 ? targets(keeper) : List.of();
      return targets.isEmpty()
          ? List.of()
          : List.of(
              CampaignPrompt.of(
                  CampaignPrompt.Kind.TARGET,
                  CampaignPrompt.ALL,
                  -1,
                  keeper.cite(CampaignCite.TARGETS),
                  targets.stream()
                      .map(number -> new CampaignChoice.Take(String.valueOf(number)))
                      .toList()));
    }

    private List<Integer> targets(Keeper keeper) {
      OutpostSheet sheet = Outpost.sheet(keeper);
      List<Integer> all = new ArrayList<>();
      sheet
          .buildings()
          .forEach(
              (number, it) -> {
                boolean whole = it.level() > 0 && !it.wrecked();
                if (whole && attack.mayTarget(number) && !sheet.checked().containsKey(number)) {
                  all.add(number);
                }
              });
      return switch (attack.order()) {
        case BY_CHOICE -> all;
        case ASCENDING -> all.stream().limit(1).toList();
        case DESCENDING -> all.stream().max(Comparator.naturalOrder()).stream().toList();
      };
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      int building = Integer.parseInt(((CampaignChoice.Take) choice).what());
      keeper.push(List.of(new Muster(attack, building), new PickTarget(attack, left - 1)));
    }
  }

  /** Soldiers are lost before the draw, as many as the party likes (TWG-07). */
  private record Muster(OutpostAttack attack, int building) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      boolean ready = Outpost.quarters(keeper).filter(it -> !it.wrecked()).isPresent();
      if (!ready || Outpost.sheet(keeper).soldiers() == 0) {
        return List.of();
      }
      List<CampaignChoice> options = new ArrayList<>();
      for (int number = 0; number <= Outpost.sheet(keeper).soldiers(); number++) {
        options.add(new CampaignChoice.Amount(number));
      }
      return List.of(
          CampaignPrompt.of(
                  CampaignPrompt.Kind.SOLDIERS,
                  CampaignPrompt.ALL,
                  -1,
                  keeper.cite(CampaignCite.SOLDIERS_LOST),
                  options)
              .about(new Topic.Building(building)));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      int lost = ((CampaignChoice.Amount) choice).number();
      Outpost.soldiers(keeper, -lost, CampaignCite.SOLDIERS_LOST);
      keeper.push(new Guarding(attack, building, lost, List.of()));
    }

    @Override
    public void run(Keeper keeper) {
      keeper.push(new Guarding(attack, building, 0, List.of()));
    }
  }

  /**
   * Town guard cards are drawn for a building: one, or two of which one counts (TWG-05, TWG-10).
   */
  private record Guarding(OutpostAttack attack, int building, int soldiers, List<Integer> drawn)
      implements CardDraw {
    @Override
    public String deck() {
      return Books.GUARD;
    }

    @Override
    public CampaignCite cite() {
      return CampaignCite.GUARD_DRAW;
    }

    @Override
    public void came(Keeper keeper, String card) {
      List<Integer> all = new ArrayList<>(drawn);
      all.add(Integer.valueOf(card));
      Guarding next = new Guarding(attack, building, soldiers, List.copyOf(all));
      boolean two = soldiers > 0 || isLeaderless(keeper);
      if (all.size() < (two ? 2 : 1)) {
        keeper.push(next);
      } else {
        next.decide(keeper);
      }
    }

    /** The deck has run out: it is shuffled, without what lies on the table (TWG-13). */
    @Override
    public void run(Keeper keeper) {
      if (Outpost.sheet(keeper).guard().size() > drawn.size()) {
        keeper.book(new Booking.GuardShuffled(keeper.cite(CampaignCite.GUARD_SHUFFLED), drawn));
        keeper.push(this);
      } else {
        decide(keeper);
      }
    }

    /** Without a barracks that is whole every check is made at a disadvantage (TWG-09). */
    private static boolean isLeaderless(Keeper keeper) {
      return Outpost.quarters(keeper).filter(Outpost.Quarters::wrecked).isPresent();
    }

    private void decide(Keeper keeper) {
      TownGuardCard card = new TownGuardCard(0, TownGuardCard.Kind.VALUE, 0, false);
      for (int i = 0; i < drawn.size(); i++) {
        TownGuardCard other = keeper.print().outpost().guard(drawn.get(i));
        boolean better = other.isBetterThan(card) != isLeaderless(keeper);
        card = i == 0 || better ? other : card;
      }
      Harm failed = attack.wrecks() ? Harm.WRECKED : Harm.DAMAGED;
      switch (card.kind()) {
        case SUCCESS -> check(keeper, Harm.NONE, CampaignCite.GUARD_DECIDES);
        case WRECK -> check(keeper, Harm.WRECKED, CampaignCite.GUARD_DECIDES);
        case VALUE -> {
          int result =
              Outpost.defence(keeper) + Outpost.sheet(keeper).attackDefence() + card.value();
          check(keeper, result >= value(keeper) ? Harm.NONE : failed, CampaignCite.DEFENCE_CHECK);
        }
      }
    }

    /** What must be equalled here: soldiers make it less, for this check only (TWG-07, TWG-08). */
    private int value(Keeper keeper) {
      int strength = Outpost.quarters(keeper).map(it -> it.garrison().strength()).orElse(0);
      return attack.value() + Outpost.sheet(keeper).attackValue() - soldiers * strength;
    }

    private void check(Keeper keeper, Harm harm, CampaignCite why) {
      Outpost.book(keeper, why, new OutpostChange.Checked(building, harm));
    }
  }

  /** What is gained whatever came of the checks; the deck is shuffled (EX-TWG-02, TWG-13). */
  private record Closing(OutpostAttack attack) implements Step {
    @Override
    public void run(Keeper keeper) {
      keeper.book(new Booking.GuardShuffled(keeper.cite(CampaignCite.GUARD_SHUFFLED), List.of()));
      Outpost.rewards(keeper, CampaignCite.ATTACK).give(keeper, attack.afterwards());
    }
  }

  /** Buildings are wrecked, or repaired at once (TWG-12, TWG-16, TWG-17). */
  private record Aftermath() implements Step {
    @Override
    public void run(Keeper keeper) {
      List<Step> steps = new ArrayList<>();
      Outpost.sheet(keeper)
          .checked()
          .forEach(
              (building, harm) -> {
                if (harm == Harm.DAMAGED) {
                  steps.add(new Repair(building));
                } else if (harm == Harm.WRECKED) {
                  Buildings.wreck(keeper, building);
                }
              });
      Outpost.book(keeper, CampaignCite.AFTERMATH, new OutpostChange.AttackOver());
      keeper.push(steps);
    }
  }

  /** Materials of any kind from any supply, or morale (TWG-16). */
  private record Repair(int building) implements Inquiry {
    private List<Holding> holdings(Keeper keeper) {
      List<Holding> all = new ArrayList<>();
      for (LootKind kind : LootKind.values()) {
        if (kind.group() == LootKind.Group.MATERIAL) {
          all.addAll(Holding.all(keeper.books(), kind));
        }
      }
      all.add(new Holding.Inspiration());
      return all;
    }

    private int cost(Keeper keeper) {
      return Buildings.card(keeper, building).orElseThrow().repair();
    }

    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      boolean payable = Holding.total(keeper.books(), holdings(keeper)) >= cost(keeper);
      List<CampaignChoice> options = new ArrayList<>();
      if (payable) {
        options.add(new CampaignChoice.Accept());
      }
      options.add(new CampaignChoice.Decline());
      return List.of(
          CampaignPrompt.of(
                  CampaignPrompt.Kind.PAY,
                  CampaignPrompt.ALL,
                  -1,
                  keeper.cite(CampaignCite.REPAIR),
                  options)
              .about(new Topic.Building(building)));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      if (choice instanceof CampaignChoice.Accept) {
        keeper.push(new SharedResource(holdings(keeper), -cost(keeper), CampaignCite.REPAIR));
      } else {
        int lost = keeper.rules().campaign().outpost().unrepaired();
        Outpost.morale(keeper, -lost, CampaignCite.REPAIR);
      }
    }
  }
}
