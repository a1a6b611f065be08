import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#platform/testing/depth.ts';
import { GOALS, type Goal, PLACEMENTS, type Placement } from '../../contract/analysis.ts';
import { TONE_LENGTHS, TONE_STYLES, type Tone, type ToneStyle } from '../../contract/tone.ts';
import { assess } from '../judge/assess.ts';
import { judge } from '../judge/judge.ts';
import type { Measurements, Said } from '../rules/book/rule.ts';
import { ALL_RULES } from '../rules/book/rule-book.ts';
import { arbitraryMeasurements } from '../testing/arbitrary-measurements.ts';
import { arbitraryVideo } from '../testing/arbitrary-video.ts';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { inTone, resultsInTone } from './in-tone.ts';
import { factsOf, sentencesOf, splitText } from './statement-parts.ts';
import { type StatementKind, WORDINGS } from './tone-wording.ts';

const TONES: readonly Tone[] = TONE_STYLES.flatMap((style) => TONE_LENGTHS.map((length) => ({ style, length })));
const words = (text: string) => text.split(' ').length;

/** Creatives of all kinds, the same in each run. */
const samples = () => [
  ...fc.sample<Measurements>(arbitraryMeasurements, { numRuns: runs(25, 400), seed: 20261128 }),
  ...fc.sample<Measurements>(arbitraryVideo, { numRuns: runs(25, 400), seed: 20261128 }),
];

/** Every statement of every rule that can be judged, as it would stand in a result. */
function statementsOf(m: Measurements, goal: Goal, placement: Placement) {
  return assess(m, { goal, placement, brand: 'figs' }).assessments.flatMap((a) => {
    if (a.kind !== 'judged') return [];
    const { evidence } = a;
    const as = (kind: StatementKind, said: Said) => ({ kind, statement: { id: `${kind}-1`, ...said, evidence } });
    return a.response < 0.8 ? [as('bad', a.bad()), as('advice', a.advice())] : [as('good', a.good())];
  });
}

/** A text's facts, to be compared. */
function shown(text: string): string {
  const { figures, quotes, places } = factsOf(text);
  return [figures, quotes, places].map((set) => [...set].sort().join(' ')).join(' | ');
}

/** What the words an action-focused text begins with are; the title of an advice is the action, and its text says how. */
function beginning(style: ToneStyle, kind: StatementKind, text: string): string {
  const { aim, keep } = WORDINGS[style];
  return { bad: `${aim('', '').split(':')[0]}:`, good: keep, advice: splitText(text).said }[kind];
}

const isIllFormed = (text: string): boolean =>
  / {2}|\.\.(?!\.)|:\.|undefined| [.,;]|^ | $/u.test(text.replace(/“[^”]*”/gu, '“”'));

describe('a statement in a tone', () => {
  it('states the same figures, quotes and places in each of the twelve, well formed, on whatever rule', () => {
    const faults: string[] = [];
    const rules = new Set<string>();
    for (const [at, m] of samples().entries()) {
      const goal = GOALS[at % GOALS.length] as Goal;
      for (const { kind, statement } of statementsOf(m, goal, PLACEMENTS[at % PLACEMENTS.length] as Placement)) {
        rules.add(statement.evidence.ruleId);
        const facts = shown(`${statement.title} ${inTone(statement, kind, TONES[0] as Tone).text}`);
        for (const tone of TONES) {
          const told = inTone(statement, kind, tone);
          const long = inTone(statement, kind, { ...tone, length: 'detailed' });
          const fault = (what: string) =>
            faults.push(`${statement.evidence.ruleId} ${kind} ${tone.style} ${tone.length}, ${what}: ${told.text}`);
          if (told.title !== statement.title || told.evidence !== statement.evidence) fault('other title or evidence');
          if (shown(`${told.title} ${told.text}`) !== facts) fault(`other facts than ${facts}`);
          if (!/^[\p{Lu}“]/u.test(told.text)) fault('no capital');
          if (!/[.!?]”?$/u.test(told.text)) fault('no end');
          // Of what no camera makes a sentence of the engine's may read wrong; here it is what a tone adds.
          if (isIllFormed(told.text) && !isIllFormed(statement.text)) fault('blanks or marks');
          if (tone.length === 'concise' && words(told.text) > words(long.text)) fault('longer than detailed');
          if (tone.length === 'action_focused' && !told.text.startsWith(beginning(tone.style, kind, statement.text)))
            fault('no action first');
        }
      }
    }
    expect(faults).toEqual([]);
    // The rest is rarer than these samples; it is made of the same parts.
    expect(rules.size).toBeGreaterThan(ALL_RULES.length * 0.7);
  });

  it('keeps every sentence the engine wrote where it is detailed', () => {
    for (const { kind, statement } of statementsOf(makeMeasurements(), 'sales', 'meta_feed'))
      for (const style of TONE_STYLES)
        expect(inTone(statement, kind, { style, length: 'detailed' }).text).toContain(statement.text);
  });

  it('differs by style and by length, so that a choice is seen', () => {
    const found = statementsOf(makeMeasurements({ text: { wordCount: 26 } }), 'sales', 'meta_feed');
    for (const { kind, statement } of found.filter((one) => one.kind !== 'good')) {
      for (const length of TONE_LENGTHS) {
        const styles = TONE_STYLES.map((style) => inTone(statement, kind, { style, length }).text);
        expect(new Set(styles).size, `${statement.evidence.ruleId} ${kind} ${length}`).toBe(TONE_STYLES.length);
      }
    }
  });
});

describe('a result in a tone', () => {
  const { results } = judge(makeMeasurements({ copy: { cta: null } }), { goal: 'sales', placement: 'meta_feed' });
  const tone: Tone = { style: 'friendly', length: 'concise' };

  it('is the same but for the texts of its statements and the tone it names', () => {
    const bare = (r: typeof results) =>
      JSON.parse(JSON.stringify({ ...r, tone: undefined }, (key, value) => (key === 'text' ? undefined : value)));
    const told = resultsInTone(results, tone);
    expect(told.tone).toEqual(tone);
    expect(bare(told)).toEqual(bare(results));
    expect(told.bad[0]?.text).not.toBe(results.bad[0]?.text);
    expect(told.quickWins?.[0]?.text).toBe(told.strategy.find(({ id }) => id === told.quickWins?.[0]?.id)?.text);
  });

  it('is told also where it was stored before there were quick wins', () => {
    const { quickWins: _, ...older } = results;
    expect(resultsInTone(older, tone)).not.toHaveProperty('quickWins');
  });
});

describe('the sentences of a text', () => {
  it('end where a new one begins, never within a quote, a figure or an initial', () => {
    expect(sentencesOf('It reads “Buy now. Today.” at 2.1 : 1. See J. Marketing. “Fig” is next! Done.')).toEqual([
      'It reads “Buy now. Today.” at 2.1 : 1.',
      'See J. Marketing.',
      '“Fig” is next!',
      'Done.',
    ]);
  });

  it('are cut after the last fact or limit, never before one', () => {
    expect(splitText('Ease is 62. Long words weigh it down. Short ones were liked more.')).toEqual({
      said: 'Ease is 62.',
      explained: 'Long words weigh it down. Short ones were liked more.',
    });
    expect(splitText('Add grain. It hides steps. If the look is meant, leave it.').explained).toBe('');
    expect(splitText('Calm it. It helps.')).toEqual({ said: 'Calm it.', explained: 'It helps.' });
  });
});
