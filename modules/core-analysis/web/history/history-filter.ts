import type { AnalysisSummary } from '../../contract/analysis.ts';
import { scoreNumber } from '../format.ts';

export const TYPES = ['any', 'image', 'video'] as const;
export const STATES = ['any', 'completed', 'running', 'failed'] as const;
export const BANDS = ['any', 'high', 'middle', 'low'] as const;
export const KEEPING = ['any', 'saved', 'unsaved', 'removed'] as const;
export const ORDERS = ['newest', 'oldest', 'best', 'weakest', 'name'] as const;

/** What of the history is shown, and in which order. */
export interface HistoryFilter {
  /** Part of a file name; capitals and accents do not matter. */
  readonly text: string;
  readonly type: (typeof TYPES)[number];
  /** `running` means queued ones too. */
  readonly state: (typeof STATES)[number];
  /** Bands of the score's colour: 80 and over, 60 to 79, under 60. */
  readonly band: (typeof BANDS)[number];
  /** Whether the files stay: saved, to be removed on a day, or gone. */
  readonly keeping: (typeof KEEPING)[number];
  readonly order: (typeof ORDERS)[number];
}

export const NO_FILTER: HistoryFilter = {
  text: '',
  type: 'any',
  state: 'any',
  band: 'any',
  keeping: 'any',
  order: 'newest',
};

const oneOf = <Id extends string>(ids: readonly Id[], value: string | null, fallback: Id): Id =>
  ids.find((id) => id === value) ?? fallback;

/** Reads a filter from an address; what it does not know counts as not said. */
export function readFilter(query: URLSearchParams): HistoryFilter {
  return {
    text: query.get('q') ?? '',
    type: oneOf(TYPES, query.get('type'), 'any'),
    state: oneOf(STATES, query.get('status'), 'any'),
    band: oneOf(BANDS, query.get('score'), 'any'),
    keeping: oneOf(KEEPING, query.get('files'), 'any'),
    order: oneOf(ORDERS, query.get('sort'), 'newest'),
  };
}

/** The address of a filter: only what differs from the whole list is in it. */
export function writeFilter(filter: HistoryFilter): URLSearchParams {
  const query = new URLSearchParams();
  const put = (name: string, value: string, usual: string) => value !== usual && query.set(name, value);
  put('q', filter.text, '');
  put('type', filter.type, 'any');
  put('status', filter.state, 'any');
  put('score', filter.band, 'any');
  put('files', filter.keeping, 'any');
  put('sort', filter.order, 'newest');
  return query;
}

/** How many parts of a filter hold something back; the order holds nothing back. */
export function countFilters(filter: HistoryFilter): number {
  return [filter.text.trim() !== '', ...[filter.type, filter.state, filter.band, filter.keeping].map(isSet)].filter(
    Boolean,
  ).length;
}

const isSet = (value: string) => value !== 'any';
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

const bandOf = (score: number) => (score >= 80 ? 'high' : score >= 60 ? 'middle' : 'low');

function keepingOf(entry: AnalysisSummary): HistoryFilter['keeping'] | null {
  if (entry.filesRemovedAt) return 'removed';
  if (entry.saved) return 'saved';
  return entry.filesKeptUntil ? 'unsaved' : null;
}

/** The analyses a filter lets through, in its order; the list itself stays as it is. Without a score comes last. */
export function filterAnalyses(list: readonly AnalysisSummary[], filter: HistoryFilter): AnalysisSummary[] {
  const words = plain(filter.text).trim().split(/\s+/);
  return list
    .filter((entry) => {
      const name = plain(entry.fileName);
      const score = scoreNumber(entry.conversionScore);
      const state = entry.status === 'queued' ? 'running' : entry.status;
      return (
        words.every((word) => name.includes(word)) &&
        (filter.type === 'any' || filter.type === entry.fileType) &&
        (filter.state === 'any' || filter.state === state) &&
        (filter.band === 'any' || (score !== null && filter.band === bandOf(score))) &&
        (filter.keeping === 'any' || filter.keeping === keepingOf(entry))
      );
    })
    .sort(COMPARE[filter.order]);
}

type Compare = (a: AnalysisSummary, b: AnalysisSummary) => number;
const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const newest: Compare = (a, b) => b.createdAt.localeCompare(a.createdAt);
const byScore =
  (sign: 1 | -1): Compare =>
  (a, b) => {
    const [left, right] = [scoreNumber(a.conversionScore), scoreNumber(b.conversionScore)];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || newest(a, b);
    return sign * (left - right) || newest(a, b);
  };

const COMPARE: Readonly<Record<HistoryFilter['order'], Compare>> = {
  newest,
  oldest: (a, b) => newest(b, a),
  best: byScore(-1),
  weakest: byScore(1),
  name: (a, b) => names.compare(a.fileName, b.fileName) || newest(a, b),
};
