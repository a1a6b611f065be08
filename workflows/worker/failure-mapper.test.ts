import { ApplicationFailure, CancelledFailure } from '@temporalio/common';
import { describe, expect, it } from 'vitest';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { toStoryFailure } from './failure-mapper.ts';

describe('what an error becomes in a history', () => {
  it('a refusal keeps code and details and is not repeated', () => {
    const details = { limit: 50, used: 50, resetsAt: '2026-12-01T00:00:00.000Z' };
    expect(toStoryFailure(new AppError(ERRORS.tokens_exhausted, details))).toMatchObject({
      type: 'tokens_exhausted',
      nonRetryable: true,
      details: [details],
      message: 'tokens_exhausted',
    });
  });

  it('a dependency that is away is repeated', () => {
    expect(toStoryFailure(new AppError(ERRORS.dependency_unavailable))).toMatchObject({
      type: 'internal',
      nonRetryable: false,
    });
  });

  it('an unknown error is repeated and says nothing of itself', () => {
    const failure = toStoryFailure(new Error('connect to postgres://adjudge:secret@db failed'));
    expect(failure).toMatchObject({ type: 'internal', nonRetryable: false, message: 'internal' });
    expect(JSON.stringify([failure.message, failure.stack, failure.cause])).not.toContain('secret');
    expect(failure.stack).toBe('');
  });

  it('a mistake of ours is not repeated', () => {
    expect(toStoryFailure(new TypeError('x is not a function'))).toMatchObject({
      type: 'internal',
      nonRetryable: true,
    });
  });

  it('a cancellation stays one', () => {
    const cancelled = new CancelledFailure('cancelled');
    expect(toStoryFailure(cancelled)).toBe(cancelled);
    const aborted = new DOMException('aborted', 'AbortError');
    expect(toStoryFailure(aborted)).toBe(aborted);
    const meant = ApplicationFailure.nonRetryable('as meant');
    expect(toStoryFailure(meant)).toBe(meant);
  });
});
