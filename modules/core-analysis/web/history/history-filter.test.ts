import { describe, expect, it } from 'vitest';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import { sampleSummary } from '../testing/sample-analysis.ts';
import {
  countFilters,
  filterAnalyses,
  type HistoryFilter,
  NO_FILTER,
  readFilter,
  writeFilter,
} from './history-filter.ts';

const entry = (id: string, part: Partial<AnalysisSummary>): AnalysisSummary => ({ ...sampleSummary, id, ...part });
const list = [
  entry('a', { fileName: 'Café launch 10.png', conversionScore: '84%', createdAt: '2026-11-20T08:00:00.000Z' }),
  entry('b', {
    fileName: 'cafe launch 9.mp4',
    fileType: 'video',
    conversionScore: '60%',
    saved: true,
    createdAt: '2026-11-19T08:00:00.000Z',
  }),
  entry('c', {
    fileName: 'figs.jpg',
    conversionScore: '59%',
    filesRemovedAt: '2026-11-01T08:00:00.000Z',
    createdAt: '2026-10-01T08:00:00.000Z',
  }),
  entry('d', {
    fileName: 'new.jpg',
    status: 'queued',
    conversionScore: null,
    filesKeptUntil: null,
    createdAt: '2026-11-21T08:00:00.000Z',
  }),
  entry('e', {
    fileName: 'broken.jpg',
    status: 'failed',
    conversionScore: null,
    filesKeptUntil: null,
    createdAt: '2026-11-18T08:00:00.000Z',
  }),
];
const ids = (part: Partial<HistoryFilter>) =>
  filterAnalyses(list, { ...NO_FILTER, ...part })
    .map(({ id }) => id)
    .join('');

describe('what is let through', () => {
  it.each<[string, Partial<HistoryFilter>, string]>([
    ['everything, newest first', {}, 'dabec'],
    ['names without regard to capitals and accents', { text: 'CAFE' }, 'ab'],
    ['names with every word, in any order', { text: ' launch  cafe 9' }, 'b'],
    ['videos', { type: 'video' }, 'b'],
    ['running ones, queued ones among them', { state: 'running' }, 'd'],
    ['failed ones', { state: 'failed' }, 'e'],
    ['80 and over', { band: 'high' }, 'a'],
    ['60 to 79', { band: 'middle' }, 'b'],
    ['under 60, never those without a score', { band: 'low' }, 'c'],
    ['saved ones', { keeping: 'saved' }, 'b'],
    ['those whose file leaves one day', { keeping: 'unsaved' }, 'a'],
    ['those whose file has left', { keeping: 'removed' }, 'c'],
    ['parts together', { text: 'launch', type: 'image', band: 'high' }, 'a'],
  ])('%s', (_, part, expected) => expect(ids(part)).toBe(expected));
});

describe('the order', () => {
  it.each<[HistoryFilter['order'], string]>([
    ['oldest', 'cebad'],
    ['best', 'abcde'],
    ['weakest', 'cbade'],
    ['name', 'ebacd'],
  ])('%s', (order, expected) => expect(ids({ order })).toBe(expected));

  it('leaves the list it was given as it is', () => {
    const before = list.map(({ id }) => id);
    ids({ order: 'name' });
    expect(list.map(({ id }) => id)).toEqual(before);
  });
});

describe('the address', () => {
  it('holds only what differs and comes back the same', () => {
    const filter: HistoryFilter = {
      text: 'a b',
      type: 'video',
      state: 'failed',
      band: 'low',
      keeping: 'saved',
      order: 'best',
    };
    expect(readFilter(writeFilter(filter))).toEqual(filter);
    expect(writeFilter(NO_FILTER).toString()).toBe('');
  });

  it('that says what nobody knows is the whole list', () => {
    expect(readFilter(new URLSearchParams('type=gif&status=lost&score=9&files=x&sort=y'))).toEqual(NO_FILTER);
  });

  it('counts what holds something back', () => {
    expect(countFilters({ ...NO_FILTER, order: 'best', text: ' ' })).toBe(0);
    expect(countFilters({ ...NO_FILTER, text: 'x', band: 'low' })).toBe(2);
  });
});
