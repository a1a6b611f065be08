import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import type { Frame } from '../frame.ts';
import { framesOf } from '../testing/draw-text.ts';
import { photoNoise } from '../testing/photo-noise.ts';
import { warmText } from '../text/recognise/read-text.ts';
import type { Interval, TextSpan, VideoText } from '../video/video-measurements.ts';
import { editDistance, plainOf } from './same-text.ts';
import {
  type DrawnVideo,
  drawSamples,
  type PlantedText,
  panOver,
  plainGround,
  withGrain,
} from './testing/drawn-samples.ts';
import { readSamples } from './testing/read-samples.ts';

vi.setConfig({ testTimeout: 120_000 });

const SIZE = { width: 406, height: 720 };
const STEP = 0.5;
/** Font size whose line, capitals to descenders, is 3 % of the frame's height. */
const SMALL = 23;
let wide: Frame;
let dark: Frame;

beforeAll(async () => {
  await warmText();
  wide = (await framesOf(await photoNoise(620, 900, { base: 70, strength: 0.8, seed: 3 }))).full;
  dark = plainGround(SIZE.width, SIZE.height, '#14202e');
}, 120_000);

async function read(video: DrawnVideo, voices: Interval[] | null = null) {
  return await readSamples(await drawSamples(video), { durationS: video.seconds, voices });
}

const likeness = (one: string, other: string) => {
  const [a, b] = [plainOf(one), plainOf(other)];
  return 1 - editDistance(a, b) / Math.max(1, a.length, b.length);
};

/** What became of the planted texts; a span belongs to the text it reads most like. */
function compare(text: VideoText, planted: readonly PlantedText[]) {
  const taken = new Map<PlantedText, TextSpan[]>(planted.map((entry) => [entry, []]));
  let strays = 0;
  for (const span of text.spans) {
    const best = [...planted].sort(
      (p, q) =>
        likeness(span.text, q.line.text) - likeness(span.text, p.line.text) ||
        Math.abs(p.start - span.start) - Math.abs(q.start - span.start),
    )[0];
    if (best && likeness(span.text, best.line.text) >= 0.8) taken.get(best)?.push(span);
    else strays += 1;
  }
  const found = planted.filter((entry) => (taken.get(entry)?.length ?? 0) > 0);
  const errors = found.flatMap((entry) => {
    const span = taken.get(entry)?.[0] as TextSpan;
    return [Math.abs(span.start - entry.start), Math.abs(span.end - entry.end)];
  });
  return {
    recall: found.length / Math.max(1, planted.length),
    duplicates: [...taken.values()].filter((spans) => spans.length > 1).length,
    strays,
    worstTime: Math.max(0, ...errors),
  };
}

function expectAll(text: VideoText, planted: readonly PlantedText[]) {
  const result = compare(text, planted);
  const shown = JSON.stringify(text.spans.map(({ start, end, text: words }) => [start, end, words]));
  expect(result.recall, shown).toBe(1);
  expect(result.duplicates, shown).toBe(0);
  expect(result.strays, shown).toBe(0);
  expect(result.worstTime, shown).toBeLessThanOrEqual(STEP);
}

const put = (start: number, end: number, text: string, y: number, fill = '#ffffff', size = SMALL): PlantedText => ({
  start,
  end,
  line: { text, x: SIZE.width / 2, y, size, fill, anchor: 'middle', weight: 700 },
});

const PHRASES = [
  'Sleep better tonight',
  'Save 30% on every mattress',
  'Free shipping over $50',
  'Rated 4.8 by 12,400 people',
  'New season, new look',
  'Ends Sunday at midnight',
  'Get your free sample',
  'Only 3 left in stock',
  'Book a table for two',
  'Made by hand in Lisbon',
];

describe('texts that stand for a time', () => {
  // truth of video: text.measured text.spans[].start text.spans[].end text.spans[].text
  //   planted: texts that stand for known times
  //   within: one step (0.5 s)
  it('are one span each with start and end within a sample step, on a plain ground', async () => {
    const planted = [
      put(0, 2.2, 'Sleep better tonight', 150, '#ffffff', 36),
      put(1.3, 4.1, 'Free shipping over $50', 400),
      put(4.1, 8, 'Get your free sample', 600, '#ffd34d', 30),
    ];
    const { text, ocrRuns } = await read({ ...SIZE, seconds: 8, ground: () => dark, texts: planted });
    expectAll(text, planted);
    // Looked at when something came or went, not sixteen times.
    expect(ocrRuns).toBeLessThanOrEqual(6);
    expect(text.measured).toBe(true);
  });

  // truth of video: text.spans[].text
  //   planted: small texts at 4.5:1
  //   within: recall 0.9
  it('are found with 3 % of the height and a contrast of 4.5:1: recall at least 0.9, none twice', async () => {
    const grounds = [
      { ground: plainGround(SIZE.width, SIZE.height, '#ffffff'), fill: '#767676' },
      { ground: plainGround(SIZE.width, SIZE.height, '#1d2b53'), fill: '#8f97ae' },
    ];
    const results = [];
    for (const { ground, fill } of casesOf(grounds, 1)) {
      const planted = PHRASES.map((phrase, i) => put(i * 1.4, i * 1.4 + 1.4, phrase, 120 + ((i * 173) % 500), fill));
      const { text } = await read({ ...SIZE, seconds: 14, ground: () => ground, texts: planted });
      results.push(compare(text, planted));
    }
    expect(results.reduce((sum, { recall }) => sum + recall, 0) / results.length).toBeGreaterThanOrEqual(0.9);
    expect(Math.max(...results.map(({ duplicates }) => duplicates))).toBe(0);
    expect(Math.max(...results.map(({ worstTime }) => worstTime))).toBeLessThanOrEqual(STEP);
  });

  it('are followed over a ground that moves all the time', async () => {
    const planted = [
      put(0, 3, 'Sleep better tonight', 150, '#ffffff', 40),
      put(2, 6, 'Free shipping over $50', 420, '#ffffff', 28),
      put(6.5, 10, 'Rated 4.8 by 12,400 people', 600, '#ffffff', 26),
      put(7, 10, 'Get yours', 320, '#ffe14d', 48),
    ];
    const pan = panOver(wide, SIZE.width, SIZE.height, 60);
    const { text } = await read({ ...SIZE, seconds: 10, ground: pan, texts: planted });
    expectAll(text, planted);
  });

  it('are found small over a ground that moves: recall at least 0.9, none twice', async () => {
    const planted = PHRASES.map((phrase, i) => put(i * 1.5, i * 1.5 + 1.5, phrase, 120 + ((i * 173) % 500)));
    const pan = panOver(wide, SIZE.width, SIZE.height, 40);
    const { text } = await read({ ...SIZE, seconds: 15, ground: pan, texts: planted });
    const { recall, duplicates, worstTime } = compare(text, planted);
    expect(recall).toBeGreaterThanOrEqual(0.9);
    expect(duplicates).toBe(0);
    expect(worstTime).toBeLessThanOrEqual(STEP);
  });

  it('are found through sensor noise and across a cut', async () => {
    const scene = (at: number) => (at < 3 ? wide : dark);
    const crop = panOver(wide, SIZE.width, SIZE.height, 0);
    const planted = [
      put(1, 5, 'New season, new look', 300, '#ffffff', 34),
      put(3, 6, 'Book a table', 560, '#ffffff', 30),
    ];
    const { text } = await read({
      ...SIZE,
      seconds: 6,
      ground: (at) => withGrain(scene(at) === wide ? crop(0) : dark, 6, Math.round(at * 10)),
      texts: planted,
    });
    expectAll(text, planted);
  });

  it('are none where there is no text, however the ground moves', async () => {
    const pan = panOver(wide, SIZE.width, SIZE.height, 80);
    const { text, ocrRuns } = await read({ ...SIZE, seconds: 10, ground: pan, texts: [] });
    expect(text).toMatchObject({ spans: [], wordsFirst3s: 0 });
    expect(ocrRuns).toBeLessThanOrEqual(12);
  });
});

describe('texts that change while they stand', () => {
  it('are one span when they slide through the frame', async () => {
    const line = { text: 'Ends Sunday', x: 30, y: 300, size: 40, fill: '#ffffff' };
    const planted = [{ start: 0.5, end: 4, line, at: (at: number) => ({ ...line, y: 120 + at * 120 }) }];
    const { text } = await read({ ...SIZE, seconds: 5, ground: () => dark, texts: planted });
    expectAll(text, planted);
  });

  it('are one span when they are written on letter by letter', async () => {
    const line = { text: 'Made by hand in Lisbon', x: 30, y: 300, size: 32, fill: '#ffffff' };
    const typed = (at: number) => ({ ...line, text: line.text.slice(0, Math.max(1, Math.round((at - 1) * 12))) });
    const planted = [{ start: 1, end: 5, line, at: typed }];
    const { text } = await read({ ...SIZE, seconds: 6, ground: () => dark, texts: planted });
    const [span] = text.spans;
    expect(text.spans).toHaveLength(1);
    expect(plainOf(span?.text ?? '')).toBe(plainOf(line.text));
    // The first letter alone is no text yet.
    expect(span?.start).toBeLessThanOrEqual(2);
    expect(Math.abs((span?.end ?? 0) - 5)).toBeLessThanOrEqual(STEP);
  });

  it('are read at their clearest when they fade in', async () => {
    const planted = [
      {
        ...put(0, 4, 'Only 3 left in stock', 330, '#ffffff', 30),
        opacity: (at: number) => Math.min(1, 0.15 + at * 0.5),
      },
    ];
    const { text } = await read({ ...SIZE, seconds: 5, ground: () => dark, texts: planted });
    expect(text.spans).toHaveLength(1);
    expect(text.spans[0]?.text).toBe('Only 3 left in stock');
  });

  it('are two spans when another text takes the place', async () => {
    const planted = [put(0, 2, 'Day 1', 300, '#ffffff', 40), put(2, 4, 'Day 2', 300, '#ffffff', 40)];
    const { text } = await read({ ...SIZE, seconds: 4, ground: () => dark, texts: planted });
    expect(text.spans.map((span) => span.text)).toEqual(['Day 1', 'Day 2']);
  });
});

describe('a figure that changes in a line that stays', () => {
  it.each(casesOf([SMALL, 34], 1))('is another text, at %i px', async (size) => {
    const words = (count: number) => `Only ${count} left in stock`;
    const planted = [0, 1, 2].map((i) => put(i * 2, i * 2 + 2, words(3 - i), 330, '#ffffff', size));
    const { text } = await read({ ...SIZE, seconds: 6, ground: (at) => withGrain(dark, 3, at * 10), texts: planted });
    expect(text.spans.map(({ text: line, start, end }) => [line, start, end])).toEqual([
      [words(3), 0, 1.75],
      [words(2), 1.75, 3.75],
      [words(1), 3.75, 6],
    ]);
  });
});

describe('captions', () => {
  const LINES = [
    'I never slept well',
    'until I found this',
    'it adapts to you',
    'and it stays cool',
    'try it at home',
    'for a hundred nights',
  ];
  const captions = LINES.map((line, i) => put(1 + i * 1.5, 2.5 + i * 1.5, line, 540, '#ffffff', 26));
  const supers = [put(0, 4, 'SLEEPWELL', 120, '#ffd34d', 44), put(5, 11, '30% OFF', 200, '#ffd34d', 60)];

  // truth of video: text.spans[].caption
  //   planted: captions beside supers
  //   within: exact
  it('are told from supers by place, pace and speech', async () => {
    const pan = panOver(wide, SIZE.width, SIZE.height, 40);
    const { text } = await read({ ...SIZE, seconds: 11, ground: pan, texts: [...captions, ...supers] }, [
      { start: 1, end: 10 },
    ]);
    expectAll(text, [...captions, ...supers]);
    for (const span of text.spans) {
      expect(span.caption, span.text).toBe(LINES.some((line) => likeness(line, span.text) > 0.8));
    }
  });
});
