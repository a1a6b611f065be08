import { expect, it } from 'vitest';
import { sampleResults } from '../../testing/sample-analysis.ts';
import { sampleVideo } from '../../testing/sample-video.ts';
import { complexityReason } from './complexity-reason.ts';

const text = (confidence: number) =>
  ({ ...sampleResults.texts[0], confidence }) as (typeof sampleResults.texts)[number];
const of = (confidences: number[], shots = 0) =>
  complexityReason({
    texts: confidences.map(text),
    ...(shots > 0 && {
      video: {
        ...sampleVideo,
        shots: Array.from({ length: shots }, (_, at) => ({ start: at, end: at + 1, keyframeAt: at, frame: null })),
      },
    }),
  });

it('names what was unsure or much', () => {
  expect(of([0.5, 0.79, 0.8])).toBe('2 texts were hard to read');
  expect(of([0.3], 12)).toBe('1 text was hard to read, it has 12 shots');
});

it('is empty where nothing was hard', () => {
  expect(of([0.9], 3)).toBe('');
});
