/**
 * Realistic ads on real photographs, and clearly worse versions of each. The
 * same design and kind give the same bytes.
 */
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { rgbOf } from '../colour-science.ts';
import { type AdColours, type AdCopy, type AdLine, type AdPlan, LAYOUTS, type LayoutName } from './ad-layouts.ts';
import { textPath } from './draw-text.ts';

export interface AdDesign {
  name: string;
  /** File name in `tests/photos`, without ending. */
  photo: string;
  layout: LayoutName;
  copy: AdCopy;
  colours: AdColours;
}

/** What can be wrong with a version. */
export const FAULTS = [
  'blurred',
  'dark',
  'washed_out',
  'cluttered',
  'tiny_text',
  'no_contrast',
  'no_cta',
  'compressed',
] as const;
export type Fault = (typeof FAULTS)[number];

const PHOTOS = new URL('../../tests/photos/', import.meta.url);

/** How far a fault goes, 0..1: 1 is the clearly worse version, 0.5 one halfway between it and the good one. */
type Strength = number;

/** From the good value to the faulty one by strength. */
function toward(good: number, faulty: number, strength: Strength): number {
  return good + (faulty - good) * strength;
}

/**
 * The ad as JPEG bytes; `fault` null is the good version. At half strength a missing call to action is one without its
 * button. `edit` changes the plan before it is drawn, for faults of layouts that are not among `FAULTS`.
 */
export async function composeAd(
  design: AdDesign,
  fault: Fault | null = null,
  strength: Strength = 1,
  edit: (plan: AdPlan) => AdPlan = (plan) => plan,
): Promise<Buffer> {
  return await finish(await drawAd(design, fault, strength, edit), fault, strength);
}

/** The ad's own pixels, before any fault of the picture and before it is saved. */
export async function drawAd(
  design: AdDesign,
  fault: Fault | null = null,
  strength: Strength = 1,
  edit: (plan: AdPlan) => AdPlan = (plan) => plan,
): Promise<Sharp> {
  const photo = await readFile(new URL(`${design.photo}.jpg`, PHOTOS));
  const plan = edit(await faultyPlan(LAYOUTS[design.layout](design.copy, design.colours), photo, fault, strength));
  const texts = [...plan.lines, ...buttonLabel(plan), ...(fault === 'cluttered' ? clutterTexts(plan, strength) : [])];
  const drawn = [
    plan.scrim,
    fault === 'no_cta' ? '' : buttonShape(plan),
    fault === 'cluttered' ? clutterShapes(plan, strength) : '',
    ...texts.map(textPath),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${plan.width}" height="${plan.height}">${drawn.join('')}</svg>`;
  const ground = await groundOf(plan, photo);
  const whole = await ground
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return fromRaw(whole, plan);
}

function fromRaw(pixels: Buffer, { width, height }: AdPlan): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

async function finish(image: Sharp, fault: Fault | null, strength: Strength): Promise<Buffer> {
  if (fault === 'blurred') image.blur(5 * strength);
  if (fault === 'dark') image.linear(toward(1, 0.22, strength), 0);
  if (fault === 'washed_out')
    image.modulate({ saturation: toward(1, 0.3, strength) }).linear(toward(1, 0.32, strength), 150 * strength);
  if (fault === 'compressed') {
    // Damage grows with the ratio of qualities, not with their difference: 47 would show nothing, 21 is halfway.
    const quality = Math.round(90 * (5 / 90) ** strength);
    return await image.jpeg({ quality, chromaSubsampling: '4:2:0' }).toBuffer();
  }
  return await image.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Plain ground with the photograph in its place. */
async function groundOf(plan: AdPlan, photo: Buffer): Promise<Sharp> {
  const { x, y, w, h, radius = 0 } = plan.photo;
  const cut = sharp(photo).resize(w, h, { fit: 'cover' }).ensureAlpha();
  if (radius > 0) {
    const mask = `<svg width="${w}" height="${h}"><rect width="${w}" height="${h}" rx="${radius}" fill="#fff"/></svg>`;
    cut.composite([{ input: Buffer.from(mask), blend: 'dest-in' }]);
  }
  const pixels = await cut.raw().toBuffer();
  const canvas = sharp({ create: { width: plan.width, height: plan.height, channels: 3, background: plan.ground } });
  const raw = { width: w, height: h, channels: 4 as const };
  return fromRaw(
    await canvas
      .composite([{ input: pixels, raw, left: x, top: y }])
      .removeAlpha()
      .raw()
      .toBuffer(),
    plan,
  );
}

async function faultyPlan(plan: AdPlan, photo: Buffer, fault: Fault | null, strength: Strength): Promise<AdPlan> {
  if (fault === 'no_cta') return strength < 1 ? withoutButton(plan) : { ...plan, button: null };
  if (fault === 'tiny_text') return shrunk(plan, toward(1, 0.26, strength));
  if (fault === 'no_contrast') return await faded(plan, photo, strength);
  return plan;
}

/** The request stays as one more line of copy, in the colour of the lines. */
function withoutButton(plan: AdPlan): AdPlan {
  const ink = plan.lines[0]?.fill;
  return { ...plan, button: plan.button && { ...plan.button, ink: ink ?? plan.button.ink } };
}

function shrunk(plan: AdPlan, factor: number): AdPlan {
  const top = Math.min(...plan.lines.map((l) => l.y - l.size));
  const lines = plan.lines.map((l) => ({ ...l, size: l.size * factor, y: top + (l.y - top) * factor }));
  const b = plan.button;
  if (!b) return { ...plan, lines };
  const [w, h] = [b.w * factor, b.h * factor];
  const x = plan.lines[0]?.anchor === 'middle' ? b.x + (b.w - w) / 2 : b.x;
  return { ...plan, lines, button: { ...b, x, y: top + (b.y - top) * factor, w, h, size: b.size * factor } };
}

/** Letters and button in almost the colour of what lies behind them. */
async function faded(plan: AdPlan, photo: Buffer, strength: Strength): Promise<AdPlan> {
  const ground = await groundOf(plan, photo);
  const behind = async (line: AdLine): Promise<string> => {
    if (line.on !== null) return line.on;
    const left = Math.max(0, Math.round(line.x));
    const box = {
      left,
      top: Math.round(line.y - line.size),
      width: Math.min(500, plan.width - left),
      height: Math.round(line.size),
    };
    const { channels } = await sharp(await ground.clone().extract(box).png().toBuffer()).stats();
    return hex(channels.slice(0, 3).map((c) => c.mean) as [number, number, number]);
  };
  const lines: AdLine[] = [];
  for (const line of plan.lines)
    lines.push({ ...line, fill: mix(await behind(line), line.fill, toward(1, 0.14, strength)) });
  const last = plan.lines[plan.lines.length - 1];
  const under = last ? await behind(last) : plan.ground;
  const button = plan.button && {
    ...plan.button,
    fill: mix(under, plan.button.fill, toward(1, 0.1, strength)),
    ink: mix(mix(under, plan.button.fill, 0.24), plan.button.ink, 1 - strength),
  };
  // On the photograph the scrim is what made letters readable; a panel of plain colour stays.
  const scrim = strength < 1 ? `<g opacity="${1 - strength}">${plan.scrim}</g>` : '';
  return { ...plan, lines, button, scrim: plan.lines[0]?.on === null ? scrim : plan.scrim };
}

function buttonShape(plan: AdPlan): string {
  const b = plan.button;
  return b ? `<rect x="${b.x}" y="${b.y}" width="${b.w}" height="${b.h}" rx="${b.h / 4}" fill="${b.fill}"/>` : '';
}

function buttonLabel(plan: AdPlan) {
  const b = plan.button;
  if (!b) return [];
  const y = b.y + b.h / 2 + b.size * 0.36;
  return [
    { text: b.label, x: b.x + b.w / 2, y, size: b.size, weight: 700 as const, fill: b.ink, anchor: 'middle' as const },
  ];
}

/** The same numbers on every run, so that no version differs between two runs. */
function* sequence(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

const LOUD = ['#ff0055', '#ffe600', '#00c2ff', '#31d843', '#ff7a00', '#8f00ff'];

function clutterShapes(plan: AdPlan, strength: Strength): string {
  const next = sequence(7);
  const pick = () => next.next().value;
  let shapes = '';
  for (let i = 0; i < 70 * strength; i++) {
    const [x, y, r] = [pick() * plan.width, pick() * plan.height, (0.012 + pick() * 0.045) * plan.width];
    const fill = LOUD[Math.floor(pick() * LOUD.length)];
    if (i % 3 === 0) shapes += `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="#000" stroke-width="5"/>`;
    else if (i % 3 === 1) shapes += `<path d="${star(x, y, r)}" fill="${fill}" stroke="#fff" stroke-width="4"/>`;
    else
      shapes += `<rect x="${x}" y="${y}" width="${r * 2.4}" height="${r * 0.5}" fill="${fill}" transform="rotate(${pick() * 180} ${x} ${y})"/>`;
  }
  return shapes;
}

function star(x: number, y: number, r: number): string {
  const points: string[] = [];
  for (let i = 0; i < 16; i++) {
    const reach = i % 2 === 0 ? r : r * 0.6;
    const angle = (i * Math.PI) / 8;
    points.push(`${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${points.join('L')}Z`;
}

const NOISE_WORDS = [
  'NEW!',
  'WOW!!',
  'BEST PRICE',
  'HOT DEAL!',
  'No. 1 quality',
  'Limited',
  'Super value',
  'Top choice',
  'Call us today',
];

function clutterTexts(plan: AdPlan, strength: Strength) {
  const next = sequence(23);
  return NOISE_WORDS.slice(0, Math.ceil(NOISE_WORDS.length * strength)).map((text, i) => ({
    text,
    x: next.next().value * plan.width * 0.75,
    y: ((i + 0.8) / NOISE_WORDS.length) * plan.height,
    size: plan.width * (0.025 + next.next().value * 0.035),
    weight: 800 as const,
    fill: LOUD[i % LOUD.length] ?? '#ff0055',
  }));
}

function hex(rgb: [number, number, number]): string {
  return `#${rgb.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` of the second colour in the first. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  return hex(a.map((c, i) => c + ((b[i] ?? c) - c) * share) as [number, number, number]);
}
