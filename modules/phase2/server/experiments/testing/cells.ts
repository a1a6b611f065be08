import type { Cell } from '#platform/numeric/testing/cell.ts';
import { PLAIN, type World, watch } from './watched-world.ts';

/** Of a fair split, at 28 looks with one in a thousand each. */
const MOST_FALSE_SPLITS = 0.02;

/** Worlds of the kinds beside those of learning.md. */
const FEW = 500;

/** Nothing to find: hardly ever called, by either measure, although it is read every day. */
const nothing = (id: string, world: Partial<World>, worlds?: number): Cell => ({
  id,
  ...(worlds && { worlds }),
  run: (seed) => ({ ...watch({ ...PLAIN, ...world }, seed) }),
  asks: [
    { figure: 'called', atMost: 0.05, twin: 'naiveCalled' },
    { figure: 'calledEither', atMost: 0.05, twin: 'naiveCalledEither' },
    { figure: 'covered', atLeast: 0.95, twin: 'naiveCovered' },
    { figure: 'broken', atMost: MOST_FALSE_SPLITS },
  ],
});

/** learning.md c.4; every experiment has 28 looks and unless said otherwise 100 people a day and arm, of whom 10 % convert. */
export const CELLS: readonly Cell[] = [
  nothing('nothing to find', {}),
  nothing('nothing to find, conversions within two weeks', { within: 14 }, FEW),
  nothing('nothing to find, one in ten gets the new one', { share: 0.1 }, FEW),
  nothing('nothing to find, 2 % convert', { rates: [0.02, 0.02] }, FEW),
  {
    id: 'a fifth more convert',
    run: (seed) => ({ ...watch({ ...PLAIN, rates: [0.1, 0.12] }, seed) }),
    asks: [
      { figure: 'found', atLeast: 0.3 },
      { figure: 'covered', atLeast: 0.95, twin: 'naiveCovered' },
    ],
  },
  {
    id: 'one point more engagement',
    worlds: FEW,
    run: (seed) => ({ ...watch({ ...PLAIN, lift: 1 }, seed) }),
    // What the period before is worth.
    asks: [{ figure: 'foundEngagement', atLeast: 0.5, twin: 'foundEngagementAlone' }],
  },
  {
    id: 'a fifth of those who do not convert are lost in one arm',
    worlds: FEW,
    run: (seed) => ({ ...watch({ ...PLAIN, lost: 0.2 }, seed) }),
    asks: [
      { figure: 'broken', atLeast: 0.99 },
      { figure: 'calledEither', atMost: 0.05, twin: 'naiveCalledEither' },
    ],
  },
];
