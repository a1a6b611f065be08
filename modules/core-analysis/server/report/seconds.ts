/** Seconds as a report writes them. */
export function seconds(value: number): string {
  return `${Math.round(value * 10) / 10} s`;
}
