import { expect, it } from 'vitest';
import { spreadOver } from './spread-over.ts';

/** Cells of a drawing: `#` may be crossed. */
function gridOf(...rows: string[]) {
  const cells = rows.join('');
  return { width: rows[0]?.length ?? 0, height: rows.length, crosses: (at: number) => cells[at] === '#' };
}

const sorted = (cells: number[]) => [...cells].sort((one, other) => one - other);

it('reaches what hangs together side by side, not over corners and not around the edge of the grid', () => {
  const grid = gridOf('##..#', '.#..#', '..##.', '#.###');
  expect(sorted(spreadOver([0], grid.crosses, grid))).toEqual([0, 1, 6]);
  expect(sorted(spreadOver([4], grid.crosses, grid))).toEqual([4, 9]);
  expect(sorted(spreadOver([12], grid.crosses, grid))).toEqual([12, 13, 17, 18, 19]);
});

it('starts from several cells, asks nothing of them and counts each once', () => {
  const grid = gridOf('.#.#.', '.#.#.');
  expect(sorted(spreadOver([0, 4], grid.crosses, grid))).toEqual([0, 1, 3, 4, 6, 8]);
});

it('takes the nearest first and ends where it is told to', () => {
  const grid = gridOf('#######');
  expect(spreadOver([3], grid.crosses, grid)).toEqual([3, 2, 4, 1, 5, 0, 6]);
  expect(spreadOver([3], grid.crosses, grid, { goesOn: (x) => x !== 1 })).toEqual([3, 2, 4, 1, 5]);
});

it('does not enter again what an earlier spreading has seen', () => {
  const grid = gridOf('##.##');
  const seen = new Uint8Array(5);
  expect(spreadOver([0], grid.crosses, grid, { seen })).toEqual([0, 1]);
  expect([...seen]).toEqual([1, 1, 0, 0, 0]);
  expect(spreadOver([2], () => true, grid, { seen })).toEqual([2, 3, 4]);
});
