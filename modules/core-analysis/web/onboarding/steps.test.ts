import { describe, expect, it } from 'vitest';
import { ONBOARDING_STATES } from '../../contract/onboarding.ts';
import { follow, isToBeShown, STEPS, stepOf } from './steps.ts';

describe('who is shown around', () => {
  const status = { hasCompletedOnboarding: false, analysisCount: 0, state: 'not_started' as const };
  it.each([
    ['a new person', {}, true],
    ['somebody who worked here before it existed', { analysisCount: 1 }, false],
    ['somebody who stopped half way, also after an analysis', { state: 'analyzing' as const, analysisCount: 1 }, true],
    ['nobody twice', { hasCompletedOnboarding: true, state: 'completed' as const }, false],
  ])('%s', (_, part, expected) => expect(isToBeShown({ ...status, ...part })).toBe(expected));
});

describe('the way', () => {
  it('has five steps, one for each state but the last', () => {
    expect(ONBOARDING_STATES.map(stepOf)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(STEPS).toHaveLength(5);
  });

  it('follows an analysis from its start to its result, one state at a time', () => {
    expect(follow('viewing_sample', 'queued')).toBe('analyzing');
    expect(follow('guided_upload', 'running')).toBe('analyzing');
    expect(follow('guided_upload', 'completed')).toBe('analyzing');
    expect(follow('analyzing', 'running')).toBe('analyzing');
    expect(follow('analyzing', 'completed')).toBe('viewing_results');
  });

  it('leads back to the upload when it failed, and nowhere once completed', () => {
    expect(follow('analyzing', 'failed')).toBe('guided_upload');
    expect(follow('guided_upload', 'failed')).toBe('guided_upload');
    expect(follow('viewing_results', 'running')).toBe('viewing_results');
    expect(follow('completed', 'running')).toBe('completed');
  });
});
