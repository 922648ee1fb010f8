// @ts-check
/** The server's REST side and the person who uses this browser. */

const KEY = "haven.person";

/** @typedef {{person: number, name: string, secret: string, account?: boolean}} Person */

/** A refusal of the server: a sentence, and the rule if one stands behind it. */
export class Refusal extends Error {
  /** @param {string} why @param {{status?: number, rule?: string, stale?: boolean, say?: Wire.Phrase}} [more] */
  constructor(why, more = {}) {
    super(why);
    /** @type {Wire.Said} what is said of it, in words of every language where there are some */
    this.why = more.say ?? why;
    this.status = more.status ?? 0;
    this.rule = more.rule ?? "";
    this.stale = more.stale ?? false;
  }
}

/** @returns {Person|undefined} */
export function person() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param {Person|undefined} someone */
export function keepPerson(someone) {
  if (someone) localStorage.setItem(KEY, JSON.stringify(someone));
  else localStorage.removeItem(KEY);
}

/**
 * @param {string} method @param {string} path @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function request(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json" };
  const secret = person()?.secret;
  if (secret) headers.Authorization = `Bearer ${secret}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline");
  }
  const text = await answer.text();
  const found = parsed(text);
  if (answer.ok) return found;
  throw new Refusal(found?.why ?? `${answer.status}`, { status: answer.status, rule: found?.rule, say: found?.say });
}

/** @param {string} text */
function parsed(text) {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/** What does not change while the page is open is asked once. @param {string} path */
function once(path) {
  let found = kept.get(path);
  if (!found) {
    found = request("GET", path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

/** Somebody without an account. @param {string} name @returns {Promise<Person>} */
export async function guest(name) {
  const made = await request("POST", "/api/people", { name });
  keepPerson(made);
  return made;
}

/** Who we are and our tables; nothing if this browser is nobody yet. */
export async function me() {
  const known = person();
  if (!known) return undefined;
  try {
    const found = await request("GET", "/api/me");
    if (found.name !== known.name) keepPerson({ ...known, name: found.name });
    return found;
  } catch (problem) {
    // A secret the server does not know any more is of no use to anybody.
    if (problem instanceof Refusal && problem.status === 401) {
      keepPerson(undefined);
      return undefined;
    }
    throw problem;
  }
}

/** @param {string} name */
export async function rename(name) {
  await request("POST", "/api/me", { name });
  const known = person();
  if (known) keepPerson({ ...known, name });
}

/** @returns {Promise<{version: string, accounts: boolean, brains: string[], usualBrain: string, addresses?: string[]}>} addresses: by which other machines reach it, told to its own */
export const server = () => once("/api/server");

/** @returns {Promise<any[]>} */
export const packs = () => once("/api/packs");

/** Packs as they are now: who writes one may have changed it. @returns {Promise<any[]>} */
export function freshPacks() {
  for (const path of kept.keys()) if (path.startsWith("/api/packs")) kept.delete(path);
  return packs();
}

/** Packs of the server's own folder with mistakes, each with its first one. @returns {Promise<any[]>} */
export const brokenPacks = () => request("GET", "/api/broken-packs");

/** @param {string} pack @param {string} id @returns {Promise<any>} */
export const classOf = (pack, id) =>
  once(`/api/packs/${encodeURIComponent(pack)}/classes/${encodeURIComponent(id)}`);

/** @param {object} plan @returns {Promise<{code: string}>} */
export const createTable = (plan) => request("POST", "/api/tables", plan);

/** A table for a game that was played elsewhere. @param {string} record @returns {Promise<{code: string}>} */
export const openRecord = (record) => request("POST", "/api/records", { record });

/** @param {string} word @param {string} [ruleset] @returns {Promise<any[]>} */
export function rules(word, ruleset) {
  const query = new URLSearchParams({ word });
  if (ruleset) query.set("ruleset", ruleset);
  return once(`/api/rules?${query}`);
}

/** @param {string} id @returns {Promise<any>} */
export const rule = (id) => once(`/api/rules/${encodeURIComponent(id)}`);

/** @param {object} position @returns {Promise<any>} */
export const solve = (position) => request("POST", "/api/solve", position);

/** @param {string} name @param {string} password */
export async function register(name, password) {
  const made = await request("POST", "/api/accounts", { name, password });
  keepPerson({ ...made, account: true });
  return made;
}

/** @param {string} name @param {string} password */
export async function signIn(name, password) {
  const found = await request("POST", "/api/sessions", { name, password });
  keepPerson({ ...found, account: true });
  return found;
}

/** A code with which a guest goes on at another device. @returns {Promise<{code: string, seconds: number}>} */
export const devicePass = () => request("POST", "/api/me/pass", {});

/** Goes on as whoever has that code. @param {string} code @returns {Promise<Person>} */
export async function usePass(code) {
  const found = await request("POST", "/api/passes", { code });
  keepPerson(found);
  return found;
}

export async function signOut() {
  await request("DELETE", "/api/sessions").catch(() => undefined);
  keepPerson(undefined);
}
