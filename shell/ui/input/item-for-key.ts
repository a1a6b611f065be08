/**
 * Where a key moves the focus in a list of actions; null when it moves nothing.
 * Arrows go around, a letter goes to the next name that begins with it.
 * @param at index of what has the focus; -1 for none
 */
export function itemForKey(key: string, at: number, names: readonly string[]): number | null {
  const count = names.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return null;
  for (let step = 1; step <= count; step += 1) {
    const next = (at + step + count) % count;
    if (names[next]?.toLowerCase().startsWith(key.toLowerCase())) return next;
  }
  return null;
}
