import { describe, expect, it } from 'vitest';
import { PLANS, type PlanId } from '#flags/plans.ts';
import { AppError } from '#platform/contract/errors.ts';
import { failureError } from '../../contract/failure-error.ts';
import { EngineError, type FileMeasurements } from '../../engine/index.ts';
import { prefersAsync } from '../routes.ts';
import { fromEngine, requireLength, workflowError } from './analysis-failure.ts';

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
    ['decoder_crashed', 'decoder_crashed'],
  ])('a workflow’s %s is told as %s', (code, told) => {
    expect(workflowError({ code }).code).toBe(told);
  });

  it('take the engine’s refusals over, and leave other errors alone', () => {
    const refusal = fromEngine(new EngineError('image_too_many_pixels', { width: 9000, height: 9000 }), 'free');
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'image_too_many_pixels', details: { width: 9000, height: 9000 } });
    const other = new Error('no process could be started');
    expect(fromEngine(other, 'free')).toBe(other);
  });
});

describe('a video that is too long', () => {
  const told = (seconds: number, plan: PlanId) =>
    (fromEngine(new EngineError('video_too_long', { seconds, maxSeconds: 0 }), plan) as AppError).message;

  it('is told in the specification’s words, with the plan that takes it', () => {
    expect(told(22.4, 'free')).toBe(
      'Your video is 22 seconds long, but your Free plan supports videos up to 15 seconds. Upgrade to Starter for videos up to 30 seconds.',
    );
    expect(told(75, 'starter')).toMatch(/Upgrade to Elite for videos up to 90 seconds\.$/);
    expect(told(15.6, 'free')).toMatch(/^Your video is 16 seconds long, but your Free plan supports videos up to 15/);
  });

  it('is to be trimmed where no plan takes it', () => {
    for (const [seconds, plan, most] of [
      [200, 'pro', PLANS.pro.videoSeconds],
      [95, 'starter', 30],
    ] as const) {
      expect(told(seconds, plan)).toMatch(
        new RegExp(`No plan takes more than 90 seconds: trim it to ${most} and upload it again\\.$`),
      );
    }
    expect(told(91, 'elite')).toBe(
      'Your video is 91 seconds long, but your Elite plan supports videos up to 90 seconds. Trim it to 90 seconds and upload it again.',
    );
  });

  it('is so too where its measurements are known from a time on a higher plan', () => {
    const measured = { kind: 'video', source: { durationS: 28 } } as FileMeasurements;
    expect(() => requireLength(measured, 'starter')).not.toThrow();
    expect(() => requireLength(measured, 'free')).toThrow(/28 seconds long/);
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
