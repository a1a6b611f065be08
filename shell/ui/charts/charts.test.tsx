import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { DistributionChart } from './distribution-chart.tsx';
import { FanChart } from './fan-chart.tsx';
import { Histogram } from './histogram.tsx';
import { LineChart } from './line-chart.tsx';
import { ScatterChart } from './scatter-chart.tsx';

afterEach(cleanup);

const DAY = { label: 'Day', format: { kind: 'date' } } as const;
const COST = { label: 'Cost', format: { kind: 'money', currency: 'USD' } } as const;
const SHARE = { label: 'Lift', format: { kind: 'percent' } } as const;
const WORDS = { title: 'A chart', description: 'What it says.' };
const at = (day: number) => Date.UTC(2026, 2, day);

const plot = () => screen.getByRole('slider', { name: 'A chart' });
const read = () => plot().getAttribute('aria-valuetext');
const press = (key: string) => fireEvent.keyDown(plot(), { key });
const readout = () => document.querySelector('[data-readout]')?.textContent ?? null;

/** Opens the table and gives its cells, without the head. */
function twin(): string[][] {
  fireEvent.click(screen.getByRole('button', { name: /^Show as table/ }));
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ') ?? ''));
}

const line = (
  <LineChart
    {...WORDS}
    x={DAY}
    y={COST}
    bandLabel="95 %"
    series={[
      {
        id: 'a',
        label: 'Feed',
        points: [
          { x: at(1), y: 10, low: 8, high: 12 },
          { x: at(2), y: null },
          { x: at(3), y: 14.5, low: 13, high: 16 },
        ],
      },
      { id: 'b', label: 'Reels', points: [{ x: at(2), y: 3 }] },
    ]}
  />
);

describe('the reading cursor of a chart', () => {
  it('goes over the points by arrow keys, and tells each in words and as a readout', () => {
    render(line);
    expect(read()).toBe('3 readings, arrow keys go through them');
    expect(readout()).toBeNull();
    press('ArrowRight');
    expect(read()).toBe('Mar 1, 2026: Feed $10.00 ($8.00 to $12.00)');
    expect(readout()).toContain('Feed$10.00$8.00 to $12.00');
    expect(plot().getAttribute('aria-valuenow')).toBe('1');
    press('ArrowRight');
    expect(read()).toBe('Mar 2, 2026: Feed no value, Reels $3.00');
    press('End');
    expect(read()).toBe('Mar 3, 2026: Feed $14.50 ($13.00 to $16.00)');
    press('Escape');
    expect(readout()).toBeNull();
  });

  it('follows the pointer to the nearest point, and goes with it', () => {
    render(line);
    fireEvent.pointerMove(plot(), { clientX: 630, clientY: 40 });
    expect(read()).toContain('Mar 3, 2026');
    fireEvent.pointerLeave(plot());
    expect(readout()).toBeNull();
  });

  it('leaves keys with a modifier to the browser', () => {
    render(line);
    fireEvent.keyDown(plot(), { key: 'ArrowLeft', altKey: true });
    expect(readout()).toBeNull();
  });
});

describe('the table beside a chart', () => {
  it('has the figures of lines, gaps included', () => {
    render(line);
    expect(screen.queryByRole('table')).toBeNull();
    expect(twin()).toEqual([
      ['Mar 1, 2026', '$10.00', '$8.00 to $12.00', '–', '–'],
      ['Mar 2, 2026', '–', '–', '$3.00', '–'],
      ['Mar 3, 2026', '$14.50', '$13.00 to $16.00', '–', '–'],
    ]);
  });

  it('has the figures of a forecast', () => {
    render(
      <FanChart
        {...WORDS}
        x={DAY}
        y={COST}
        history={[{ x: at(1), y: 5 }]}
        forecast={[
          {
            x: at(2),
            median: 6,
            ranges: [
              { low: 5, high: 7 },
              { low: 4, high: 8 },
            ],
          },
        ]}
        levels={[0.5, 0.95]}
      />,
    );
    press('End');
    expect(read()?.replaceAll('\u00a0', ' ')).toBe(
      'Mar 2, 2026: Forecast, median $6.00, 50 % range $5.00 to $7.00, 95 % range $4.00 to $8.00',
    );
    expect(twin()).toEqual([
      ['Mar 1, 2026', '$5.00', '–', '–', '–'],
      ['Mar 2, 2026', '–', '$6.00', '$5.00 to $7.00', '$4.00 to $8.00'],
    ]);
  });

  it('has the figures of bars, below zero and missing ones too', () => {
    render(
      <BarChart
        {...WORDS}
        groupLabel="Part"
        y={SHARE}
        series={['Now', 'Before']}
        intervalLabel="95 %"
        groups={[
          { id: 'h', label: 'Hook', values: [{ value: -0.1, low: -0.2, high: 0 }, { value: 0.05 }] },
          { id: 'c', label: 'A name so long that it has to lie on a line of its own', values: [{ value: 0.3 }, null] },
        ]}
      />,
    );
    press('ArrowDown');
    expect(read()?.replaceAll('\u00a0', ' ')).toBe('Hook: Now −10.0 % (−20.0 % to 0.0 %), Before 5.0 %');
    expect(twin()).toEqual([
      ['Hook', '−10.0 %', '−20.0 % to 0.0 %', '5.0 %', '–'],
      ['A name so long that it has to lie on a line of its own', '30.0 %', '–', '–', '–'],
    ]);
  });

  it('has the points of a scatter in order of x, with the fit at each', () => {
    render(
      <ScatterChart
        {...WORDS}
        pointLabel="Creative"
        x={{ label: 'Score', format: { kind: 'number', digits: 0 } }}
        y={COST}
        points={[
          { id: '1', label: 'One', x: 20, y: 4 },
          { id: '2', label: 'Two', x: 10, y: 9 },
          { id: '3', label: 'Three', x: 30, y: 2 },
        ]}
        fit={[
          { x: 10, y: 8, low: 7, high: 9 },
          { x: 30, y: 2, low: 1, high: 3 },
        ]}
      />,
    );
    expect(twin()).toEqual([
      ['Two', '10', '$9.00', '$8.00', '$7.00 to $9.00'],
      ['One', '20', '$4.00', '$5.00', '$4.00 to $6.00'],
      ['Three', '30', '$2.00', '$2.00', '$1.00 to $3.00'],
    ]);
  });

  it('has the bins of a histogram and the quantiles of a distribution', () => {
    const values = Array.from({ length: 101 }, (_, index) => index / 10);
    render(<Histogram {...WORDS} values={values} x={COST} countLabel="Ads" bins={2} />);
    expect(twin()).toEqual([
      ['$0.00 to $5.00', '50', '50 %'],
      ['$5.00 to $10.00', '51', '50 %'],
    ]);
    cleanup();
    render(<DistributionChart {...WORDS} samples={values} x={COST} kind="dots" />);
    expect(twin()).toContainEqual(['50 %', '$5.00']);
    cleanup();
    render(<DistributionChart {...WORDS} samples={values} x={COST} />);
    press('Home');
    expect(read()?.replaceAll('\u00a0', ' ')).toBe('$0.25: Below 2.5 %, Above 97.5 %');
  });
});

describe('a chart with too little to draw', () => {
  it('says what is missing instead of drawing', () => {
    render(<LineChart {...WORDS} x={DAY} y={COST} series={[]} missing="Two more days." />);
    expect(screen.getByText('Not enough data yet')).toBeDefined();
    expect(screen.getByText('Two more days.')).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
    cleanup();
    render(<Histogram {...WORDS} values={[1, 2]} x={COST} countLabel="Ads" />);
    expect(screen.getByText('A histogram needs at least 5 ads.')).toBeDefined();
    cleanup();
    render(<DistributionChart {...WORDS} samples={[]} x={COST} />);
    render(<BarChart {...WORDS} groupLabel="Part" groups={[]} series={['a']} y={COST} />);
    render(<ScatterChart {...WORDS} pointLabel="Ad" x={COST} y={COST} points={[]} />);
    render(<FanChart {...WORDS} x={DAY} y={COST} history={[]} forecast={[]} levels={[]} />);
    expect(screen.getAllByText('Not enough data yet')).toHaveLength(4);
  });
});
