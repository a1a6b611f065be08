import type { AnalysisResults } from '../contract/analysis.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
}

/**
 * The result as HTML without styles or scripts, for clients that show nothing
 * else. Every text is escaped: words read off a creative are untrusted.
 */
export function renderFeedback(results: AnalysisResults): string {
  const { score, interval, verdict, good, bad, strategy } = results;
  return [
    `<h2>${escaped(String(Math.round(score)))}% ${escaped(verdict)}</h2>`,
    `<p>Likely between ${Math.round(interval.low)}% and ${Math.round(interval.high)}%.</p>`,
    section('What works', good),
    section('What holds it back', bad),
    section('What to do', strategy),
  ].join('');
}

function section(title: string, entries: readonly { title: string; text: string }[]): string {
  if (entries.length === 0) return '';
  const items = entries.map((e) => `<li><strong>${escaped(e.title)}</strong> ${escaped(e.text)}</li>`);
  return `<h3>${title}</h3><ul>${items.join('')}</ul>`;
}
