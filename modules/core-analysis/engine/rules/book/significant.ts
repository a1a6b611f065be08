/** Evidence is stored and compared byte for byte, so it carries four significant digits. */
export function significant(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(4)) : 0;
}
