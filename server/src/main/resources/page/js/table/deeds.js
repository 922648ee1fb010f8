// @ts-check
/**
 * What has happened, as deeds: an attack is one, from the declaration to what became of its target; so is a
 * way, whatever number of hexes it has. It knows no page and no words, so that it can be tested by itself.
 */

/** @typedef {Wire.Event["kind"]} Kind */
/** @typedef {{step: number, event: number, happened: Wire.Happened}} Part an event, and where it stands in the log */
/**
 * @typedef {object} Deed
 * @property {Kind} kind of the event that began it
 * @property {number} who
 * @property {number} whom whoever bears what comes of it
 * @property {Part[]} parts all its events; the first began it
 * @property {number} times how often the same: the hexes of a way, equal conditions
 * @property {number[]} figures that were placed
 * @property {number} base of an attack: the value that was declared; of anything else: how much
 * @property {number} [before] the value before the modifier
 * @property {number} [after] the value with the modifier
 * @property {Wire.ModifierCard[]} cards that were drawn for it
 * @property {number} [shield] what pierce has left of it
 * @property {number} [damage] that was suffered
 * @property {Part[]} became conditions that came or went, death, what negated it: in their order
 * @property {number} xp
 */
/** @typedef {{round: number|undefined, who: number, deeds: Deed[]}} Chapter a round, or a turn in it */

/** Told by the headings, or of no interest. @type {Set<Kind>} */
const SILENT = new Set(["turnEnds", "waned"]);
/** They only belong to what is told already. @type {Set<Kind>} */
const DETAILS = new Set(["killed", "tokenDropped", "shuffled", "slotUsed", "markerMoved"]);
/** Deeds that somebody may suffer from. @type {Set<Kind>} */
export const HARMFUL = new Set(["attacked", "retaliates", "trapSprung", "hazardEntered"]);
/** What a heal takes away. @type {Set<Wire.Condition>} */
const HEALED = new Set(["POISON", "WOUND", "BANE", "BRITTLE"]);
/** Whatever begins with these goes on: the next event may belong to it. @type {Set<Kind>} */
const LASTING = new Set([...HARMFUL, "moved", "forced", "placed", "spawned", "roomRevealed", "healed", "gained", "focused", "acts", "rested"]);

/** @param {Wire.LogStep[]} log @param {number} [unseen] how many events at its end are not to be told yet @returns {Chapter[]} */
export function chaptersOf(log, unseen = 0) {
  const teller = new Teller();
  let left = log.reduce((sum, step) => sum + step.events.length, 0) - unseen;
  log.forEach((one, step) => {
    one.events.forEach((happened, event) => {
      if (left-- > 0) teller.tell({ step, event, happened });
    });
  });
  return teller.chapters;
}

class Teller {
  /** @type {Chapter[]} */ chapters = [];
  /** @type {Deed|undefined} what may go on */ #open = undefined;

  /** @param {Part} part */
  tell(part) {
    const { event } = part.happened;
    if (event.kind === "roundStarts") this.#chapter(event.round, -1);
    else if (event.kind === "turnStarts") this.#chapter(undefined, event.who);
    else if (!SILENT.has(event.kind) && !this.#belongs(part)) this.#begin(part);
  }

  /** @param {number|undefined} round @param {number} who */
  #chapter(round, who) {
    this.chapters.push({ round, who, deeds: [] });
    this.#open = undefined;
  }

  /** @returns {Deed[]} of the last chapter; before the first round there is one without a number */
  get #deeds() {
    if (this.chapters.length === 0) this.#chapter(undefined, -1);
    return this.chapters[this.chapters.length - 1].deeds;
  }

  /** @param {Part} part */
  #begin(part) {
    const deeds = this.#deeds;
    const { event } = part.happened;
    const deed = deedOf(part);
    if (event.kind === "cardsRevealed" || event.kind === "longRestDeclared") {
      // What was chosen secretly is told when all see it.
      const chosen = deeds.findIndex((one) => one.kind === "cardsChosen" && one.who === event.who);
      if (chosen >= 0) deeds.splice(chosen, 1);
    } else if (event.kind === "healed") {
      // What a heal removes goes before it is told by how much it heals.
      for (let last = deeds.at(-1); last && isHealed(last.parts[0], event.who); last = deeds.at(-1)) {
        deeds.pop();
        deed.parts.push(...last.parts);
        deed.became.push(...last.parts);
      }
    }
    deeds.push(deed);
    if (LASTING.has(event.kind)) this.#open = deed;
  }

  /** Whether it belongs to what is told already; if so it is put there. @param {Part} part @returns {boolean} */
  #belongs(part) {
    const { event } = part.happened;
    const open = this.#open;
    if (event.kind === "cardMoved") return this.#toCard(part, event.who);
    if (open && goesOn(open, part)) {
      open.parts.push(part);
      return true;
    }
    if (!DETAILS.has(event.kind) && !(event.kind === "effectEnded" && event.by.kind === "bonus")) return false;
    // What is only a detail is told with a deed, and not at all without one.
    (open ?? this.#deeds.at(-1))?.parts.push(part);
    return true;
  }

  /** Where a card goes belongs to the action or the rest that it served. @param {Part} part @param {number} who */
  #toCard(part, who) {
    const deed = this.#deeds.findLast((one) => one.who === who && (one.kind === "acts" || one.kind === "rested"));
    deed?.parts.push(part);
    return deed !== undefined;
  }
}

/** Whether a condition was taken away that a heal takes away. @param {Part} part @param {number} who */
function isHealed({ happened: { event } }, who) {
  return event.kind === "lostCondition" && event.who === who && HEALED.has(event.condition);
}

/** What an attack comes to: a damage of nothing is not told by an event of its own. @param {Deed} deed @returns {number|undefined} */
export function outcome({ damage, after, shield = 0 }) {
  return damage ?? (after !== undefined && after <= shield ? 0 : undefined);
}

/** @param {Part} part @returns {Deed} */
function deedOf(part) {
  const { event } = part.happened;
  const who = "who" in event ? event.who : -1;
  const whom = event.kind === "trapSprung" || event.kind === "hazardEntered" ? who : "whom" in event ? event.whom : -1;
  const base = event.kind === "attacked" ? event.attack : "amount" in event ? event.amount : 0;
  const figures = event.kind === "placed" || event.kind === "spawned" ? [who] : [];
  return { kind: event.kind, who, whom, parts: [part], times: 1, figures, base, cards: [], became: [], xp: 0 };
}

/** Whether an event belongs to a deed, which then knows of it. @param {Deed} deed @param {Part} part @returns {boolean} */
function goesOn(deed, part) {
  const { event } = part.happened;
  const harmful = HARMFUL.has(deed.kind);
  switch (event.kind) {
    case "moved":
    case "forced":
      if (deed.kind !== event.kind || deed.who !== event.who) return false;
      deed.times++;
      return true;
    case "placed":
    case "spawned":
      if (deed.kind !== event.kind && deed.kind !== "roomRevealed") return false;
      deed.figures.push(event.who);
      return true;
    case "drew":
      if (deed.kind !== "attacked" || deed.who !== event.who) return false;
      deed.before = event.attack;
      deed.cards = event.cards;
      return true;
    case "modified":
      if (deed.kind !== "attacked" || deed.who !== event.who) return false;
      deed.after = event.attack;
      return true;
    case "intercepted":
      if (deed.kind !== "attacked" || deed.whom !== event.whom) return false;
      deed.whom = event.who;
      return true;
    case "shielded":
      if (!harmful || deed.whom !== event.who) return false;
      deed.shield = event.shield;
      return true;
    case "damaged":
      if (!harmful || deed.whom !== event.who || deed.damage !== undefined) return false;
      deed.damage = event.amount;
      return true;
    case "experienceGained":
      if (deed.who !== event.who || deed.kind === "focused") return false;
      deed.xp += event.points;
      return true;
    case "gained":
      if (deed.kind === "gained") return again(deed, event);
      if (!harmful || deed.whom !== event.who) return false;
      deed.became.push(part);
      return true;
    case "warded":
    case "negated":
    case "immune":
    case "died":
    case "exhausted":
      if (!harmful || deed.whom !== event.who) return false;
      deed.became.push(part);
      return true;
    case "lostCondition":
      if (deed.kind !== "healed") return harmful && deed.whom === event.who;
      if (isHealed(part, deed.who)) deed.became.push(part);
      return isHealed(part, deed.who);
    default:
      return false;
  }
}

/** Several curses are one deed. @param {Deed} deed @param {Wire.EventGained} event */
function again(deed, event) {
  const first = deed.parts[0].happened.event;
  const same = first.kind === "gained" && first.condition === event.condition && deed.who === event.who;
  if (same) deed.times++;
  return same;
}
