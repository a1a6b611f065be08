import type { VideoContent } from './analysis.ts';

/**
 * Index of the shot whose frame a video's heat was measured on: of those with a kept frame the one that asks most for
 * attention, the first of equals; -1 without any. Who judges and who draws ask the same question.
 */
export function heatShot({ shots, attention, stepSeconds }: HeatSource): number {
  let best = { index: -1, mean: -1 };
  shots.forEach(({ start, end, frame }, index) => {
    const from = Math.max(0, Math.floor(start / stepSeconds));
    const values = attention.slice(from, Math.max(from + 1, Math.ceil(end / stepSeconds)));
    const mean = values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
    if (frame !== null && mean > best.mean) best = { index, mean };
  });
  return best.index;
}

interface HeatSource extends Pick<VideoContent, 'attention' | 'stepSeconds'> {
  readonly shots: readonly Pick<VideoContent['shots'][number], 'start' | 'end' | 'frame'>[];
}
