/** The 14 periods from December 2027 that begin on this day, written out by hand so that they prove the code. */
export function months(day: 1 | 15 | 29 | 30 | 31): string[] {
  const lengths = [31, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31];
  return lengths.map((length, i) => {
    const year = i === 0 ? 2027 : i === 13 ? 2029 : 2028;
    const month = i === 0 ? 12 : i === 13 ? 1 : i;
    return `${year}-${String(month).padStart(2, '0')}-${String(Math.min(day, length)).padStart(2, '0')}`;
  });
}
