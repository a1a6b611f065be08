import type { Examined } from '../../import/import-file.ts';
import { LINK_HEADERS, ownListOf, unprotectedText } from '../../import/own-export.ts';
import { UnreadableFile } from '../../import/unreadable-file.ts';
import type { ImportedReport } from '../report-record.ts';
import type { Restored, WantedLink } from './link-service.ts';

/** The platform of an uploaded list of links: no platform, as it holds no figures of its own. */
export const LINK_LIST = 'adjudge';

const MOST_REFUSALS = 200;
const KEY = /^[0-9a-f]{32}$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isLinkList({ table }: Pick<Examined, 'table'>): boolean {
  return ownListOf(table.header.cells.map(({ text }) => text)) === 'links';
}

interface Line {
  readonly line: number;
  readonly lines: number;
  /** What is to be restored; `none`: the ad had no link; `damaged`: key or analysis are not as they were exported. */
  readonly wanted: WantedLink | 'none' | 'damaged';
}

/**
 * Restores the links of our own list of ads. Its sums are of rows that are in reports already, so none of them is kept.
 * @throws UnreadableFile where the column of keys is gone
 */
export async function restoreLinks(
  { table }: Pick<Examined, 'table'>,
  restore: (wanted: readonly WantedLink[]) => Promise<Restored[]>,
): Promise<Omit<ImportedReport, 'platform' | 'headerKey' | 'reading'>> {
  const lines = await readLines(table);
  const wanted = lines.flatMap((one) => (typeof one.wanted === 'string' ? [] : [one.wanted]));
  const outcomes = (await restore(wanted)).values();
  const refusals: { line: number; lines: number; message: string }[] = [];
  const counts = { restored: 0, as_it_was: 0 };
  for (const { wanted: want, line, lines: span } of lines) {
    const outcome = want === 'none' ? 'as_it_was' : want === 'damaged' ? want : (outcomes.next().value ?? 'damaged');
    if (outcome in WHY)
      refusals.push({ line, lines: span, message: `Line ${line}: ${WHY[outcome as keyof typeof WHY]}` });
    else if (want !== 'none') counts[outcome as keyof typeof counts] += 1;
  }
  const spanOf = (list: readonly { lines: number }[]) => list.reduce((sum, one) => sum + one.lines, 0);
  const preamble = table.header.line + table.header.lines - 1;
  const [all, refused] = [spanOf(lines), spanOf(refusals)];
  return {
    result: {
      figures: [],
      conversionKinds: [],
      lines: { total: preamble + all, preamble, read: all - refused, summary: 0, refused },
      refusals: refusals.slice(0, MOST_REFUSALS),
      restoredLinks: counts.restored,
      notes: [
        'This is your list of ads and creatives. Its figures are those of your reports, so they are not counted again.',
        `Links: ${counts.restored} restored, ${counts.as_it_was} already as in the list, ${refusals.length} not possible.`,
      ],
    },
    rowCount: 0,
    firstDay: null,
    lastDay: null,
    grain: 0,
    isDaily: false,
    hasIds: false,
  };
}

const WHY = {
  no_ad: 'this ad is in none of your reports any more.',
  no_creative: 'this analysis is not among yours any more, or is not finished yet.',
  damaged: 'the key of the ad or the analysis is not as it was exported.',
} as const;

async function readLines(table: Examined['table']): Promise<Line[]> {
  const columnOf = (header: string) => table.header.cells.findIndex(({ text }) => text === header);
  const [key, analysis, kind] = [LINK_HEADERS.key, LINK_HEADERS.analysis, LINK_HEADERS.kind].map(columnOf);
  if (key === undefined || key < 0) throw new UnreadableFile('own_links_cut');
  const lines: Line[] = [];
  const seen = new Set<string>();
  for await (const records of table.records())
    for (const { cells, line, lines: span } of records) {
      const cell = (at: number | undefined) => unprotectedText((cells[at ?? -1] ?? '').trim());
      const wanted = { key: cell(key), analysisId: cell(analysis) || null };
      const isBlank = cells.every((one) => one.trim() === '');
      const isSound = KEY.test(wanted.key) && (wanted.analysisId === null || ID.test(wanted.analysisId));
      // An ad has a line for each currency. A link of a whole report comes with that report.
      const isNone =
        isBlank || seen.has(wanted.key) || cell(kind) === 'report' || (wanted.analysisId === null && cell(kind) === '');
      lines.push({ line, lines: span, wanted: isNone ? 'none' : isSound ? wanted : 'damaged' });
      seen.add(wanted.key);
    }
  return lines;
}
