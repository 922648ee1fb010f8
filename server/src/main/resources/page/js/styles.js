// @ts-check
/** @type {Map<string, Promise<unknown>>} */
const sheets = new Map();

/** Style sheets of areas; loaded once, before their page is shown. @param {string} name */
export function styles(name) {
  let loaded = sheets.get(name);
  if (!loaded) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/css/${name}.css`;
    loaded = new Promise((done) => {
      link.onload = done;
      link.onerror = done;
    });
    document.head.append(link);
    sheets.set(name, loaded);
  }
  return loaded;
}
