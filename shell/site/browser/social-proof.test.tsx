import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SocialProof } from '../landing/social-proof.tsx';
import { mount } from '../testing/mount.tsx';
import { startSocialProof } from './social-proof.ts';

const card = () => document.getElementById('social-proof') as HTMLElement;
const shown = () => [...card().querySelectorAll('[data-line]')].findIndex((line) => !line.matches('.invisible'));
const motion = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  motion(false);
  mount(<SocialProof />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the card of examples', () => {
  it('appears after 4 s and changes every 4 s, round and round', () => {
    startSocialProof();
    const lines = card().querySelectorAll('[data-line]').length;
    expect(card().hidden).toBe(true);
    vi.advanceTimersByTime(4000);
    expect([card().hidden, shown()]).toEqual([false, 0]);
    vi.advanceTimersByTime(3999);
    expect(shown()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(4000 * (lines - 1));
    expect(shown()).toBe(0);
  });

  it('announces nothing', () => {
    expect(card().getAttribute('aria-live')).toBe('off');
    expect(card().querySelector('[role="status"], [role="alert"]')).toBeNull();
  });

  it('goes for good in this tab when dismissed', () => {
    startSocialProof();
    vi.advanceTimersByTime(4000);
    card().querySelector<HTMLElement>('[data-dismiss]')?.click();
    expect(card().hidden).toBe(true);
    startSocialProof();
    vi.advanceTimersByTime(60_000);
    expect(card().hidden).toBe(true);
  });

  it('never appears with reduced motion', () => {
    motion(true);
    startSocialProof();
    vi.advanceTimersByTime(60_000);
    expect(card().hidden).toBe(true);
  });
});
