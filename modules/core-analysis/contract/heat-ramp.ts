/**
 * The heat ramp, violet to yellow: anchors of matplotlib's "plasma" (CC0), which
 * is even in lightness and keeps its order for all common colour-vision types.
 */
const ANCHORS: readonly (readonly [number, number, number])[] = [
  [13, 8, 135],
  [75, 3, 161],
  [125, 3, 168],
  [168, 34, 150],
  [203, 70, 121],
  [229, 107, 93],
  [248, 148, 65],
  [253, 195, 40],
  [240, 249, 33],
];

export type Rgb = readonly [number, number, number];

/** Colour of an attention of 0..1. */
export function heatColour(t: number): Rgb {
  const at = Math.min(1, Math.max(0, t)) * (ANCHORS.length - 1);
  const low = Math.min(ANCHORS.length - 2, Math.floor(at));
  const from = ANCHORS[low] ?? [0, 0, 0];
  const to = ANCHORS[low + 1] ?? from;
  const mix = (channel: 0 | 1 | 2) => Math.round(from[channel] + (to[channel] - from[channel]) * (at - low));
  return [mix(0), mix(1), mix(2)];
}

/** How opaque an attention is drawn, 0..1: nothing where there is next to none, so that the creative stays readable. */
export function heatAlpha(t: number): number {
  const s = Math.min(1, Math.max(0, (t - 0.06) / 0.6));
  return s * s * (3 - 2 * s);
}
