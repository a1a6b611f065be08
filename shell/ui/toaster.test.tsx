import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  act(dismissToast);
  render(<Toaster />);
});
afterEach(() => vi.useRealTimers());

const say = (title: string, durationMs?: number) => act(() => toast({ title, durationMs }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.getByRole('status').textContent;
const card = (title: string) => screen.getByText(title).closest('.panel-in') as HTMLElement;

describe('messages', () => {
  it('are shown one at a time: a newer one takes the place', () => {
    say('One');
    say('Two');
    expect(shown()).toBe('Two');
  });

  it.each([
    [undefined, 5000],
    [3000, 3000],
    [6000, 6000],
    [8000, 8000],
  ])('with a duration of %s stay for %i ms', (given, stays) => {
    say('One', given);
    pass(stays - 1);
    expect(shown()).toBe('One');
    pass(1);
    expect(shown()).toBe('');
  });

  it('stay while the pointer is on them, which does not hold the next one', () => {
    say('One');
    fireEvent.pointerEnter(card('One'));
    pass(20_000);
    expect(shown()).toBe('One');
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    say('Two');
    pass(5000);
    expect(shown()).toBe('');
  });

  it.each([
    [49, 'One'],
    [50, ''],
  ])('swiped by %i px leave "%s"', (distance, left) => {
    say('One');
    fireEvent.pointerDown(card('One'), { clientX: 100 });
    fireEvent.pointerMove(card('One'), { clientX: 100 + distance });
    fireEvent.pointerUp(card('One'), { clientX: 100 + distance });
    expect(shown()).toBe(left);
  });

  it('are reached by F8, are 420 px wide at most and lie at the top, off every submit button', () => {
    say('One');
    fireEvent.keyDown(window, { key: 'F8' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close message' }));
    expect(screen.getByRole('status').className).toContain('w-[min(420px,');
    expect(screen.getByRole('status').className).toMatch(/ top-\[calc\(1rem.* bottom-auto /);
  });
});
