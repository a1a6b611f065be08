import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TryDemo } from '../landing/try-demo.tsx';
import type { LandingSample, SampleResult } from '../landing-sample.ts';
import { mount } from '../testing/mount.tsx';
import { startDemo } from './demo.ts';

const RESULT: SampleResult = {
  score: 40,
  interval: { low: 30, high: 50 },
  verdict: 'Strong improvement potential',
  points: [],
  good: [],
  bad: [],
  strategy: [],
};
const SAMPLE: LandingSample = {
  engineVersion: '1',
  ruleBookVersion: '1',
  before: RESULT,
  after: RESULT,
  'coffee-before': RESULT,
  'coffee-after': RESULT,
};

const part = <T extends HTMLElement = HTMLElement>(selector: string) => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const percent = () => Number(part('#demo [role="progressbar"]').getAttribute('aria-valuenow'));
const stage = () => part('#demo').dataset.stage;

beforeEach(() => {
  vi.useFakeTimers();
  mount(<TryDemo sample={SAMPLE} />);
  startDemo();
});
afterEach(() => vi.useRealTimers());

describe('the demo of the landing page', () => {
  it('begins at the upload', () => {
    expect(stage()).toBe('upload');
  });

  it('rises by 20 % every 300 ms, then shows the result of the chosen ad', () => {
    part<HTMLInputElement>('input[value="before"]').checked = true;
    part('[data-demo-start]').click();
    expect([stage(), percent()]).toEqual(['analyzing', 0]);
    expect(part('[data-demo-picture="before"]').hidden).toBe(false);
    expect(part('[data-demo-picture="coffee-before"]').hidden).toBe(true);
    for (const expected of [20, 40, 60, 80, 100]) {
      vi.advanceTimersByTime(299);
      expect(percent()).toBe(expected - 20);
      vi.advanceTimersByTime(1);
      expect([stage(), percent()]).toEqual(['analyzing', expected]);
    }
    vi.advanceTimersByTime(300);
    expect(stage()).toBe('results before');
    expect(part('[data-demo-status]').textContent).toBe('The result is ready.');
    expect(document.activeElement).toBe(part('[data-on="results before"] [data-demo-title]'));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes back to the upload on Try Again, and can be played again from 0 %', () => {
    part('[data-demo-start]').click();
    vi.advanceTimersByTime(1800);
    expect(stage()).toBe('results coffee-before');
    part('[data-on="results coffee-before"] [data-demo-again]').click();
    expect(stage()).toBe('upload');
    expect(document.activeElement).toBe(part('[data-demo-start]'));
    part('[data-demo-start]').click();
    expect([stage(), percent()]).toEqual(['analyzing', 0]);
  });
});
