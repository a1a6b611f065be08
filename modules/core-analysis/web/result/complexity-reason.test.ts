import { expect, it } from 'vitest';
import { sampleResults } from '../testing/sample-analysis.ts';
import { sampleVideo } from '../testing/sample-video.ts';
import { complexityReason } from './complexity-reason.ts';

const text = (confidence: number) =>
  ({ ...sampleResults.texts[0], confidence }) as (typeof sampleResults.texts)[number];
const of = (rulesNotMeasured: string[], confidences: number[], shots = 0) =>
  complexityReason({
    basis: { ...sampleResults.basis, rulesNotMeasured },
    texts: confidences.map(text),
    ...(shots > 0 && {
      video: {
        ...sampleVideo,
        shots: Array.from({ length: shots }, (_, at) => ({ start: at, end: at + 1, keyframeAt: at, frame: null })),
      },
    }),
  });

it('names what was missing, unsure or much', () => {
  expect(of(['Logo'], [0.95])).toBe('1 rule could not be measured');
  expect(of(['Logo', 'Voice'], [0.5, 0.79, 0.8])).toBe(
    '2 rules could not be measured, and 2 texts could not be read surely',
  );
  expect(of([], [0.3], 12)).toBe('1 text could not be read surely, and it changes over 12 shots');
});

it('says that all was there where it was', () => {
  expect(of([], [0.9], 3)).toMatch(/^everything was measured/);
});
