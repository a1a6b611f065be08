import { describe, expect, it } from 'vitest';
import { readClaims } from '../../copy/read-claims.ts';
import { RULE_BOOK, VIDEO_RULES } from '../../rules/book/rule-book.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { makeVideo } from '../testing/make-video.ts';
import { theScript } from '../testing/the-script.ts';
import { creativeFacts } from './creative-facts.ts';
import { instructionLines } from './ugc-instructions.ts';

const settings = { goal: 'sales', placement: 'tiktok' } as const;

/** What these rules tell of a picture that says these lines and nothing else, the first its headline if it has two words. */
function scriptOf(lines: readonly string[], ids?: readonly string[]) {
  const { assessments, m } = creativeOf(lines, ids);
  return theScript(assessments, m, settings);
}

/** The don'ts alone, which a creative has that says nothing to open on. */
function dontsOf(lines: readonly string[]): string {
  const { assessments, m } = creativeOf(lines);
  const { donts } = instructionLines(assessments, creativeFacts(m, settings.placement), settings.placement);
  return donts.map(({ text }) => text).join(' ');
}

function creativeOf(lines: readonly string[], ids?: readonly string[]) {
  const blocks = lines.map((text, i) => {
    const words = text.split(' ').length;
    return makeBlock({ text, words, role: i === 0 && words > 1 ? 'headline' : 'body' });
  });
  const wordCount = blocks.reduce((sum, block) => sum + block.words, 0);
  const m = makeMeasurements({ text: { blocks, wordCount }, copy: { cta: null, ...readClaims(blocks) } });
  const rules = RULE_BOOK.filter(({ id }) => ids?.includes(id) ?? true);
  return { assessments: rules.map((rule) => rule.assess(m, settings)), m };
}

const stem = (line: string): string => line.split(/[:(]/u)[0] as string;

describe('lines for somebody who films', () => {
  it('deny no motion that is there, only what the rule looks for: a cut or large motion', () => {
    const slow = makeVideo({
      shots: makeVideo().shots.map((shot, i) => ({ ...shot, start: [0, 8, 10][i] as number })),
      timeline: { ...makeVideo().timeline, motion: makeVideo().timeline.motion.map(() => 0.01) },
    });
    const said = (m = slow) => {
      const { shots, donts } = theScript(
        VIDEO_RULES.map((rule) => rule.assess(m, settings)),
        m,
        settings,
      );
      return `${shots[0]?.show} ${donts.join(' ')}`;
    };
    expect(said()).toContain('Move from the first frame on: now no cut or large motion comes before 8 s.');
    expect(said()).toContain('Don’t take a run-up: now no cut or large motion comes before 8 s.');
    const none = said({ ...slow, shots: slow.shots.slice(0, 1) });
    expect(none).toContain('now there is no cut and no large motion in 12 s');
    expect(`${said()} ${none}`).not.toContain('nothing moves');
  });

  it('say no don’t twice: a black opening and a slow start are two faults, a subject that was not found is one', () => {
    const { timeline, shots } = makeVideo();
    const late = makeVideo({
      black: [{ start: 0, end: 2 }],
      shots: shots.map((shot, i) => ({ ...shot, start: [0, 8, 10][i] as number })),
      timeline: {
        ...timeline,
        motion: timeline.motion.map(() => 0.01),
        lightness: timeline.lightness.map((v, i) => (i < 4 ? 0 : v)),
      },
    });
    const opening = theScript(
      VIDEO_RULES.map((rule) => rule.assess(late, settings)),
      late,
      settings,
    ).donts;
    expect(opening.join(' ')).toContain('Don’t open on a frame without a picture');
    expect(new Set(opening.map(stem)).size).toBe(opening.length);

    const lost = makeMeasurements({ composition: { subject: null, standsOut: 0.5 }, people: { faces: [] } });
    const { donts } = theScript(
      RULE_BOOK.map((rule) => rule.assess(lost, settings)),
      lost,
      settings,
    );
    expect(donts.filter((line) => /out of sight|blends in/u.test(line))).toHaveLength(1);
  });

  it('tell of one word and of many what they do not say, as a sentence', () => {
    const one = dontsOf(['Aurelia']);
    expect(one).toContain('Don’t end without a request: the only word on the creative does not ask for anything.');
    const many = dontsOf(['Made from figs that we picked in the']);
    expect(many).toContain('Don’t end without a request: none of the 8 words on the creative asks for anything.');
    for (const said of [one, many])
      expect(said).not.toMatch(/(?:leave|end on|praises|about) (?:the only word|the \d)/u);
  });

  it('miss no figure beside words with a number in them', () => {
    expect(scriptOf(['Figs are back again'], ['K-15']).donts.join(' ')).toContain(
      'Don’t leave “Figs are back again” without a figure to hold on to.',
    );
    for (const line of ['Desk lamp Luma 2', 'Now only $89'])
      expect(scriptOf([line], ['K-15']).donts.join(' ')).not.toMatch(/without a figure|at a feeling/u);
  });

  it('agree with one figure and with two', () => {
    const keeps = (line: string) => scriptOf([line], ['K-15']).dos[0];
    expect(keeps('Warm for 12 hours')).toBe('Say the figure aloud: 1 figure on the creative makes it concrete.');
    expect(keeps('Warm for 12 hours, cold for 24 hours')).toBe(
      'Say the figures aloud: 2 figures on the creative make it concrete.',
    );
  });

  it('open with a price and what it is for where its line says both in one breath', () => {
    expect(scriptOf(['Tired of crowds?', 'Hike with a local guide from €39']).hookLine).toContain(
      '“Hike with a local guide from €39” (your offer: 7 words',
    );
    expect(scriptOf(['Tired of crowds?', 'from €39']).hookLine).toContain('“from €39”');
    const long = 'Hike with a local guide all the way around the lake, boots included, from €39';
    expect(scriptOf(['Tired of crowds?', long]).hookLine).toContain('“from €39”');
  });
});
