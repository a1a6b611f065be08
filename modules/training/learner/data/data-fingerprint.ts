import { createHash } from 'node:crypto';
import type { TrainingData } from '../types.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same members in the same order, at every depth: equal values are equal texts. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, member]) => member !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, member]) => [key, sorted(member)]),
        )
      : value;

/**
 * SHA-256 in hex of everything a training depends on: a line per example with its creative's measures, in the order of the lines, and
 * the settings, in which the caller names the versions of features, code, engine and Node. Equal fingerprints, equal bytes of the model.
 */
export const dataFingerprint = (
  { creatives, examples }: TrainingData,
  settings: Readonly<Record<string, unknown>>,
): string => {
  const lines = [
    ...creatives.map((creative) => `creative ${JSON.stringify(sorted(creative))}`),
    ...examples.map((example) => `example ${JSON.stringify(sorted(example))}`),
  ].sort();
  return sha256([JSON.stringify(sorted(settings)), ...lines].join('\n'));
};
