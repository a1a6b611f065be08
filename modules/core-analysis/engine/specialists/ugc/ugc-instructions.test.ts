import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#platform/testing/depth.ts';
import { GOALS, PLACEMENTS, ugcInstructions as schema } from '../../../contract/analysis.ts';
import { readClaims } from '../../copy/read-claims.ts';
import { REQUEST_EXAMPLES } from '../../copy/request-examples.ts';
import { targetShapes } from '../../fixes/target-shapes.ts';
import { FULL_DEPTH } from '../../judge/depth.ts';
import { judge } from '../../judge/judge.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { measurePlacements } from '../../placements/measure-placements.ts';
import type { Assessment, Judged } from '../../rules/book/assessment.ts';
import { RULE_BOOK, VIDEO_RULES } from '../../rules/book/rule-book.ts';
import { arbitraryMeasurements } from '../../testing/arbitrary-measurements.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { makeAudio, makeSpeech } from '../../testing/video-factory.ts';
import { makeSpan, makeVideo } from '../testing/make-video.ts';
import { theScript } from '../testing/the-script.ts';
import { creativeFacts } from './creative-facts.ts';
import { isCrowding } from './filming-line.ts';
import { matterOf } from './filming-lines.ts';
import { type InstructionLine, instructionLines, ugcInstructions } from './ugc-instructions.ts';

const settings = { goal: 'sales', placement: 'tiktok' } as const;
const assess = (m = makeMeasurements()) => RULE_BOOK.map((rule) => rule.assess(m, settings));
const instruct = (m = makeMeasurements()) => theScript(assess(m), m, settings);

const silent = makeMeasurements({
  text: { blocks: [], wordCount: 0, areaShare: 0, headlineRatio: null, smallScreenLegibility: null, readingEase: null },
  copy: { cta: null, offer: null, messageCount: 0 },
});
const dark = makeMeasurements({
  text: { blocks: [makeBlock({ text: 'Night tea', words: 2, contrast: 1.4, worstSliceContrast: 1.1 })] },
  copy: { cta: null, offer: null },
  technical: { meanLightness: 20, picture: { share: 1, meanLightness: 20, clippedDark: 0.01, rmsContrast: 0.25 } },
});

/** Whether a do is the shape to film in or the way out of a fault, which a don't may name as well. */
const fixes = ({ text, ruleId }: InstructionLine, assessments: readonly Assessment[]): boolean =>
  text.startsWith('Film in ') ||
  assessments.some((a) => a.kind === 'judged' && a.response < 0.5 && a.rule.id === ruleId);

describe('instructions for a creator', () => {
  it('open with the creative’s own offer, with its length', () => {
    expect(instruct().hookLine).toBe('“20% off your first box” (your offer: 5 words, about 1.7 s).');
    expect(instruct().shots[0]).toMatchObject({ seconds: 3, say: '“20% off your first box”' });
  });

  it('open on no small print, be it the offer', () => {
    const { blocks } = makeMeasurements().text;
    const offer = { text: '20% off', kind: 'percent' as const, specific: false, block: 1 };
    const withRoles = (...roles: ('headline' | 'small')[]) =>
      makeMeasurements({
        text: { blocks: roles.map((role, i) => ({ ...(blocks[i] ?? makeBlock()), role })) },
        copy: { offer, cta: null },
      });
    expect(instruct(withRoles('headline', 'small')).hookLine).toContain('your headline');
    const small = withRoles('small', 'small');
    expect(ugcInstructions(assess(small), small, settings)).toMatchObject({
      missing: expect.stringContaining('stands in small print, and no headline beside it'),
    });
  });

  it('ask for one thing in the opening where too many compete, and for no more than now where they are few', () => {
    const opening = (places: number) => {
      const peaks = Array.from({ length: places }, (_, i) => ({ x: 0.1 + 0.13 * i, y: 0.97, strength: 1 }));
      const change = { saliency: { peaks }, composition: { subject: null } };
      return instruct(makeMeasurements(change)).shots[0]?.show;
    };
    expect(opening(1)).toBe('One thing only in the frame, as on the creative.');
    expect(opening(2)).toBe('No more in the frame than on the creative: 2 places for the eye.');
    expect(opening(6)).toBe('One thing only in the frame; on the creative 6 places compete for the eye.');
  });

  it('ask for the request toward the middle where it is the line that lies in the zones, not where another is', () => {
    const covering = (block: number) =>
      makeMeasurements({
        placements: makeMeasurements().placements.map((p) =>
          p.placement === 'tiktok'
            ? { ...p, nearestRatio: '9:16', ratioError: 0, covered: 0.2, coveredBlocks: [{ block, share: 0.5 }] }
            : p,
        ),
      });
    const { cta } = makeMeasurements().copy;
    const closing = (block: number) => instruct(covering(block)).shots.at(-1)?.show;
    expect(closing(cta?.block ?? -1)).toContain('Keep it toward the middle');
    expect(closing(0)).not.toContain('toward the middle');
    const others = instruct(covering(0));
    expect([...others.dos, ...others.donts].join(' ')).toContain(
      '20 % of the text blocks, the call to action counted twice, lay there',
    );
  });

  it('open with the headline where the goal is not a sale', () => {
    const { hookLine } = theScript(assess(), makeMeasurements(), { goal: 'awareness', placement: 'tiktok' });
    expect(hookLine).toContain('“Fresh figs, picked today” (your headline: 4 words');
  });

  it('open with the headline where the offer is the request that the clip ends on, and say neither twice', () => {
    const m = makeMeasurements();
    const { offer, cta } = m.copy;
    const text = 'Start your free trial';
    const one = makeMeasurements({
      copy: { offer: offer && { ...offer, text }, cta: cta && { ...cta, text } },
    });
    const { hookLine, shots } = instruct(one);
    expect(hookLine).toContain('“Fresh figs, picked today” (your headline');
    expect(
      shots
        .slice(1)
        .map(({ say }) => say)
        .join(' '),
    ).not.toContain('Fresh figs, picked today');
    expect(shots[1]?.say).toMatch(/^In your own words/);
    expect(shots.at(-1)?.say).toBe('“Start your free trial”');
  });

  const withOffer = (text: string) => {
    const { copy } = makeMeasurements();
    return makeMeasurements({ copy: { offer: { ...copy.offer, text } as typeof copy.offer } });
  };

  it('cut a long offer where a phrase ends and say so', () => {
    const long = withOffer('Save twenty percent on all boxes ordered before the first of May this year');
    expect(instruct(long).hookLine).toBe(
      '“Save twenty percent on all boxes ordered” (your offer, its beginning: 7 words, about 2.3 s).',
    );
    expect(instruct(long).shots[0]?.say).toBe('“Save twenty percent on all boxes ordered”');
  });

  it('quote a long offer whole where cutting would break it, and ask for fewer words', () => {
    const text = 'Save twenty percent whenever you order two boxes of our freshly picked figs';
    expect(instruct(withOffer(text)).hookLine).toBe(
      `“${text}” (your offer: 13 words, about 4.3 s; say it in 9 at most).`,
    );
    expect(instruct(withOffer(text)).shots[0]?.say).toBe(`In your own words, 9 at most: “${text}”.`);
  });

  it('are absent with the reason where there are no words to open on', () => {
    const missing = (m: ImageMeasurements) => ugcInstructions(assess(m), m, settings);
    expect(missing(silent)).toEqual({
      missing:
        'A script opens on your own words: no words were read on the creative. Put a headline or an offer on it and analyse it again.',
    });
    const m = makeMeasurements();
    const unsure = makeMeasurements({ text: { blocks: m.text.blocks.map((b) => ({ ...b, confidence: 0.7 })) } });
    expect(missing(unsure)).toMatchObject({ missing: expect.stringMatching(/words read on the creative is surely/) });
    const results = judge(silent, { ...settings, depth: FULL_DEPTH }).results;
    expect([results.ugcInstructions, typeof results.ugcMissing]).toEqual([undefined, 'string']);
  });

  it('keep the request word for word at the end, or suggest one for the goal', () => {
    expect(instruct().shots.at(-1)?.say).toBe('“Get my fig box”');
    expect(theScript(assess(dark), dark, { goal: 'leads', placement: 'tiktok' }).shots.at(-1)?.say).toBe(
      '“Book a call”',
    );
  });

  it('fix what was measured bad', () => {
    const { shots, captions, donts } = instruct(dark);
    expect(shots[1]?.show).toContain('Face a window: the creative is dark, 20 of 100 in lightness');
    expect(captions).toContain('in white on a dark panel: “Night tea” reaches a contrast of only 1.4 : 1');
    expect(donts.some((line) => line.includes('film in the dark'))).toBe(true);
  });

  it('give no scene less than two seconds, in any length', () => {
    for (const durationS of [4, 6, 7, 8, 9, 10, 14, 24, 60]) {
      const m = makeVideo({ source: { ...makeVideo().source, durationS } });
      for (const placement of PLACEMENTS) {
        const { shots, durationSeconds } = theScript([], m, { goal: 'sales', placement });
        expect(Math.min(...shots.map(({ seconds }) => seconds))).toBeGreaterThanOrEqual(2);
        expect(shots.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThanOrEqual(durationSeconds.to);
      }
    }
  });

  it('put nothing into a hand that may not fit one', () => {
    for (const m of [makeMeasurements(), dark])
      expect(JSON.stringify(instruct(m))).not.toMatch(/[Pp]roduct in your hand|the product/);
  });

  it('say no figure that is half of an offer or without its unit', () => {
    const m = makeMeasurements();
    const line = makeBlock({ text: 'Walks of 45 minutes', words: 4, role: 'body' });
    const walks = makeMeasurements({
      text: { blocks: [...m.text.blocks, line] },
      copy: {
        numbers: [
          { text: '1 free', block: 1 },
          { text: '2 free', block: 3 },
          { text: '45 minutes', block: 3 },
        ],
      },
    });
    expect(instruct(walks).shots.map(({ say }) => say)).toContain('“Walks of 45 minutes”');
  });

  it('tell a creator what to do otherwise, not to repeat a finding', () => {
    const { donts } = instruct(makeMeasurements({ clutter: { regionCount: 15 } }));
    expect(donts.join(' ')).toContain('Don’t cut the frame into pieces with stickers and boxes: 15 regions');
    expect(donts.join(' ')).not.toContain('Don’t repeat this');
  });

  it('keep or cut the length of a video by its placement', () => {
    const long = makeVideo({ source: { ...makeVideo().source, durationS: 41.2 } });
    expect(theScript([], long, settings).durationSeconds).toEqual({
      from: 9,
      to: 20,
      why: 'On TikTok 9 to 20 s have full marks: cut 21.2 s from yours, which runs 41.2 s.',
    });
    expect(theScript([], makeVideo(), settings).durationSeconds.why).toContain('yours fits with 12 s');
  });

  it.each([
    ['detail', { jpegComplexity: 0.02 }],
    ['edges', { edgeDensity: 0.004 }],
  ])('ask nobody to clear a background with too little %s', (_, clutter) => {
    const plan = instruct(makeMeasurements({ clutter, composition: { subject: null } }));
    expect(JSON.stringify(plan)).not.toMatch(/Clear what lies behind|busy background/);
    expect(plan.donts.join(' ')).toContain('film an empty background');
  });

  it.each([
    ['detail', { jpegComplexity: 0.4 }],
    ['edges', { edgeDensity: 0.3 }],
  ])('ask to clear a background with too much %s', (_, clutter) => {
    expect(JSON.stringify(instruct(makeMeasurements({ clutter })))).toMatch(/Clear what lies behind|busy background/);
  });

  it('put no words into a mouth that platforms refuse', () => {
    const text = { blocks: [makeBlock({ text: 'LOSE 20 LBS IN 7 DAYS!!!', words: 6 })] };
    const copy = { cta: null, ...readClaims(text.blocks) };
    const m = makeMeasurements({ text, copy });
    expect(JSON.stringify(ugcInstructions(assess(m), m, settings))).not.toMatch(/LOSE|LBS/);
  });

  it.each([
    ['the tail of a sentence', 'dishwasher safe too', false],
    ['a line that goes on', 'Coffee that stays warm for the', false],
    ['a whole line', 'Coffee that stays warm', true],
  ])('open with a line, not with %s', (_, line, opens) => {
    const blocks = [makeBlock({ text: line }), makeBlock({ text: 'Made in Leeds', role: 'body' })];
    const m = makeMeasurements({ text: { blocks }, copy: { cta: null, ...readClaims(blocks) } });
    const made = ugcInstructions(assess(m), m, { goal: 'awareness', placement: 'tiktok' });
    expect('script' in made && made.script.hookLine.includes(line)).toBe(opens);
  });

  it('speak to a person: lines that can be said, without measures, marks and rules', () => {
    for (const m of [makeMeasurements(), dark]) {
      const { shots, captions, dos, donts } = instruct(m);
      for (const { say } of shots) expect(say).not.toMatch(/\d %|figures? other than|came to|measure|marks/);
      const all = JSON.stringify({ shots, captions, dos, donts });
      expect(all).not.toMatch(/\([A-Z]+-\d|of the marks|1 place compete|feature congestion|mean lightness|line height/);
    }
  });

  it('leave to the file what only the file can fix', () => {
    const m = makeMeasurements({ technical: { spectralCutoff: 0.5 } });
    expect(assess(m).some((a) => a.kind === 'judged' && a.rule.id === 'Q-05' && a.response < 0.8)).toBe(true);
    expect(JSON.stringify(instruct(m))).not.toMatch(/original size|possible detail/);
  });

  it('say no stars aloud', () => {
    const m = makeMeasurements();
    const text = '★ 4.8 from 2,140 runners';
    const blocks = [...m.text.blocks, makeBlock({ text, words: 5, role: 'body' })];
    const { cta } = m.copy;
    const { shots } = instruct(makeMeasurements({ text: { blocks }, copy: { cta, ...readClaims(blocks) } }));
    expect(shots.map(({ say }) => say)).toContain('“4.8 from 2,140 runners”');
  });

  it('ask for one colour of letters, not for two', () => {
    const m = makeMeasurements();
    const faint = { contrast: 3.9, worstSliceContrast: 3.9, foreground: '#ffffff', background: '#e07020' };
    const blocks = m.text.blocks.map((b) => ({ ...b, ...faint, lineHeightOfShortSide: 0.03 }));
    const { captions, dos } = instruct(makeMeasurements({ text: { blocks } }));
    expect(captions).toContain('in white on a dark panel');
    expect(dos.join(' ')).not.toContain('near-black');
  });

  it('say no line twice', () => {
    for (const line of ['Loved by 812 customers', '30 days returns', 'Rated 4.8 by 2,318 people']) {
      const blocks = [...makeMeasurements().text.blocks, makeBlock({ text: line, words: 4, role: 'body' })];
      const { cta } = makeMeasurements().copy;
      const { shots } = instruct(makeMeasurements({ text: { blocks }, copy: { cta, ...readClaims(blocks) } }));
      const said = shots.map(({ say }) => say);
      expect(new Set(said).size, line).toBe(said.length);
    }
  });

  it('know when a video says its offer', () => {
    const m = makeVideo();
    const late = { ...m, shots: m.shots.map((s, i) => (i < 2 ? { ...s, still: null } : s)) };
    expect(theScript([], late, settings).hookLine).toContain('your offer, which now comes at 8 s');
  });

  it.each([
    ['when its line comes, not when its shot begins', { start: 1.25, end: 5 }, 'comes at 1.3 s'],
    ['the shot where nothing was read over time', { start: 13, end: 14 }, 'comes at 0 s'],
  ])('date the headline of a video by %s', (_, times, says) => {
    const span = makeSpan({ ...times, text: 'Fresh figs, picked today' });
    const m = makeVideo({ text: { ...makeVideo().text, spans: [span] } });
    expect(theScript([], m, { ...settings, goal: 'awareness' }).hookLine).toContain(says);
  });

  it('take no caption for the headline of a video', () => {
    const spans = [makeSpan({ start: 0.5, end: 14, text: 'Fresh figs, picked today', caption: true })];
    const m = makeVideo({ text: { ...makeVideo().text, spans } });
    expect(theScript([], m, { ...settings, goal: 'awareness' }).hookLine).not.toContain('picked today');
  });

  it('count captions by what is captioned now', () => {
    const m = makeVideo({
      text: { ...makeVideo().text, spans: [makeSpan({ caption: true })] },
      audio: makeAudio({ speech: makeSpeech([{ start: 0, end: 10.5 }]) }),
    });
    const assessments = VIDEO_RULES.map((rule) => rule.assess(m, settings));
    expect(theScript(assessments, m, settings).captions).toContain('27 % of the speech has words beside it now');
  });

  it('name the creative’s own words where something is missing beside them', () => {
    const m = makeMeasurements();
    const bare = makeMeasurements({
      copy: { ...m.copy, cta: null, offer: null, socialProof: null, trust: [], numbers: [] },
    });
    const { donts } = instruct(bare);
    expect(donts.join(' ')).toContain('Don’t end on “Fresh figs, picked today” without asking');
    expect(donts.filter((line) => line.includes('Fresh figs, picked today')).length).toBeLessThanOrEqual(2);
    const lines = instructionLines(assess(silent), creativeFacts(silent, settings.placement), settings.placement);
    const wordless = lines.donts.map(({ text }) => text).filter((line) => line.includes('0 words'));
    expect(wordless).toEqual([
      'Don’t leave all of the talking to the picture: 0 words were read on it, neither what it is nor what to do.',
    ]);
  });

  it('open with words rather than with a figure alone, and ask for one of many figures', () => {
    const m = makeMeasurements();
    const offer = { ...(m.copy.offer as NonNullable<typeof m.copy.offer>), text: '2.99' };
    const numbers = Array.from({ length: 9 }, (_, i) => ({ text: `${i + 2}`, block: 0 }));
    const { hookLine, shots } = instruct(makeMeasurements({ copy: { offer, numbers } }));
    expect(hookLine).toContain('“Fresh figs, picked today” (your headline');
    expect(JSON.stringify(shots)).not.toContain('came to 9 figures');
  });

  it('tell no share of a subject that was not found', () => {
    const m = makeMeasurements({
      composition: { subject: null, standsOut: 0.5 },
      people: { measured: true, faces: [] },
    });
    const said = JSON.stringify(instruct(m));
    expect(said).not.toContain('no subject found of');
    expect(said).not.toContain('filled no subject');
    expect(said).toContain('no subject stood out from its background');
  });

  it('say nothing of the distance where the size of the subject could not be told', () => {
    const small = { x: 0.3, y: 0.5, w: 0.2, h: 0.12 };
    const people = { measured: true, faces: [] };
    const said = (subjectSpread: number) =>
      JSON.stringify(instruct(makeMeasurements({ composition: { subject: small, subjectSpread }, people })));
    expect(said(1.5)).toMatch(/Go closer|Come a step closer/);
    expect(said(4)).not.toMatch(/[Cc]loser|across the room|no subject stood out/);
  });

  it('blame too few words for what they are, and ask for larger type where it is too small', () => {
    const m = makeMeasurements();
    const blocks = m.text.blocks.map((b) => ({ ...b, lineHeightOfShortSide: 0.026 }));
    const { captions, donts } = instruct(makeMeasurements({ text: { blocks, areaShare: 0.01 } }));
    expect(captions).toMatch(/Larger than “[^”]*”, \d+ px of \d+ high/);
    expect(donts.join(' ')).not.toContain('cover the picture with words');
  });

  it('say no headline is missing where the offer is the headline', () => {
    const m = makeMeasurements();
    const blocks = m.text.blocks.map((b) => (b.role === 'headline' ? { ...b, role: 'body' as const } : b));
    expect(JSON.stringify(instruct(makeMeasurements({ text: { blocks } })))).not.toContain('no headline');
  });

  it('say nothing of which the frame cuts letters', () => {
    const m = makeMeasurements();
    const cut = { left: 0.5, right: 0.2 };
    const blocks = m.text.blocks.map((b) => (b.role === 'headline' ? { ...b, cut } : b));
    const said = (picture = m) =>
      instruct(picture)
        .shots.map(({ say }) => say)
        .join(' ');
    expect(said()).toContain('Fresh figs, picked today');
    expect(said(makeMeasurements({ text: { blocks } }))).not.toContain('Fresh figs, picked today');
  });

  it('ask to keep nothing that a don’t asks to change', () => {
    const m = makeMeasurements();
    const asking = (text: string) =>
      makeMeasurements({
        copy: { cta: { ...(m.copy.cta as NonNullable<typeof m.copy.cta>), text, specific: false } },
      });
    const { dos, donts } = instruct(asking('Learn more'));
    expect(donts.join(' ')).toContain('ask with “Learn more” alone');
    expect(dos.join(' ')).not.toContain('End on “Learn more”');
    const plain = instruct(asking('Shop now'));
    expect(plain.donts.join(' ')).not.toContain('Shop now');
    expect([...plain.dos.join(' ').matchAll(/“Shop now”/gu)].length).toBeLessThanOrEqual(1);
  });

  it('name the shape to film in where the creative has another', () => {
    const turned = (ratio: 'recommended' | 'accepted') =>
      makeMeasurements({ placements: makeMeasurements().placements.map((p) => ({ ...p, ratio })) });
    expect(instruct(turned('accepted')).dos[0]).toBe('Film in 9:16 for TikTok: the creative is 1080 × 1350.');
    expect(instruct(turned('recommended')).dos[0]).not.toContain('Film in 9:16');
  });

  it.each([
    ['meta_feed', 1400, 1080, '1:1 (or 4:5)'],
    ['meta_feed', 1080, 1920, '4:5 (or 1:1)'],
    ['linkedin', 1080, 1920, null],
    ['tiktok', 1200, 1200, '9:16'],
  ] as const)(
    'ask on %s for the shape that advice asks for, with those a file may be fixed to, of %i × %i',
    (placement, width, height, shapes) => {
      const { source, text, copy } = makeMeasurements();
      const placements = measurePlacements({ ...source, width, height }, text, copy);
      const m = makeMeasurements({ source: { ...source, width, height }, placements });
      const { strategy, ugcInstructions: script } = judge(m, { goal: 'sales', placement, depth: FULL_DEPTH }).results;
      const [film = ''] = script?.dos ?? [];
      if (shapes) expect(film).toContain(`Film in ${shapes} for `);
      const asked = strategy.find(({ evidence }) => evidence.ruleId === 'X-01')?.title.replace('Recompose to ', '');
      expect(film).toMatch(new RegExp(`^Film in ${asked}[ ,]`));
      const fixed = targetShapes(m, { goal: 'sales', placement }).filter((shape) => shape.placement === placement);
      expect(fixed.length).toBeGreaterThan(0);
      for (const { ratio } of fixed) expect(film).toContain(ratio);
    },
  );

  it('ask to keep no background calm that advice asks to calm', () => {
    const long = { source: { ...makeVideo().source, durationS: 24 } };
    const script = (featureCongestion: number) => {
      const still = makeMeasurements({ clutter: { featureCongestion, edgeDensity: 0.08 } });
      const m = makeVideo({ ...long, shots: makeVideo().shots.map((shot) => ({ ...shot, still })) });
      const { results } = judge(m, { goal: 'sales', placement: 'linkedin', depth: FULL_DEPTH });
      return {
        said: JSON.stringify(results.ugcInstructions),
        advice: results.strategy.map(({ title }) => title).join(),
      };
    };
    expect(script(3.5).said).toMatch(/as calm as/);
    const busy = script(9.9);
    expect(busy.advice).toMatch(/calm the background|show less at once/i);
    expect(busy.said).not.toMatch(/as calm as/);
    expect(busy.said).toContain('on a calmer background than now (9.9 of clutter, our range is');
  });

  it('ask to do again nothing of which a part could gain', () => {
    const dosWith = (featureCongestion: number) => {
      const m = makeMeasurements({ clutter: { featureCongestion } });
      const clutter = assess(m).filter(({ rule }) => rule.id.startsWith('S-0'));
      return theScript(clutter, m, settings).dos.join(' ');
    };
    expect(dosWith(3.5)).toContain('Film on a background as calm as on the creative');
    expect(dosWith(9.9)).not.toContain('as calm as');
    expect(dosWith(9.9)).toContain('Take one or two things out of the background');
  });

  it('give no English to speak where the creative speaks another language, and name that language', () => {
    const lines = ['Descubre el sabor de la huerta', 'Ahorra un 25 % en tu primera caja', 'Haz tu pedido hoy'];
    const blocks = lines.map((text, i) =>
      makeBlock({ text, words: 6, role: i === 0 ? 'headline' : i === 1 ? 'offer' : 'cta' }),
    );
    const { cta, offer } = makeMeasurements().copy;
    const spanish = makeMeasurements({
      text: { blocks },
      copy: {
        cta: cta && { ...cta, text: lines[2] as string },
        offer: offer && { ...offer, text: lines[1] as string },
      },
    });
    for (const m of [spanish, makeMeasurements({ text: { blocks }, copy: { cta: null, offer: null } })])
      for (const goal of GOALS) {
        const { shots, hookLine } = theScript(assess(m), m, { goal, placement: 'linkedin' });
        for (const { say } of shots) {
          const own = /^“([^”]*)”$/u.exec(say)?.[1];
          if (own) expect([...lines, ...Object.values(REQUEST_EXAMPLES.es).flat()]).toContain(own);
          else expect(say).toContain('the ad’s language (Spanish)');
        }
        expect(lines.some((line) => hookLine.includes(line))).toBe(true);
      }
    for (const { say } of instruct().shots) expect(say).not.toContain('the ad’s language');
  });

  it('differ between two creatives in every list', () => {
    const one = instruct();
    const other = instruct(dark);
    expect(one.hookLine).not.toBe(other.hookLine);
    expect(one.captions).not.toBe(other.captions);
    expect(one.dos.filter((line) => other.dos.includes(line)).length).toBeLessThanOrEqual(2);
    expect(one.donts.filter((line) => other.donts.includes(line)).length).toBeLessThanOrEqual(1);
  });

  it('trace every do and don’t to a rule that judged, and add up, for any picture', () => {
    fc.assert(
      fc.property(
        arbitraryMeasurements,
        fc.constantFrom(...GOALS),
        fc.constantFrom(...PLACEMENTS),
        (m, goal, placement) => {
          const assessments = RULE_BOOK.map((rule) => rule.assess(m, { goal, placement }));
          const made = ugcInstructions(assessments, m, { goal, placement });
          if ('missing' in made) {
            expect(made.missing).toMatch(/^A script opens on your own words: .*analyse it again\.$/);
            return;
          }
          const result = made.script;
          expect(schema.parse(result)).toEqual(result);
          const { dos, donts } = instructionLines(assessments, creativeFacts(m, placement), placement);
          expect(result.dos).toEqual(dos.map(({ text }) => text));
          expect(result.donts).toEqual(donts.map(({ text }) => text));
          const judged = new Map<string, Judged>(
            assessments.flatMap((a) => (a.kind === 'judged' ? [[a.rule.id, a] as const] : [])),
          );
          for (const { ruleId, text } of [...dos, ...donts]) {
            expect(judged.has(ruleId), text).toBe(true);
            // What a creator reads names no rule, and nothing that only a file has.
            expect(text).not.toMatch(/\b[A-Z]{1,2}-\d\d|original size|possible detail/);
          }
          expect(donts.length).toBeGreaterThan(0);
          // Each don't tells a figure or words of this creative, and none is about what a do keeps or fixes.
          for (const { text } of donts) expect(text).toMatch(/\d|“|the only word/);
          const matters = (lines: readonly InstructionLine[]) =>
            lines.flatMap(({ ruleId }) => {
              const found = judged.get(ruleId);
              return found ? [matterOf(found)] : [];
            });
          const kept = matters(dos.filter((line) => !fixes(line, assessments)));
          expect(kept.filter((matter) => matters(donts).includes(matter))).toEqual([]);
          // Nobody is asked to film ground as calm as now where advice or a specialist asks for calmer ground.
          const busy = ['S-03', 'S-05', 'S-06', 'S-07'].flatMap((id) => judged.get(id) ?? []);
          if (busy.some((a) => a.response < 0.8 && isCrowding(a)))
            expect(JSON.stringify(result)).not.toMatch(/as calm as/);
          const seconds = result.shots.reduce((sum, shot) => sum + shot.seconds, 0);
          expect(seconds).toBeGreaterThanOrEqual(result.durationSeconds.from);
          expect(seconds).toBeLessThanOrEqual(result.durationSeconds.to);
          expect(result.shots.every((shot) => shot.seconds >= 1)).toBe(true);
          expect(JSON.stringify(result)).not.toMatch(/undefined|NaN/);
        },
      ),
      { numRuns: runs(20, 300) },
    );
  });
});
