/** How an overdriven palette comes back into the range: what to mute, by how much, and what that comes to. */
import { rgbOf } from '../../colour-science.ts';
import { colourName, vividNames } from '../wording/colour-words.ts';

export type Palette = readonly { readonly hex: string; readonly share: number }[];

/** Under this share of the picture a colour is the blend along an edge or a small thing, and no cause of much. */
const LEAST_SHARE = 0.03;
/** The estimate aims this far under the mark: a few colours stand for all. */
const SPARE = 0.97;
/** Some colours muted by more than this beside others as loud as before are a spot-colour effect, and no lower saturation. */
const MOST_MUTED = 0.4;
/** Saturation is told in these steps, rounded up. */
const STEP = 0.05;
/** Others beside the one that is kept. */
const NAMED = 3;

/** Loudest first, what covers next to nothing left out unless there is nothing else. */
export function loudNames(palette: Palette): string[] {
  const large = vividNames(palette.filter(({ share }) => share >= LEAST_SHARE).map(({ hex }) => hex));
  return large.length > 0 ? large : vividNames(palette.map(({ hex }) => hex));
}

/**
 * Hasler & Süsstrunk's colourfulness of a picture of these colours alone, those of the muted names with so much (0..1) of their
 * saturation taken away. Both opponent axes are differences of channels, so they shrink with the saturation.
 */
export function colourfulnessOf(palette: Palette, muted: readonly string[] = [], by = 0): number {
  let [total, rgSum, ybSum, squares] = [0, 0, 0, 0];
  for (const { hex, share } of palette) {
    const [r, g, b] = rgbOf(hex);
    const left = muted.includes(colourName(hex)) ? 1 - by : 1;
    const [rg, yb] = [left * (r - g), left * ((r + g) / 2 - b)];
    total += share;
    rgSum += share * rg;
    ybSum += share * yb;
    squares += share * (rg * rg + yb * yb);
  }
  if (total === 0) return 0;
  const [rgMean, ybMean] = [rgSum / total, ybSum / total];
  return Math.sqrt(Math.max(0, squares / total - rgMean ** 2 - ybMean ** 2)) + 0.3 * Math.hypot(rgMean, ybMean);
}

/** What to mute, and what that comes to. */
export interface ToneDown {
  /** The loudest colour, where the others alone can bring it down. */
  readonly keep: string | null;
  /** Names of colours; empty where all of the picture has to be muted. */
  readonly mute: readonly string[];
  /** Share of their saturation to take away, 0..1. */
  readonly by: number;
  /** Estimated colourfulness afterwards. */
  readonly becomes: number;
}

/**
 * The gentlest way under the mark that keeps the most: the loudest colour stays and the others are muted; else the one colour that
 * does it with the least; else all of the picture, which shrinks the measure by just what is taken away.
 */
export function planToneDown(palette: Palette, measured: number, mark: number): ToneDown {
  const names = loudNames(palette);
  const [first, ...others] = names;
  const mute = others.slice(0, NAMED);
  // A loud ground is no accent to keep, and what stands on it may be the button.
  if (first && shareOf(palette, mute) >= shareOf(palette, [first])) {
    const plan = leastMuting(palette, measured, mark, mute);
    if (plan) return { keep: first, mute, ...plan };
  }
  const alone = names.flatMap((name) => {
    const plan = leastMuting(palette, measured, mark, [name]);
    return plan ? [{ keep: null, mute: [name], ...plan }] : [];
  });
  const gentlest = alone.sort((one, other) => one.by - other.by || one.becomes - other.becomes)[0];
  if (gentlest) return gentlest;
  const by = Math.ceil((1 - (SPARE * mark) / measured) / STEP) * STEP;
  return { keep: null, mute: [], by, becomes: measured * (1 - by) };
}

/** Share of the picture that goes by these names. */
export const shareOf = (palette: Palette, names: readonly string[]): number =>
  palette.reduce((sum, { hex, share }) => (names.includes(colourName(hex)) ? sum + share : sum), 0);

/**
 * Null where muting these alone leaves too much. What the palette does not account for is taken to stay, or to shrink in proportion,
 * whichever leaves more.
 */
function leastMuting(palette: Palette, measured: number, mark: number, mute: readonly string[]) {
  const whole = colourfulnessOf(palette);
  if (whole === 0) return null;
  for (let step = 1; step * STEP <= MOST_MUTED + 1e-9; step += 1) {
    const by = step * STEP;
    const muted = colourfulnessOf(palette, mute, by);
    const becomes = Math.max((measured * muted) / whole, muted + measured - whole);
    if (becomes <= SPARE * mark) return { by, becomes };
  }
  return null;
}
