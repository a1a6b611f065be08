import type { Cell } from '#platform/numeric/testing/cell.ts';
import { ACCOUNT_CELLS } from './account-cells.ts';
import { ACCURACY_CELLS, PERSONAL_CELLS } from './personal-cells.ts';
import { SERIES_CELLS } from './series-cells.ts';

/** Everything the world table runs. */
export const CELLS: readonly Cell[] = [...PERSONAL_CELLS, ...ACCURACY_CELLS, ...ACCOUNT_CELLS, ...SERIES_CELLS];
