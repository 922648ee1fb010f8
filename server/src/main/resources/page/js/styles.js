// @ts-check
/** @typedef {{link: HTMLLinkElement, loaded: Promise<unknown>}} Sheet */

/** @type {Map<string, Sheet>} */
const sheets = new Map();

/** The style sheet of an area; loaded once, before its page is shown. @param {string} name */
export function styles(name) {
  let sheet = sheets.get(name);
  if (!sheet) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/css/${name}.css`;
    const loaded = new Promise((done) => {
      link.onload = done;
      link.onerror = done;
    });
    document.head.append(link);
    sheets.set(name, (sheet = { link, loaded }));
  }
  sheet.link.disabled = false;
  return sheet.loaded;
}

/** Areas that are not shown keep their looks to themselves. @param {string[]} names */
export function onlyStyles(names) {
  for (const [name, { link }] of sheets) link.disabled = !names.includes(name);
}
