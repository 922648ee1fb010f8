package haven.server.http;

import haven.campaign.keeper.CampaignChoice;
import haven.server.campaign.Campaigns;
import haven.server.campaign.Hall;
import haven.server.room.Denied;
import haven.server.room.Room;
import haven.server.store.Person;
import haven.server.store.Store;
import haven.server.table.Plan;
import haven.server.table.Tables;
import haven.server.wire.BadMessage;
import haven.server.wire.Codec;
import haven.server.wire.Fields;
import haven.server.wire.Json;
import haven.server.wire.Ledger;
import io.github.bucket4j.Bucket;
import io.javalin.websocket.WsContext;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Somebody in a campaign. */
final class CampaignPlay extends Connection {
  private static final int LONGEST_RETURN = 8000;
  private static final int MOST_STEPS = 200;

  private final Campaigns campaigns;
  private final Tables tables;
  private @Nullable Hall hall;

  CampaignPlay(
      WsContext context, Store store, Campaigns campaigns, Tables tables, Bucket allowance) {
    super(context, store, tables, allowance);
    this.campaigns = campaigns;
    this.tables = tables;
  }

  @Override
  Optional<Hall> room() {
    return Optional.ofNullable(hall);
  }

  @Override
  Room enter(Fields hello) {
    Hall found =
        campaigns
            .find(hello.only("t", "v", "secret", "campaign").text("campaign", 20))
            .orElseThrow(() -> Denied.of("no campaign has that code"));
    hall = found;
    return found;
  }

  @Override
  void leave() {
    hall = null;
  }

  private Hall hall() {
    return room().orElseThrow(() -> new BadMessage("say hello first"));
  }

  @Override
  void sit(Person me, int seat) {
    hall().sit(me, seat);
  }

  @Override
  void handle(String what, Fields fields) {
    switch (what) {
      case "do" -> choose(fields);
      case "play" -> play(fields);
      case "deciding" ->
          hall()
              .deciding(
                  person(),
                  Plan.named(
                      Ledger.Deciding.class, fields.only("t", "by").text("by", LONGEST_WORD)));
      case "go-on" -> {
        fields.only("t");
        hall().goOn(person());
      }
      case "why" -> {
        fields.only("t", "q", "person", "choice");
        answer(
            fields, hall().why(person(), fields.number("person", 0, MOST_SEATS), choice(fields)));
      }
      case "log" -> {
        fields.only("t", "q", "before");
        int before =
            fields.has("before")
                ? fields.number("before", 0, Integer.MAX_VALUE)
                : Integer.MAX_VALUE;
        answer(fields, hall().log(this, before, MOST_STEPS));
      }
      case "games" -> answer(fields.only("t", "q"), hall().games());
      default -> throw new BadMessage("no message is called '" + what + "'");
    }
  }

  private void choose(Fields fields) {
    fields.only("t", "id", "person", "seen", "choice");
    String id = command(fields);
    Hall.Done done =
        hall()
            .choose(
                person(),
                id,
                fields.number("person", 0, MOST_SEATS),
                fields.number("seen", 0, Integer.MAX_VALUE),
                choice(fields));
    ObjectNode json = Json.object().put("t", "ok").put("id", id).put("n", done.n());
    if (done.voted()) {
      json.put("voted", true);
    }
    send(json);
  }

  /** By the token that came with an option, or as the choice itself. */
  private static CampaignChoice choice(Fields fields) {
    if (fields.node().path("choice").isObject()) {
      CampaignChoice choice =
          Codec.PLAIN.read(CampaignChoice.class, fields.object("choice").node());
      if (choice.text().length() > LONGEST_RETURN) {
        throw new BadMessage("the choice is far too long");
      }
      return readable(choice.text());
    }
    return readable(fields.text("choice", LONGEST_RETURN));
  }

  /** What is stored is the text: whatever does not read as it is written is no choice. */
  private static CampaignChoice readable(String text) {
    return CampaignChoice.read(text)
        .orElseThrow(() -> new BadMessage("the field 'choice' should be a choice"));
  }

  /** At a table, by its people or by an automatic player. */
  private void play(Fields fields) {
    fields.only("t", "brain");
    Optional<String> brain = fields.has("brain") ? Optional.of(brain(fields)) : Optional.empty();
    hall().play(person(), tables, brain);
  }
}
