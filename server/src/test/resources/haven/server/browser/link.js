// Runs in the page: the line to a table with sockets and clocks that the test holds in its hands.
// It answers with the sentences that turned out wrong.
async () => {
  const { TableLink } = await import("/js/link.js");
  const wrong = [];
  const check = (what, is, should) => {
    const [a, b] = [JSON.stringify(is), JSON.stringify(should)];
    if (a !== b) wrong.push(`${what}: ${a} instead of ${b}`);
  };

  const sockets = [];
  class Socket {
    readyState = 0;
    sent = [];
    constructor() {
      sockets.push(this);
    }
    send(text) {
      this.sent.push(JSON.parse(text));
    }
    close() {
      this.readyState = 3;
    }
    opens() {
      this.readyState = 1;
      this.onopen();
    }
    says(message) {
      this.onmessage({ data: JSON.stringify(message) });
    }
    dies() {
      this.readyState = 3;
      this.onclose();
    }
  }
  const clocks = [];
  const link = new TableLink("ABCD", "secret", {
    socket: () => new Socket(),
    later: (run, wait) => {
      const clock = { run, wait };
      clocks.push(clock);
      return clock;
    },
    never: (clock) => {
      if (clocks.includes(clock)) clocks.splice(clocks.indexOf(clock), 1);
    },
    chance: () => 1,
  });
  const refused = [];
  link.addEventListener("refused", (event) => refused.push(event.detail.why));
  const last = () => sockets[sockets.length - 1];
  const syncs = () => last().sent.filter((message) => message.t === "sync").length;
  const welcome = { t: "welcome", v: 1, me: {}, table: {}, chat: [] };

  link.open();
  last().opens();
  check("the first message", last().sent, [{ t: "hello", v: 1, secret: "secret", table: "ABCD" }]);
  last().says({ ...welcome, n: 5, kept: 1, view: { a: 1, b: { c: 2, d: 3 }, e: {} } });
  const log = last().sent[1];
  check("the log is asked for", log.t, "log");
  const setUp = { seat: -1, events: [] };
  last().says({ t: "answer", q: log.q, steps: [setUp, { seat: 0, events: [] }] });
  await Promise.resolve();

  const untouched = link.view.e;
  last().says({ t: "step", n: 6, from: 5, kept: 2, seat: 0, events: [], patch: { b: { c: 9, d: null } } });
  check("a patch", link.view, { a: 1, b: { c: 9 }, e: {} });
  check("what a patch leaves alone stays the same", link.view.e === untouched, true);
  check("a step is logged", link.log.length, 3);
  last().says({ t: "step", n: 7, from: 6, kept: 1, undo: true, seat: 0, patch: { b: { c: 2 } } });
  check("undone steps leave the log", link.log.length, 2);
  const walk = { seat: 1, events: ["a", "b", "c"], parts: [2, 1] };
  last().says({ t: "step", n: 9, from: 7, kept: 3, ...walk, patch: {} });
  check("a walked path is several steps", link.log.slice(2).map((step) => step.events), [["a", "b"], ["c"]]);
  const written = link.log;
  last().says({ t: "step", n: 10, from: 9, kept: 3, seat: 0, events: [], patch: {} });
  last().says({ t: "step", n: 11, from: 10, kept: 3, seat: 1, events: [], refused: { asked: 0, by: 1 }, patch: {} });
  check("to ask for a choice back, and a no, are no steps", link.log, written);
  last().says({ t: "step", n: 7, from: 6, kept: 1, patch: { a: 99 } });
  check("a doubled step changes nothing", link.view.a, 1);
  check("and asks for nothing", syncs(), 0);
  last().says({ t: "step", n: 13, from: 12, kept: 1, patch: { a: 5 } });
  last().says({ t: "step", n: 14, from: 13, kept: 1, patch: { a: 6 } });
  check("a gap is not patched over", link.view.a, 1);
  check("a gap asks for the whole view once", syncs(), 1);
  last().says({ t: "view", n: 14, kept: 3, view: { a: 6 } });
  check("the whole view", [link.n, link.kept, link.view], [14, 3, { a: 6 }]);

  const answer = link.choose(0, "yes");
  const command = last().sent.at(-1);
  check("a command says what was seen", [command.t, command.seen, command.choice], ["do", 14, "yes"]);
  const question = link.ask("moves", { seat: 0 }).catch((problem) => problem.why);
  last().dies();
  check("questions do not outlive a line", await question, "offline");
  check("the first wait", clocks.map((clock) => clock.wait), [250]);
  clocks.shift().run();
  last().dies();
  check("the next wait is longer", clocks.map((clock) => clock.wait), [500]);
  clocks.shift().run();
  last().opens();
  last().says({ ...welcome, n: 14, kept: 3, view: { a: 6 } });
  check("an unanswered command is sent again as it was", last().sent[1], command);
  last().says({ t: "ok", id: command.id, n: 15 });
  check("and answered once", (await answer).n, 15);
  check("nothing is on its way", link.busy, false);

  const late = link.choose(0, "no").catch((problem) => problem.stale);
  last().says({ t: "no", id: last().sent.at(-1).id, why: "moved on", stale: true, n: 16 });
  check("a late command is refused", [await late, refused], [true, ["moved on"]]);
  check("whoever was late looks again", syncs(), 1);

  link.choose(0, "x").catch(() => undefined);
  check("a silent line is not trusted for ever", clocks.map((clock) => clock.wait), [8000]);
  clocks.shift().run();
  check("it is given up for another", [link.state, last().readyState], ["waiting", 3]);
  clocks.shift().run();
  last().opens();
  last().says({ t: "no", why: "no table has that code" });
  check("who is refused at the door stays outside", [link.state, link.bye], ["closed", "no table has that code"]);
  link.close();

  const { fill } = await import("/js/template.js");
  check("words by number", fill("{1}: {0|one card|{0} cards}", [2, "A"], "en", String), "A: 2 cards");
  check("one", fill("{0|eine Karte|{0} Karten}", [1], "de", String), "eine Karte");
  check("braces that are none", fill("{x} {", [1], "it", String), "{x} {");
  return wrong;
}
