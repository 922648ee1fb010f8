// @ts-check
/** A few quiet tones, made here; silent unless the person has asked for sound. */
import { prefs } from "../prefs.js";

/** @type {Record<string, [number, number, OscillatorType]>} pitch, seconds, tone */
const TONES = {
  asked: [660, 0.16, "sine"],
  choose: [440, 0.07, "triangle"],
  ping: [880, 0.2, "sine"],
  talk: [550, 0.09, "sine"],
  moved: [210, 0.05, "triangle"],
  attacked: [150, 0.12, "sawtooth"],
  damaged: [95, 0.18, "square"],
  healed: [520, 0.2, "sine"],
  doorOpened: [120, 0.25, "triangle"],
  died: [70, 0.35, "sawtooth"],
  looted: [990, 0.1, "triangle"],
  roundStarts: [330, 0.3, "sine"],
};

/** @type {AudioContext|undefined} */
let context;

/** @param {string} what a word above, or the kind of an event */
export function play(what) {
  const tone = TONES[what];
  if (!tone || !prefs().sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const [pitch, seconds, type] = tone;
  const now = context.currentTime;
  const wave = context.createOscillator();
  const loud = context.createGain();
  wave.type = type;
  wave.frequency.setValueAtTime(pitch, now);
  loud.gain.setValueAtTime(0.06, now);
  loud.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  wave.connect(loud).connect(context.destination);
  wave.start(now);
  wave.stop(now + seconds);
}
