import { ciede2000, hueAndSaturation, type Lab, labOf, rgbOf } from '../colour-science.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { hueOfHex, inkOn } from './hex-colour.ts';

/** Fills for creatives whose own palette has no colour that stands apart; each takes white or near-black letters at 4.5 : 1. */
const ACCENTS = ['#ffb703', '#c2410c', '#15803d', '#1d4ed8', '#be185d', '#b91c1c', '#6d28d9', '#0f766e'];
/** Duller colours do not look like a button. */
const LEAST_CHROMA = 45;
/** A hue on more than this of the frame is no accent: the rule C-09 takes marks off from there. */
const MOST_SHARE = 0.1;
const ENOUGH = 42;
const SAME_HUE = 30;

/**
 * The most isolated colour for a button on `ground`: the creative's own accent
 * where it stands apart from the ground, else the accent farthest in hue from
 * what the palette shows.
 */
export function buttonColour(m: ImageMeasurements, ground: string): { fill: string; ink: string } {
  const around = labOf(ground);
  const own = m.colour.palette
    .filter(({ hex }) => shownOf(m, hex) <= MOST_SHARE && isColour(hex) && apart(hex, around) >= ENOUGH)
    .sort((a, b) => a.share - b.share)[0];
  const fill = own?.hex ?? [...ACCENTS].sort((a, b) => worth(m, b, around) - worth(m, a, around))[0] ?? '#c2410c';
  return { fill, ink: inkOn(fill) };
}

function isColour(hex: string): boolean {
  const { l, a, b } = labOf(hex);
  return Math.hypot(a, b) >= LEAST_CHROMA && l > 25 && l < 88;
}

function apart(hex: string, ground: Lab): number {
  return ciede2000(labOf(hex), ground);
}

/** Distance from the ground, less what the frame already shows of the hue. */
function worth(m: ImageMeasurements, hex: string, ground: Lab): number {
  return Math.min(apart(hex, ground), 60) - 60 * shownOf(m, hex);
}

/** Share of the frame that the palette shows in the hue. */
function shownOf(m: ImageMeasurements, hex: string): number {
  const hue = hueOfHex(hex);
  return m.colour.palette.reduce((sum, { hex: other, share }) => {
    if (hueAndSaturation(...rgbOf(other)).saturation < 0.18) return sum;
    const turn = Math.abs(hueOfHex(other) - hue);
    return sum + (Math.min(turn, 360 - turn) < SAME_HUE ? share : 0);
  }, 0);
}
