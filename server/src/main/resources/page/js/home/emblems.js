// @ts-check
/** A small scene of our own for each scenario, and one for those nobody has drawn yet. */
import { html, svg } from "lit";

const NIGHT = "#1d2630";
const FAR = "#2c3946";
const NEAR = "#151b22";
const STONE = "#566270";
const STONE_LIT = "#7b8793";
const GLOW = "#efb152";
const PALE = "#efe2c6";

const moon = svg`<circle cx="252" cy="44" r="20" fill=${PALE}/><circle cx="260" cy="38" r="17" fill=${NIGHT}/>`;
const stars = svg`<g fill=${PALE} fill-opacity="0.7"><circle cx="40" cy="28" r="1.5"/><circle cx="92" cy="50" r="1"/>
  <circle cx="150" cy="22" r="1.5"/><circle cx="196" cy="52" r="1"/><circle cx="288" cy="80" r="1.5"/></g>`;

const barrow = svg`${moon}${stars}
  <path d="M0 128Q60 96 130 112T320 104V180H0Z" fill=${FAR}/>
  <path d="M34 180C48 92 108 66 164 66S284 96 296 180Z" fill="#33402f"/>
  <path d="M60 150c20-52 60-70 104-70" fill="none" stroke="#4c5d43" stroke-width="3" stroke-linecap="round"/>
  <path d="M128 180V122l36-16 36 16v58Z" fill=${STONE}/>
  <path d="M120 124l44-20 44 20v10l-44-20-44 20Z" fill=${STONE_LIT}/>
  <path d="M142 180v-40q22-16 44 0v40Z" fill=${NEAR}/>
  <path d="M152 180v-32q12-9 24 0v32Z" fill=${GLOW} fill-opacity="0.55"/>
  <path d="M158 180v-24q6-5 12 0v24Z" fill=${PALE} fill-opacity="0.8"/>
  <path d="M60 180l4-14 4 14m12 0 3-11 4 11m150 0 4-14 4 14m14 0 3-10 4 10" fill="none" stroke="#6d7f57" stroke-width="2.5" stroke-linejoin="round"/>`;

const lair = svg`
  <path d="M0 0h320v180H0Z" fill="#20262d"/>
  <path d="M0 0h62v126L0 180ZM320 0h-62v126l62 54Z" fill="#2b343d"/>
  <path d="M62 126h196l62 54H0Z" fill="#343e48"/>
  <path d="M104 126V60q56-44 112 0v66Z" fill=${NEAR}/>
  <path d="M132 126V78l10 8V56l18 14 18-14v30l10-8v48Z" fill=${STONE}/>
  <path d="M144 126v-26h32v26Z" fill="#39434e"/>
  <path d="m142 52 6-18 12 10 12-10 6 18Z" fill=${GLOW}/>
  <path d="M24 172l14-34h34l-8 34ZM296 172l-14-34h-34l8 34Z" fill=${STONE}/>
  <path d="M38 138h34l-3 10H34ZM282 138h-34l3 10h35Z" fill=${STONE_LIT}/>
  <g fill=${GLOW}><path d="M84 84q8-10 0-22-8 12 0 22ZM236 84q8-10 0-22-8 12 0 22Z"/></g>
  <path d="M84 86v26M236 86v26" stroke="#6f5a3c" stroke-width="5" stroke-linecap="round"/>`;

const camp = svg`
  <path d="M0 0h320v180H0Z" fill="#38333a"/><path d="M0 84q80-26 160-10t160-14v120H0Z" fill="#4a3f38"/>
  <circle cx="70" cy="46" r="22" fill="#e0a05a"/><path d="M0 118q120-26 320-6v68H0Z" fill="#2c2925"/>
  <path d="M22 156 78 74l10 4 52 78Z" fill="#7b5b3d"/><path d="M78 74l10 4 20 78H66Z" fill="#5b4029"/>
  <path d="M80 156l6-44 14 44Z" fill=${NEAR}/><path d="m70 62 14 22m14-24L78 84" stroke=${PALE} stroke-width="3.5" stroke-linecap="round"/>
  <path d="M196 160l50-70 8 3 50 67Z" fill="#86653f"/><path d="M246 90l8 3 16 67h-36Z" fill="#63472d"/>
  <path d="m238 80 12 18m12-20-16 22" stroke=${PALE} stroke-width="3" stroke-linecap="round"/>
  <path d="M150 164h44" stroke="#6f5139" stroke-width="7" stroke-linecap="round"/>
  <path d="M172 160c-20-8-12-26-4-32 0 8 6 8 6 0 12 8 18 24-2 32Z" fill=${GLOW}/><path d="M172 160c-9-5-6-13-1-17 2 5 9 10 1 17Z" fill=${PALE}/>
  <path d="M168 70h12v60h-12Z" fill="#6f5139"/><path d="M168 60c-20-6-26-22-18-34 0 16 12 20 24 20s24-4 24-20c8 12 2 28-18 34l4 14h-20Z" fill="#d9c6a0"/>`;

const crypt = svg`
  <path d="M0 0h320v180H0Z" fill="#232031"/><path d="M20 180V70q44-56 88 0v110ZM212 180V70q44-56 88 0v110Z" fill="#312c44"/>
  <path d="M96 180V64q64-74 128 0v116Z" fill="#17141f"/>
  <path d="M110 180V70q50-58 100 0v110" fill="none" stroke="#5a5275" stroke-width="5"/>
  <circle cx="160" cy="76" r="24" fill="none" stroke="#a98bd6" stroke-width="3"/><path d="m160 54 19 33h-38Z" fill="none" stroke="#a98bd6" stroke-width="3" stroke-linejoin="round"/>
  <path d="M112 136h96l8 44H104Z" fill=${STONE}/><path d="M104 126h112v12H104Z" fill=${STONE_LIT}/>
  <g fill=${PALE}><path d="M118 126v-16h8v16ZM138 126v-10h8v10ZM174 126v-12h8v12ZM194 126v-18h8v18ZM50 180v-22h10v22ZM66 180v-14h10v14ZM258 180v-26h10v26Z"/></g>
  <g fill=${GLOW}><path d="M122 108q6-6 0-14-6 8 0 14ZM142 114q6-6 0-14-6 8 0 14ZM178 112q6-6 0-14-6 8 0 14ZM198 106q6-6 0-14-6 8 0 14ZM55 156q7-7 0-17-7 10 0 17ZM71 164q7-7 0-16-7 9 0 16ZM263 152q7-7 0-17-7 10 0 17Z"/></g>`;

const ruin = svg`
  <path d="M0 0h320v180H0Z" fill="#1c2a2c"/>${stars}
  <path d="M0 122q90-20 180-8t140-6v72H0Z" fill="#27393a"/>
  <path d="m160 20 16 34-10 20 18 30-14 26 8 30h-36l6-30-14-24 16-32-10-24Z" fill="#5b3f85"/>
  <path d="m160 40 8 20-8 16 12 28-10 24 4 24h-14l2-24-8-22 12-28-8-20Z" fill="#c9a8f0"/>
  <path d="M36 168V70h30v98ZM30 60h42v12H30ZM28 166h46v12H28Z" fill=${STONE}/>
  <path d="M104 168v-44l8-8 6 8 10-10v54ZM98 166h38v12H98Z" fill=${STONE}/>
  <path d="M204 168v-62l10-8 8 12 8-6v64ZM198 166h38v12h-38Z" fill=${STONE}/>
  <path d="M258 168V62h30v106ZM252 52h42v12h-42ZM250 166h46v12h-46Z" fill=${STONE}/>
  <path d="M42 74v90M52 74v90M266 66v98M276 66v98" stroke=${STONE_LIT} stroke-width="3"/>
  <path d="m80 176 24-12 18 6-8 8ZM236 178l10-14 14 12Z" fill=${STONE_LIT}/>`;

const gate = svg`${stars}
  <path d="M0 132q80-24 160-12t160-10v70H0Z" fill=${FAR}/>
  <path d="m160 28 62 36v72l-62 36-62-36V64Z" fill=${NEAR} stroke=${STONE_LIT} stroke-width="6" stroke-linejoin="round"/>
  <path d="M128 150V92q32-34 64 0v58Z" fill=${STONE}/><path d="M140 150V98q20-22 40 0v52Z" fill=${GLOW} fill-opacity="0.6"/>`;

/** @type {Record<string, unknown>} */
const drawn = {
  "Black Barrow": barrow,
  "Barrow Lair": lair,
  "Inox Encampment": camp,
  "Crypt of the Damned": crypt,
  "Ruinous Crypt": ruin,
};

/** @param {string} scenario its English name */
export function emblem(scenario) {
  return html`<svg
    class="emblem"
    viewBox="0 0 320 180"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <path d="M0 0h320v180H0Z" fill=${NIGHT} />
    ${drawn[scenario] ?? gate}
  </svg>`;
}
