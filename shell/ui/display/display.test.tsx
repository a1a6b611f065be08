import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotEnoughData } from '../states/not-enough-data.tsx';
import { BadgeSet } from './badge-set.tsx';
import { Meter } from './meter.tsx';
import { pageNumbers } from './page-numbers.ts';
import { Pagination } from './pagination.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ShareBar } from './share-bar.tsx';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

describe('pagination', () => {
  it('shows the ends and the neighbours, and leaves out two pages at least', () => {
    expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, null, 20]);
    expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
    expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
    expect(pageNumbers(20, 20)).toEqual([1, null, 17, 18, 19, 20]);
    expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
  });

  it('goes to pages, not beyond the ends', () => {
    const go = vi.fn();
    render(<Pagination label="Pages" page={1} pages={3} onPage={go} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(go.mock.calls).toEqual([[2], [3]]);
  });

  it('is nothing where there is one page', () => {
    render(<Pagination label="Pages" page={1} pages={1} onPage={vi.fn()} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('levels', () => {
  it('name the zone of the value', () => {
    render(<Meter label="Cuts" value={12} min={0} max={20} low={4} high={10} words={{ high: 'too many' }} />);
    const meter = screen.getByRole('meter', { name: 'Cuts' });
    expect(meter.getAttribute('aria-valuetext')).toBe('12, too many');
  });

  it('of progress stay within their ends, and have no value while it is unknown', () => {
    render(<ProgressBar label="Reading" value={9} max={8} />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('8');
    cleanup();
    render(<ProgressBar label="Reading" value={null} />);
    expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
  });

  it('say how much is missing', () => {
    render(<NotEnoughData progress={{ have: 3, need: 8, what: 'creatives' }} />);
    expect(screen.getByText('This needs 5 more creatives.')).toBeDefined();
    cleanup();
    render(<NotEnoughData progress={{ have: 7, need: 8, what: 'creatives' }} />);
    expect(screen.getByText('This needs 1 more creative.')).toBeDefined();
  });
});

describe('sets', () => {
  const badges = ['one', 'two', 'three', 'four', 'five', 'six'].map((label) => ({ id: label, label }));

  it('of badges show the rest by a button', () => {
    render(<BadgeSet label="tags" badges={badges} most={3} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: '+3 more of tags' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Show fewer of tags' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('of badges show the last one rather than a button for it', () => {
    render(<BadgeSet label="tags" badges={badges.slice(0, 4)} most={3} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of parts have their shares in the legend', () => {
    const parts = [
      { id: 'a', label: 'Feed', value: 30 },
      { id: 'b', label: 'Reels', value: 10 },
    ];
    render(<ShareBar label="Spend" parts={parts} />);
    const told = within(screen.getByRole('figure', { name: 'Spend' })).getAllByRole('listitem');
    expect(told.map((item) => item.textContent?.replaceAll('\u00a0', ' '))).toEqual(['Feed75 %', 'Reels25 %']);
  });
});

describe('steps', () => {
  it('can be gone back to, not ahead', () => {
    const go = vi.fn();
    const steps = ['Account', 'Access', 'Check'].map((label) => ({ id: label, label }));
    render(<Stepper label="Connect" steps={steps} current="Access" onStep={go} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: /Account/ }));
    expect(go).toHaveBeenCalledWith('Account');
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Access');
  });
});
