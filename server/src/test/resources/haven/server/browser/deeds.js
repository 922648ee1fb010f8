// Run in the page by LogTest: gives what went wrong, best nothing.
async () => {
  const { chaptersOf, outcome } = await import("/js/table/deeds.js");
  const wrong = [];
  const is = (what, got, wanted) => {
    if (JSON.stringify(got) !== JSON.stringify(wanted)) wrong.push(`${what}: ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`);
  };
  const happened = (kind, parts) => ({ event: { kind, rule: "X", ...parts }, say: [kind] });
  const log = (...events) => [{ seat: -1, events }];
  const deeds = (...events) => chaptersOf(log(...events)).flatMap((one) => one.deeds);
  const kinds = (...events) => deeds(...events).map((deed) => `${deed.kind} ${deed.parts.length}`);
  const moved = (who) => happened("moved", { who, hex: { q: 0, r: 0 } });
  const attacked = happened("attacked", { who: 1, whom: 2, attack: 3 });
  const drew = happened("drew", { who: 1, attack: 3, cards: [{ kind: "PLUS", number: 0 }] });
  const modified = happened("modified", { who: 1, attack: 3 });
  const shielded = (shield) => happened("shielded", { who: 2, shield });
  const damaged = (who, amount) => happened("damaged", { who, whom: 1, amount });

  // A way is one deed until somebody else goes or something else happens.
  is("a way", kinds(moved(1), moved(1), moved(2), moved(1), happened("doorOpened", { who: 1 })), ["moved 2", "moved 1", "moved 1", "doorOpened 1"]);
  is("its hexes", deeds(moved(1), moved(1), moved(1))[0].times, 3);

  // An attack is one deed, whatever is asked meanwhile, and items are told beside it.
  const hit = [attacked, happened("itemUsed", { who: 1 }), drew, modified, shielded(2), damaged(2, 1), happened("gained", { who: 2, condition: "POISON" }), happened("died", { who: 2 }), happened("killed", { who: 1, whom: 2 })];
  is("an attack", kinds(...hit), ["attacked 8", "itemUsed 1"]);
  const [strike] = deeds(...hit);
  is("what it is made of", [strike.base, strike.before, strike.after, strike.shield, strike.damage], [3, 3, 3, 2, 1]);
  is("what became of it", strike.became.map((part) => part.happened.event.kind), ["gained", "died"]);
  is("two attacks", kinds(attacked, damaged(2, 1), attacked, damaged(2, 1)), ["attacked 2", "attacked 2"]);
  is("nobody else's harm", kinds(attacked, drew, damaged(3, 2)), ["attacked 2", "damaged 1"]);
  is("all is held off", outcome(deeds(attacked, drew, modified, shielded(3))[0]), 0);
  is("not known yet", outcome(deeds(attacked, drew, modified)[0]), undefined);
  is("retaliate", kinds(attacked, damaged(2, 1), happened("retaliates", { who: 2, whom: 1, amount: 2 }), damaged(1, 2)), ["attacked 2", "retaliates 2"]);
  is("a trap", deeds(happened("trapSprung", { who: 4 }), damaged(4, 2))[0].damage, 2);

  // What a heal takes away is told with it; what ends by itself is not.
  const loses = (condition) => happened("lostCondition", { who: 1, condition });
  const healed = happened("healed", { who: 1, amount: 0 });
  is("a heal", kinds(loses("POISON"), healed, loses("WOUND")), ["healed 3"]);
  is("no heal", kinds(loses("STUN"), healed), ["lostCondition 1", "healed 1"]);

  const gains = (condition) => happened("gained", { who: 1, condition });
  is("curses", deeds(gains("CURSE"), gains("CURSE"), gains("POISON")).map((deed) => deed.times), [2, 1]);

  // Cards that were chosen are told once, and where they go with what they served for.
  const chosen = happened("cardsChosen", { who: 1, seat: 0 });
  is("cards", kinds(chosen, happened("cardsRevealed", { who: 1 })), ["cardsRevealed 1"]);
  is("an action", kinds(happened("acts", { who: 1 }), moved(1), happened("cardMoved", { who: 1, to: "DISCARD" })), ["acts 2", "moved 1"]);

  // Chapters, and what is not to be told yet.
  const turns = log(happened("roundStarts", { round: 1 }), happened("turnStarts", { who: 5 }), moved(5), happened("turnEnds", { who: 5 }), happened("turnStarts", { who: 6 }), moved(6));
  is("chapters", chaptersOf(turns).map((one) => [one.round, one.who, one.deeds.length]), [[1, -1, 0], [undefined, 5, 1], [undefined, 6, 1]]);
  is("unseen", chaptersOf(turns, 3).map((one) => one.who), [-1, 5]);
  return wrong;
}
