import type { Model } from '../../contract/model.ts';
import { counted, percent } from '../../contract/words.ts';

/** How often a model picked the better of two creatives it had not seen, beside the one before it, with 90 % intervals. */
export function testSentence({ test }: Pick<Model, 'test'>): string {
  if (test === null) return 'Not tested: there were no results it had not seen.';
  const { accuracy, accuracyBefore: before, pairs } = test;
  if (accuracy === null) return `Not tested: ${counted(pairs, 'comparison')} it had not seen is too few.`;
  const was = before
    ? ` The one before it: ${percent(before.value)} (${percent(before.low)} to ${percent(before.high)}).`
    : '';
  return `Picks the better of two unseen creatives in ${percent(accuracy.value)} of ${counted(pairs, 'comparison')} (${percent(accuracy.low)} to ${percent(accuracy.high)}).${was}`;
}
