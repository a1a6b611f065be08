import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#platform/testing/depth.ts';
import { analysisResults, GOALS, PLACEMENTS } from '../../contract/analysis.ts';
import { durationFit, durationRange, durationZone } from '../rules/video/duration-fit.ts';
import { creativeFacts } from '../specialists/ugc/creative-facts.ts';
import { durationOf } from '../specialists/ugc/duration.ts';
import { arbitraryVideo } from '../testing/arbitrary-video.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { makeAudio, makeShot, makeSpan, makeSpeech, makeVideo, steps } from '../testing/video-factory.ts';
import { assess } from './assess.ts';
import { FULL_DEPTH } from './depth.ts';
import { judge } from './judge.ts';

const sales = { goal: 'sales', placement: 'auto' } as const;
const sunk = makeMeasurements({ text: { blocks: [makeBlock({ text: 'Almost unseen', contrast: 1.2 })] } });
const ruleOf = (m: ReturnType<typeof makeVideo>, id: string) => {
  const a = assess(m, { goal: 'sales', placement: 'tiktok' }).assessments.find((x) => x.rule.id === id);
  if (a?.kind !== 'judged') throw new Error(`${id} was ${a?.kind}`);
  return a;
};

describe('judging a video', () => {
  it('calls a decent clip good and keeps to the contract', () => {
    const { results, complexityScore } = judge(makeVideo(), { ...sales, depth: FULL_DEPTH });
    expect(analysisResults.parse(results)).toEqual(results);
    expect(results.score).toBeGreaterThanOrEqual(80);
    expect(results.basis.rulesApplied).toBeGreaterThanOrEqual(70);
    expect(results.basis.rulesNotMeasured.filter((r) => !r.includes('no brand was named'))).toEqual([]);
    expect(results.image).toEqual({ width: 1080, height: 1920, format: 'mp4', bytes: 12_000_000 });
    expect(results.video).toMatchObject({ durationSeconds: 14, hasAudio: true, integratedLufs: -14.5 });
    expect(results.video?.attention).toHaveLength(28);
    expect(complexityScore).toBeLessThanOrEqual(4);
  });

  it('names one range of lengths in rule and script', () => {
    for (const placement of PLACEMENTS) {
      const { from, to } = durationZone(placement);
      const why = durationOf(creativeFacts(makeVideo(), placement), placement).why;
      expect(why).toContain(`${durationRange(placement).replace(/ s$/, '')} s have full marks`);
      expect([durationFit(placement)(from), durationFit(placement)(to)]).toEqual([1, 1]);
    }
  });

  it('takes the mean over time of what shots show, and tells it from the shot that costs most', () => {
    const good = makeShot(0, { end: 6 });
    const bad = makeShot(6, { end: 8, still: sunk });
    const a = ruleOf(makeVideo({ shots: [good, bad] }), 'T-01');
    const whole = ruleOf(makeVideo({ shots: [good] }), 'T-01').response;
    expect(a.response).toBeCloseTo((whole * 6 + 0 * 2) / 8, 6);
    expect(a.evidence.time).toEqual({ start: 6, end: 8 });
    expect(a.evidence.value).toBe(1.2);
    expect(a.bad().title).toBe('At 6 to 8 s: “Almost unseen” is hard to read on its background');
    expect(a.bad().text).toContain('Over 2 shots the rule averages 68 %.');
  });

  it('takes 6 to 20 points where the screen goes black in the middle, more the longer, and fewer where it stands still', () => {
    const scoreOf = (change: Parameters<typeof makeVideo>[0]) => judge(makeVideo(change), sales).results.score;
    const gap = (seconds: number) => [{ start: 6, end: 6 + seconds }];
    const lost = [1.2, 2, 3].map((seconds) => scoreOf({}) - scoreOf({ black: gap(seconds) }));
    expect(lost).toEqual([...lost].sort((a, b) => a - b));
    expect(lost[1]).toBeGreaterThanOrEqual(6);
    expect(lost[1]).toBeLessThanOrEqual(20);
    expect(scoreOf({ frozen: gap(2) })).toBeGreaterThan(scoreOf({ black: gap(2) }) + 4);
  });

  it('weighs a reading of a sliver by its time', () => {
    const none = makeMeasurements({ composition: { subject: null } });
    const weightOf = (seconds: number) =>
      ruleOf(
        makeVideo({ shots: [makeShot(0, { end: 14 - seconds, still: none }), makeShot(14 - seconds, { end: 14 })] }),
        'C-06',
      ).weight;
    expect(weightOf(0.35) / weightOf(4)).toBeCloseTo(0.25, 6);
    expect(weightOf(2)).toBe(weightOf(4));
  });

  it('puts no rule of pictures to a blank shot, and says that it is blank', () => {
    const blank = makeMeasurements({
      text: { blocks: [] },
      colour: { rmsContrast: 0, colourfulness: 0 },
      technical: { meanLightness: 0, lightnessP1: 0, lightnessP99: 0 },
    });
    const shots = [makeShot(0, { end: 4, still: blank }), makeShot(4, { end: 14 })];
    const only = makeVideo({ shots: [makeShot(4, { end: 14 })] });
    for (const id of ['C-01', 'C-04', 'C-15', 'S-03'])
      expect(ruleOf(makeVideo({ shots }), id).response, id).toBe(ruleOf(only, id).response);
    const { video } = judge(makeVideo({ shots }), { ...sales, depth: FULL_DEPTH }).results;
    expect(video?.shots[0]).toMatchObject({ score: null, verdict: expect.stringContaining('Its frame is blank') });
    // Where there is nothing else than texts, that is what there is to judge.
    expect(ruleOf(makeVideo({ shots: [makeShot(0, { end: 14, still: blank })] }), 'C-01').response).toBe(0);
  });

  it('says what was read, and that speech was not, where it says that something is missing', () => {
    const silent = makeMeasurements({ text: { blocks: [] }, copy: { cta: null, offer: null } });
    const bare = (audio: Parameters<typeof makeVideo>[0]) =>
      makeVideo({
        shots: [makeShot(0, { end: 14, still: silent })],
        text: { spans: [makeSpan()] },
        endCard: null,
        ...audio,
      });
    for (const id of ['K-01', 'K-05', 'K-13', 'K-14', 'K-15']) {
      const said = (m: ReturnType<typeof makeVideo>) => {
        const { title, text } = ruleOf(m, id).bad();
        return `${title}. ${text}`;
      };
      expect(said(bare({})), id).toMatch(
        /on screen.*two frames a second.*Speech is not: the 11\.5 s of it that are heard/,
      );
      expect(said(bare({ audio: { speech: makeSpeech([], { unsure: [{ start: 1, end: 2 }] }) } })), id).toMatch(
        /on screen.*Whether there is speech that says it is not certain/,
      );
      expect(said(bare({ audio: null })), id).toMatch(/on screen.*two frames a second and one of each shorter shot\.$/);
      expect(said(bare({ audio: null, text: { spans: [makeSpan()], shotsUnread: 7 } })), id).toContain(
        'shorter shot but 7.',
      );
    }
    const mute = makeVideo({ audio: null, text: { spans: [], wordsFirst3s: 0 } });
    for (const id of ['V-06', 'T-06V', 'V-16', 'V-09'])
      expect(ruleOf(mute, id).bad().text, id).toContain('Texts were read in two frames a second');
    expect(ruleOf(makeVideo(), 'T-07').good().text).toContain('Texts were read in two frames a second');
  });

  it('says of a video that shows nothing that it does, and nothing of its looks, praise least of all', () => {
    const blank = makeMeasurements({
      text: { blocks: [] },
      copy: { cta: null, offer: null },
      colour: { rmsContrast: 0, colourfulness: 0 },
      technical: { meanLightness: 0, lightnessP1: 0, lightnessP99: 0 },
    });
    const shots = [makeShot(0, { end: 14, still: blank })];
    const still = { lightness: steps(0), sharpness: steps(0), motion: steps(0) };
    const nothing = makeVideo({ shots, text: { spans: [], wordsFirst3s: 0 }, timeline: still, endCard: null });
    const { results } = judge(nothing, { ...sales, depth: FULL_DEPTH });
    expect(results.good).toEqual([]);
    expect(results.bad[0]).toMatchObject({ title: 'Nothing is shown', evidence: { ruleId: 'S-00' } });
    expect(results.bad[0]?.text).toContain('All 14 s are black');
    for (const { evidence } of [...results.bad.slice(1), ...results.strategy.slice(1)])
      expect(evidence.ruleId).toMatch(/^(?:S-00|V-07|V-1[0-4]|V-22|X-|Q-09)/);
    expect(results.score).toBeLessThanOrEqual(5);
    for (const id of ['C-01', 'C-13', 'C-15', 'S-03', 'K-01', 'V-05', 'V-06'])
      expect(results.basis.rulesNotMeasured.join('\n')).toMatch(new RegExp(`${id} .*: nothing is shown`));
    expect(results.video?.shots[0]).toMatchObject({
      score: null,
      verdict: expect.stringContaining('Its frame is blank'),
    });
    // What stands between two keyframes, or a single text, is something.
    const flash = { ...still, sharpness: steps(0).map((v, i) => (i === 9 ? 40 : v)) };
    for (const change of [{ timeline: flash }, { text: { spans: [makeSpan()] } }])
      expect(
        judge(makeVideo({ shots, text: { spans: [] }, timeline: still, ...change }), sales).results.bad,
      ).not.toContainEqual(expect.objectContaining({ title: 'Nothing is shown' }));
  });

  it('says why a shot is left out of a montage', () => {
    const cut = Array.from({ length: 24 }, (_, i) =>
      makeShot(i * 0.5, { end: i * 0.5 + 0.5, ...(i >= 20 ? { still: null } : {}) }),
    );
    const { video } = judge(makeVideo({ shots: cut }), { ...sales, depth: FULL_DEPTH }).results;
    expect(video?.shots[19]?.score).not.toBeNull();
    expect(video?.shots[22]?.verdict).toContain('of 24 shots we measure 20: the first, the last and the longest');
    const broken = judge(makeVideo({ shots: cut.slice(18) }), { ...sales, depth: FULL_DEPTH }).results.video;
    expect(broken?.shots[4]?.verdict).toContain('Its keyframe could not be measured');
  });

  it('lends a shot the measures of the one it looks like, and says so', () => {
    const shots = [makeShot(0), makeShot(2, { still: sunk }), makeShot(4, { still: null, like: 1 })];
    const m = makeVideo({ shots });
    const measured = makeVideo({ shots: [shots[0], shots[1], makeShot(4, { still: sunk })] as typeof shots });
    expect(ruleOf(m, 'T-01').response).toBe(ruleOf(measured, 'T-01').response);
    const [lent, own] = [m, measured].map((one) => judge(one, { ...sales, depth: FULL_DEPTH }));
    expect(lent?.results.interval).toEqual(own?.results.interval);
    expect(lent?.complexityScore).toBe(own?.complexityScore);
    const [, second, third] = lent?.results.video?.shots ?? [];
    expect(third).toMatchObject({ frame: 1, score: second?.score });
    expect(third?.verdict).toContain(', like the shot at 2 s.');
    expect(second?.verdict).not.toContain('like the shot');
  });

  it('does not speak for shots whose keyframe was not measured', () => {
    const shots = [makeShot(0), makeShot(2), makeShot(4, { still: null })];
    expect(ruleOf(makeVideo({ shots }), 'T-01').good().text).toContain('All 2 measured shots are alike in this.');
  });

  it('says of shots that agree that they do', () => {
    const shots = [makeShot(0), makeShot(2), makeShot(4)];
    expect(ruleOf(makeVideo({ shots }), 'T-01').good().text).toContain('All 3 shots are alike in this.');
    expect(ruleOf(makeVideo({ shots: shots.slice(1) }), 'T-01').good().text).toContain('Both shots are alike in this.');
  });

  it('speaks of visual weight as such, and of nothing else as visual', () => {
    const { title, text } = ruleOf(makeVideo(), 'C-13').good();
    expect(`${title} ${text}`).toContain('visual weight');
    expect(ruleOf(makeVideo(), 'C-13').evidence.measure).toContain('visual centre of mass');
  });

  it('counts for a shot the texts that surely stand in it', () => {
    const shots = [makeShot(0, { end: 2 }), makeShot(2, { end: 4 }), makeShot(4, { end: 6 })];
    const spans = [makeSpan({ start: 0, end: 1.75 }), makeSpan({ start: 1.75, end: 4, text: 'Figs' })];
    const { results } = judge(makeVideo({ shots, text: { spans } }), { ...sales, depth: FULL_DEPTH });
    const said = results.video?.shots.map(({ verdict }) => /with[^.]*screen/.exec(verdict ?? '')?.[0]);
    expect(said).toEqual(['with 1 text on screen', 'with 1 text on screen', 'without text on screen']);
  });

  it('takes the best shot of a call to action’s looks', () => {
    const silent = makeMeasurements({ copy: { cta: null } });
    const shots = [makeShot(0, { still: silent }), makeShot(2, { still: silent }), makeShot(4)];
    const a = ruleOf(makeVideo({ shots }), 'K-03');
    expect(a.response).toBe(1);
    expect(a.evidence.time).toEqual({ start: 4, end: 6 });
  });

  it('reads a request that stands on no keyframe, and says that its looks are not measured', () => {
    const silent = makeMeasurements({ text: { blocks: [] }, copy: { cta: null } });
    const m = makeVideo({ shots: [0, 2, 4].map((s) => makeShot(s, { still: silent })) });
    expect(ruleOf(m, 'K-01').response).toBe(1);
    expect(ruleOf(m, 'K-01').evidence.time).toEqual({ start: 11.5, end: 14 });
    expect(ruleOf(m, 'K-01').good().text).toContain('It stands on the screen from 11.5 to 14 s.');
    expect(judge(m, sales).results.basis.rulesNotMeasured).toContain(
      'K-03 The call to action is prominent: the call to action is on no measured keyframe',
    );
    const spoken = makeVideo({
      shots: m.shots,
      text: { spans: [makeSpan({ start: 11.5, end: 14, text: 'Get my fig box', words: 4, caption: true })] },
      endCard: null,
    });
    expect(judge(spoken, sales).results.basis.rulesNotMeasured).toContain(
      'K-03 The call to action is prominent: the call to action stands in a caption, which was not designed',
    );
  });

  it('finds it wanting where nothing asks anywhere', () => {
    const silent = makeMeasurements({ text: { blocks: [] }, copy: { cta: null } });
    const m = makeVideo({
      shots: [makeShot(0, { still: silent })],
      text: { spans: [makeSpan()] },
      endCard: null,
    });
    const { results } = judge(m, sales);
    expect(results.bad[0]?.evidence.ruleId).toBe('K-01');
    expect(results.bad[0]?.text).toContain('We read 4 words in the video');
  });

  it('speaks of the video, not of a picture', () => {
    const { results } = judge(makeVideo({ shots: [0, 2, 4].map((s) => makeShot(s, { still: sunk })) }), sales);
    for (const { title, text } of [...results.good, ...results.bad, ...results.strategy])
      expect(`${title} ${text}`.replace(/“[^”]*”/g, '')).not.toMatch(/on the visual|this picture|The visual/);
  });

  it('judges each shot by itself only where asked to', () => {
    const m = makeVideo({ shots: [makeShot(0), makeShot(2, { still: sunk }), makeShot(4, { still: null })] });
    const [first, second, third] = judge(m, { ...sales, depth: FULL_DEPTH }).results.video?.shots ?? [];
    expect(first?.score as number).toBeGreaterThan(second?.score as number);
    expect(second?.verdict).toContain('Weakest: contrast of “Almost unseen” (1.2 : 1)');
    expect(third).toMatchObject({ score: null, frame: null });
    expect([first?.frame, second?.frame]).toEqual([0, 1]);
    expect(judge(m, sales).results.video?.shots[0]).not.toHaveProperty('score');
  });

  it('shows the attention of the first shot that shows something, and names that shot', () => {
    const far = makeMeasurements({ saliency: { peaks: [{ x: 0.9, y: 0.1, strength: 1 }], focus: [] } });
    const blank = makeMeasurements({
      text: { blocks: [] },
      colour: { rmsContrast: 0.001 },
      technical: { lightnessP1: 2, lightnessP99: 3 },
    });
    const attention = Array.from({ length: 28 }, (_, i) => (i >= 8 ? 0.9 : 0.2));
    const m = makeVideo({
      shots: [makeShot(0, { still: blank }), makeShot(2, { still: far }), makeShot(4)],
      timeline: { ...makeVideo().timeline, attention },
    });
    const { results } = judge(m, sales);
    expect(results.attention.focus.map(({ content }) => content)).toEqual(['picture, upper right']);
    expect(results.video?.heatShot).toBe(1);
    const unmeasured = makeVideo({ shots: [makeShot(0, { still: null })] });
    expect(judge(unmeasured, sales).results.video).not.toHaveProperty('heatShot');
  });

  it('widens the range with unmeasured keyframes, unsure speech and no recogniser', () => {
    const half = (m: ReturnType<typeof makeVideo>) => {
      const { score, interval } = judge(m, sales).results;
      return score - interval.low;
    };
    const sure = half(makeVideo());
    const shots = makeVideo().shots.map((s, i) => (i > 1 ? { ...s, still: null } : s));
    expect(half(makeVideo({ shots }))).toBeGreaterThan(sure + 4);
    expect(half(makeVideo({ audio: makeAudio({ speech: null }) }))).toBeGreaterThan(sure);
    expect(half(makeVideo({ shots: [] }))).toBeGreaterThan(sure + 8);
  });

  it('says first how much of a file could be read that breaks off, and is less sure of it', () => {
    const { results } = judge(makeVideo({ source: { readShare: 0.7 } }), sales);
    expect(results.bad[0]).toMatchObject({ title: 'Only 14 s of 20 s could be read', evidence: { ruleId: 'V-24' } });
    expect(results.score).toBeLessThanOrEqual(69);
    const half = ({ interval }: typeof results) => interval.high - interval.low;
    expect(half(results)).toBeGreaterThan(half(judge(makeVideo(), sales).results) + 8);
  });

  it('rates a placement by its length and container too', () => {
    const fits = (m: ReturnType<typeof makeVideo>, id: string) =>
      judge(m, sales).results.placements.find((p) => p.placement === id);
    const short = fits(makeVideo(), 'tiktok');
    const long = fits(makeVideo({ source: { durationS: 90 } }), 'tiktok');
    expect(short?.fit as number).toBeGreaterThan((long?.fit as number) + 0.4);
    expect(long?.note).toContain('90 s: the placement takes videos up to 60 s.');
    expect(fits(makeVideo({ source: { container: 'webm' } }), 'tiktok')?.note).toContain(
      'It takes MP4 and MOV, not WEBM.',
    );
  });

  it('caps what may cause a seizure', () => {
    expect(judge(makeVideo({ flashes: { perSecond: 8, at: 2 } }), sales).results.score).toBeLessThanOrEqual(49);
  });
});

describe('judging any video', () => {
  it('keeps score, range, lists and sentences in order, the same on repeat', { timeout: 180_000 }, () => {
    const settings = fc.record({
      goal: fc.constantFrom(...GOALS),
      placement: fc.constantFrom('auto' as const, ...PLACEMENTS),
      brand: fc.constantFrom(null, 'Figgy'),
    });
    fc.assert(
      fc.property(arbitraryVideo, settings, (m, s) => {
        const { results, complexityScore } = judge(m, { ...s, depth: FULL_DEPTH });
        expect(analysisResults.parse(results)).toEqual(results);
        expect(results.score >= 0 && results.score <= 100).toBe(true);
        expect(results.interval.low).toBeLessThanOrEqual(results.score);
        expect(results.interval.high).toBeGreaterThanOrEqual(results.score);
        expect(complexityScore >= 1 && complexityScore <= 10).toBe(true);
        for (const items of [results.good, results.bad, results.strategy]) {
          expect(items.length).toBeLessThanOrEqual(7);
          const titles = items.map((f) => f.title);
          expect(new Set(items.map((f) => f.evidence.ruleId)).size).toBe(titles.length);
          for (const { title, text } of items)
            expect(`${title} ${text}`.replace(/“[^”]*”/g, '')).not.toMatch(/undefined|NaN|null|Infinity|\[object/);
        }
        expect(JSON.stringify(judge(structuredClone(m), { ...s, depth: FULL_DEPTH }).results)).toBe(
          JSON.stringify(results),
        );
      }),
      { numRuns: runs(15, 200), seed: 20261121 },
    );
  });
});
