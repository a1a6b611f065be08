import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#platform/testing/depth.ts';
import { GOALS } from '../../../contract/analysis.ts';
import { assess } from '../../judge/assess.ts';
import { FULL_DEPTH } from '../../judge/depth.ts';
import { judge } from '../../judge/judge.ts';
import { arbitraryMeasurements } from '../../testing/arbitrary-measurements.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { makeShot, makeSpan, makeVideo } from '../../testing/video-factory.ts';
import { isShort } from '../book/is-short.ts';
import type { Measurements } from '../book/rule.ts';

const THINGS = 'word|text|shot|line|block|place|claim|figure|mark|size|rule|face|cut|second|point';
/** "1 words", "the 1 word", "among the 1 word", "1 word take", "2 word". */
const BROKEN = [
  new RegExp(`(?<![\\d.,])1 (?:${THINGS})s\\b`, 'u'),
  new RegExp(`\\b(?:the|all|of the|among the) 1 (?:${THINGS})\\b`, 'iu'),
  new RegExp(
    `(?<![\\d.,])(?:1|only) (?:${THINGS})(?: (?:we )?read)?(?: on (?:the )?\\p{L}+)? (?:are|were|have|hold|take|mention|show|make|stand|compete|last|stay|fight|pull|share)\\b`,
    'iu',
  ),
  new RegExp(`(?<![\\d.,])(?:[2-9]|\\d{2,}) (?:${THINGS})(?![\\p{L}-])(?! of| \\p{L}+s\\b)`, 'u'),
  /\b\d+ to (?:two|three|four|five|six|seven|eight|nine|ten|fifteen)\b/u,
];

/** Every sentence that can be said of a creative, its own words left out. */
function sentencesOn(m: Measurements, goal: (typeof GOALS)[number]): string[] {
  const settings = { goal, placement: 'meta_feed', brand: 'Figaro' } as const;
  const said = assess(m, settings).assessments.flatMap((a) =>
    a.kind === 'judged'
      ? (isShort(a) ? [a.bad(), a.advice()] : [a.good()]).flatMap(({ title, text }) => [title, text])
      : [],
  );
  const { team, ugcInstructions: script } = judge(m, { ...settings, depth: FULL_DEPTH }).results;
  const shots = (script?.shots ?? []).flatMap(({ show, say }) => [show, say]);
  const lines = [script?.hookLine, script?.captions, script?.durationSeconds.why];
  return [
    ...said,
    ...(team?.specialists ?? []).map(({ verdict }) => verdict),
    ...shots,
    ...(script?.dos ?? []),
    ...(script?.donts ?? []),
    ...lines.flatMap((line) => line ?? []),
  ].map((sentence) => sentence.replace(/“[^”]*”/gu, '“…”'));
}

const broken = (sentences: readonly string[]) => sentences.filter((s) => BROKEN.some((pattern) => pattern.test(s)));

describe('counts agree with their nouns and verbs', () => {
  const ONE = { blocks: [makeBlock({ text: 'FIGARO', words: 1 })], wordCount: 1, sizeLevels: 1 };
  const SAYS_NOTHING = {
    ...{
      cta: null,
      offer: null,
      referencePrice: null,
      urgency: null,
      socialProof: null,
      trust: [],
      numbers: [],
      risky: [],
    },
    messageCount: 1,
  };

  it('where one word was read', () => {
    const m = makeMeasurements({ text: ONE, copy: SAYS_NOTHING });
    for (const goal of GOALS) expect(broken(sentencesOn(m, goal))).toEqual([]);
  });

  it('where one text stands in one shot', () => {
    const m = makeVideo({ shots: [makeShot(0)], text: { spans: [makeSpan({ text: 'FIGARO', words: 1 })] } });
    for (const goal of GOALS) expect(broken(sentencesOn(m, goal))).toEqual([]);
  });

  it('where one word was read, whatever else was measured', () => {
    fc.assert(
      fc.property(arbitraryMeasurements, fc.constantFrom(...GOALS), (m, goal) => {
        const one = { ...m, text: { ...m.text, ...ONE }, copy: SAYS_NOTHING };
        expect(broken(sentencesOn(one, goal))).toEqual([]);
      }),
      { numRuns: runs(20, 300), seed: 20261121 },
    );
  });
});
