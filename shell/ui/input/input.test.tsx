import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateRangeProblem, lastDays } from './check-date-range.ts';
import { DateRange } from './date-range.tsx';
import { Menu } from './menu.tsx';
import { NumberStepper } from './number-stepper.tsx';
import { Switch } from './switch.tsx';
import { TextArea } from './text-area.tsx';

afterEach(cleanup);

describe('a menu', () => {
  function open() {
    const copy = vi.fn();
    const remove = vi.fn();
    render(
      <Menu
        label="Actions"
        items={[
          { id: 'copy', label: 'Copy', onSelect: copy },
          { id: 'move', label: 'Move', disabled: true, onSelect: vi.fn() },
          { id: 'remove', label: 'Remove', onSelect: remove },
        ]}
      />,
    );
    const button = screen.getByRole('button', { name: 'Actions' });
    return { copy, remove, button };
  }
  const item = (name: string) => screen.getByRole('menuitem', { name });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  it('opens by click or arrow with the first or last item focused', () => {
    const { button } = open();
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(item('Copy'));
    fireEvent.click(button);
    expect(screen.queryByRole('menu')).toBeNull();
    fireEvent.keyDown(button, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(item('Remove'));
  });

  it('is walked by arrows, ends and first letters, around the end', () => {
    const { button } = open();
    fireEvent.click(button);
    press('ArrowDown');
    expect(document.activeElement).toBe(item('Move'));
    press('End');
    press('ArrowDown');
    expect(document.activeElement).toBe(item('Copy'));
    press('r');
    expect(document.activeElement).toBe(item('Remove'));
  });

  it('gives the focus back on Escape, and keeps the key to itself', () => {
    const { button } = open();
    const outside = vi.fn();
    document.addEventListener('keydown', outside);
    fireEvent.click(button);
    outside.mockClear();
    press('Escape');
    document.removeEventListener('keydown', outside);
    expect(outside).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('closes by a press elsewhere, not by one inside', () => {
    const { button } = open();
    fireEvent.click(button);
    fireEvent.pointerDown(item('Copy'));
    expect(screen.queryByRole('menu')).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('does what is chosen once, and nothing for what is disabled', () => {
    const { button, remove } = open();
    fireEvent.click(button);
    fireEvent.click(item('Move'));
    expect(screen.queryByRole('menu')).not.toBeNull();
    fireEvent.click(item('Remove'));
    expect(remove).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('a switch', () => {
  it('tells its state and turns by a click, which keys are too', () => {
    const change = vi.fn();
    render(<Switch label="Weekly summary" on={false} onChange={change} />);
    const button = screen.getByRole('switch', { name: 'Weekly summary' });
    expect(button.getAttribute('aria-checked')).toBe('false');
    expect(button.tagName).toBe('BUTTON');
    fireEvent.click(button);
    expect(change).toHaveBeenCalledWith(true);
  });
});

function Headline() {
  const [text, setText] = useState('');
  return <TextArea label="Headline" value={text} onChange={setText} most={5} />;
}

describe('a range of days', () => {
  const good = { from: '2026-03-01', to: '2026-03-10' };
  const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });

  it('is told when it is right; one the wrong way round stays in the fields, with the reason', () => {
    const change = vi.fn();
    render(<DateRange label="Period" value={good} onChange={change} max="2026-03-31" />);
    type('First day', '2026-03-20');
    expect(change).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe(
      'The first day is after the last. Please choose one up to Mar 10, 2026.',
    );
    expect(input('First day').getAttribute('aria-invalid')).toBe('true');
    type('Last day', '2026-03-25');
    expect(change).toHaveBeenCalledWith({ from: '2026-03-20', to: '2026-03-25' });
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('is set by a preset', () => {
    const change = vi.fn();
    const range = lastDays(7, '2026-03-10');
    render(
      <DateRange label="Period" value={good} onChange={change} presets={[{ id: '7', label: 'Last 7 days', range }]} />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
    expect(change).toHaveBeenCalledWith({ from: '2026-03-04', to: '2026-03-10' });
    expect(input('First day').value).toBe('2026-03-04');
  });

  it('has to lie within its bounds', () => {
    expect(dateRangeProblem(good)).toBeNull();
    expect(dateRangeProblem(good, '2026-03-02')).toContain('from Mar 2, 2026 on');
    expect(dateRangeProblem(good, undefined, '2026-03-09')).toContain('up to Mar 9, 2026');
    expect(dateRangeProblem({ from: '', to: '2026-03-09' })).toBe('Please choose both days.');
  });
});

describe('fields', () => {
  it('of several lines count characters and say how many are too many', () => {
    render(<Headline />);
    const box = screen.getByLabelText('Headline');
    fireEvent.change(box, { target: { value: 'four' } });
    expect(screen.getByText('4 of 5')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('1 character left');
    fireEvent.change(box, { target: { value: 'seven..' } });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Please take out 2 characters.')).not.toHaveLength(0);
  });

  it('with steps stay within their bounds', () => {
    const change = vi.fn();
    render(<NumberStepper label="Variants" value={3} onChange={change} min={1} max={3} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Variants: more' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Variants: less' }));
    expect(change).toHaveBeenLastCalledWith(2);
    fireEvent.change(screen.getByLabelText('Variants'), { target: { value: '99' } });
    expect(change).toHaveBeenLastCalledWith(3);
  });
});
