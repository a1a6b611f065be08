import { RandomStream } from '#platform/numeric/random-stream.ts';
import type { Creative } from '../types.ts';

const HELD_OUT = 0.2;

/** The creative that all copies of one count as. */
export const originalOf = ({ id, duplicateOf }: Creative): string => duplicateOf ?? id;

/**
 * Is the creative, with all its copies, in the fifth that models of this epoch never learn from? Decided by its id alone, so new
 * creatives do not move others. Each full retraining begins a new epoch: a hold-out that is looked at often wears out.
 */
export const isHeldOut = (creative: Creative, epoch: number): boolean =>
  new RandomStream(epoch, ['hold-out', originalOf(creative)]).uniform() < HELD_OUT;
