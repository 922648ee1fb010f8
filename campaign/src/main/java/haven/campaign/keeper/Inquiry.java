package haven.campaign.keeper;

import haven.play.Refusal;
import java.util.List;
import java.util.Optional;

/** A step that needs somebody's decision. It leaves the stack before it is answered. */
public interface Inquiry extends Step {

  /** What is asked now, of one or of several people; of nobody if it falls away. */
  List<CampaignPrompt> prompts(Keeper keeper);

  void answer(Keeper keeper, CampaignChoice choice);

  /** Why somebody cannot answer that: by default because it is not offered to them. */
  default Optional<Refusal> refusal(Keeper keeper, int person, CampaignChoice choice) {
    List<CampaignPrompt> all = prompts(keeper);
    List<CampaignPrompt> theirs = all.stream().filter(one -> one.asks(person)).toList();
    if (theirs.isEmpty()) {
      return Refusal.of(all.getFirst().rule(), "notAsked");
    }
    return theirs.stream().anyMatch(one -> one.options().contains(choice))
        ? Optional.empty()
        : Refusal.of(theirs.getFirst().rule(), "option");
  }

  /** Nobody had anything to decide. */
  @Override
  default void run(Keeper keeper) {}

  @Override
  default List<CampaignPrompt> goOn(Keeper keeper) {
    List<CampaignPrompt> prompts = prompts(keeper);
    if (prompts.isEmpty()) {
      return Step.super.goOn(keeper);
    }
    if (prompts.size() > 1 || !prompts.getFirst().isForced()) {
      return prompts;
    }
    keeper.answer(prompts.getFirst().options().getFirst());
    return List.of();
  }
}
