/** Fewer figures in a row may each say something. */
const SHORTEST_LIST = 3;
const MARKER = /^\(?(\d{1,2})\s?[.):]?$/u;

/** Indices of texts that only number a list: figures alone that run on from 1 or 2, as 1 may have been read as a letter. */
export function listMarkers(texts: readonly string[]): ReadonlySet<number> {
  const numbers = texts.map((text) => Number(MARKER.exec(text.trim())?.[1] ?? Number.NaN));
  const first = numbers.includes(1) ? 1 : 2;
  let next = first;
  while (numbers.includes(next)) next++;
  if (next - first < SHORTEST_LIST) return new Set();
  return new Set(numbers.flatMap((number, index) => (number >= first && number < next ? [index] : [])));
}
