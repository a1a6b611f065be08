import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { ciede2000, rgbOf, rgbToLab } from '../colour-science.ts';
import type { Frames } from '../frame.ts';
import { attentionShareOf } from '../layout/attention-share.ts';
import { findButton } from '../layout/button-shape.ts';
import type { CopyMeasures, SaliencyMeasures } from '../measurements.ts';
import { type DrawnImage, drawFrames } from '../testing/draw-text.ts';
import { readText, warmText } from '../text/recognise/read-text.ts';
import { measureCopy } from './measure-copy.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => await warmText(), 60_000);

const SIZE = { width: 1080, height: 1350 };

/** Attention alike everywhere, or all in one box of the map. */
function saliency(inBox?: { x: number; y: number; w: number; h: number }): SaliencyMeasures {
  const [width, height] = [52, 64];
  const cells = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [cx, cy] = [(x + 0.5) / width, (y + 0.5) / height];
      const inside = !inBox || (cx > inBox.x && cx < inBox.x + inBox.w && cy > inBox.y && cy < inBox.y + inBox.h);
      cells[y * width + x] = inside ? 200 : 0;
    }
  }
  return {
    width,
    height,
    data: cells.toString('base64'),
    focusEntropy: 1,
    peaks: [],
    focus: [],
    firstGlanceStability: 1,
  };
}

async function readOf(image: DrawnImage) {
  const frames = await drawFrames(image);
  return { frames, text: await readText(frames) };
}
/** Each image is read once, by what is drawn. */
const readings = new Map<string, ReturnType<typeof readOf>>();

async function copyOf(image: DrawnImage, map = saliency()): Promise<{ copy: CopyMeasures; frames: Frames }> {
  const key = JSON.stringify(image);
  const reading = readings.get(key) ?? readOf(image);
  readings.set(key, reading);
  const { frames, text } = await reading;
  return { copy: measureCopy(frames, text, map), frames };
}

const BUTTON = { x: 340, y: 1050, w: 400, h: 110 };
const ad = (shape: string, ink = '#ffffff'): DrawnImage => ({
  ...SIZE,
  background: '#f4e9d8',
  shapes: shape,
  texts: [
    { text: 'Sleep better tonight', x: 540, y: 300, size: 96, anchor: 'middle', weight: 800, fill: '#1b2a49' },
    { text: 'Save 30% on every mattress', x: 540, y: 420, size: 48, anchor: 'middle', fill: '#1b2a49' },
    { text: 'Shop now', x: 540, y: 1122, size: 50, anchor: 'middle', fill: ink },
    { text: 'Rated 4.8 by 12,400 customers', x: 540, y: 1280, size: 34, anchor: 'middle', fill: '#333333' },
  ],
});
const box = ({ x, y, w, h }: typeof BUTTON, rest: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${rest}/>`;

describe('the call to action', () => {
  it('stands on no button where it ends a comment on a card', async () => {
    const { copy } = await copyOf({
      ...SIZE,
      background: '#7a6a58',
      shapes: '<rect x="120" y="900" width="760" height="240" rx="28" fill="#ffffff"/>',
      texts: ['Both dogs finished it', 'in under two minutes.', 'Link in bio!'].map((text, i) => ({
        text,
        x: 160,
        y: 970 + i * 60,
        size: 46,
        fill: '#111111',
      })),
    });
    expect(copy.cta?.text).toContain('Link in bio');
    expect(copy.cta?.button).toBeNull();
  });

  it.each(
    casesOf(
      [
        ['a pill', 'rx="55" fill="#0b6e4f"', '#0b6e4f'],
        ['square', 'rx="0" fill="#c0392b"', '#c0392b'],
        ['rounded', 'rx="20" fill="#c0392b"', '#c0392b'],
      ] as const,
      1,
    ),
  )(
    'stands in its button when that is %s: box within 2 % of the frame, fill and difference exact to 2',
    async (_, shape, fill) => {
      const { copy } = await copyOf(ad(box(BUTTON, shape)));
      const { cta } = copy;
      expect(cta).toMatchObject({ text: 'Shop now', verb: 'shop', specific: false, block: 2 });
      const { region } = cta?.button ?? { region: { x: 0, y: 0, w: 0, h: 0 } };
      expect(Math.abs(region.x - BUTTON.x / SIZE.width)).toBeLessThan(0.02);
      expect(Math.abs(region.y - BUTTON.y / SIZE.height)).toBeLessThan(0.02);
      expect(Math.abs(region.w - BUTTON.w / SIZE.width)).toBeLessThan(0.02);
      expect(Math.abs(region.h - BUTTON.h / SIZE.height)).toBeLessThan(0.02);
      const rgb = rgbOf(fill);
      const exact = ciede2000(rgbToLab(...rgb), rgbToLab(0xf4, 0xe9, 0xd8));
      expect(Math.abs((cta?.button?.deltaEToSurround ?? 0) - exact)).toBeLessThan(2);
      expect(cta?.isolationDeltaE).toBe(cta?.button?.deltaEToSurround);
      expect(cta?.hueElsewhere).toBeLessThan(0.01);
    },
  );

  it('is what the button says, also with an object of no list, rather than a line that could be one', async () => {
    const lesson = ad(box(BUTTON, 'rx="16" fill="#1d4ed7"'));
    const said: Record<string, string> = {
      'Shop now': 'Start lesson one',
      'Rated 4.8 by 12,400 customers': 'Join 8,700 who started late',
    };
    const texts =
      lesson.texts?.map((line) => ({ ...line, size: Math.min(line.size, 40), text: said[line.text] ?? line.text })) ??
      [];
    const { copy } = await copyOf({ ...lesson, texts });
    expect(copy.cta).toMatchObject({ text: 'Start lesson one', verb: 'start', specific: true });
    expect(copy.cta?.button?.fill).toBe('#1d4ed7');
  });

  it('stands in a button as wide as its column', async () => {
    const wide = { x: 60, y: 1050, w: 960, h: 110 };
    const { copy } = await copyOf(ad(box(wide, 'rx="16" fill="#c0392b"')));
    const { region } = copy.cta?.button ?? {};
    for (const [side, at] of [
      ['x', wide.x / 1080],
      ['y', wide.y / 1350],
      ['w', wide.w / 1080],
      ['h', wide.h / 1350],
    ] as const) {
      expect(region?.[side], side).toBeCloseTo(at, 2);
    }
  });

  it('stands in no button where a band runs across the frame', async () => {
    const { copy } = await copyOf(ad(box({ x: 0, y: 1050, w: 1080, h: 110 }, 'fill="#c0392b"')));
    expect(copy.cta).toMatchObject({ text: 'Shop now', button: null });
  });

  it('is found without a button on plain ground, and has none', async () => {
    const { copy } = await copyOf(ad('', '#1b2a49'));
    expect(copy.cta).toMatchObject({ text: 'Shop now', button: null });
    expect(copy.cta?.isolationDeltaE).toBeLessThan(1);
  });

  // truth of image: copy.cta.isolationDeltaE
  //   planted: a pill of known colour that runs into a stroke
  //   within: 3 of CIEDE2000
  it('differs from what lies around its pill where that runs into a stroke of its colour, not from the pill itself', async () => {
    const stroke = '<path d="M 700 1075 L 1080 1040 L 1080 1180 L 700 1135 Z" fill="#c0392b"/>';
    const { copy } = await copyOf(ad(stroke + box(BUTTON, 'rx="55" fill="#c0392b"')));
    expect(copy.cta).toMatchObject({ text: 'Shop now', button: null });
    const exact = ciede2000(rgbToLab(...rgbOf('#c0392b')), rgbToLab(0xf4, 0xe9, 0xd8));
    expect(Math.abs((copy.cta?.isolationDeltaE ?? 0) - exact)).toBeLessThan(3);
  });

  // truth of image: copy.cta.region copy.cta.button copy.cta.contrast copy.cta.isolationDeltaE copy.cta.areaShare
  //   planted: buttons of known place and colours
  //   within: as the tests beside it name
  it('is found in an outlined button whose fill is the ground', async () => {
    const { copy } = await copyOf(ad(box(BUTTON, 'rx="30" fill="none" stroke="#1b2a49" stroke-width="5"'), '#1b2a49'));
    expect(copy.cta?.button?.fill).toBe('#f4e9d8');
    expect(copy.cta?.button?.deltaEToSurround).toBeLessThan(2);
  });

  // truth of image: copy.cta.hueElsewhere
  //   planted: known share of the same hue
  //   within: as the test names
  it('counts the same hue elsewhere', async () => {
    const band = '<rect x="0" y="560" width="1080" height="270" fill="#d04a3c"/>';
    const { copy } = await copyOf(ad(box(BUTTON, 'fill="#c0392b"') + band));
    expect(copy.cta?.hueElsewhere).toBeCloseTo(0.2, 1);
  });

  // truth of image: copy.cta.attentionShare copy.cta.attentionDensity
  //   planted: a map with known shares
  //   within: as the test names
  it('has the share of attention that falls on its button', async () => {
    const even = await copyOf(ad(box(BUTTON, 'fill="#c0392b"')));
    expect(even.copy.cta?.attentionDensity).toBeCloseTo(1, 1);
    const drawn = await copyOf(ad(box(BUTTON, 'fill="#c0392b"')), saliency({ x: 0.3, y: 0.77, w: 0.4, h: 0.1 }));
    expect(drawn.copy.cta?.attentionShare).toBeGreaterThan(0.7);
    expect(drawn.copy.cta?.attentionDensity).toBeGreaterThan(20);
  });

  it('is preferred in a button to an imperative headline', async () => {
    const image = ad(box(BUTTON, 'fill="#c0392b"'));
    const texts = image.texts?.map((line, i) => (i === 0 ? { ...line, text: 'Discover deep sleep' } : line));
    const { copy } = await copyOf({ ...image, texts });
    expect(copy.cta?.text).toBe('Shop now');
  });
});

describe('the rest of the copy', () => {
  // truth of image: copy.messageCount
  //   planted: a drawn ad
  //   within: exact
  it('is told apart and points at its blocks', async () => {
    const { copy } = await copyOf(ad(box(BUTTON, 'fill="#c0392b"')));
    expect(copy.offer).toMatchObject({ text: 'Save 30% on every mattress', kind: 'percent', specific: true, block: 1 });
    expect(copy.socialProof).toMatchObject({ kind: 'rating', block: 3 });
    expect(copy.urgency).toBeNull();
    expect(copy.referencePrice).toBeNull();
    expect(copy.messageCount).toBe(2);
  });

  it('reads a figure and its word in two blocks as one offer', async () => {
    const { copy } = await copyOf({
      ...SIZE,
      texts: [
        { text: '50%', x: 540, y: 500, size: 260, anchor: 'middle', weight: 800 },
        { text: 'off all coats', x: 540, y: 640, size: 70, anchor: 'middle' },
      ],
    });
    expect(copy.offer).toMatchObject({ kind: 'percent', specific: true, block: 0 });
  });

  it('says nothing of a picture without text', async () => {
    const { copy } = await copyOf({ ...SIZE, background: '#446688' });
    expect(copy).toEqual({
      cta: null,
      offer: null,
      referencePrice: null,
      urgency: null,
      socialProof: null,
      trust: [],
      numbers: [],
      messageCount: 0,
      risky: [],
    });
  });
});

describe('attentionShareOf', () => {
  it('counts cells on the edge of a box by the part inside', () => {
    expect(attentionShareOf(saliency(), { x: 0.1, y: 0.2, w: 0.333, h: 0.25 })).toBeCloseTo(0.333 * 0.25, 5);
  });
});

describe('findButton', () => {
  it('finds none where the ground runs to the edge of the picture', async () => {
    const frames = await drawFrames({
      ...SIZE,
      texts: [{ text: 'Shop now', x: 540, y: 700, size: 60, anchor: 'middle' }],
    });
    expect(findButton(frames.long1024, { x: 0.37, y: 0.48, w: 0.26, h: 0.05 }, 0.04)).toBeNull();
  });
});
