import type { Cell } from './cell.ts';
import { PERSONAL_CELLS } from './personal-cells.ts';

/** Everything the world table runs. */
export const CELLS: readonly Cell[] = [...PERSONAL_CELLS];
