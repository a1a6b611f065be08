import { describe, expect, it } from 'vitest';
import { type Ask, type Figures, judge, summarise } from '#platform/numeric/testing/cell.ts';
import { FIRST_SEED } from '#platform/numeric/testing/world-table.ts';
import { CELLS } from './cells.ts';
import { personalFigures } from './personal-cells.ts';
import type { WorldKind } from './world.ts';

const inWords = ({ figure, atLeast, atMost, minus }: Ask): string =>
  [
    minus ? `${figure} − ${minus}` : figure,
    atLeast !== undefined && `≥ ${atLeast}`,
    atMost !== undefined && `≤ ${atMost}`,
  ]
    .filter(Boolean)
    .join(' ');

/** Each bound is granted two standard errors of so few worlds; `world-table.ts` runs two hundred and more. */
const check = (name: string, worlds: number, asks: readonly Ask[], run: (seed: number) => Figures): void => {
  const bounds = asks.map(inWords).join(', ');
  it(`${name}: W ${worlds}, seeds ${FIRST_SEED} to ${FIRST_SEED + worlds - 1}, ${bounds}, each ± 2 se; naive twins fail`, () => {
    const figures = summarise(Array.from({ length: worlds }, (_, world) => run(FIRST_SEED + world)));
    for (const asked of judge(asks, figures)) {
      expect(asked.metWithinError, JSON.stringify(asked)).toBe(true);
      if (asked.twin !== undefined) expect(asked.twinFails, JSON.stringify(asked)).toBe(true);
    }
  });
};

describe('personal model on worlds of a.7, without the gate', () => {
  const run = (kind: WorldKind, creatives: number) => (seed: number) =>
    personalFigures({ kind, creatives, seed }, { gate: false });
  check(
    'strong 60',
    20,
    [
      { figure: 'average', atLeast: 0.8 },
      { figure: 'average', atLeast: 0.2, minus: 'general', twin: 'naive' },
      { figure: 'coverage', atLeast: 0.85, atMost: 0.95, twin: 'naiveCoverage' },
      { figure: 'signs', atLeast: 0.97 },
      { figure: 'foundBeforeGate', atLeast: 0.75 },
      { figure: 'falseBeforeGate', atMost: 0.03 },
    ],
    run('strong', 60),
  );
  check('null 60', 20, [{ figure: 'falseBeforeGate', atMost: 0.03, twin: 'naiveSignificant' }], run('null', 60));
});

describe('gate of a.4', () => {
  const run = (kind: WorldKind, creatives: number) => (seed: number) => personalFigures({ kind, creatives, seed });
  check('strong 60', 4, [{ figure: 'gatePassed', atLeast: 0.93 }], run('strong', 60));
  check('null 30', 8, [{ figure: 'gatePassed', atMost: 0.05 }], run('null', 30));
});

describe('cells of the world table', () => {
  const quick: readonly (readonly [id: string, worlds: number])[] = [
    ['a.5 correlation 0.3 20', 40],
    ['a.5 correlation 0.6 60, thin creatives', 20],
    ['a.9 confounded 48', 60],
    ['a.9 unconfounded 48', 60],
    ['a.2 few counts 60, median of 300 impressions', 5],
    ['a.2 cost per conversion', 60],
    ['a.10 no fatigue 28 d 10000', 60],
    ['a.10 fatigue 0.2 28 d 50000', 40],
    ['a.10 the whole account falls', 30],
    ['a.11 smooth fatigue 28 d', 60],
    ['a.11 drop of 55 % 28 d', 30],
    ['best creative', 10],
  ];
  for (const [id, worlds] of quick) {
    const cell = CELLS.find((candidate) => candidate.id === id);
    if (!cell) throw new Error(`No cell ${id}`);
    check(id, worlds, cell.asks, cell.run);
  }
});
