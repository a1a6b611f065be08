/** Layouts that real feed ads use. Each puts photo, words and button somewhere; `ad-generator.ts` draws them. */
import { inkBox } from './draw-text.ts';

export interface AdColours {
  /** Panel or ground colour, hex. */
  ground: string;
  /** Letters on it. */
  ink: string;
  /** Fill of the button. */
  accent: string;
  accentInk: string;
}

export interface AdCopy {
  headline: string;
  body: string;
  offer: string;
  cta: string;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One line to draw. `on` is what lies behind it: a plain colour, or null for the photograph (with its scrim). */
export interface AdLine {
  text: string;
  x: number;
  y: number;
  size: number;
  weight: 400 | 700 | 800;
  fill: string;
  on: string | null;
  anchor: 'start' | 'middle';
  /** A line around each letter, `width` pixels outward. */
  outline?: { colour: string; width: number };
}

export interface AdPlan {
  width: number;
  height: number;
  ground: string;
  photo: Box & { radius?: number };
  /** SVG laid on the photograph so that letters stand off; left out where text must lose its contrast. */
  scrim: string;
  lines: AdLine[];
  button: (Box & { label: string; size: number; fill: string; ink: string; on: string | null }) | null;
}

interface TextArea {
  x: number;
  y: number;
  w: number;
  /** Size of the headline; the rest follows from it. */
  size: number;
  anchor: 'start' | 'middle';
  ink: string;
  on: string | null;
}

/** Words broken into lines no wider than `w`. */
function wrap(text: string, size: number, weight: 400 | 700 | 800, w: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && inkBox({ text: longer, x: 0, y: 0, size, weight }).w <= w)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Headline, offer and body under each other, then the button. */
function stack(copy: AdCopy, colours: AdColours, area: TextArea): Pick<AdPlan, 'lines' | 'button'> {
  const lines: AdLine[] = [];
  const { x, w, anchor, ink, on } = area;
  let y = area.y;
  const put = (text: string, size: number, weight: 400 | 700 | 800, after: number) => {
    for (const line of wrap(text, size, weight, w)) {
      y += size;
      lines.push({ text: line, x, y, size, weight, fill: ink, on, anchor });
      y += size * 0.16;
    }
    y += after;
  };
  put(copy.headline, area.size, 800, area.size * 0.3);
  put(copy.offer, area.size * 0.58, 700, area.size * 0.12);
  put(copy.body, area.size * 0.46, 400, area.size * 0.45);
  const size = area.size * 0.5;
  const label = inkBox({ text: copy.cta, x: 0, y: 0, size, weight: 700 });
  const bw = label.w + size * 2;
  const button = {
    x: anchor === 'middle' ? x - bw / 2 : x,
    y,
    w: bw,
    h: size * 2.2,
    label: copy.cta,
    size,
    fill: colours.accent,
    ink: colours.accentInk,
    on,
  };
  return { lines, button };
}

function gradient(id: string, colour: string, stops: [offset: number, opacity: number][], vertical: boolean): string {
  const end = vertical ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
  const marks = stops.map(([o, a]) => `<stop offset="${o}" stop-color="${colour}" stop-opacity="${a}"/>`).join('');
  return `<defs><linearGradient id="${id}" x1="0" y1="0" ${end}>${marks}</linearGradient></defs><rect width="100%" height="100%" fill="url(#${id})"/>`;
}

export type Layout = (copy: AdCopy, colours: AdColours) => AdPlan;

/** 4:5, photograph above, plain band below. */
const band: Layout = (copy, colours) => ({
  width: 1080,
  height: 1350,
  ground: colours.ground,
  photo: { x: 0, y: 0, w: 1080, h: 850 },
  scrim: '',
  ...stack(copy, colours, { x: 80, y: 880, w: 920, size: 76, anchor: 'start', ink: colours.ink, on: colours.ground }),
});

/** 1.91:1, photograph left, panel right. */
const split: Layout = (copy, colours) => ({
  width: 1200,
  height: 628,
  ground: colours.ground,
  photo: { x: 0, y: 0, w: 600, h: 628 },
  scrim: '',
  ...stack(copy, colours, { x: 645, y: 80, w: 520, size: 72, anchor: 'start', ink: colours.ink, on: colours.ground }),
});

/** Square product card on plain ground. */
const card: Layout = (copy, colours) => {
  const head = stack(copy, colours, {
    x: 540,
    y: 630,
    w: 960,
    size: 84,
    anchor: 'middle',
    ink: colours.ink,
    on: colours.ground,
  });
  return {
    width: 1080,
    height: 1080,
    ground: colours.ground,
    photo: { x: 215, y: 70, w: 650, h: 540, radius: 36 },
    scrim: '',
    ...head,
  };
};

/** 9:16, full bleed with a scrim in the upper half, clear of the platform's own buttons. */
const story: Layout = (copy, colours) => ({
  width: 1080,
  height: 1920,
  ground: '#000000',
  photo: { x: 0, y: 0, w: 1080, h: 1920 },
  scrim: gradient(
    'story',
    '#0b0f14',
    [
      [0, 0.55],
      [0.45, 0.55],
      [0.66, 0],
    ],
    true,
  ),
  ...stack(copy, colours, { x: 100, y: 330, w: 860, size: 104, anchor: 'start', ink: '#ffffff', on: null }),
});

/** Square, full bleed, scrim from the left. */
const leftScrim: Layout = (copy, colours) => ({
  width: 1080,
  height: 1080,
  ground: '#000000',
  photo: { x: 0, y: 0, w: 1080, h: 1080 },
  scrim: gradient(
    'left',
    '#0b0f14',
    [
      [0, 0.8],
      [0.5, 0.6],
      [0.8, 0],
    ],
    false,
  ),
  ...stack(copy, colours, { x: 80, y: 270, w: 540, size: 86, anchor: 'start', ink: '#ffffff', on: null }),
});

/** 1.91:1, full bleed, scrim from the left. */
const wide: Layout = (copy, colours) => ({
  width: 1200,
  height: 628,
  ground: '#000000',
  photo: { x: 0, y: 0, w: 1200, h: 628 },
  scrim: gradient(
    'wide',
    '#0b0f14',
    [
      [0, 0.85],
      [0.45, 0.6],
      [0.75, 0],
    ],
    false,
  ),
  ...stack(copy, colours, { x: 70, y: 90, w: 600, size: 72, anchor: 'start', ink: '#ffffff', on: null }),
});

/** 4:5, photograph inside a coloured frame. */
const frame: Layout = (copy, colours) => ({
  width: 1080,
  height: 1350,
  ground: colours.ground,
  photo: { x: 70, y: 70, w: 940, h: 760 },
  scrim: '',
  ...stack(copy, colours, { x: 540, y: 850, w: 940, size: 84, anchor: 'middle', ink: colours.ink, on: colours.ground }),
});

/** 4:5, full bleed, words on a panel in the lower part. */
const panel: Layout = (copy, colours) => ({
  width: 1080,
  height: 1350,
  ground: '#000000',
  photo: { x: 0, y: 0, w: 1080, h: 1350 },
  scrim: `<rect x="60" y="800" width="960" height="480" rx="28" fill="${colours.ground}"/>`,
  ...stack(copy, colours, { x: 110, y: 830, w: 860, size: 74, anchor: 'start', ink: colours.ink, on: colours.ground }),
});

/** Width of an outline, / type size. */
const OUTLINE = 0.05;

/** 4:5, full bleed without a scrim, every line white in a dark outline. */
const outlined: Layout = (copy, colours) => {
  const words = stack(copy, colours, { x: 540, y: 110, w: 900, size: 104, anchor: 'middle', ink: '#ffffff', on: null });
  const around = (size: number) => ({ colour: '#000000', width: size * OUTLINE });
  return {
    width: 1080,
    height: 1350,
    ground: '#000000',
    photo: { x: 0, y: 0, w: 1080, h: 1350 },
    scrim: '',
    ...words,
    lines: words.lines.map((line) => ({ ...line, outline: around(line.size) })),
  };
};

export const LAYOUTS = { band, split, card, story, leftScrim, wide, frame, panel, outlined } as const;
export type LayoutName = keyof typeof LAYOUTS;
