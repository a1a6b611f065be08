import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Region } from '../../contract/evidence.ts';
import { type AdDesign, composeAd } from '../../engine/testing/ad-generator.ts';
import { LAYOUTS, type LayoutName } from '../../engine/testing/ad-layouts.ts';

const PHOTOS = new URL('../photos/', import.meta.url);
const photoOf = (name: string) => new URL(`${name}.jpg`, PHOTOS).pathname;

/** The ad with its photograph changed before scrim, letters and button are laid on it. */
async function withPhoto(design: AdDesign, change: (photo: Buffer) => Promise<Buffer>): Promise<Buffer> {
  const { x, y, w, h, radius = 0 } = LAYOUTS[design.layout](design.copy, design.colours).photo;
  const cut = await sharp(photoOf(design.photo)).resize(w, h, { fit: 'cover' }).png().toBuffer();
  const href = `data:image/png;base64,${(await change(cut)).toString('base64')}`;
  const box = `x="${x}" y="${y}" width="${w}" height="${h}"`;
  const image = `<defs><clipPath id="photo"><rect ${box} rx="${radius}"/></clipPath></defs><image ${box} clip-path="url(#photo)" href="${href}"/>`;
  return await composeAd(design, null, 1, (plan) => ({ ...plan, scrim: image + plan.scrim }));
}

/** The photograph blurred by so many pixels under sharp letters. */
export async function blurredBehind(design: AdDesign, sigma: number): Promise<Buffer> {
  return await withPhoto(design, (photo) => sharp(photo).blur(sigma).png().toBuffer());
}

/** Landscapes and other photographs without one thing for sale, which a product can stand in. */
export const STAGES: readonly string[] = ['meadow-mountain', 'mountain-trail', 'sunrise-hills', 'dandelion'];

/** Where a layout leaves its photograph free: middle and height of the product, as shares of the photograph. */
const PLACES: Record<LayoutName, { x: number; y: number; h: number }> = {
  wide: { x: 0.76, y: 0.5, h: 0.62 },
  leftScrim: { x: 0.76, y: 0.6, h: 0.5 },
  story: { x: 0.5, y: 0.78, h: 0.26 },
  band: { x: 0.5, y: 0.55, h: 0.6 },
  panel: { x: 0.5, y: 0.32, h: 0.38 },
  split: { x: 0.5, y: 0.5, h: 0.55 },
  frame: { x: 0.5, y: 0.5, h: 0.6 },
  card: { x: 0.5, y: 0.5, h: 0.6 },
  outlined: { x: 0.5, y: 0.78, h: 0.3 },
};

/** The ad with a photographed product cut out in an oval, or the same without. */
export async function staged(design: AdDesign, product: 'coffee' | 'fig-bowl' | null): Promise<Buffer> {
  return await withPhoto(design, async (stage) => {
    if (product === null) return stage;
    const { width, height } = await sharp(stage).metadata();
    const place = PLACES[design.layout];
    const { input, size } = await cutOut(product, Math.round(place.h * height), width);
    const left = Math.round(Math.min(width - size.w, Math.max(0, place.x * width - size.w / 2)));
    const top = Math.round(Math.min(height - size.h, Math.max(0, place.y * height - size.h / 2)));
    return await sharp(stage).composite([{ input, left, top }]).png().toBuffer();
  });
}

async function cutOut(name: string, wanted: number, widest: number) {
  const boxes = JSON.parse(await readFile(new URL('objects.json', PHOTOS), 'utf8')) as Record<string, Region>;
  const box = boxes[name];
  if (!box) throw new Error(`nothing is marked in ${name}`);
  const { width, height } = await sharp(photoOf(name)).metadata();
  const area = {
    left: Math.round(box.x * width),
    top: Math.round(box.y * height),
    width: Math.round(box.w * width),
    height: Math.round(box.h * height),
  };
  const h = Math.min(wanted, Math.round((0.8 * widest * area.height) / area.width));
  const w = Math.round((h * area.width) / area.height);
  const oval = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><ellipse cx="${w / 2}" cy="${h / 2}" rx="${w / 2 - 1}" ry="${h / 2 - 1}" fill="#fff"/></svg>`;
  const cut = await sharp(photoOf(name)).extract(area).resize(w, h, { fit: 'fill' }).ensureAlpha().png().toBuffer();
  const input = await sharp(cut)
    .composite([{ input: Buffer.from(oval), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, size: { w, h } };
}
