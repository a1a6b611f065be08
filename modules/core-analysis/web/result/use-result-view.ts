import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PLACEMENTS, type Placement } from '../../contract/analysis.ts';
import { OVERLAY_MODES, type OverlayMode } from './overlay/overlay-modes.ts';

export const RESULT_TABS = ['fix', 'works', 'actions'] as const;
export type ResultTab = (typeof RESULT_TABS)[number];

export interface ResultViewState {
  mode: OverlayMode;
  region: number | null;
  tab: ResultTab;
  /** Whose covered zones are drawn; null: the one that was judged for, or the first that has some. */
  placement: Placement | null;
  /** Place of the play-head of a video, seconds. */
  time: number | null;
  /** Part of the page that was jumped to; a fresh visit starts there. */
  section: string | null;
  /** Shown as the rule book alone judges it. */
  lensOff: boolean;
}

/** What is looked at on a result page. It lives in the address, so that it can be shared and survives a reload. */
export function useResultView(): [ResultViewState, (change: Partial<ResultViewState>) => void] {
  const [query, setQuery] = useSearchParams();
  const region = Number.parseInt(query.get('region') ?? '', 10);
  const time = Number.parseFloat(query.get('t') ?? '');
  const state: ResultViewState = {
    mode: OVERLAY_MODES.find((mode) => mode === query.get('view')) ?? 'heat',
    region: Number.isInteger(region) && region > 0 ? region : null,
    tab: RESULT_TABS.find((tab) => tab === query.get('tab')) ?? 'fix',
    placement: PLACEMENTS.find((placement) => placement === query.get('placement')) ?? null,
    time: Number.isFinite(time) && time >= 0 ? time : null,
    section: query.get('section'),
    lensOff: query.get('lens') === 'off',
  };

  const change = useCallback(
    (part: Partial<ResultViewState>) =>
      setQuery(
        (old) => {
          const next = new URLSearchParams(old);
          const put = (name: string, value: string | number | null | undefined) => {
            if (value === undefined) return;
            if (value === null) next.delete(name);
            else next.set(name, String(value));
          };
          put('view', part.mode);
          put('tab', part.tab);
          put('region', part.region);
          put('placement', part.placement);
          put('t', part.time);
          put('section', part.section);
          put('lens', part.lensOff === undefined ? undefined : part.lensOff ? 'off' : null);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  return [state, change];
}
