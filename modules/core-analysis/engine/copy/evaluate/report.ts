import type { LabelledCreative, LabelledLine } from '../corpus/corpus.ts';
import { COPY_LANGUAGES } from '../lexica.ts';
import { type CreativeReader, judgeCreatives, PARTS } from './score-creatives.ts';
import {
  calibration,
  count,
  falseClaims,
  type LineReader,
  precision,
  QUESTIONS,
  recall,
  wrongLines,
} from './score-lines.ts';

const two = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(2));

/** The tables of a set of lines, as Markdown. */
export function linesReport(name: string, lines: readonly LabelledLine[], read: LineReader): string {
  const rows = ([...QUESTIONS, 'contact', 'benefit', 'brand', 'badge', 'screen'] as const).map((question) => {
    const counts = count(lines, read, question);
    return `| ${question} | ${two(precision(counts))} | ${two(recall(counts))} | ${counts.right} | ${counts.false} | ${counts.missed} |`;
  });
  const requests = COPY_LANGUAGES.map((language) => {
    const counts = count(
      lines.filter(({ lang }) => lang === language),
      read,
      'request',
    );
    return `${language} ${two(precision(counts))}/${two(recall(counts))}`;
  });
  const fifths = calibration(lines, read).map(({ said, is, of }) =>
    of > 0 ? `${two(said)} → ${two(is)} (${of})` : '–',
  );
  return [
    `### ${name}, ${lines.length} lines`,
    '',
    `Wrong lines: **${wrongLines(lines, read).length}**. Lines with a false claim: ${falseClaims(lines, read, 0.5)} at 0.5, ${falseClaims(lines, read, 0.7)} at 0.7, ${falseClaims(lines, read, 0.9)} at 0.9.`,
    '',
    '| what | precision | recall | right | false | missed |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `Requests by language, precision/recall: ${requests.join(', ')}.`,
    '',
    `Calibration, said → true (answers): ${fifths.join(', ')}.`,
    '',
  ].join('\n');
}

/** The table of creatives, as Markdown. */
export function creativesReport(creatives: readonly LabelledCreative[], read: CreativeReader): string {
  const verdicts = judgeCreatives(creatives, read);
  const rows = PARTS.map((part) => {
    const of = verdicts.filter((verdict) => verdict.part === part);
    const n = (verdict: string, unsure = false) =>
      of.filter((v) => v.verdict === verdict && (!unsure || v.said === 'unsure')).length;
    return `| ${part} | ${n('right')} | ${n('wrong')} (${n('wrong', true)} unsure) | ${n('missed')} |`;
  });
  const faults = verdicts.filter(({ verdict }) => verdict !== 'right');
  return [
    `### ${creatives.length} creatives`,
    '',
    '| part | right | wrong | missed |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    ...faults.map(({ creative, part, said, verdict, text }) => `- ${creative}: ${part} ${verdict} (${said}) ${text}`),
    '',
  ].join('\n');
}
