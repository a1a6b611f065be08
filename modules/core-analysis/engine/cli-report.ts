import type { AnalysisResults } from '../contract/analysis.ts';
import type { Advice, Finding } from '../contract/evidence.ts';
import { gainWords } from '../contract/gain-words.ts';
import type { Judgement } from './judge/judge.ts';
import { inProse } from './rules/wording/placement-words.ts';
import { percent, stretch } from './rules/wording/words.ts';

const WIDTH = 100;

/** Words broken at `WIDTH`, each further line indented by `indent`. */
function wrapped(text: string, indent: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + word.length + 1 > WIDTH - indent) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join(`\n${' '.repeat(indent)}`);
}

function heading(title: string): string {
  return `\n${title}\n${'-'.repeat(title.length)}`;
}

function evidenceOf({ evidence: e }: Finding): string {
  const when = e.time ? `, ${stretch(e.time)}` : '';
  return `${e.ruleId}, grade ${e.grade}${when}: ${e.measure}: ${e.display}; aim: ${e.target}`;
}

function findings(title: string, mark: string, items: readonly Finding[]): string[] {
  if (items.length === 0) return [];
  return [
    heading(title),
    ...items.map((f) => `${mark} ${wrapped(f.title, 2)}\n  ${wrapped(f.text, 2)}\n  [${wrapped(evidenceOf(f), 3)}]`),
  ];
}

function advice(title: string, items: readonly Advice[]): string[] {
  if (items.length === 0) return [];
  return [
    heading(title),
    ...items.map(
      (a, i) =>
        `${i + 1}. ${wrapped(a.title, 3)} (+${gainWords(a)} points, ${a.effort} effort)\n   ${wrapped(a.text, 3)}\n   [${wrapped(evidenceOf(a), 4)}]`,
    ),
  ];
}

function video({ video: v }: AnalysisResults): string[] {
  if (!v) return [];
  return [
    heading('Shots'),
    ...v.shots.map((s) => `${`${stretch(s)}`.padEnd(16)} ${s.score ?? '-'}  ${wrapped(s.verdict ?? '', 21)}`),
  ];
}

function team({ team: t }: AnalysisResults): string[] {
  if (!t) return [];
  return [
    heading(`Expert team (agreement ${percent(t.agreement)})`),
    wrapped(t.summary, 0),
    ...t.specialists.map(
      (s) =>
        `${String(s.score ?? '-').padStart(3)}  ${s.name} (confidence ${percent(s.confidence)})\n     ${wrapped(s.verdict, 5)}`,
    ),
  ];
}

function ugc({ ugcInstructions: u, ugcMissing }: AnalysisResults): string[] {
  if (!u) return ugcMissing ? [heading('For a creator'), wrapped(ugcMissing, 0)] : [];
  return [
    heading('For a creator'),
    `Hook: ${wrapped(u.hookLine, 6)}`,
    wrapped(u.durationSeconds.why, 0),
    ...u.shots.map((s) => `${String(s.seconds).padStart(3)} s  ${wrapped(`${s.show} Say: ${s.say}`, 7)}`),
    wrapped(u.captions, 0),
    ...u.dos.map((d) => `+ ${wrapped(d, 2)}`),
    ...u.donts.map((d) => `- ${wrapped(d, 2)}`),
  ];
}

/** A judgement as text for a terminal, at most 100 columns. */
export function cliReport(file: string, { results: r, complexityScore }: Judgement): string {
  const { goal, placement, brand, rulesApplied, rulesNotMeasured } = r.basis;
  const { readAs } = r.image;
  return [
    `${file}: ${r.score} of 100 (${r.interval.low} to ${r.interval.high}), ${r.verdict}`,
    `Judged for ${goal} on ${inProse(placement)}${brand ? `, brand ${brand}` : ''}; ${rulesApplied} rules, complexity ${complexityScore} of 10.`,
    ...(readAs ? [wrapped(readAs, 0)] : []),
    `Areas: ${r.areas.map((a) => `${a.area} ${a.score}`).join(', ')}`,
    ...findings('What works', '+', r.good),
    ...findings('What holds it back', '-', r.bad),
    ...advice('What to do', r.strategy),
    ...advice('Quick wins', r.quickWins ?? []),
    ...video(r),
    ...team(r),
    ...ugc(r),
    heading('Placements'),
    ...r.placements.map((p) => `${percent(p.fit).padStart(5)}  ${p.label}: ${wrapped(p.note, 7)}`),
    ...(rulesNotMeasured.length > 0 ? [heading('Not measured'), ...rulesNotMeasured.map((n) => wrapped(n, 0))] : []),
    '',
    `Engine ${r.engineVersion}, rule book ${r.ruleBookVersion}. A score of the creative, not a forecast of sales.`,
    '',
  ].join('\n');
}
