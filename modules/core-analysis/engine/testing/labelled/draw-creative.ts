import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Region } from '../../../contract/evidence.ts';
import { type DrawnText, drawPng, type Face, inkBox } from '../draw-text.ts';
import { KIND_OF, type PhotoName, type Recipe } from './recipes.ts';

/** What anybody sees in a creative. Boxes are fractions of the frame; any of several is right. */
interface Label {
  kind: (typeof KIND_OF)[keyof typeof KIND_OF];
  /** Boxes of the main thing; none: a place, or nothing but letters. */
  subject: readonly Region[];
  /** Several pictures of one size: nobody can say which of them is meant. */
  several: boolean;
}

export interface LabelledCreative {
  recipe: Recipe;
  png: Buffer;
  label: Label;
}

const PHOTOS = new URL('../../../tests/photos/', import.meta.url);
/** Boxes of the thing in each photograph, as fractions of it: what is meant may be drawn tightly or with what belongs to it. */
const THINGS: Readonly<Record<PhotoName, readonly (readonly [number, number, number, number])[]>> = {
  astronaut: [
    [0.03, 0.02, 0.72, 1],
    [0.29, 0.02, 0.6, 0.37],
  ],
  coffee: [
    [0.17, 0.04, 0.85, 0.98],
    [0.285, 0.04, 0.705, 0.84],
  ],
  dandelion: [
    [0.13, 0.06, 0.45, 0.58],
    [0.13, 0.06, 0.45, 1],
  ],
  'dogs-window': [
    [0.29, 0.22, 0.68, 0.66],
    [0.29, 0.22, 0.68, 0.9],
  ],
  'fig-bowl': [
    [0.405, 0.35, 0.705, 0.76],
    [0.1, 0.1, 0.9, 0.95],
    [0, 0, 1, 1],
  ],
  'meadow-mountain': [],
  'mountain-trail': [],
  'sunrise-hills': [],
  'wine-room': [[0.04, 0.48, 0.79, 0.98]],
};

const GROUNDS = ['#f4efe6', '#10222b', '#ffffff', '#2b1230', '#e8f0ea', '#0b3d5c'] as const;
const ACCENTS = ['#c2410c', '#ffc83d', '#0b6b3a', '#ff8a3d', '#1d4ed8', '#d7263d'] as const;
const FACES: readonly Face[] = ['inter', 'dejavu-sans', 'playfair-display'];
const isDark = (hex: string): boolean =>
  Number.parseInt(hex.slice(1, 3), 16) + Number.parseInt(hex.slice(3, 5), 16) < 200;
const inkOn = (hex: string): string => (isDark(hex) ? '#ffffff' : '#16130f');

interface Canvas {
  width: number;
  height: number;
  ground: string;
  accent: string;
  face: Face;
  shapes: string[];
  texts: DrawnText[];
  photos: { name: PhotoName; box: Region }[];
}

const widthOf = (text: DrawnText): number => inkBox(text).w;

/** A line, smaller where it would not fit the room it has. */
function write(
  c: Canvas,
  text: string,
  at: { x: number; y: number; size: number; room: number },
  more: Partial<DrawnText> = {},
) {
  const line: DrawnText = { text, x: at.x, y: at.y, size: at.size, fill: inkOn(c.ground), face: c.face, ...more };
  const wide = widthOf(line);
  if (wide > at.room) line.size = Math.floor((line.size * at.room) / wide);
  c.texts.push(line);
}

const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;

/** The request: on a button, or as a line of its own. */
function ask(c: Canvas, { request, button }: Recipe, x: number, y: number, room: number) {
  if (!request) return;
  if (!button) return write(c, request, { x, y: y + 50, size: 40, room }, { weight: 700 });
  const line: DrawnText = { text: request, x: x + 36, y: y + 56, size: 36, weight: 700, fill: inkOn(c.accent) };
  c.shapes.push(rect(x, y, Math.round(widthOf(line)) + 72, 88, c.accent, 16));
  c.texts.push(line);
}

/** Headline, body, offer and request in a column, the logo where the template wants it. */
function column(c: Canvas, r: Recipe, { x, y, room, size }: { x: number; y: number; room: number; size: number }) {
  write(c, r.headline, { x, y, size, room }, { weight: 700 });
  const body = r.body ? y + 78 : y;
  if (r.body) write(c, r.body, { x, y: body, size: 36, room }, { weight: 400 });
  const hasOffer = r.offer && r.offer !== r.headline && r.offer !== r.request;
  const last = hasOffer ? body + 86 : body;
  if (hasOffer)
    write(
      c,
      r.offer ?? '',
      { x, y: last, size: 46, room },
      { weight: 700, fill: r.photo && isDark(c.ground) ? '#ffd866' : inkOn(c.ground) },
    );
  ask(c, r, x, last + 46, room);
}

const logo = (c: Canvas, r: Recipe, x: number, y: number, more: Partial<DrawnText> = {}) =>
  r.logo ? write(c, r.logo, { x, y, size: 34, room: 420 }, { weight: 700, ...more }) : undefined;

/** A phone with rows of its own; as fractions of the square it stands in. */
function phone(c: Canvas, rows: readonly (readonly [string, string])[], { x, y, w, h }: Region) {
  c.shapes.push(rect(x, y, w, h, '#15161a', 44), rect(x + 14, y + 14, w - 28, h - 28, '#ffffff', 32));
  rows.forEach(([label, figure], i) => {
    const top = y + 90 + i * 96;
    c.shapes.push(rect(x + 34, top, w - 68, 72, '#eef0f6', 12));
    c.texts.push({ text: label, x: x + 52, y: top + 45, size: 26, weight: 700, fill: '#333333' });
    const line: DrawnText = { text: figure, x: 0, y: top + 45, size: 26, weight: 400, fill: '#3b5bdb' };
    c.texts.push({ ...line, x: x + w - 52 - widthOf(line) });
  });
}

const ROWS: Readonly<Record<Recipe['lang'], readonly (readonly [string, string])[]>> = {
  en: [
    ['Dinner', '$84.20'],
    ['Taxi', '$23.00'],
    ['Cinema', '$41.50'],
    ['Groceries', '$67.90'],
  ],
  de: [
    ['Miete', '840 €'],
    ['Strom', '63 €'],
    ['Handy', '19 €'],
    ['Essen', '267 €'],
  ],
  fr: [
    ['Loyer', '720 €'],
    ['Courses', '212 €'],
    ['Train', '48 €'],
    ['Café', '31 €'],
  ],
  es: [
    ['Alquiler', '690 €'],
    ['Luz', '58 €'],
    ['Ocio', '74 €'],
    ['Compra', '245 €'],
  ],
  it: [
    ['Affitto', '650 €'],
    ['Spesa', '230 €'],
    ['Treno', '39 €'],
    ['Bar', '27 €'],
  ],
};

/** Draws a recipe; the same one gives the same bytes. `nth` chooses ground, accent, face and side. */
export async function drawCreative(recipe: Recipe, nth: number): Promise<LabelledCreative> {
  const { template } = recipe;
  const wide = template === 'side';
  const c: Canvas = {
    width: wide ? 1200 : 1080,
    height: wide ? 628 : template === 'full' && nth % 2 ? 1350 : 1080,
    ground: GROUNDS[nth % GROUNDS.length] as string,
    accent: ACCENTS[nth % ACCENTS.length] as string,
    face: FACES[nth % FACES.length] as Face,
    shapes: [],
    texts: [],
    photos: [],
  };
  const subject = await TEMPLATES[template](c, recipe, nth);
  const { width, height, ground } = c;
  const base = await drawPng({ width, height, background: ground });
  const pictures = await Promise.all(c.photos.map(({ name, box }) => picture(name, box)));
  const photographed = await sharp(base).composite(pictures).png().toBuffer();
  const png = await drawPng({ width, height, photo: photographed, shapes: c.shapes.join(''), texts: c.texts });
  const several = template === 'pair' || template === 'panels';
  return { recipe, png, label: { kind: KIND_OF[template], subject, several } };
}

async function picture(name: PhotoName, { x, y, w, h }: Region) {
  const input = await sharp(new URL(`${name}.jpg`, PHOTOS).pathname)
    .resize(w, h, { fit: 'cover' })
    .png()
    .toBuffer();
  return { input, left: x, top: y };
}

/** A photograph that covers a box, and where its thing lies then. */
async function place(c: Canvas, name: PhotoName, box: Region): Promise<Region[]> {
  c.photos.push({ name, box });
  const { width = 1, height = 1 } = await sharp(await readFile(new URL(`${name}.jpg`, PHOTOS))).metadata();
  const scale = Math.max(box.w / width, box.h / height);
  const [left, top] = [(width * scale - box.w) / 2, (height * scale - box.h) / 2];
  return THINGS[name].map(([x0, y0, x1, y1]) => {
    const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
    const x = within(x0 * width * scale - left, box.w);
    const y = within(y0 * height * scale - top, box.h);
    const w = within(x1 * width * scale - left, box.w) - x;
    const h = within(y1 * height * scale - top, box.h) - y;
    return { x: (box.x + x) / c.width, y: (box.y + y) / c.height, w: w / c.width, h: h / c.height };
  });
}

const shade = (c: Canvas, from: number): string =>
  `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity="0"/><stop offset="0.45" stop-opacity="0.72"/><stop offset="1" stop-opacity="0.86"/></linearGradient></defs><rect x="0" y="${from}" width="${c.width}" height="${c.height - from}" fill="url(#s)"/>`;

type Draw = (c: Canvas, r: Recipe, nth: number) => Promise<Region[]> | Region[];

const TEMPLATES: Readonly<Record<Recipe['template'], Draw>> = {
  full: async (c, r) => {
    const things = r.photo ? await place(c, r.photo, { x: 0, y: 0, w: c.width, h: c.height }) : [];
    c.ground = '#101010';
    c.shapes.push(shade(c, c.height * 0.5), rect(0, 0, c.width, 110, 'rgba(0,0,0,0.55)'));
    logo(c, r, 64, 72);
    column(c, r, { x: 64, y: c.height - 340, room: c.width - 128, size: 72 });
    return things;
  },
  top: async (c, r) => {
    const things = r.photo ? await place(c, r.photo, { x: 0, y: 0, w: c.width, h: 620 }) : [];
    column(c, r, { x: 64, y: 720, room: 940, size: 68 });
    const name: DrawnText = { text: r.logo ?? '', x: 0, y: 1030, size: 32, face: c.face, weight: 700 };
    logo(c, r, c.width - 64 - widthOf(name), 1030, { size: 32 });
    return things;
  },
  side: async (c, r, nth) => {
    const left = nth % 2 === 0;
    const things = r.photo ? await place(c, r.photo, { x: left ? 0 : 600, y: 0, w: 600, h: c.height }) : [];
    const x = left ? 650 : 50;
    logo(c, r, x, 76, { size: 30 });
    column(c, r, { x, y: 230, room: 500, size: 62 });
    return things;
  },
  type: (c, r) => {
    logo(c, r, 70, 110);
    column(c, r, { x: 70, y: 440, room: 940, size: 104 });
    return [];
  },
  quote: (c, r) => {
    c.texts.push({
      text: '★★★★★',
      x: 70,
      y: 300,
      size: 44,
      face: 'dejavu-sans',
      fill: isDark(c.ground) ? '#ffd866' : '#b45309',
    });
    write(c, r.headline, { x: 70, y: 420, size: 70, room: 940 }, { weight: 700 });
    if (r.body) write(c, r.body, { x: 70, y: 510, size: 34, room: 700 }, { weight: 400 });
    ask(c, r, 70, 640, 700);
    logo(c, r, 70, 1000);
    return [];
  },
  pair: async (c, r) => {
    const things: Region[] = [];
    if (r.photo) {
      things.push(...(await place(c, r.photo, { x: 60, y: 300, w: 465, h: 465 })));
      things.push(...(await place(c, r.photo, { x: 555, y: 300, w: 465, h: 465 })));
      c.shapes.push(rect(60, 300, 465, 465, 'rgba(60,60,60,0.45)'));
    }
    const words = {
      en: ['Before', 'After'],
      de: ['Vorher', 'Nachher'],
      fr: ['Avant', 'Après'],
      es: ['Antes', 'Después'],
      it: ['Prima', 'Dopo'],
    }[r.lang];
    write(c, words[0] as string, { x: 60, y: 275, size: 36, room: 400 }, { weight: 400 });
    write(c, words[1] as string, { x: 555, y: 275, size: 36, room: 400 }, { weight: 400 });
    write(c, r.headline, { x: 60, y: 170, size: 64, room: 960 }, { weight: 700 });
    ask(c, r, 60, 830, 700);
    logo(c, r, 60, 1020);
    return things;
  },
  phone: (c, r) => {
    const box = { x: 360, y: 300, w: 360, h: 560 };
    phone(c, ROWS[r.lang], box);
    write(c, r.headline, { x: 540, y: 150, size: 68, room: 960 }, { weight: 700, anchor: 'middle' });
    if (r.offer) write(c, r.offer, { x: 540, y: 240, size: 46, room: 700 }, { weight: 700, anchor: 'middle' });
    ask(c, r, 380, 900, 600);
    logo(c, r, 60, 1040, { size: 30 });
    return [{ x: box.x / c.width, y: box.y / c.height, w: box.w / c.width, h: box.h / c.height }];
  },
  meme: async (c, r) => {
    const things = r.photo ? await place(c, r.photo, { x: 0, y: 0, w: c.width, h: c.height }) : [];
    const words = r.headline.split(' ');
    const half = Math.ceil(words.length / 2);
    for (const [part, y] of [
      [words.slice(0, half), 110],
      [words.slice(half), 1030],
    ] as const)
      write(
        c,
        part.join(' '),
        { x: 540, y, size: 84, room: 1000 },
        { anchor: 'middle', weight: 700, face: 'inter', fill: '#ffffff', outline: { colour: '#000000', width: 5 } },
      );
    return things;
  },
  panels: async (c, r) => {
    const names: readonly PhotoName[] = ['coffee', 'mountain-trail', 'fig-bowl', 'sunrise-hills'];
    await Promise.all(
      names.map((name, i) =>
        place(c, name, { x: 60 + (i % 2) * 490, y: 60 + Math.floor(i / 2) * 320, w: 470, h: 300 }),
      ),
    );
    column(c, { ...r, body: undefined }, { x: 60, y: 780, room: 940, size: 62 });
    logo(c, r, 760, 1020, { size: 30 });
    return [];
  },
  pack: (c, r) => {
    const box = { x: 380, y: 90, w: 320, h: 440 };
    c.shapes.push(
      `<defs><linearGradient id="p" x1="0" x2="1"><stop offset="0" stop-color="#3b2b1f"/><stop offset="0.35" stop-color="#b98a5a"/><stop offset="1" stop-color="#4a3525"/></linearGradient></defs>`,
      `<path d="M${box.x + 40} ${box.y} h${box.w - 80} l40 60 v${box.h - 80} q0 20 -20 20 h-${box.w - 40} q-20 0 -20 -20 v-${box.h - 80} z" fill="url(#p)"/>`,
      rect(box.x + 50, box.y + 160, box.w - 100, 160, '#f3e9d8', 8),
    );
    column(c, r, { x: 70, y: 660, room: 940, size: 68 });
    logo(c, r, 70, 1030);
    return [{ x: box.x / c.width, y: box.y / c.height, w: box.w / c.width, h: box.h / c.height }];
  },
};
