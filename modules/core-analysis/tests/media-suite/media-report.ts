import { writeFile } from 'node:fs/promises';
import { ENGINE_VERSION } from '../../engine/index.ts';
import type { MediaRow, Outcome } from './media-row.ts';

const REPORT = new URL('../../../../docs/reports/media.md', import.meta.url);

export interface ReportedRow {
  readonly row: MediaRow;
  readonly outcome: Outcome;
  readonly twin: Outcome | undefined;
  readonly problems: readonly string[];
}

/** Writes `docs/reports/media.md`: each file, what is expected of it and what came. */
export async function writeMediaReport(rows: readonly ReportedRow[]): Promise<void> {
  const cells = rows.map(({ row, outcome, twin, problems }) => {
    const result = problems.length === 0 ? 'as expected' : problems.join('; ');
    return `| \`${row.file}\` | ${row.what} | ${row.expected} | ${answerOf(outcome, twin)} | ${result} |`;
  });
  const text = [
    '# Media',
    '',
    'Files as people have them, with the answer each must get. Scores are for goal sales, placement auto; in brackets the',
    `difference to the twin. Engine ${ENGINE_VERSION}. Written by \`npm run test:deep -- modules/core-analysis/tests/media\`.`,
    '',
    '| file | what it is | expected | answer | result |',
    '| --- | --- | --- | --- | --- |',
    ...cells,
    '',
  ].join('\n');
  await writeFile(REPORT, text);
}

function answerOf(outcome: Outcome, twin: Outcome | undefined): string {
  if (outcome.kind === 'refused') return `refused, \`${outcome.code}\`: ${outcome.sentence}`;
  const { score } = outcome.results;
  if (twin?.kind !== 'judged') return String(score);
  const difference = score - twin.results.score;
  return `${score} (${difference >= 0 ? '+' : '−'}${Math.abs(difference)})`;
}
