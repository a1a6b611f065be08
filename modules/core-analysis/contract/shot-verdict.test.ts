import { expect, it } from 'vitest';
import { shotVerdict } from './shot-verdict.ts';

it('leaves out the number and time of the shot, and nothing else', () => {
  expect(shotVerdict('Shot 2, 2.5 to 5.5 s: good by itself, with 1 text on screen. Weakest: tones (0.08).')).toBe(
    'Good by itself, with 1 text on screen. Weakest: tones (0.08).',
  );
  expect(shotVerdict('Calm and clear: but silent.')).toBe('Calm and clear: but silent.');
});
