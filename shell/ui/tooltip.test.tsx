import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // Far from any tip of the test before.
  act(() => vi.advanceTimersByTime(10_000));
  render(
    <>
      <Tooltip text="First tip">one</Tooltip>
      <Tooltip text="Second tip">two</Tooltip>
    </>,
  );
});
afterEach(() => vi.useRealTimers());

const hidden = (text: string) => screen.getByText(text).hidden;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const enter = (name: string) => fireEvent.pointerEnter(screen.getByRole('button', { name }));
const leave = (name: string) => fireEvent.pointerLeave(screen.getByRole('button', { name }));

it('opens 700 ms after the pointer came', () => {
  enter('one');
  pass(699);
  expect(hidden('First tip')).toBe(true);
  pass(1);
  expect(hidden('First tip')).toBe(false);
});

it('opens at once within 300 ms after another was closed, else after 700 ms again', () => {
  enter('one');
  pass(700);
  leave('one');
  pass(299);
  enter('two');
  pass(0);
  expect(hidden('Second tip')).toBe(false);
  leave('two');
  pass(300);
  enter('one');
  pass(699);
  expect(hidden('First tip')).toBe(true);
});
