import type { Cell } from '#platform/numeric/testing/cell.ts';
import { PERSONAL_CELLS } from './personal-cells.ts';
import { PLATFORM_CELLS } from './platform-cells.ts';
import { PROMOTION_CELLS } from './promotion-cells.ts';

/** Everything the world table runs. */
export const CELLS: readonly Cell[] = [...PLATFORM_CELLS, ...PERSONAL_CELLS, ...PROMOTION_CELLS];
