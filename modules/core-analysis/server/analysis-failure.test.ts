import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/contract/errors.ts';
import { EngineError } from '../engine/index.ts';
import { failureError, fromEngine, storyError } from './analysis-failure.ts';
import { prefersAsync } from './routes.ts';

describe('failures of an analysis', () => {
  it('come back from the database as the error that was stored', () => {
    expect(failureError({ code: 'image_too_small', details: { width: 8, height: 9 } })).toMatchObject({
      code: 'image_too_small',
      status: 422,
      message: expect.stringContaining('8 by 9 pixels'),
    });
  });

  it.each([
    { code: 'image_too_small', details: { width: 'wide' } },
    { code: 'image_too_small' },
    { code: 'never_heard_of' },
  ])('are a plain failure where code or details are not ours: %j', (failure) => {
    expect(failureError(failure).code).toBe('analysis_failed');
  });

  it.each([
    ['internal', 'analysis_failed'],
    ['timed_out', 'analysis_timed_out'],
    ['file_unreadable', 'file_unreadable'],
  ])('a story’s %s is told as %s', (code, told) => {
    expect(storyError({ code }).code).toBe(told);
  });

  it('take the engine’s refusals over, and leave other errors alone', () => {
    const refusal = fromEngine(new EngineError('image_too_many_pixels', { width: 9000, height: 9000 }));
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'image_too_many_pixels', details: { width: 9000, height: 9000 } });
    const other = new Error('no process could be started');
    expect(fromEngine(other)).toBe(other);
  });
});

it.each([
  ['respond-async', true],
  ['handling=lenient, Respond-Async; wait=10', true],
  ['respond-asynchronously', false],
  [undefined, false],
])('Prefer: %s means not to wait: %s', (header, expected) => {
  expect(prefersAsync(header)).toBe(expected);
});
