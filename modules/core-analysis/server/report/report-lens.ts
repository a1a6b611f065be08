import { benchmarkValue, changeEffect, dismissalText, lensSummary, pointsText } from '../../contract/lens-words.ts';
import type { ReportContent } from './report-content.ts';
import type { ReportPage } from './report-page.ts';
import { BODY, HEADING, NAME, SMALL } from './report-styles.ts';

/** What its owner's settings changed in this result and by how much; nothing where the book alone judged. */
export function writeLens(page: ReportPage, { results }: Pick<ReportContent, 'results'>): void {
  const { lens } = results;
  const dismissed = lens?.dismissed ?? [];
  if (!lens || lens.changes.length + dismissed.length + lens.benchmarks.length === 0) return;
  page.startSection();
  page.ensure(130);
  page.text('H2', 'What your settings changed', HEADING, { after: 2 });
  page.text('P', lensSummary({ lens }, results.score) || 'Nothing in the score.', SMALL, { after: 8 });
  for (const change of lens.changes) {
    const points = pointsText(change);
    write(
      page,
      `${change.title}`,
      [changeEffect(change), points && `${points} by itself`],
      change.reason,
      change.source,
    );
  }
  for (const finding of dismissed) {
    write(page, finding.title, ['Dismissed', `${pointsText(finding)} by itself`], dismissalText(finding), undefined);
  }
  for (const benchmark of lens.benchmarks)
    write(page, benchmark.label, [benchmarkValue(benchmark)], benchmark.note, benchmark.source);
}

function write(
  page: ReportPage,
  title: string,
  facts: readonly (string | null)[],
  reason: string | undefined,
  source: string | undefined,
): void {
  const text = `${facts.filter(Boolean).join(', ')}.${reason ? ` ${reason}` : ''}`;
  page.ensure(page.heightOf(title, NAME) + page.heightOf(text, BODY) + (source ? page.heightOf(source, SMALL) : 0));
  page.text('H3', title, NAME);
  page.text('P', text, BODY, { after: source ? 0 : 8 });
  if (source) page.text('P', `Source: ${source}.`, SMALL, { after: 8 });
}
