// @ts-check
/** What the table page knows and shows at the moment: the game, what is picked of it, and the panels about it. */
import { play as sound } from "./sound.js";
import { isFatal } from "./harm.js";
import { Selection } from "./selection.js";

/** @typedef {import("./game.js").Chosen} Chosen */
/** @typedef {"figure"|"log"|"decks"|"talk"|"why"|"rules"|"card"|"review"} Tab */
/** @typedef {{step: number, event: number, text: string, judgement: number, answer: Wire.Why|undefined, rule: any}} Reason */

/** The panels, dialogs and sheets; everything drawn reads this, nothing else keeps state. */
export class TableState extends Selection {
  /** @type {Tab} */ tab = "log";
  /** The figure in the inspector. */ figure = -1;
  /** @type {any} the card in the inspector, with its class */ card = undefined;
  /** @type {Reason|undefined} the answer to the last why, and of which event */ why = undefined;
  /** The word that was looked up. */ word = "";
  /** Whether the sheet with the inspector is open on a small screen. */ sheet = false;
  pile = "hand";
  /** @type {boolean|undefined} whether the sheet with the cards is down on a phone; undefined: by what is asked */ fold = undefined;
  /** @type {any} a card seen large, and where */ lens = undefined;
  unread = 0;
  dialog = "";
  /** @type {Wire.Hint|undefined} what is shown as a hint */ hint = undefined;
  /** Whether one is being thought of. */ thinking = false;
  /** @type {Wire.Review|undefined} the game looked at again, as far as that has come */ review = undefined;
  /** Which of its moments is shown. */ moment = -1;
  /** @type {Chosen|undefined} what asks whether it is really meant */ doubtful = undefined;

  /** @param {import("../link.js").TableLink} link */
  constructor(link) {
    super(link);
    link.addEventListener("chat", () => this.#chatted(), { signal: this.signal });
    this.settled();
  }

  /** Whether the board needs the room more than the cards. */
  get folded() {
    if (this.fold !== undefined) return this.fold;
    const { hexes, figures, areas, paths, buttons, cards, acts, hand } = this.answers;
    const onBoard = hexes.size + figures.size + areas.length + paths.length > 0;
    return !this.prompt || onBoard || (buttons.length > 0 && cards.size + acts.length === 0 && !hand);
  }

  /** What ends a character asks once more. @param {Chosen} chosen @param {boolean} [sure] */
  choose(chosen, sure = false) {
    if (sure || !isFatal(chosen)) {
      this.hint = undefined;
      super.choose(chosen);
    } else if (this.prompt && !this.sent) {
      this.doubtful = chosen;
      this.dialog = "harm";
      this.change();
    }
  }

  /** What belonged to the state before is put away. */
  settled() {
    this.lens = undefined;
    this.fold = undefined;
    this.hint = undefined;
    if (this.prompt) this.pile = "hand";
    super.settled();
  }

  #chatted() {
    if (this.tab !== "talk") this.unread++;
    sound("talk");
  }

  /** @param {Tab} tab */
  open(tab) {
    if (tab === "talk") this.unread = 0;
    this.tab = tab;
    this.sheet = true;
    this.change();
  }

  /** @param {number} figure */
  inspect(figure) {
    this.figure = figure;
    this.open("figure");
  }
}
