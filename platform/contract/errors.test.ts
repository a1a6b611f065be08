import { describe, expect, it } from 'vitest';
import { AppError, ERRORS } from './errors.ts';

describe('AppError', () => {
  it('carries code, status and a sentence made from its details', () => {
    const error = new AppError(ERRORS.tokens_exhausted, { limit: 50, used: 49, resetsAt: '2026-12-01T00:00:00.000Z' });
    expect(error).toMatchObject({ code: 'tokens_exhausted', status: 402 });
    expect(error.message).toBe('You have used 49 of your 50 tokens. They reset on December 1, 2026.');
  });

  it('names the plan a refusal asks for', () => {
    const details = { feature: 'analysis.image', currentPlan: 'free', requiredPlan: 'pro' } as const;
    expect(new AppError(ERRORS.plan_required, details).message).toBe('This needs the Pro plan or higher.');
  });

  it('gives every code once, under its own key', () => {
    for (const [key, spec] of Object.entries(ERRORS)) expect(spec.code).toBe(key);
  });
});
