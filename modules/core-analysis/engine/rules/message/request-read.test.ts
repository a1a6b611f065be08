import { describe, expect, it } from 'vitest';
import { FULL_DEPTH } from '../../judge/depth.ts';
import { judge } from '../../judge/judge.ts';
import type { ImageMeasurements, TextBlock } from '../../measurements.ts';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { meetsTarget } from '../book/meets-target.ts';
import { RULE_BOOK } from '../book/rule-book.ts';
import { requestRead } from './request-read.ts';

const SETTINGS = { goal: 'sales', placement: 'meta_feed' } as const;
const decent = makeMeasurements();

/** The decent ad with its request changed, as text and as block. */
function asking(change: Partial<Pick<TextBlock, 'text' | 'confidence' | 'contrast'>>): ImageMeasurements {
  const { cta } = decent.copy;
  const blocks = decent.text.blocks.map((b, i) => (i === cta?.block ? { ...b, ...change } : b));
  const { text = cta?.text ?? '', contrast = cta?.contrast ?? null } = change;
  return makeMeasurements({ text: { blocks }, copy: { cta: cta && { ...cta, text, contrast } } });
}

const FAINT = asking({ text: 'Buy now', contrast: 1.1 });
const UNSURE = asking({ confidence: 0.81 });
const CUT = asking({ text: 'Buy n', confidence: 1 });

function judged(id: string, m: ImageMeasurements) {
  const a = RULE_BOOK.find((rule) => rule.id === id)?.assess(m, SETTINGS);
  if (a?.kind !== 'judged') throw new Error(`${id} was not judged`);
  return a;
}

/** Everything a result says, team and script included. */
const said = (m: ImageMeasurements) => JSON.stringify(judge(m, { ...SETTINGS, depth: FULL_DEPTH }).results);
const scriptOf = (m: ImageMeasurements) => judge(m, { ...SETTINGS, depth: FULL_DEPTH }).results.ugcInstructions;

describe('a request', () => {
  it('is there for everybody, hardly to be made out, doubtful or missing', () => {
    expect(requestRead(decent)).toBe('read');
    expect(requestRead(FAINT)).toBe('faint');
    expect(requestRead(asking({ contrast: 1.5 }))).toBe('read');
    expect(requestRead(UNSURE)).toBe('unsure');
    expect(requestRead(CUT)).toBe('unsure');
    expect(requestRead(asking({ text: 'Follow X' }))).toBe('read');
    expect(requestRead(makeMeasurements({ copy: { cta: null } }))).toBe('none');
  });

  it('that is a code, an address or a number need not look like a button', () => {
    for (const verb of ['<code>', '<url>', '<phone>']) {
      const m = makeMeasurements({
        copy: { cta: decent.copy.cta && { ...decent.copy.cta, verb, isolationDeltaE: 0 } },
      });
      const [k03, c09] = ['K-03', 'C-09'].map((id) => RULE_BOOK.find((rule) => rule.id === id)?.assess(m, SETTINGS));
      expect([k03?.kind, c09?.kind]).toEqual(['not_applicable', 'not_applicable']);
    }
  });

  it('at 1.1 : 1 is told by its letters and praised by no rule', () => {
    const k01 = judged('K-01', FAINT);
    expect(k01.response).toBeCloseTo(0.2, 5);
    expect(k01.bad().title).toBe('“Buy now” can hardly be made out');
    expect(k01.evidence).toMatchObject({
      display: '1.1 : 1',
      target: 'at least 1.5 : 1, so that it can be read at all',
    });
    const praised = judge(FAINT, SETTINGS).results.good.map(({ evidence }) => evidence.ruleId);
    for (const id of ['K-01', 'K-02', 'K-03', 'C-09', 'S-01C']) expect(praised).not.toContain(id);
    const last = scriptOf(FAINT)?.shots.at(-1);
    expect(last?.say).toBe('“Buy now”');
    expect(last?.show).toContain('on the creative its letters reach 1.1 : 1 and can hardly be made out');
  });

  it('is worth more the better its letters can be seen, without a jump at 1.5 : 1', () => {
    const responses = [1.1, 1.2, 1.3, 1.4, 1.49, 1.5].map((contrast) => judged('K-01', asking({ contrast })).response);
    expect(responses).toEqual([...responses].sort((a, b) => a - b));
    expect(responses[4]).toBeGreaterThan(0.97);
    expect(responses[5]).toBe(1);
  });

  it.each([
    ['read with 81 % confidence', UNSURE],
    ['cut to “Buy n”', CUT],
  ])('%s is neither praised nor quoted nor called missing', (_, m) => {
    expect(said(m)).not.toMatch(
      /says what to do|asks for the click|names what you get|left draws the eye|” draws the eye|no request was read|the 1 on the creative/,
    );
    expect(scriptOf(m)?.shots.at(-1)?.show).toContain(
      'what looks like a request in the lower left of the creative could not be read surely',
    );
  });

  it('that is overlooked is named by its place where its words are doubtful', () => {
    const hidden = makeMeasurements({
      text: { blocks: UNSURE.text.blocks },
      copy: {
        cta: UNSURE.copy.cta && {
          ...UNSURE.copy.cta,
          button: null,
          areaShare: 0.004,
          isolationDeltaE: 10,
          contrast: 3,
          hueElsewhere: 0.5,
          attentionShare: 0.01,
          attentionDensity: 0.5,
        },
      },
    });
    expect(scriptOf(hidden)?.donts).toContainEqual(
      expect.stringMatching(
        /^Don’t hide the request: the call to action in the lower left has only [\d.]+ % of what makes one stand out\.$/,
      ),
    );
  });

  it.each([
    [0.01, 3, false],
    [0.029, 3, false],
    [0.03, 3, true],
  ])(
    'that gets %d of the first glance at %d times its area draws the eye: %s',
    (attentionShare, attentionDensity, praised) => {
      const cta = decent.copy.cta && { ...decent.copy.cta, attentionShare, attentionDensity };
      expect(meetsTarget(judged('S-01C', makeMeasurements({ copy: { cta } })))).toBe(praised);
    },
  );

  it('with too little contrast is told with the contrast of the text, not by a second advice', () => {
    const { bad, strategy } = judge(asking({ contrast: 2.2 }), SETTINGS).results;
    const of = (list: readonly { evidence: { ruleId: string } }[]) => list.map(({ evidence }) => evidence.ruleId);
    expect(of(strategy)).toContain('T-01');
    expect(of(strategy)).not.toContain('K-03');
    expect(of(bad)).not.toContain('K-03');
    const k03 = judged('K-03', asking({ contrast: 2.2 }));
    expect(k03.theme).toBe('contrast');
    expect(k03.fixes?.()['K-03']).toBeCloseTo(1, 5);
  });

  it('and an offer in letters under 1.5 : 1 are not praised for their words', () => {
    const { blocks } = decent.text;
    const { offer } = decent.copy;
    const faint = (contrast: number) =>
      makeMeasurements({ text: { blocks: blocks.map((b, i) => (i === offer?.block ? { ...b, contrast } : b)) } });
    for (const id of ['K-05', 'K-08']) {
      expect(meetsTarget(judged(id, faint(1.2))), id).toBe(false);
      expect(meetsTarget(judged(id, faint(1.5))), id).toBe(true);
    }
  });

  it('among scraps leaves neither their number nor the one claim among them to be praised', () => {
    const { blocks } = decent.text;
    const scraps = [
      { text: 'Frcsh fjgs', confidence: 0.6 },
      { text: 'wr now', confidence: 0.7 },
    ];
    const heap = makeMeasurements({
      text: { blocks: [...blocks, ...scraps.map((scrap) => ({ ...(blocks[0] as TextBlock), ...scrap, words: 2 }))] },
    });
    for (const id of ['T-06', 'K-18']) {
      expect(meetsTarget(judged(id, heap)), id).toBe(false);
      expect(meetsTarget(judged(id, decent)), id).toBe(true);
    }
  });
});
