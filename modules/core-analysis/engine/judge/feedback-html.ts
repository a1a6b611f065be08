import type { AnalysisResults } from '../../contract/analysis.ts';
import type { Finding } from '../../contract/evidence.ts';
import { scoreSum } from '../../contract/score-path.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text read from a creative is written by whoever made it: nothing of it may become markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);
}

function section(title: string, items: readonly Finding[], ordered = false): string {
  if (items.length === 0) return '';
  const tag = ordered ? 'ol' : 'ul';
  const rows = items.map(
    ({ title: head, text, evidence }) =>
      `<li><strong>${escapeHtml(head)}</strong> ${escapeHtml(text)} <small>${escapeHtml(`${evidence.ruleId}, grade ${evidence.grade}: ${evidence.source.title}`)}</small></li>`,
  );
  return `<h3>${escapeHtml(title)}</h3><${tag}>${rows.join('')}</${tag}>`;
}

/** The result for clients that show nothing else: headings, paragraphs and lists, all text escaped, no attributes. */
export function feedbackHtml(
  results: Pick<AnalysisResults, 'score' | 'interval' | 'basis' | 'verdict' | 'good' | 'bad' | 'strategy'>,
): string {
  const { score, interval, verdict } = results;
  const sum = scoreSum(results);
  return [
    `<h2>${score} of 100: ${escapeHtml(verdict)}</h2>`,
    `<p>Likely range ${interval.low} to ${interval.high}. A score of the creative, not a sales forecast.</p>`,
    sum && `<p>${escapeHtml(sum)}</p>`,
    section('What works', results.good),
    section('What holds it back', results.bad),
    section('What to do', results.strategy, true),
  ].join('');
}
