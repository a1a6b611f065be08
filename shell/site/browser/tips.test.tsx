import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Compliance } from '../landing/compliance.tsx';
import { mount } from '../testing/mount.tsx';
import { startTips } from './tips.ts';

const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-tip]')];
const open = () => buttons().findIndex((button) => button.parentElement?.dataset.open === '');
const pointer = (index: number, type: string, pointerType = 'mouse') =>
  buttons()[index]?.parentElement?.dispatchEvent(new PointerEvent(type, { pointerType }));

beforeEach(() => {
  vi.useFakeTimers();
  mount(<Compliance />);
  startTips();
});
afterEach(() => vi.useRealTimers());

describe('the sentences behind the badges', () => {
  it('each belong to their button', () => {
    expect(buttons()).toHaveLength(6);
    for (const button of buttons()) {
      const tip = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      expect(tip?.textContent?.length).toBeGreaterThan(30);
    }
  });

  it('open 700 ms after the pointer came, at once within 300 ms of the last', () => {
    pointer(0, 'pointerenter');
    vi.advanceTimersByTime(699);
    expect(open()).toBe(-1);
    vi.advanceTimersByTime(1);
    expect(open()).toBe(0);
    pointer(0, 'pointerleave');
    expect(open()).toBe(-1);
    vi.advanceTimersByTime(299);
    pointer(1, 'pointerenter');
    vi.advanceTimersByTime(0);
    expect(open()).toBe(1);
    pointer(1, 'pointerleave');
    vi.advanceTimersByTime(300);
    pointer(2, 'pointerenter');
    vi.advanceTimersByTime(699);
    expect(open()).toBe(-1);
  });

  it('open at once on focus and on tap, close on Escape and when the focus leaves', () => {
    buttons()[3]?.focus();
    expect(open()).toBe(3);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(open()).toBe(-1);
    pointer(4, 'pointerenter', 'touch');
    buttons()[4]?.click();
    expect(open()).toBe(4);
    buttons()[5]?.focus();
    expect(open()).toBe(5);
    buttons()[5]?.blur();
    expect(open()).toBe(-1);
  });

  it('stay closed after Escape where the page scrolled under the pointer, until it leaves', () => {
    buttons()[3]?.focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    pointer(3, 'pointerenter');
    vi.advanceTimersByTime(1000);
    expect(open()).toBe(-1);
    pointer(3, 'pointerleave');
    pointer(3, 'pointerenter');
    vi.advanceTimersByTime(700);
    expect(open()).toBe(3);
  });
});
