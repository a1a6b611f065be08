import { withNameAlone } from '../copy/name-alone.ts';
import type { ImageMeasurements } from '../measurements.ts';
import type { Measurements } from '../rules/book/rule.ts';

/** The same measurements with the brand's own name as a name and no more, in pictures, keyframes and what a video says over time. */
export function withBrandAsName<M extends Measurements>(m: M, brand: string | null): M {
  if (brand === null) return m;
  if (m.kind === 'image') return corrected(m, brand) as M;
  const shots = m.shots.map((shot) => (shot.still ? { ...shot, still: corrected(shot.still, brand) } : shot));
  return { ...m, shots, namedBrand: brand };
}

function corrected(m: ImageMeasurements, brand: string): ImageMeasurements {
  const copy = withNameAlone(m, m.copy, brand);
  return copy === m.copy ? m : { ...m, copy };
}
