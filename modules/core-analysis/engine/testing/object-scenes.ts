import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Region } from '../../contract/evidence.ts';
import type { Frames } from '../frame.ts';
import { framesOf, seeded } from '../measure/testing/planted-scenes.ts';

/** A picture with one thing that is to be found, and where it is. */
export interface ObjectScene {
  readonly name: string;
  readonly frames: Frames;
  readonly target: Region;
}

/** With the photograph as it was before the thing was put in. */
export interface PastedScene extends ObjectScene {
  readonly ground: Frames;
}

const PHOTOS = new URL('../../tests/photos/', import.meta.url);
/** Photographs without one main thing, which others are put into. */
const GROUNDS = ['meadow-mountain', 'mountain-trail', 'paint-brushes', 'sunrise-hills', 'wine-room', 'dandelion'];
/** Things that keep their meaning cut out. */
const CUT_OUT = ['astronaut', 'coffee', 'dandelion', 'dogs-window', 'fig-bowl'];
const LONG_SIDE = 512;
/** Things that fill more of their photograph than this are everywhere in it, and prove nothing about place. */
const MOST_AREA = 0.2;

/** Boxes drawn by hand around the main thing of photographs, as fractions. */
export async function photographedObjects(): Promise<Record<string, Region>> {
  const text = await readFile(new URL('objects.json', PHOTOS), 'utf8');
  const all = JSON.parse(text) as Record<string, Region>;
  return Object.fromEntries(Object.entries(all).map(([name, { x, y, w, h }]) => [name, { x, y, w, h }]));
}

const photoOf = (name: string) => new URL(`${name}.jpg`, PHOTOS).pathname;

async function sceneOf(name: string, image: Buffer, target: Region): Promise<ObjectScene> {
  const { data, info } = await sharp(image)
    .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { name, target, frames: framesOf({ width: info.width, height: info.height, rgb: new Uint8Array(data) }) };
}

/**
 * Cuts of the photographs with a hand-drawn box, each around the whole thing
 * but with it anywhere inside, mirrored or not: where photographers put things,
 * the middle, gives nothing away.
 */
export async function croppedObjects(each: number, seed: number): Promise<ObjectScene[]> {
  const random = seeded(seed);
  const scenes: ObjectScene[] = [];
  const small = Object.entries(await photographedObjects()).filter(([, { w, h }]) => w * h <= MOST_AREA);
  for (const [name, box] of small) {
    const { width, height } = await sharp(photoOf(name)).metadata();
    for (let index = 0; index < each; index += 1) {
      const scale = 0.6 + 0.35 * random();
      const [w, h] = [Math.max(box.w / 0.9, scale), Math.max(box.h / 0.9, scale)].map((side) => Math.min(1, side)) as [
        number,
        number,
      ];
      const between = (low: number, high: number) => low + (high - low) * random();
      const x = between(Math.max(0, box.x + box.w - w), Math.min(box.x, 1 - w));
      const y = between(Math.max(0, box.y + box.h - h), Math.min(box.y, 1 - h));
      const mirror = random() < 0.5;
      const cut = sharp(photoOf(name)).extract({
        left: Math.floor(x * width),
        top: Math.floor(y * height),
        width: Math.floor(w * width),
        height: Math.floor(h * height),
      });
      const image = await (mirror ? cut.flop() : cut).png().toBuffer();
      const inside = { x: (box.x - x) / w, y: (box.y - y) / h, w: box.w / w, h: box.h / h };
      const target = mirror ? { ...inside, x: 1 - inside.x - inside.w } : inside;
      scenes.push(await sceneOf(`${name} ${index}`, image, target));
    }
  }
  return scenes;
}

/** Photographed things cut out in an oval and put anywhere into other photographs, 15 to 30 % of the height high. */
export async function pastedObjects(count: number, seed: number): Promise<PastedScene[]> {
  const random = seeded(seed);
  const boxes = await photographedObjects();
  const pick = (names: readonly string[]) => names[Math.floor(random() * names.length)] as string;
  const scenes: PastedScene[] = [];
  for (let index = 0; index < count; index += 1) {
    const thing = pick(CUT_OUT);
    const ground = pick(GROUNDS.filter((name) => name !== thing));
    const box = boxes[thing] as Region;
    const { width, height } = await sharp(photoOf(thing)).metadata();
    const area = {
      left: Math.round(box.x * width),
      top: Math.round(box.y * height),
      width: Math.round(box.w * width),
      height: Math.round(box.h * height),
    };
    const [frameW, frameH] = random() < 0.5 ? [512, 410] : [410, 512];
    const h = Math.round(frameH * (0.15 + 0.15 * random()));
    const w = Math.round((h * area.width) / area.height);
    const oval = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><ellipse cx="${w / 2}" cy="${h / 2}" rx="${w / 2 - 1}" ry="${h / 2 - 1}" fill="#fff"/></svg>`;
    const cut = await sharp(photoOf(thing)).extract(area).resize(w, h, { fit: 'fill' }).ensureAlpha().png().toBuffer();
    const input = await sharp(cut)
      .composite([{ input: Buffer.from(oval), blend: 'dest-in' }])
      .png()
      .toBuffer();
    const left = Math.round(random() * (frameW - w));
    const top = Math.round(random() * (frameH - h));
    const bare = await sharp(photoOf(ground)).resize(frameW, frameH, { fit: 'cover' }).png().toBuffer();
    const image = await sharp(bare).composite([{ input, left, top }]).png().toBuffer();
    const target = { x: left / frameW, y: top / frameH, w: w / frameW, h: h / frameH };
    const { frames } = await sceneOf(ground, bare, target);
    scenes.push({ ...(await sceneOf(`${thing} in ${ground}`, image, target)), ground: frames });
  }
  return scenes;
}
