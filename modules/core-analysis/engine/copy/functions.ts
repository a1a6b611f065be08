/** What a line of an ad is for; a line may have several. */
export const FUNCTIONS = [
  'request',
  'offer',
  'price',
  'proof',
  'urgency',
  'guarantee',
  'pitch',
  'benefit',
  'fact',
  'legal',
  'brand',
  'badge',
  'screen',
  'contact',
  'noise',
] as const;
export type LineFunction = (typeof FUNCTIONS)[number];

/** Probabilities, 0..1, in the order of `FUNCTIONS`. */
export type Probabilities = Float64Array;

const INDEX = new Map(FUNCTIONS.map((fn, i) => [fn, i]));
export const indexOf = (fn: LineFunction): number => INDEX.get(fn) ?? -1;
