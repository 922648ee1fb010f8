// @ts-check
/** The laboratory of the server. */
import { Refusal, person, request } from "../api.js";

const PATH = "/api/laboratory";

/** What there is for us. @returns {Promise<Wire.LabBench>} */
export const bench = () => request("GET", PATH);

/** @param {Wire.LabAsked} asked @returns {Promise<Wire.LabBench>} */
export const begin = (asked) => request("POST", PATH, asked);

/** @returns {Promise<Wire.LabBench>} */
export const stop = () => request("DELETE", PATH);

/** A table where a game of ours lies. @param {number} seed @param {boolean} other @returns {Promise<{code: string}>} */
export const openGame = (seed, other) => request("POST", `${PATH}/games`, { seed, other });

/** Saves a report as a file. @param {"html"|"json"} kind */
export async function download(kind) {
  const answer = await fetch(`${PATH}/report.${kind}`, { headers: { Authorization: `Bearer ${person()?.secret ?? ""}` } });
  if (!answer.ok) throw new Refusal(`${answer.status}`, { status: answer.status });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `laboratory.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Whether there is more to come. @param {Wire.LabStudy|undefined} study */
export const isGoing = (study) => study?.phase === "WAITING" || study?.phase === "RUNNING";
