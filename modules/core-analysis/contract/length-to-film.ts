import type { UgcInstructions } from './analysis.ts';

/** How long a creator's clip should be and why; said once, also where the reason begins with the seconds itself. */
export function lengthToFilm({ from, to, why }: UgcInstructions['durationSeconds']): string {
  const range = `${from} to ${to} s`;
  return why.startsWith(range) ? why : `${range}: ${why}`;
}
