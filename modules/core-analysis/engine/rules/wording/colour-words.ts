/** Colours as people call them, and what would be readable on them. */
import { contrastBetween, rgbOf } from '../../colour-science.ts';

interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

function hsl(hex: string): Hsl {
  const [r, g, b] = rgbOf(hex).map((c) => c / 255) as [number, number, number];
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const lightness = (max + min) / 2;
  const spread = max - min;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sector = max === r ? ((g - b) / spread + 6) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: sector * 60, saturation, lightness };
}

/** How far a colour is from grey of its lightness, 0..1. */
function chromaOf({ saturation, lightness }: Hsl): number {
  return saturation * (1 - Math.abs(2 * lightness - 1));
}

/** Under this chroma a colour is called a grey. */
const GREY = 0.09;

/** Names of the colours that are no greys and have no tint of grey, the most saturated first, each once. */
export function vividNames(hexes: readonly string[]): string[] {
  const coloured = hexes
    .map((hex) => ({ name: colourName(hex), chroma: chromaOf(hsl(hex)) }))
    .filter(({ name, chroma }) => chroma >= GREY && !ENDS.includes(name) && !name.startsWith(TINTED))
    .sort((a, b) => b.chroma - a.chroma);
  return [...new Set(coloured.map(({ name }) => name))];
}

/** Names of what is too dark or too light to have a colour. */
const ENDS: readonly string[] = ['near-black', 'white'];

const HUES: readonly (readonly [below: number, name: string])[] = [
  [12, 'red'],
  [40, 'orange'],
  [66, 'yellow'],
  [90, 'lime'],
  [165, 'green'],
  [190, 'teal'],
  [215, 'sky blue'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
  [361, 'red'],
];

/** Grass and moss rather than a lime. */
const mildLime = (hue: number, lightness: number): string =>
  hue < 75 && lightness < 0.4 ? 'olive' : lightness > 0.7 ? 'pale green' : lightness < 0.25 ? 'dark green' : 'green';

/** Under this chroma cold colours look like greys with a tint. */
const MUTED = 0.16;
const COOL: readonly string[] = ['green', 'teal', 'sky blue', 'blue', 'purple'];
const TINTED = 'grey-';

/** A short English name for a hex colour: "near-black", "dark blue", "pale orange". */
export function colourName(hex: string): string {
  const colour = hsl(hex);
  const { hue, saturation, lightness } = colour;
  if (lightness < 0.09) return 'near-black';
  if (lightness > 0.95) return 'white';
  const chroma = chromaOf(colour);
  if (chroma < GREY) {
    if (lightness > 0.85) return 'off-white';
    return lightness < 0.3 ? 'dark grey' : lightness > 0.65 ? 'light grey' : 'grey';
  }
  const name = HUES.find(([below]) => hue < below)?.[1] ?? 'red';
  if (name === 'orange' && lightness < 0.45) {
    if (saturation > 0.75 && lightness > 0.3) return 'burnt orange';
    return lightness < 0.25 ? 'dark brown' : 'brown';
  }
  if (name === 'orange' && chroma < 0.35) return lightness > 0.75 ? 'cream' : 'tan';
  if (name === 'yellow' && lightness < 0.4) return lightness < 0.22 ? 'dark olive' : 'olive';
  if (name === 'sky blue' && lightness < 0.5) return lightness < 0.28 ? 'dark blue' : 'blue';
  if (name === 'red' && lightness > 0.62) return lightness > 0.8 ? 'pale pink' : 'pink';
  if (name === 'lime' && chroma < 0.55) return mildLime(hue, lightness);
  if (chroma < MUTED && lightness > 0.35 && COOL.includes(name)) return `${TINTED}${name.replace('sky ', '')}`;
  if (name === 'pink' && lightness < 0.45) return hue < 330 ? 'dark pink' : 'dark red';
  if (lightness < 0.28) return `dark ${name}`;
  return lightness > 0.78 ? `pale ${name}` : name;
}

/** Black or white, whichever reads better on grounds, with the least contrast it would reach there. */
export function readableOn(...grounds: string[]): { name: 'white' | 'near-black'; contrast: number } {
  const white = Math.min(...grounds.map((ground) => contrastBetween('#ffffff', ground)));
  const dark = Math.min(...grounds.map((ground) => contrastBetween('#111111', ground)));
  return white >= dark ? { name: 'white', contrast: white } : { name: 'near-black', contrast: dark };
}
