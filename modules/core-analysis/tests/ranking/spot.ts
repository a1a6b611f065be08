import sharp, { type Sharp } from 'sharp';
import { atLevel, mix, song, speech } from '../../engine/audio/testing/sounds.ts';
import type { Frame } from '../../engine/frame.ts';
import {
  type Clip,
  type ClipScene,
  flat,
  generateClip,
  type Painter,
  panning,
  startsOf,
} from '../../engine/testing/clip-generator.ts';
import { inkBox, textPath } from '../../engine/testing/draw-text.ts';

/** A short vertical ad: what is said and shown, apart from how it is spoilt. */
export interface SpotDesign {
  readonly name: string;
  /** File names in `tests/photos`, without ending: one a shot. */
  readonly photos: readonly string[];
  readonly headline: string;
  readonly offer: string;
  readonly proof: string;
  readonly captions: readonly string[];
  readonly cta: string;
  readonly brand: string;
  readonly ground: string;
  readonly accent: string;
}

/** One shot: a photograph the camera glides over, the same without the glide, or a plain colour. */
export interface SpotShot {
  readonly seconds: number;
  readonly photo: string | null;
  readonly still?: boolean;
}

/** Words on a dark panel for some time; `y` is the middle as share of the height, `size` of the short side. */
export interface SpotText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  /** How much the panel hides, 0..1. */
  readonly panel: number;
}

export interface SpotPlan {
  readonly design: SpotDesign;
  readonly width: number;
  readonly height: number;
  readonly shots: readonly SpotShot[];
  readonly texts: readonly SpotText[];
  /** Seconds of the end card and whether it asks for something; null without one. */
  readonly card: { readonly seconds: number; readonly asks: boolean } | null;
  /** Null without a sound track. `audible` is the share of the time with sound; above 0 dB the peaks are cut off. */
  readonly sound: { readonly gainDb: number; readonly audible: number; readonly speechFrom: number } | null;
  /** How the file is written; 24 frames per second in constant quality where absent. */
  readonly file?: Pick<Clip, 'fps' | 'bitrateKbps' | 'thorough' | 'crf' | 'videoCodec'>;
  /** Pixels cut off each side of the finished picture; even; none where absent. */
  readonly trim?: number;
  /** Blur in pixels and share of light of every picture. */
  readonly blur: number;
  readonly light: number;
}

const PHOTOS = new URL('../photos/', import.meta.url);
const FPS = 24;
/** The camera's way in pixels a second, on 540 pixels. */
const GLIDE = 50;
const RATE = 48_000;
/** Level of the whole mix before `gainDb`, chosen to measure about -14.5 LUFS. */
const SPEECH_DBFS = -15.5;
const SONG_DBFS = -27;
/** Highest sample a good mix reaches. */
const CEILING = 0.8;

/** The ad as it should be, for TikTok: hook in the first second, three shots in five, captions, sound, a card that asks. */
export function spotPlan(design: SpotDesign): SpotPlan {
  const [a = '', b = '', c = '', d = ''] = design.photos;
  const shots = [a, b, c, d].map((photo, index) => ({ photo, seconds: [1.6, 1.9, 2.5, 3][index] as number }));
  const line = (text: string, start: number, end: number): SpotText => ({
    text,
    start,
    end,
    y: 0.24,
    size: 0.085,
    fill: '#ffffff',
    panel: 0.8,
  });
  const each = 8.4 / design.captions.length;
  const captions = design.captions.map((text, index) => ({
    ...line(text, 0.4 + index * each, 0.4 + (index + 1) * each - 0.1),
    y: 0.6,
    size: 0.062,
    fill: '#fff3b0',
  }));
  return {
    design,
    width: 540,
    height: 960,
    shots,
    texts: [line(design.headline, 0, 2.4), line(design.offer, 4, 6), ...captions],
    card: { seconds: 3, asks: true },
    sound: { gainDb: 0, audible: 1, speechFrom: 0.3 },
    blur: 0,
    light: 1,
  };
}

/** Everything on the screen so many seconds later, as when something is put in front. */
export function later(texts: readonly SpotText[], seconds: number, from = 0): SpotText[] {
  return texts.map((text) =>
    text.start < from ? text : { ...text, start: text.start + seconds, end: text.end + seconds },
  );
}

/** The ad as a file: MP4 with H.264 and AAC. */
export async function renderSpot(plan: SpotPlan): Promise<Uint8Array> {
  const { width, height, card } = plan;
  const overlays = await Promise.all(plan.texts.map((text) => overlayOf(text, plan)));
  const lengths = plan.shots.map(({ seconds }) => ({ seconds, picture: '#000000' }));
  const starts = startsOf(lengths);
  const scenes: ClipScene[] = await Promise.all(
    plan.shots.map(async ({ seconds, photo, still }, index) => {
      const start = starts[index] as number;
      const camera = await cameraOf(photo, still ?? false, plan, index);
      return { seconds, picture: withTexts(camera, overlays, start) };
    }),
  );
  if (card) {
    const frame = await cardOf(plan, card.asks);
    scenes.push({ seconds: card.seconds, picture: () => frame });
  }
  const seconds = startsOf(scenes).at(-1) as number;
  const trim = plan.trim ?? 0;
  return await generateClip({
    width: width - 2 * trim,
    height: height - 2 * trim,
    fps: FPS,
    scenes:
      trim === 0 ? scenes : scenes.map((scene) => ({ ...scene, picture: trimmed(scene.picture as Painter, plan) })),
    ...(plan.sound && { sound: soundOf(plan, seconds) }),
    ...plan.file,
  });
}

function trimmed(painter: Painter, { width, height, trim = 0 }: SpotPlan): Painter {
  const inner = { width: width - 2 * trim, height: height - 2 * trim };
  return (seconds) => {
    const { rgb } = painter(seconds, { width, height });
    const cut = new Uint8Array(inner.width * inner.height * 3);
    for (let y = 0; y < inner.height; y += 1) {
      const from = ((y + trim) * width + trim) * 3;
      cut.set(rgb.subarray(from, from + inner.width * 3), y * inner.width * 3);
    }
    return { ...inner, rgb: cut };
  };
}

async function cameraOf(photo: string | null, still: boolean, plan: SpotPlan, index: number): Promise<Painter> {
  const { width, height } = plan;
  if (photo === null) {
    const black = flat('#000000', plan);
    return () => black;
  }
  const room = Math.round(width * 1.25);
  const picture = await look(
    sharp(
      await sharp(new URL(`${photo}.jpg`, PHOTOS).pathname)
        .resize(room, height + 20, { fit: 'cover' })
        .toBuffer(),
    ),
    plan,
  );
  const glide = panning(picture, (index % 2 === 0 ? 1 : -1) * GLIDE);
  return still ? () => first(glide, plan) : glide;
}

const stills = new WeakMap<Painter, Frame>();

/** The same object each time, so that nothing is encoded anew. */
function first(painter: Painter, size: { width: number; height: number }): Frame {
  const known = stills.get(painter);
  if (known) return known;
  const frame = painter(0, size);
  stills.set(painter, frame);
  return frame;
}

async function look(image: Sharp, { blur, light }: SpotPlan): Promise<Frame> {
  if (blur > 0) image.blur(blur);
  if (light < 1) image.linear(light, 0);
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
}

interface Overlay {
  readonly start: number;
  readonly end: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

function broken(text: string, size: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && inkBox({ text: longer, x: 0, y: 0, size, weight: 700 }).w > room) lines.push(word);
    else lines.splice(Math.max(0, lines.length - 1), 1, longer);
  }
  return lines;
}

async function overlayOf(line: SpotText, plan: SpotPlan): Promise<Overlay> {
  const size = line.size * Math.min(plan.width, plan.height);
  const lines = broken(line.text, size, plan.width * 0.8);
  const height = Math.ceil(lines.length * size * 1.2 + size * 0.8);
  const widest = Math.max(...lines.map((text) => inkBox({ text, x: 0, y: 0, size, weight: 700 }).w));
  const width = Math.min(plan.width, Math.ceil(widest + size * 1.2));
  const letters = lines.map((text, index) =>
    textPath({
      text,
      x: width / 2,
      y: size * (1.25 + 1.2 * index),
      size,
      weight: 700,
      fill: line.fill,
      anchor: 'middle',
    }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${size * 0.3}" fill="#10141a" opacity="${line.panel}"/>${letters.join('')}</svg>`;
  const image = sharp(Buffer.from(svg)).ensureAlpha();
  if (plan.blur > 0) image.blur(plan.blur);
  const rgba = new Uint8Array(await image.raw().toBuffer());
  if (plan.light < 1)
    for (let at = 0; at < rgba.length; at += 1) if (at % 4 !== 3) rgba[at] = (rgba[at] as number) * plan.light;
  const top = Math.max(0, Math.min(plan.height - height, Math.round(line.y * plan.height - height / 2)));
  return { start: line.start, end: line.end, left: Math.round((plan.width - width) / 2), top, width, height, rgba };
}

function withTexts(camera: Painter, overlays: readonly Overlay[], start: number): Painter {
  let last: { ground: Frame; shown: readonly Overlay[]; frame: Frame } | null = null;
  return (seconds, size) => {
    const ground = camera(seconds, size);
    const now = start + seconds;
    const shown = overlays.filter((overlay) => now >= overlay.start && now < overlay.end);
    if (shown.length === 0) return ground;
    if (
      last &&
      last.ground === ground &&
      last.shown.length === shown.length &&
      last.shown.every((o, i) => o === shown[i])
    ) {
      return last.frame;
    }
    const rgb = new Uint8Array(ground.rgb);
    for (const overlay of shown) lay(rgb, size.width, overlay);
    last = { ground, shown, frame: { ...ground, rgb } };
    return last.frame;
  };
}

function lay(rgb: Uint8Array, frameWidth: number, { left, top, width, height, rgba }: Overlay): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      const alpha = rgba[from + 3] as number;
      if (alpha === 0) continue;
      const to = ((top + y) * frameWidth + left + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const below = rgb[to + channel] as number;
        rgb[to + channel] = below + (((rgba[from + channel] as number) - below) * alpha) / 255;
      }
    }
  }
}

async function cardOf(plan: SpotPlan, asks: boolean): Promise<Frame> {
  const { width, height, design } = plan;
  const unit = Math.min(width, height);
  const middle = width / 2;
  const put = (text: string, y: number, size: number, fill: string) =>
    textPath({ text, x: middle, y: y * height, size: size * unit, weight: 800, fill, anchor: 'middle' });
  const button = { w: unit * 0.72, h: unit * 0.15 };
  const request = `<rect x="${middle - button.w / 2}" y="${0.5 * height - button.h / 2}" width="${button.w}" height="${button.h}" rx="${button.h / 4}" fill="${design.accent}"/>${put(design.cta, 0.5 + (0.024 * unit) / height, 0.066, '#141008')}`;
  const words = asks
    ? put(design.brand, 0.28, 0.12, '#ffffff') +
      put(design.offer, 0.37, 0.06, '#ffffff') +
      request +
      put(design.proof, 0.6, 0.045, '#ffffff')
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${design.ground}"/>${words}</svg>`;
  return await look(sharp(await sharp(Buffer.from(svg)).png().toBuffer()), plan);
}

function soundOf({ sound, design }: SpotPlan, seconds: number) {
  if (!sound) throw new Error('the spot has no sound');
  const { gainDb, audible, speechFrom } = sound;
  const seed = design.name.length * 7 + 3;
  const voice = atLevel(speech(RATE, seconds, { seed, pitch: 130 + (seed % 5) * 20, pace: 4.5 }), SPEECH_DBFS);
  const music = atLevel(song(RATE, seconds, seed, 104), SONG_DBFS);
  const spoken = voice.map((value, at) => (at / RATE < speechFrom ? 0 : value));
  const whole = mix([spoken, 0], [music, 0]);
  const gain = 10 ** (gainDb / 20);
  const plane = whole.map((value, at) => {
    if (at / RATE >= audible * seconds) return 0;
    // Rounded off below the ceiling, as a limiter does; what is turned up beyond full scale is cut.
    const kept = CEILING * Math.tanh(value / CEILING);
    return Math.max(-1, Math.min(1, kept * gain));
  });
  return { sampleRate: RATE, planes: [plane, plane] };
}
