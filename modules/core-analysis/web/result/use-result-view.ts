import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OverlayMode } from './draw-overlay.ts';

export const RESULT_TABS = ['fix', 'works', 'actions'] as const;
export type ResultTab = (typeof RESULT_TABS)[number];

export interface ResultViewState {
  mode: OverlayMode;
  region: number | null;
  tab: ResultTab;
}

const MODES: readonly OverlayMode[] = ['off', 'heat', 'regions'];

/** What is looked at on a result page. It lives in the address, so that it can be shared and survives a reload. */
export function useResultView(): [ResultViewState, (change: Partial<ResultViewState>) => void] {
  const [query, setQuery] = useSearchParams();
  const region = Number.parseInt(query.get('region') ?? '', 10);
  const state: ResultViewState = {
    mode: MODES.find((mode) => mode === query.get('view')) ?? 'heat',
    region: Number.isInteger(region) && region > 0 ? region : null,
    tab: RESULT_TABS.find((tab) => tab === query.get('tab')) ?? 'fix',
  };

  const change = useCallback(
    (part: Partial<ResultViewState>) =>
      setQuery(
        (old) => {
          const next = new URLSearchParams(old);
          const put = (name: string, value: string | null | undefined) => {
            if (value === undefined) return;
            if (value === null) next.delete(name);
            else next.set(name, value);
          };
          put('view', part.mode);
          put('tab', part.tab);
          if ('region' in part) put('region', part.region === null ? null : String(part.region));
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  return [state, change];
}
