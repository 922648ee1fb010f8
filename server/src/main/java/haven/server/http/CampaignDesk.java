package haven.server.http;

import haven.server.campaign.Campaigns;
import haven.server.campaign.Charter;
import haven.server.store.Store;
import haven.server.wire.Codec;
import haven.server.wire.Json;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;

/** Campaigns over HTTP: a new one, and what somebody is told who was given its code. */
public final class CampaignDesk {
  private final Callers callers;
  private final Campaigns campaigns;

  public CampaignDesk(Store store, Campaigns campaigns) {
    callers = new Callers(store);
    this.campaigns = campaigns;
  }

  public void install(JavalinConfig config) {
    config.routes.post("/api/campaigns", this::create);
    config.routes.get("/api/campaigns/{code}", this::invitation);
  }

  private void create(Context context) {
    Charter charter = Charter.of(Api.body(context));
    String code = campaigns.create(callers.person(context), charter).code();
    context.result(Json.bytes(Json.object().put("code", code)));
  }

  private void invitation(Context context) {
    context.result(
        Json.bytes(
            campaigns
                .find(context.pathParam("code"))
                .map(hall -> Codec.write(hall.invitation()))
                .orElseThrow(() -> new HttpResponseException(404, "no campaign has that code"))));
  }
}
