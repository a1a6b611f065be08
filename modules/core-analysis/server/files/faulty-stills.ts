import type { AnalysisResults } from '../../contract/analysis.ts';

/** The last engine whose scaler could leave columns of a still unwritten. */
const LAST_FAULTY = [2, 23, 0];
/** Stills of longer videos were made smaller, and written whole. */
const UNSCALED_LONG_SIDE = 1280;

/**
 * Whether the stills of a video may show what lay in the engine's memory before: pictures shown unscaled whose stored width leaves
 * 1 to 7 columns over a block of 16, or an odd one. A turned video's stored width is its height, so either side counts.
 */
export function hasFaultyStills({ engineVersion, image }: Pick<AnalysisResults, 'engineVersion' | 'image'>): boolean {
  const leftOver = (side: number) => (side % 16 >= 1 && side % 16 <= 7) || side % 2 === 1;
  return (
    isFaulty(engineVersion) &&
    Math.max(image.width, image.height) <= UNSCALED_LONG_SIDE &&
    (leftOver(image.width) || leftOver(image.height))
  );
}

function isFaulty(version: string): boolean {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (!parts) return false;
  const at = parts.findIndex((part, place) => part !== LAST_FAULTY[place]);
  return at < 0 || (parts[at] as number) < (LAST_FAULTY[at] as number);
}
