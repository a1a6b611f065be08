/** How well a reader of lines does: the tables of the report. */
import type { LabelledLine } from '../corpus/corpus.ts';
import type { CopyLanguage } from '../lexica.ts';

/** What a line is asked for; an offer and a price are one question, since the reader of an ad asks the same of both. */
export const QUESTIONS = ['request', 'offer', 'urgency', 'proof', 'guarantee', 'legal'] as const;
export type Question = (typeof QUESTIONS)[number] | 'contact' | 'benefit' | 'brand' | 'badge' | 'screen' | 'noise';

/** The probability, 0..1, that a line says what is asked; a reader that only says yes or no answers 1 or 0. */
export type LineReader = (text: string, language: CopyLanguage) => (question: Question) => number;

export function saysSo({ label, also = [] }: LabelledLine, question: Question): boolean {
  return [label, ...also].some((fn) => fn === question || (question === 'offer' && fn === 'price'));
}

export interface Counts {
  right: number;
  false: number;
  missed: number;
}

export const precision = ({ right, false: wrong }: Counts): number => right / (right + wrong);
export const recall = ({ right, missed }: Counts): number => right / (right + missed);

/** Answers to one question over lines, at a probability. */
export function count(lines: readonly LabelledLine[], read: LineReader, question: Question, from = 0.5): Counts {
  const counts = { right: 0, false: 0, missed: 0 };
  for (const line of lines) {
    const said = read(line.text, line.lang)(question) > from;
    const is = saysSo(line, question);
    if (said && is) counts.right++;
    else if (said) counts.false++;
    else if (is) counts.missed++;
  }
  return counts;
}

/** Lines of which any question is answered wrongly. */
export function wrongLines(lines: readonly LabelledLine[], read: LineReader): LabelledLine[] {
  return lines.filter((line) => {
    const p = read(line.text, line.lang);
    return QUESTIONS.some((question) => p(question) > 0.5 !== saysSo(line, question));
  });
}

/** Lines of which something is said that is not so, at a probability. */
export function falseClaims(lines: readonly LabelledLine[], read: LineReader, from: number): number {
  return lines.filter((line) => {
    const p = read(line.text, line.lang);
    return QUESTIONS.some((question) => p(question) > from && !saysSo(line, question));
  }).length;
}

/** Mean probability and share of truth of each fifth of the scale, all questions together. */
export function calibration(
  lines: readonly LabelledLine[],
  read: LineReader,
): { said: number; is: number; of: number }[] {
  const fifths = Array.from({ length: 5 }, () => ({ said: 0, is: 0, of: 0 }));
  for (const line of lines) {
    const p = read(line.text, line.lang);
    for (const question of QUESTIONS) {
      const said = p(question);
      const fifth = fifths[Math.min(4, Math.floor(said * 5))];
      if (!fifth) continue;
      fifth.said += said;
      fifth.is += Number(saysSo(line, question));
      fifth.of++;
    }
  }
  return fifths.map(({ said, is, of }) => ({ said: said / of, is: is / of, of }));
}
