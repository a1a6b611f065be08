import type { Advice } from './evidence.ts';

const points = (gain: number): string => (gain >= 1 ? String(Math.round(gain)) : gain.toFixed(1));

/** Points of an advice as people read them: "12", "0.8", or "3–8" where only a range can be promised. */
export function gainWords({ gain, gainRange }: Pick<Advice, 'gain' | 'gainRange'>): string {
  const range = gainRange && [points(gainRange.low), points(gainRange.high)];
  if (range && range[0] !== range[1]) return range.join('–');
  return gain >= 9.95 ? String(Math.round(gain)) : gain.toFixed(1);
}
