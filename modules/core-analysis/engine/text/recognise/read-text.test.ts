import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { ciede2000, contrastRatio, labOf, relativeLuminance, rgbOf } from '../../colour-science.ts';
import type { TextBlock } from '../../measurements.ts';
import { type DrawnImage, type DrawnText, drawFrames, inkBox, inkRegion, textPath } from '../../testing/draw-text.ts';
import { photoNoise } from '../../testing/photo-noise.ts';
import { wordsOf } from '../blocks/text-statistics.ts';
import { readText, warmText } from './read-text.ts';

const SIZE = { width: 1080, height: 1350 };
const PHRASES = [
  'Sleep better tonight',
  'Save 30% on every mattress',
  'Free shipping on orders over $50',
  'Rated 4.8 by 12,400 customers',
  'New season, new look',
  'Ends Sunday at midnight',
  'Get your free sample',
  'The coffee that wakes up with you',
  'Only 3 left in stock',
  'Book a table',
];

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => await warmText(), 60_000);

function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, change));
    }
    row = next;
  }
  return row[other.length] as number;
}

function fitting(size: number, count: number, weight: 400 | 700 | 800, fill: string): DrawnText[] {
  const longest = Math.floor(1000 / (size * 0.66));
  return Array.from({ length: count }, (_, i) => {
    let text = PHRASES[(i * 3 + size) % PHRASES.length] as string;
    while (text.length > longest && text.includes(' ')) text = text.slice(0, text.lastIndexOf(' '));
    return { text, x: 40, y: 90 + Math.round(((i + 0.5) * 1230) / count), size, weight, fill };
  });
}

async function score(image: DrawnImage) {
  const { blocks } = await readText(await drawFrames(image));
  let words = 0;
  let found = 0;
  let errors = 0;
  let letters = 0;
  for (const line of image.texts ?? []) {
    const truth = inkRegion(line, image);
    const middle = truth.y + truth.h / 2;
    const text = blocks
      .filter(({ region }) => region.y <= middle && region.y + region.h >= middle)
      .map((block) => block.text)
      .join(' ');
    const rest = wordsOf(text);
    for (const word of wordsOf(line.text)) {
      words++;
      const at = rest.indexOf(word);
      if (at < 0) continue;
      found++;
      rest.splice(at, 1);
    }
    errors += editDistance(line.text, text);
    letters += line.text.length;
  }
  return { recall: found / words, errorRate: errors / letters, words };
}

describe('words on plain grounds', () => {
  const grounds = [
    { name: 'dark on light', background: '#f4f1ea', fill: '#1c1c28' },
    { name: 'light on dark', background: '#14202e', fill: '#ffffff' },
  ];
  for (const { name, background, fill } of grounds) {
    for (const size of casesOf([20, 48, 32, 72, 120], 1)) {
      // truth of image: text.blocks[].text text.blocks[].words text.blocks[].confidence
      //   planted: lines of known wording, 20 to 120 px
      //   within: 98 % of words
      it(`are read ${name} at ${size} px: at least 98 % of words, at most 1 % wrong letters`, async () => {
        const count = Math.max(3, Math.min(8, Math.floor(1000 / (size * 2))));
        const results = await Promise.all(
          ([400, 800] as const).map((weight) =>
            score({ ...SIZE, background, texts: fitting(size, count, weight, fill) }),
          ),
        );
        const words = results.reduce((sum, result) => sum + result.words, 0);
        const recall = results.reduce((sum, result) => sum + result.recall * result.words, 0) / words;
        const errorRate = results.reduce((sum, result) => sum + result.errorRate, 0) / results.length;
        expect(recall, `recall over ${words} words`).toBeGreaterThanOrEqual(0.98);
        expect(errorRate).toBeLessThanOrEqual(0.01);
      });
    }
  }
});

describe('words over a photograph', () => {
  for (const [size, least] of [
    [24, 0.93],
    [48, 0.95],
    [96, 0.95],
  ] as const) {
    it(`are read at ${size} px: at least ${least * 100} % of words`, async () => {
      const photo = await photoNoise(SIZE.width, SIZE.height);
      const count = Math.max(3, Math.min(8, Math.floor(1000 / (size * 2))));
      const { recall } = await score({ ...SIZE, photo, texts: fitting(size, count, 800, '#ffffff') });
      expect(recall).toBeGreaterThanOrEqual(least);
    });
  }
});

function exactContrast(one: string, other: string): number {
  return contrastRatio(relativeLuminance(...rgbOf(one)), relativeLuminance(...rgbOf(other)));
}

async function readOne(image: DrawnImage): Promise<TextBlock> {
  const { blocks } = await readText(await drawFrames(image));
  expect(blocks).toHaveLength(1);
  return blocks[0] as TextBlock;
}

describe('contrast', () => {
  const pairs = [
    ['#000000', '#ffffff'],
    ['#ffffff', '#000000'],
    ['#767676', '#ffffff'],
    ['#ffffff', '#1877f2'],
    ['#c0392b', '#f4e9d8'],
    ['#ffe08a', '#e2574c'],
    ['#9a9a9a', '#d0d0d0'],
    ['#1b2a49', '#6b8cae'],
  ] as const;
  for (const [fill, background] of pairs) {
    for (const size of casesOf([28, 64], 1)) {
      // truth of image: text.blocks[].contrast text.blocks[].foreground text.blocks[].background
      //   planted: eight pairs of colours
      //   within: 5 %
      it(`of ${fill} on ${background} at ${size} px is within 5 % of the exact ratio, with both colours`, async () => {
        const block = await readOne({
          ...SIZE,
          background,
          texts: [{ text: 'Sleep better tonight', x: 90, y: 500, size, fill }],
        });
        const exact = exactContrast(fill, background);
        expect(Math.abs((block.contrast ?? 0) / exact - 1)).toBeLessThanOrEqual(0.05);
        expect(Math.abs((block.worstSliceContrast ?? 0) / exact - 1)).toBeLessThanOrEqual(0.08);
        expect(exactContrast(block.foreground ?? '#ffffff', fill)).toBeLessThan(1.06);
        expect(exactContrast(block.background ?? '#ffffff', background)).toBeLessThan(1.03);
      });
    }
  }

  // truth of image: text.blocks[].worstSliceContrast text.blocks[].grounds[]
  //   planted: a ground that changes under the line
  //   within: contrast 8 %, each ground within 3 CIEDE2000
  it('names the worst slice where the ground changes under the line', async () => {
    const text: DrawnText = { text: 'Sleep better tonight with us', x: 60, y: 500, size: 64, fill: '#ffffff' };
    const block = await readOne({
      ...SIZE,
      background: '#10202f',
      shapes: '<rect x="620" width="460" height="1350" fill="#7f9db0"/>',
      texts: [text],
    });
    expect(block.worstSliceContrast).toBeCloseTo(exactContrast('#ffffff', '#7f9db0'), 0);
    expect(Math.abs((block.worstSliceContrast ?? 0) / exactContrast('#ffffff', '#7f9db0') - 1)).toBeLessThanOrEqual(
      0.08,
    );
    expect(Math.abs((block.contrast ?? 0) / exactContrast('#ffffff', '#10202f') - 1)).toBeLessThanOrEqual(0.08);
    const planted = ['#10202f', '#7f9db0'];
    for (const [at, ground] of (block.grounds ?? []).entries())
      expect(ciede2000(labOf(ground), labOf(planted[at] as string)), ground).toBeLessThanOrEqual(3);
    expect(block.grounds).toHaveLength(2);
  });
});

describe('euro and pound signs', () => {
  const TEXTS = ['Now 189 €', '3 nuits pour 189 €', '£1,299.00 today', 'Nur 29,99 €', 'From €49', 'Only £29 left'];

  it.each(casesOf([700, 400, 800] as const, 1))(
    'are read on a plain ground at weight %i, 40 and 80 px',
    async (weight) => {
      for (const size of [40, 80]) {
        const texts = TEXTS.map(
          (text, i): DrawnText => ({ text, x: 60, y: 120 + i * 200, size, weight, fill: '#222' }),
        );
        const { blocks } = await readText(await drawFrames({ ...SIZE, background: '#fafafa', texts }));
        // Whether a space stands before the sign says nothing.
        const close = (text: string) => text.replace(' €', '€');
        expect(blocks.map(({ text }) => close(text))).toEqual(TEXTS.map(close));
      }
    },
  );
});

describe('a euro in a face with serifs', () => {
  //   planted: sums in Playfair Display, whose euro the recogniser takes for the letter that stands for a pound
  it.each(casesOf([700, 400] as const, 1))('is shown as no other sign at weight %i', async (weight) => {
    const texts = ['€39', 'from €1,299'].map(
      (text, i): DrawnText => ({
        text,
        x: 80,
        y: 160 + i * 200,
        size: 72,
        weight,
        face: 'playfair-display',
        fill: '#111',
      }),
    );
    const read = (await readText(await drawFrames({ ...SIZE, texts }))).blocks.map(({ text }) => text).join(' ');
    expect(read).toContain('€39');
    expect(read).not.toMatch(/[£$¥]/u);
  });
});

describe('signs of money that the recogniser lacks', () => {
  const SIGNS = ['₹', '₺', '₩', '₦', '₫'];
  //   planted: a sum with a sign that has no class, in faces that hold it
  it.each(casesOf(['inter', 'dejavu-sans'] as const, 1))(
    'are none in %s, of figures that are sums all the same',
    async (face) => {
      for (const weight of [400, 700] as const) {
        for (const size of casesOf([64, 36, 90], 1)) {
          const texts = SIGNS.map(
            (sign, i): DrawnText => ({
              text: `${sign}1,499`,
              x: 60,
              y: 120 + i * 170,
              size,
              weight,
              face,
              fill: '#222',
            }),
          );
          const { blocks } = await readText(await drawFrames({ ...SIZE, background: '#fafafa', texts }));
          const read = blocks.map(({ text }) => text);
          expect(read.join(' '), `${weight} ${size}`).not.toMatch(/[€£$¥]/u);
          // ₩ with thin bars may be taken for texture, and is left out then.
          expect(read.filter((text) => text === '¤1,499').length, read.join(' ')).toBeGreaterThanOrEqual(4);
        }
      }
    },
  );
});

describe('accents and umlauts', () => {
  const TEXTS = [
    'Frisch geröstet für dich',
    'Schöne Grüße aus Köln',
    'España mañana más café',
    'Découvrez les bières',
    'The quick brown fox jumps',
    'Only until Sunday at noon',
    'Infinitas ideas en línea',
    'CAMPAÑA DE OTOÑO',
    'CAFÉ CRÈME ÉTÉ GRÖSSE',
    'Até amanhã, avós',
  ];

  it('are read on a plain ground at three weights, 60 and 80 px: at least 95 % of words', async () => {
    const words = TEXTS.flatMap((text) => text.split(' '));
    let [found, all] = [0, 0];
    for (const weight of casesOf([400, 700, 800] as const, 1)) {
      for (const size of casesOf([60, 80], 1)) {
        const texts = TEXTS.map((text, i): DrawnText => ({ text, x: 40, y: 110 + i * 128, size, weight }));
        const { blocks } = await readText(await drawFrames({ ...SIZE, background: '#fafafa', texts }));
        const read = blocks.flatMap(({ text }) => text.split(' '));
        all += words.length;
        found += words.filter((word) => read.includes(word)).length;
      }
    }
    expect(found / all, `${found} of ${all}`).toBeGreaterThanOrEqual(0.95);
  });
});

describe('marks that open an exclamation or a question in Spanish', () => {
  const OPENED = [
    '¡Compra ahora!',
    '¿Listo para volar?',
    '¿Qué esperas?',
    '¡Últimos asientos!',
    '¿Jugamos hoy?',
    '¡OFERTA!',
  ];
  const OTHERS = ['iPhone en oferta', 'Jardines abiertos', 'I love it!', '& Sons since 1898', 'il Forno aperto'];

  it.each(casesOf([700, 400, 800] as const, 1))(
    'are read at weight %i, 44 and 80 px, and in nothing else',
    async (weight) => {
      for (const size of [44, 80]) {
        const texts = [...OPENED, ...OTHERS].map(
          (text, i): DrawnText => ({ text, x: 60 + (i % 2) * 40, y: 100 + i * 115, size, weight, fill: '#222' }),
        );
        const { blocks } = await readText(await drawFrames({ ...SIZE, background: '#fafafa', texts }));
        // Accents are proved above.
        const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
        const read = plain(blocks.map(({ text }) => text).join(' '));
        for (const text of OPENED) expect(read, `${size} px`).toContain(plain(text));
        expect(read.match(/[¡¿]/gu), `${size} px: ${read}`).toHaveLength(OPENED.length);
      }
    },
  );
});

describe('places and sizes', () => {
  function overlap(one: TextBlock['region'], other: TextBlock['region']): number {
    const w = Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x));
    const h = Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));
    return (w * h) / (one.w * one.h + other.w * other.h - w * h);
  }

  /** Top of the capitals to the bottom of the descenders, as drawn. */
  function fullHeight(line: DrawnText): number {
    return inkRegion({ ...line, text: 'Hgpy' }, SIZE).h;
  }

  for (const size of casesOf([24, 64, 40, 110], 1)) {
    // truth of image: text.blocks[].region text.blocks[].lineHeight text.blocks[].lineHeightOfShortSide
    //   planted: lines of known ink
    //   within: overlap 0.6, height 8 %
    it(`of lines at ${size} px: boxes overlap the ink by 0.6 and more, heights within 8 %`, async () => {
      const texts: DrawnText[] = ['Sleep better', 'now in our area', 'SUMMER SALE', 'Only 3 left'].map((text, i) => ({
        text,
        x: 60,
        y: 200 + i * 300,
        size,
        fill: '#222222',
      }));
      const { blocks } = await readText(await drawFrames({ ...SIZE, background: '#fafafa', texts }));
      expect(blocks.map(({ text }) => text)).toEqual(texts.map(({ text }) => text));
      blocks.forEach((block, i) => {
        const line = texts[i] as DrawnText;
        expect(overlap(block.region, inkRegion(line, SIZE)), line.text).toBeGreaterThanOrEqual(0.6);
        expect(Math.abs(block.lineHeight / fullHeight(line) - 1), line.text).toBeLessThanOrEqual(0.08);
      });
    });
  }

  it.each([
    ['#ffffff', '#0b6b3b', '#ffffff'],
    ['#d8d8d8', '#8a8a8a', '#10242b'],
    ['#101010', '#ffc83d', '#2b2f38'],
  ])(
    'of labels in small buttons, %s on %s on %s: height within a tenth, contrast within a twentieth',
    async (ink, fill, ground) => {
      for (const size of casesOf([18, 28, 22], 1)) {
        const line: DrawnText = { text: 'Get the kit', x: 200 + size, y: 600, size, weight: 600, fill: ink };
        const rect = `<rect x="200" y="${600 - size * 1.45}" width="${size * 7.2}" height="${size * 2.2}" rx="8" fill="${fill}"/>`;
        const block = await readOne({ ...SIZE, background: ground, shapes: rect, texts: [line] });
        expect(Math.abs(block.lineHeight / fullHeight(line) - 1), `${size} px`).toBeLessThanOrEqual(0.1);
        expect(Math.abs((block.contrast ?? 0) / exactContrast(ink, fill) - 1), `${size} px`).toBeLessThanOrEqual(0.05);
      }
    },
  );

  it('of a small line hardly depend on how it falls on the pixels: heights spread by 4 % at most', async () => {
    const ratios: number[] = [];
    for (let i = 0; i < 8; i++) {
      const line: DrawnText = { text: 'See the dates', x: 80.3, y: 600 + i * 0.37, size: 29 + i * 0.81, weight: 700 };
      const block = await readOne({ ...SIZE, texts: [line] });
      ratios.push(block.lineHeight / fullHeight({ ...line, y: 600 }));
    }
    expect(Math.max(...ratios) / Math.min(...ratios) - 1).toBeLessThanOrEqual(0.04);
  });

  it.each(['40 pods for $16', '20% off your first box', 'First bag free'])(
    'keeps %s apart from the line close below that is a fifth smaller',
    async (offer) => {
      for (const size of casesOf([44, 40, 53], 1)) {
        const texts: DrawnText[] = [
          { text: offer, x: 80, y: 600, size, weight: 700 },
          { text: 'Compostable within 90 days', x: 80, y: 600 + size * 1.12, size: size * 0.8, weight: 400 },
        ];
        const { blocks } = await readText(await drawFrames({ ...SIZE, texts }));
        expect(
          blocks.map(({ text }) => text),
          `${size} px`,
        ).toEqual(texts.map(({ text }) => text));
      }
    },
  );

  it('measures the middle line of a tight headline without the tails and tips of its neighbours', async () => {
    const lines = ['Stop paying', 'for meetings', 'you skip.'];
    const texts = lines.map((text, i) => ({
      text,
      x: 90,
      y: 330 + i * 130,
      size: 120,
      weight: 800 as const,
      fill: '#ffffff',
    }));
    const { blocks } = await readText(await drawFrames({ width: 1080, height: 1080, background: '#0b3d2e', texts }));
    expect(blocks.map(({ text, lines: count }) => [text, count])).toEqual([['Stop paying for meetings you skip.', 3]]);
  });

  // truth of image: text.blocks[].lines
  //   planted: a paragraph of known lines
  //   within: exact
  it('joins the lines of a paragraph to one block in reading order and keeps another size apart', async () => {
    const { blocks, sizeLevels, headlineRatio, areaShare } = await readText(
      await drawFrames({
        ...SIZE,
        texts: [
          { text: 'Fresh bread', x: 80, y: 300, size: 110, weight: 800 },
          { text: 'every single day', x: 80, y: 430, size: 110, weight: 800 },
          { text: 'Baked in the morning in your street', x: 80, y: 700, size: 40, weight: 400 },
          { text: 'and on your table by eight.', x: 80, y: 750, size: 40, weight: 400 },
        ],
      }),
    );
    expect(blocks.map(({ text }) => text)).toEqual([
      'Fresh bread every single day',
      'Baked in the morning in your street and on your table by eight.',
    ]);
    expect(blocks.map(({ lines }) => lines)).toEqual([2, 2]);
    expect(blocks.map(({ role }) => role)).toEqual(['headline', 'body']);
    expect(sizeLevels).toBe(2);
    expect(headlineRatio).toBeCloseTo(110 / 40, 0);
    expect(areaShare).toBeGreaterThan(0.1);
    expect(areaShare).toBeLessThan(0.25);
  });
});

describe('tilted lines', () => {
  const line: DrawnText = {
    text: 'Summer sale 50% off',
    x: 540,
    y: 690,
    size: 60,
    anchor: 'middle',
    fill: '#ffffff',
  };
  const tilted = (degrees: number): DrawnImage => ({
    ...SIZE,
    background: '#274060',
    shapes: `<g transform="rotate(${degrees} 540 675)">${textPath(line)}</g>`,
  });

  it.each(casesOf([-8, 25, 3, 15], 1))('are read at %i degrees with their height within 10 %%', async (degrees) => {
    const block = await readOne(tilted(degrees));
    expect(block.text).toBe('Summer sale 50% off');
    expect(Math.abs((block.lineHeight * SIZE.height) / (0.93 * 60) - 1)).toBeLessThanOrEqual(0.1);
    expect(Math.abs((block.contrast ?? 0) / exactContrast('#ffffff', '#274060') - 1)).toBeLessThanOrEqual(0.05);
    expect(Math.abs(block.region.x + block.region.w / 2 - 0.5)).toBeLessThan(0.02);
  });

  it('count by the area of the line itself, within 15 %, and not of the box around it', async () => {
    const shareAt = async (degrees: number) => (await readText(await drawFrames(tilted(degrees)))).areaShare;
    const level = await shareAt(0);
    const { w, h } = inkBox(line);
    expect(Math.abs(level / ((w * h) / (SIZE.width * SIZE.height)) - 1)).toBeLessThanOrEqual(0.15);
    for (const degrees of [25, -25]) expect(Math.abs((await shareAt(degrees)) / level - 1)).toBeLessThanOrEqual(0.15);
  });
});

describe('small screens', () => {
  const legibility = async (size: number, fill: string) => {
    const texts = ['Free shipping on orders', 'Rated by customers', 'Ends Sunday at midnight'].map((text, i) => ({
      text,
      x: 60,
      y: 300 + i * 300,
      size,
      weight: 400 as const,
      fill,
    }));
    return (await readText(await drawFrames({ ...SIZE, texts }))).smallScreenLegibility ?? 0;
  };

  // truth of image: text.smallScreenLegibility
  //   planted: large words and fine print
  //   within: as the test names
  it('keep large words and lose fine print', async () => {
    const large = await legibility(56, '#111111');
    const fine = await legibility(15, '#111111');
    const pale = await legibility(22, '#c4c4c4');
    expect(large).toBeGreaterThanOrEqual(0.97);
    expect(fine).toBeLessThanOrEqual(0.6);
    expect(pale).toBeLessThanOrEqual(0.8);
  });
});

describe('a percent sign set apart from its figure', () => {
  it('is read with it, and is no text alone', async () => {
    const texts = [
      { text: 'Heute minus 30', x: 100, y: 400, size: 96, weight: 800 as const, fill: '#ffffff' },
      { text: '%', x: 900, y: 400, size: 96, weight: 800 as const, fill: '#ffffff' },
    ];
    const [joined] = (await readText(await drawFrames({ ...SIZE, background: '#132a63', texts }))).blocks;
    expect(joined?.text).toMatch(/minus 30 ?%$/);
    const alone = texts.slice(1).map((text) => ({ ...text, x: 500 }));
    expect((await readText(await drawFrames({ ...SIZE, background: '#132a63', texts: alone }))).blocks).toEqual([]);
  });
});

describe('a whole ad', () => {
  const ad: DrawnImage = {
    ...SIZE,
    background: '#f4e9d8',
    shapes: '<rect x="340" y="1050" width="400" height="110" rx="55" fill="#c0392b"/>',
    texts: [
      { text: 'Sleep better tonight', x: 540, y: 300, size: 96, anchor: 'middle', weight: 800, fill: '#1b2a49' },
      { text: 'Save 30% on every mattress', x: 540, y: 420, size: 48, anchor: 'middle', weight: 400, fill: '#1b2a49' },
      { text: 'Shop now', x: 540, y: 1122, size: 50, anchor: 'middle', fill: '#ffffff' },
      { text: 'Offer ends 24 December', x: 540, y: 1250, size: 24, anchor: 'middle', weight: 400, fill: '#555555' },
    ],
  };

  // truth of image: text.blocks[].role
  //   planted: a drawn ad
  //   within: exact
  it('has its roles told apart and its words counted', async () => {
    const measured = await readText(await drawFrames(ad));
    expect(measured.blocks.map(({ text, role }) => [text, role])).toEqual([
      ['Sleep better tonight', 'headline'],
      ['Save 30% on every mattress', 'offer'],
      ['Shop now', 'cta'],
      ['Offer ends 24 December', 'small'],
    ]);
    expect(measured.measured).toBe(true);
    expect(measured.wordCount).toBe(14);
    expect(measured.sizeLevels).toBe(3);
  });

  it('reads the same every time, also when two are read at once', async () => {
    const frames = await drawFrames(ad);
    const first = JSON.stringify(await readText(frames));
    const both = await Promise.all([readText(frames), readText(frames)]);
    expect(both.map((reading) => JSON.stringify(reading))).toEqual([first, first]);
  });

  // truth of image: text.measured
  //   planted: a picture without text
  //   within: exact
  it('says of a picture without text that it was measured and has none', async () => {
    const empty = await readText(await drawFrames({ width: 600, height: 600, background: '#88aa66' }));
    expect(empty).toMatchObject({
      measured: true,
      blocks: [],
      wordCount: 0,
      areaShare: 0,
      smallScreenLegibility: null,
    });
  });
});
