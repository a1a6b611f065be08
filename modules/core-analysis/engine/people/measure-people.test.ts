import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { casesOf, DEEP, runs } from '#platform/testing/depth.ts';
import type { Region } from '../../contract/evidence.ts';
import { AD_DESIGNS } from '../testing/ad-designs.ts';
import { composeAd, FAULTS } from '../testing/ad-generator.ts';
import { framesOf } from '../testing/draw-text.ts';
import { detectFaces, overlap } from './detect-faces.ts';
import { faceRuntime } from './face-runtime.ts';
import { measurePeople } from './measure-people.ts';

const photo = (name: string) => fileURLToPath(new URL(`../../tests/photos/${name}.jpg`, import.meta.url));

/** The portrait's head, cut out by eye, and its face within the cut. */
const HEAD = { left: 150, top: 10, width: 160, height: 220 };
const FACE_IN_HEAD: Region = { x: 0.18, y: 0.28, w: 0.52, h: 0.47 };

/** The head pasted on a photograph without people, its box where the test wants it. */
async function planted(ground: string, size: { width: number; height: number }, head: Region, mirrored = false) {
  const meta = await sharp(photo('astronaut')).metadata();
  const k = (meta.width ?? 512) / 512;
  const width = Math.round(head.w * size.width);
  const height = Math.round(head.h * size.height);
  const cut = sharp(photo('astronaut')).extract({
    left: Math.round(HEAD.left * k),
    top: Math.round(HEAD.top * k),
    width: Math.round(HEAD.width * k),
    height: Math.round(HEAD.height * k),
  });
  const patch = await (mirrored ? cut.flop() : cut).resize(width, height, { fit: 'fill' }).png().toBuffer();
  const png = await sharp(photo(ground))
    .resize(size.width, size.height, { fit: 'cover' })
    .composite([{ input: patch, left: Math.round(head.x * size.width), top: Math.round(head.y * size.height) }])
    .png()
    .toBuffer();
  const x = mirrored ? 1 - FACE_IN_HEAD.x - FACE_IN_HEAD.w : FACE_IN_HEAD.x;
  const face = {
    x: head.x + x * head.w,
    y: head.y + FACE_IN_HEAD.y * head.h,
    w: FACE_IN_HEAD.w * head.w,
    h: FACE_IN_HEAD.h * head.h,
  };
  return { frames: await framesOf(png), face };
}

describe('measurePeople', () => {
  beforeAll(async () => {
    await measurePeople(await framesOf(await sharp(photo('coffee')).resize(64).png().toBuffer()));
  }, 60_000);

  it.each(
    casesOf(
      [
        ['coffee', { width: 1080, height: 1350 }, { x: 0.05, y: 0.1, w: 0.3, h: 0.33 }, false],
        ['meadow-mountain', { width: 1080, height: 1920 }, { x: 0.4, y: 0.5, w: 0.5, h: 0.387 }, true],
        ['wine-room', { width: 1920, height: 1080 }, { x: 0.6, y: 0.2, w: 0.25, h: 0.61 }, false],
        ['fig-bowl', { width: 1080, height: 1080 }, { x: 0.1, y: 0.6, w: 0.22, h: 0.3 }, true],
      ] as const,
      2,
    ),
  )('finds the one face planted on %s, where it is', async (ground, size, head, mirrored) => {
    const { frames, face } = await planted(ground, size, head, mirrored);
    const people = await measurePeople(frames);
    expect(people.measured).toBe(true);
    expect(people.faces).toHaveLength(1);
    expect(people.faces[0]?.confidence).toBeGreaterThanOrEqual(0.5);
    expect(overlap(people.faces[0]?.region as Region, face)).toBeGreaterThanOrEqual(0.5);
  });

  // truth of image: people.faces
  //   planted: photographed faces at known places; ads without any
  //   within: as the tests beside it name
  it('finds the two of two faces', async () => {
    const one = await planted('paint-brushes', { width: 1080, height: 1080 }, { x: 0.05, y: 0.2, w: 0.3, h: 0.41 });
    const { frames } = one;
    const right = await planted('paint-brushes', { width: 1080, height: 1080 }, { x: 0.6, y: 0.3, w: 0.3, h: 0.41 });
    const half = Math.round(frames.long512.width / 2);
    const rgb = new Uint8Array(frames.long512.rgb);
    for (let y = 0; y < frames.long512.height; y++) {
      const row = y * frames.long512.width * 3;
      rgb.set(right.frames.long512.rgb.subarray(row + half * 3, row + frames.long512.width * 3), row + half * 3);
    }
    const both = await measurePeople({ ...frames, long512: { ...frames.long512, rgb } });
    expect(both.faces).toHaveLength(2);
  });

  it.each(
    casesOf(
      ['fig-bowl', 'paint-brushes', 'coffee', 'dandelion', 'meadow-mountain', 'mountain-trail', 'sunrise-hills'],
      2,
    ),
  )('finds nobody in the photograph %s', async (name) => {
    const png = await sharp(photo(name)).png().toBuffer();
    expect((await measurePeople(await framesOf(png))).faces).toEqual([]);
  });

  it('finds nobody in ads of food, wine and landscapes with text and buttons', async () => {
    for (const design of AD_DESIGNS.filter((d) => !['astronaut', 'dogs-window'].includes(d.photo)).slice(
      0,
      runs(2, 4),
    )) {
      const { faces } = await measurePeople(await framesOf(await composeAd(design)));
      expect(faces, design.name).toEqual([]);
    }
  }, 60_000);

  it('finds nobody in the dogs of nine ads, where the detector alone finds seven; three in npm test', async () => {
    const design = AD_DESIGNS.find(({ photo: of }) => of === 'dogs-window') as (typeof AD_DESIGNS)[number];
    const counts = { alone: 0, people: 0 };
    for (const fault of casesOf([null, ...FAULTS], 3)) {
      const frames = await framesOf(await composeAd(design, fault));
      const least = { least: 0.5, most: 8 };
      counts.alone += (await detectFaces(await faceRuntime(), frames.long512, least)).length;
      counts.people += (await measurePeople(frames)).faces.length;
    }
    expect(counts.people).toBe(0);
    expect(counts.alone).toBeGreaterThan(0);
    if (DEEP) expect(counts.alone).toBe(7);
  }, 60_000);

  it('keeps the woman of nine ads, but for the one where she is blurred beyond telling', async () => {
    const design = AD_DESIGNS.find(({ photo: of }) => of === 'astronaut') as (typeof AD_DESIGNS)[number];
    for (const fault of casesOf(
      [null, ...FAULTS].filter((one) => one !== 'blurred'),
      3,
    )) {
      const { faces } = await measurePeople(await framesOf(await composeAd(design, fault)));
      expect(faces, fault ?? 'clean').toHaveLength(1);
    }
  }, 60_000);

  it('is the same on repeat, number for number', async () => {
    const frames = await framesOf(await sharp(photo('astronaut')).png().toBuffer());
    const first = await measurePeople(frames);
    expect(first.faces).toHaveLength(1);
    for (let i = 0; i < 3; i++) expect(await measurePeople(frames)).toEqual(first);
  });
});
