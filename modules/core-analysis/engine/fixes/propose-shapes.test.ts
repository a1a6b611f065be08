import { describe, expect, it } from 'vitest';
import type { Placement } from '../../contract/analysis.ts';
import { extendCanvas } from './extend-canvas.ts';
import type { FixPlan } from './fix-plan.ts';
import { proposeFixes } from './propose-fixes.ts';
import { type Edges, type Planted, plant } from './testing/planted-creative.ts';

const FEED = { width: 1080, height: 1350 };

function plansOf(planted: Planted, placement: Placement = 'meta_feed'): FixPlan[] {
  const { m, layout } = plant(planted);
  return proposeFixes(m, { goal: 'sales', placement }, layout);
}

/** What a crop keeps, in pixels of the source. */
function cropOf(planted: Planted, id: string): Edges | null {
  const plan = plansOf(planted).find((one) => one.id === id);
  if (plan?.kind !== 'crop') return null;
  const { x, y, w, h } = plan.region;
  return [x * planted.width, y * planted.height, (x + w) * planted.width, (y + h) * planted.height];
}

function padOf(planted: Planted, id: string, placement?: Placement) {
  const plan = plansOf(planted, placement).find((one) => one.id === id);
  return plan?.kind === 'pad' ? plan : null;
}

describe('a cut', { timeout: 60_000 }, () => {
  /** A white card 60 pixels from the sides, its texts in its left half. */
  const carded = (right: number): Planted => ({
    ...FEED,
    shapes: [{ at: [60, 800, right, 1270], colour: '#ffffff' }],
    texts: [
      { at: [120, 850, 470, 920], ground: '#ffffff' },
      { at: [120, 960, 440, 1000], ground: '#ffffff' },
    ],
    attention: [[120, 400, 500, 1000]],
  });

  it('through a card is not offered, though every text would stay whole', () => {
    expect(cropOf(carded(1020), 'crop-9x16')).toBeNull();
  });

  it('around a card leaves it at least 45 of its 60 pixels of room on each side', () => {
    const crop = cropOf(carded(620), 'crop-9x16');
    expect(crop).not.toBeNull();
    const [left, , right, bottom] = crop as Edges;
    expect(left).toBeLessThanOrEqual(60 - 45 + 3);
    expect(right).toBeGreaterThanOrEqual(620 + 45 - 3);
    expect(bottom).toBeGreaterThanOrEqual(1270 + 45 - 3);
  });

  it('to the text band with a sliver of the photograph is not offered', () => {
    const banded: Planted = {
      ...FEED,
      shapes: [{ at: [0, 850, 1080, 1350], colour: '#10222b' }],
      texts: [
        { at: [90, 900, 940, 1000], ground: '#10222b' },
        { at: [90, 1100, 540, 1150], ground: '#10222b' },
      ],
      attention: [[90, 900, 940, 1150]],
    };
    expect(cropOf(banded, 'crop-16x9')).toBeNull();
    // The square loses a fifth of the height and most of it may stay.
    const square = cropOf(banded, 'crop-1x1');
    expect((850 - (square?.[1] ?? 850)) / 850).toBeGreaterThan(0.5);
  });

  it.each([
    ['shaved by 10 of 300 pixels', 220, false],
    ['with room', 300, true],
  ])('that leaves the subject %s is offered: %s', (_, top, offered) => {
    const crop = cropOf(
      {
        ...FEED,
        subject: [400, top, 700, top + 300],
        texts: [{ at: [120, 1180, 600, 1280], ground: '#203040' }],
        attention: [
          [400, top, 700, top + 300],
          [120, 1180, 600, 1280],
        ],
      },
      'crop-1x1',
    );
    expect(crop !== null).toBe(offered);
    if (crop) expect(crop[1]).toBeLessThanOrEqual(top - 20);
  });

  it('keeps a picture that is set into the page, or a larger frame does', () => {
    const set: Planted = {
      ...FEED,
      page: '#ffffff',
      shapes: [{ at: [75, 75, 1005, 830] }],
      texts: [
        { at: [160, 880, 920, 960], ground: '#ffffff' },
        { at: [300, 1000, 780, 1050], ground: '#ffffff' },
      ],
      attention: [[160, 300, 920, 960]],
    };
    expect(cropOf(set, 'crop-1x1')).toBeNull();
    const { x, y, w, h } = padOf(set, 'pad-1x1')?.content ?? { x: 0, y: 0, w: 0, h: 0 };
    expect([x, y, w, h].map((value) => Math.round(value * 1000))).toEqual([100, 0, 800, 1000]);
  });

  it.each([
    [480, false],
    [1200, true],
  ])('of a square of %i pixels for Stories is offered: %s (least 600 × 1067)', (side, offered) => {
    const half: Edges = [side * 0.3, side * 0.3, side * 0.7, side * 0.7];
    const planted = { width: side, height: side, attention: [half] };
    expect(plansOf(planted).some(({ id }) => id === 'crop-9x16')).toBe(offered);
    expect(plansOf(planted).some(({ id }) => id === 'pad-9x16')).toBe(false);
  });
});

describe('a larger frame', { timeout: 60_000 }, () => {
  const square = { width: 1080, height: 1080 };
  const texts = [{ at: [120, 700, 900, 800], ground: '#10222b' }] as const;

  it('is not made by drawing out a photograph', () => {
    const overall: Planted = { ...square, texts, attention: [[0, 0, 1080, 1080]] };
    expect(padOf(overall, 'pad-9x16')).toBeNull();
  });

  it('grows out of the plain band and leaves the photograph at the edge of the frame', () => {
    const banded: Planted = {
      ...FEED,
      shapes: [{ at: [0, 850, 1080, 1350], colour: '#10222b' }],
      texts: [{ at: [90, 900, 940, 1000], ground: '#10222b' }],
      attention: [[0, 0, 1080, 1080]],
    };
    expect(padOf(banded, 'pad-9x16')?.content).toMatchObject({ x: 0, y: 0, w: 1 });
  });

  it('is half filled at least', () => {
    const page: Planted = { ...FEED, page: '#ffffff', texts: [{ at: [120, 500, 960, 900], ground: '#ffffff' }] };
    expect(padOf(page, 'pad-9x16')?.content).toMatchObject({ w: 1 });
    // 4:5 in 16:9 is 0.45 of it.
    expect(padOf(page, 'pad-16x9')).toBeNull();
  });

  const story: Planted = {
    width: 1080,
    height: 1920,
    shapes: [{ at: [0, 1380, 1080, 1920], colour: '#10222b' }],
    texts: [
      { at: [80, 1430, 900, 1520], ground: '#10222b' },
      { at: [80, 1700, 500, 1790], ground: '#10222b' },
    ],
    attention: [[80, 700, 900, 1790]],
  };

  it('of low texts moves the story up over its plain foot instead of making it smaller', () => {
    const plan = padOf(story, 'pad-safe-zone', 'meta_stories');
    expect(plan?.content).toMatchObject({ x: 0, w: 1, h: 1 });
    // Stories covers the lowest fifth: 1790 of 1920 must come over 1536, with a little air.
    expect((plan?.content.y ?? 0) * 1920).toBeCloseTo(1536 - 1790 - 0.008 * 1920, 0);
  });

  it('speaks of a margin where nothing of the interface covers the text, and of the interface where it does', () => {
    const feed: Planted = { ...FEED, page: '#ffffff', texts: [{ at: [120, 1240, 960, 1310], ground: '#ffffff' }] };
    const margin = padOf(feed, 'pad-safe-zone', 'meta_feed');
    expect(margin?.title).toContain('out of the margin of');
    expect(margin?.why).toMatch(/^In the margin .* lies \d+(\.\d)? % of your text\./);
    expect(margin?.why).not.toMatch(/buttons|captions/);
    expect(padOf(story, 'pad-safe-zone', 'meta_stories')?.why).toMatch(
      /^Under the buttons and captions of Stories lies /,
    );
  });

  it('that was moved has the rows of the source where they belong, and the foot goes on within 2 levels', async () => {
    const { frame } = plant(story);
    const moved = await extendCanvas(frame, { aspect: 1080 / 1920, content: { x: 0, y: -0.1, w: 1, h: 1 } });
    expect([moved.width, moved.height]).toEqual([1080, 1920]);
    const row = 1080 * 3;
    expect(Buffer.from(moved.rgb.subarray(0, row)).equals(Buffer.from(frame.rgb.subarray(192 * row, 193 * row)))).toBe(
      true,
    );
    const foot = moved.rgb.subarray(1750 * row);
    const away = foot.reduce((most, value, i) => Math.max(most, Math.abs(value - ([16, 34, 43][i % 3] as number))), 0);
    expect(away).toBeLessThanOrEqual(2);
  });
});

describe('what pixels tell of the layout', { timeout: 60_000 }, () => {
  it('finds a card and a picture on the page to 4 pixels, and not a shade in a photograph', () => {
    const edges = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) =>
      [x * 1080, y * 1350, (x + w) * 1080, (y + h) * 1350] as const;
    const near = (found: Edges, truth: Edges) => found.every((value, i) => Math.abs(value - (truth[i] as number)) <= 4);
    const card = plant({
      ...FEED,
      shapes: [{ at: [60, 800, 1020, 1270], colour: '#ffffff' }],
      texts: [{ at: [120, 850, 470, 920], ground: '#ffffff' }],
    }).layout;
    expect(card.cards.map(edges).some((found) => near(found, [60, 800, 1020, 1270]))).toBe(true);
    expect(card.plain).toEqual({ left: false, top: false, right: false, bottom: false });
    // The photograph is what the card leaves: 1 - 960 × 470 / 1080 × 1350.
    expect(card.pictureShare).toBeCloseTo(0.69, 1);
    const set = plant({
      ...FEED,
      page: '#f5f1e6',
      shapes: [{ at: [200, 90, 880, 760] }],
      texts: [{ at: [160, 880, 920, 960], ground: '#f5f1e6' }],
    }).layout;
    expect(set.cards.map(edges).some((found) => near(found, [200, 90, 880, 760]))).toBe(true);
    expect(set.plain).toEqual({ left: true, top: true, right: true, bottom: true });
    const bare = plant({ ...FEED, texts: [{ at: [120, 850, 470, 920], ground: '#3c5020' }] }).layout;
    expect(bare.cards.filter(({ w, h }) => w * h > 0.05)).toEqual([]);
  });
});
