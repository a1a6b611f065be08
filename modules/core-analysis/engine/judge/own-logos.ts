import type { ImageMeasurements } from '../measurements.ts';
import type { Measurements } from '../rules/book/rule.ts';
import type { Dismissal } from './lens.ts';

/** Letters and digits alone: how a logo was spaced or capitalised may be read otherwise the next time. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The same measurements with the words that the owner called a logo among those of the brand, which no check of text is asked of;
 * the same object where no such words are there.
 */
export function withOwnLogos<M extends Measurements>(m: M, dismissed: readonly Dismissal[]): M {
  const logos = new Set(dismissed.flatMap(({ reason, texts }) => (reason === 'our_logo' ? texts.map(bare) : [])));
  logos.delete('');
  if (logos.size === 0) return m;
  if (m.kind === 'image') return marked(m, logos) as M;
  const shots = m.shots.map((shot) => {
    const still = shot.still && marked(shot.still, logos);
    return still === shot.still ? shot : { ...shot, still };
  });
  return shots.every((shot, i) => shot === m.shots[i]) ? m : { ...m, shots };
}

function marked(m: ImageMeasurements, logos: ReadonlySet<string>): ImageMeasurements {
  const found = m.text.blocks.flatMap(({ text }, i) => (logos.has(bare(text)) ? [i] : []));
  const brand = [...new Set([...(m.copy.brand ?? []), ...found])].sort((a, b) => a - b);
  return brand.length === (m.copy.brand?.length ?? 0) ? m : { ...m, copy: { ...m.copy, brand } };
}
