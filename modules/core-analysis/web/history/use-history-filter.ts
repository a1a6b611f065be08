import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type HistoryFilter, readFilter, writeFilter } from './history-filter.ts';

/** The address follows typing once it rests; browsers limit how often an address may change. */
const REST_MS = 300;

/** The filter of the history: obeys at once, and lives in the address so that it can be shared and survives a reload. */
export function useHistoryFilter(): [HistoryFilter, (part: Partial<HistoryFilter>) => void] {
  const [query, setQuery] = useSearchParams();
  const [filter, setFilter] = useState(() => readFilter(query));
  const written = useRef(query.toString());
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    // The address changed by itself: back, or a link in the navigation.
    if (query.toString() === written.current) return;
    window.clearTimeout(timer.current);
    written.current = query.toString();
    setFilter(readFilter(query));
  }, [query]);

  const change = useCallback(
    (part: Partial<HistoryFilter>) => {
      const next = { ...filter, ...part };
      setFilter(next);
      window.clearTimeout(timer.current);
      const write = () => {
        const address = writeFilter(next);
        written.current = address.toString();
        setQuery(address, { replace: true, preventScrollReset: true });
      };
      // What is chosen is written at once: who goes on right away comes back to it.
      const typed = Object.keys(part).join() === 'text';
      if (typed) timer.current = window.setTimeout(write, REST_MS);
      else write();
    },
    [filter, setQuery],
  );
  return [filter, change];
}
