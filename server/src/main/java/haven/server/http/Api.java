package haven.server.http;

import haven.content.pack.BadPack;
import haven.content.pack.Library;
import haven.model.pack.Pack;
import haven.server.campaign.Campaigns;
import haven.server.pack.PackJson;
import haven.server.pack.PackShelf;
import haven.server.room.Denied;
import haven.server.room.SteadyClock;
import haven.server.store.NameTaken;
import haven.server.store.Person;
import haven.server.store.SignedIn;
import haven.server.store.Store;
import haven.server.table.Plan;
import haven.server.table.Tables;
import haven.server.think.Brains;
import haven.server.wire.BadMessage;
import haven.server.wire.Codec;
import haven.server.wire.Fields;
import haven.server.wire.Json;
import haven.server.wire.PhraseJson;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** People, tables and packs over HTTP. */
public final class Api {
  private static final Logger LOG = Logger.getLogger(Api.class.getName());
  private static final int LONGEST_NAME = 40;
  private static final int LONGEST_PASSWORD = 200;
  private static final int SHORTEST_PASSWORD = 8;
  private static final int TABLES_SHOWN = 20;
  private static final int LONGEST_PASS = 20;

  /** However many addresses guess, together they may not guess more often than so many would. */
  private static final int GUESSERS = 30;

  private final Store store;
  private final Callers callers;
  private final Library library;
  private final PackShelf shelf;
  private final Tables tables;
  private final Campaigns campaigns;
  private final boolean accounts;
  private final String version;
  private final Limits.Meter requests;
  private final Limits.Meter makings;
  private final Limits.Meter guesses;
  private final Limits.Meter allGuesses;
  private final Passes passes;
  private final List<String> names;

  /**
   * @param host what the server is bound to
   */
  public Api(
      Store store,
      Library library,
      Tables tables,
      Campaigns campaigns,
      String host,
      boolean accounts,
      String version,
      Limits limits,
      SteadyClock clock) {
    this.store = store;
    callers = new Callers(store);
    this.library = library;
    shelf = new PackShelf(library);
    this.tables = tables;
    this.campaigns = campaigns;
    this.accounts = accounts;
    this.version = version;
    requests = new Limits.Meter(limits.requests());
    makings = new Limits.Meter(limits.makings());
    guesses = new Limits.Meter(limits.guesses());
    allGuesses = new Limits.Meter(Math.multiplyExact(limits.guesses(), GUESSERS));
    passes = new Passes(clock);
    names = Addresses.names(host);
  }

  public void install(JavalinConfig config) {
    config.http.maxRequestSize = Limits.LONGEST_BODY;
    config.http.defaultContentType = "application/json";
    var routes = config.routes;
    routes.before("/api/*", this::measure);
    routes.get("/api/server", this::server);
    routes.post("/api/people", this::guest);
    routes.post("/api/accounts", this::register);
    routes.post("/api/sessions", this::signIn);
    routes.delete("/api/sessions", this::signOut);
    routes.get("/api/me", this::me);
    routes.post("/api/me", this::rename);
    routes.post("/api/me/pass", this::pass);
    routes.post("/api/passes", this::usePass);
    routes.get("/api/packs", this::packs);
    routes.get("/api/broken-packs", this::brokenPacks);
    routes.get("/api/packs/{pack}/classes/{class}", this::characterClass);
    routes.get("/api/packs/{pack}/names/{language}", this::names);
    routes.post("/api/tables", this::create);
    routes.get("/api/tables/{code}", this::invitation);
    routes.post("/api/records", this::bring);
    routes.exception(Denied.class, (e, context) -> refuse(context, e));
    routes.exception(BadMessage.class, (e, context) -> refuse(context, 400, e.getMessage()));
    routes.exception(BadPack.class, (e, context) -> refuse(context, 404, e.getMessage()));
    routes.exception(
        IllegalArgumentException.class, (e, context) -> refuse(context, 404, e.getMessage()));
    routes.exception(NameTaken.class, (e, context) -> refuse(context, 409, e.getMessage()));
    routes.exception(
        HttpResponseException.class,
        (e, context) -> refuse(context, e.getStatus(), e.getMessage()));
    routes.exception(Exception.class, Api::failed);
    routes.error(404, context -> sayIfSilent(context, "there is nothing at this address"));
    routes.error(405, context -> sayIfSilent(context, "this address is not for that"));
  }

  private static void failed(Exception e, Context context) {
    LOG.log(Level.SEVERE, e, () -> context.method() + " " + context.path() + " failed");
    refuse(context, 500, "something went wrong here; it is written down");
  }

  private static void sayIfSilent(Context context, String why) {
    String said = context.result();
    if (said == null || said.isEmpty() || !said.startsWith("{")) {
      refuse(context, context.statusCode(), why);
    }
  }

  private static void refuse(Context context, Denied denied) {
    ObjectNode json = Json.object().put("why", denied.why());
    denied.phrase().ifPresent(say -> json.set("say", PhraseJson.of(say)));
    denied.rule().ifPresent(rule -> json.put("rule", rule));
    answer(context.status(409), json);
  }

  private static void refuse(Context context, int status, @Nullable String why) {
    answer(context.status(status), Json.object().put("why", why));
  }

  static void answer(Context context, JsonNode json) {
    context.contentType("application/json").result(Json.bytes(json));
  }

  private void measure(Context context) {
    boolean makes = context.method().name().equals("POST");
    if (!requests.allows(context.ip()) || makes && !makings.allows(context.ip())) {
      throw new HttpResponseException(
          HttpStatus.TOO_MANY_REQUESTS.getCode(), "that was much at once; wait a minute");
    }
  }

  static Fields body(Context context) {
    String type = context.contentType();
    if (type == null || !type.startsWith("application/json")) {
      throw new HttpResponseException(415, "send application/json");
    }
    return Fields.of(context.body());
  }

  private void server(Context context) {
    ObjectNode json = Json.object().put("version", version).put("accounts", accounts);
    Brains brains = tables.thinking().brains();
    ArrayNode strengths = json.putArray("brains");
    brains.names().forEach(strengths::add);
    json.put("usualBrain", brains.usual());
    String asked = context.header("Host");
    if (asked != null && Addresses.isOwnMachine(asked)) {
      // Whoever sits at this machine may invite others by an address that they can reach.
      ArrayNode addresses = json.putArray("addresses");
      int port = context.req().getLocalPort();
      names.forEach(name -> addresses.add("http://" + name + ":" + port));
    }
    answer(context, json);
  }

  // People

  private Person person(Context context) {
    return callers.person(context);
  }

  private void guest(Context context) {
    if (accounts) {
      throw new HttpResponseException(403, "this server asks for an account");
    }
    answer(context, signedIn(store.guest(name(body(context).only("name")))));
  }

  private void register(Context context) {
    Fields fields = accountsOnly(context);
    String password = fields.text("password", LONGEST_PASSWORD);
    if (password.length() < SHORTEST_PASSWORD) {
      throw new BadMessage("a password should have at least " + SHORTEST_PASSWORD + " letters");
    }
    answer(context, signedIn(store.register(name(fields), password)));
  }

  private void signIn(Context context) {
    Fields fields = accountsOnly(context);
    answer(
        context,
        store
            .signIn(name(fields), fields.text("password", LONGEST_PASSWORD))
            .map(Api::signedIn)
            .orElseThrow(() -> new HttpResponseException(401, "name or password is wrong")));
  }

  private Fields accountsOnly(Context context) {
    if (!accounts) {
      throw new HttpResponseException(403, "this server has no accounts");
    }
    return body(context).only("name", "password");
  }

  private void signOut(Context context) {
    person(context);
    Callers.secret(context).ifPresent(store::signOut);
    answer(context, Json.object());
  }

  private static ObjectNode signedIn(SignedIn in) {
    return Json.object()
        .put("person", in.person().id())
        .put("name", in.person().name())
        .put("account", in.person().account())
        .put("secret", in.secret());
  }

  private static String name(Fields fields) {
    String name = fields.text("name", LONGEST_NAME).strip();
    if (name.isEmpty() || name.codePoints().anyMatch(Character::isISOControl)) {
      throw new BadMessage("a name should have letters that can be read");
    }
    return name;
  }

  private void me(Context context) {
    Person person = person(context);
    ObjectNode json =
        Json.object()
            .put("person", person.id())
            .put("name", person.name())
            .put("account", person.account());
    ArrayNode list = json.putArray("tables");
    tables.of(person, TABLES_SHOWN).forEach(table -> list.add(table.summary(person)));
    ArrayNode kept = json.putArray("campaigns");
    campaigns.of(person, TABLES_SHOWN).forEach(hall -> kept.add(Codec.write(hall.summary(person))));
    answer(context, json);
  }

  private void rename(Context context) {
    Person person = store.rename(person(context).id(), name(body(context).only("name")));
    tables.rename(person);
    campaigns.rename(person);
    answer(context, Json.object().put("person", person.id()).put("name", person.name()));
  }

  /** A code with which a guest goes on at another device. */
  private void pass(Context context) {
    Person person = person(context);
    if (person.account()) {
      throw new HttpResponseException(403, "sign in there with your account");
    }
    answer(
        context,
        Json.object().put("code", passes.of(person)).put("seconds", (int) Passes.LIFE.toSeconds()));
  }

  private void usePass(Context context) {
    String code = body(context).only("code").text("code", LONGEST_PASS);
    if (!guesses.allows(context.ip()) || !allGuesses.allows("")) {
      throw new HttpResponseException(
          HttpStatus.TOO_MANY_REQUESTS.getCode(), "that was much at once; wait a minute");
    }
    answer(
        context,
        passes
            .use(code)
            .flatMap(person -> store.person(person.id()))
            .map(person -> signedIn(store.again(person)))
            .orElseThrow(
                () -> new HttpResponseException(404, "that code is unknown or has run out")));
  }

  // Packs

  private void packs(Context context) {
    answer(context, shelf.playable());
  }

  private void brokenPacks(Context context) {
    answer(context, shelf.broken());
  }

  private void characterClass(Context context) {
    Pack pack = library.pack(context.pathParam("pack"));
    String wanted = Pack.slug(context.pathParam("class"));
    answer(
        context,
        pack.classes().stream()
            .filter(entry -> Pack.slug(entry.characterClass().name()).equals(wanted))
            .findFirst()
            .map(entry -> new PackJson(pack).characterClass(entry))
            .orElseThrow(() -> new HttpResponseException(404, "no class is called " + wanted)));
  }

  private void names(Context context) {
    Pack pack = library.pack(context.pathParam("pack"));
    answer(context, new PackJson(pack).names(context.pathParam("language")));
  }

  // Tables

  private void create(Context context) {
    Person person = person(context);
    answer(
        context, Json.object().put("code", tables.create(person, Plan.of(body(context))).code()));
  }

  private void bring(Context context) {
    Person person = person(context);
    String record = body(context).only("record").text("record", Limits.LONGEST_BODY);
    answer(context, Json.object().put("code", tables.bring(person, record).code()));
  }

  private void invitation(Context context) {
    String code = context.pathParam("code");
    answer(
        context,
        tables
            .find(code)
            .map(table -> Codec.write(table.invitation()))
            .orElseThrow(() -> new HttpResponseException(404, "no table has that code")));
  }
}
