import type { Region } from '../../contract/evidence.ts';

/** Indices, row by row, of the cells of a grid that a region touches. */
export function cellsIn({ x, y, w, h }: Region, { width, height }: { width: number; height: number }): number[] {
  const [left, right] = [Math.max(0, Math.floor(x * width)), Math.min(width, Math.ceil((x + w) * width))];
  const [top, bottom] = [Math.max(0, Math.floor(y * height)), Math.min(height, Math.ceil((y + h) * height))];
  const cells: number[] = [];
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) cells.push(row * width + column);
  return cells;
}
