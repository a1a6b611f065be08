import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Frame } from '../engine/frame.ts';
import { ENGINE_VERSION } from '../engine/index.ts';
import { lumaPlane } from '../engine/measure/plane.ts';
import { measureBlockiness } from '../engine/measure/technical/blockiness.ts';
import { AD_DESIGNS } from '../engine/testing/ad-designs.ts';
import { drawAd } from '../engine/testing/ad-generator.ts';
import { SCORES_BEFORE } from './compression-before.ts';
import { scoreOf } from './ranking/ladder.ts';
import { measurePlain } from './ranking/measure-plain.ts';

/** Six creatives saved at JPEG qualities; `docs/reports/compression.md` holds what was measured. */
const CREATIVES = AD_DESIGNS.slice(0, 6);
const QUALITIES = [95, 85, 75, 65, 55, 45, 35, 25, 15, 5];
/** Its foliage has more of its own on any grid than JPEG adds down to quality 45 (under 1.25: nobody sees that): ranked below. */
const HIDDEN_IN: Readonly<Record<string, number>> = { trail: 35 };
const SCORED = [95, 85, 75, 50, 30, 20, 10, 5, 3];
const REPORT = new URL('../../../docs/reports/compression.md', import.meta.url);

async function blockinessOf(image: Sharp): Promise<number> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const frame: Frame = { width: info.width, height: info.height, rgb: data };
  return measureBlockiness(lumaPlane(frame)) ?? Number.NaN;
}

type Save = (original: Buffer, quality: number) => Promise<Sharp>;
const jpeg = (original: Buffer, quality: number, chromaSubsampling: string) =>
  sharp(original).jpeg({ quality, chromaSubsampling }).toBuffer();
async function resized(original: Buffer, quality: number, scale: number): Promise<Sharp> {
  const saved = sharp(await jpeg(original, quality, '4:2:0'));
  const { width } = await saved.metadata();
  return sharp(
    await saved
      .resize({ width: Math.round(width * scale) })
      .png()
      .toBuffer(),
  );
}
const SAVES: Record<string, { save: Save; least: number }> = {
  '4:2:0': { save: async (original, quality) => sharp(await jpeg(original, quality, '4:2:0')), least: 0.98 },
  '4:4:4': { save: async (original, quality) => sharp(await jpeg(original, quality, '4:4:4')), least: 0.98 },
  'saved again as PNG': {
    save: async (original, quality) =>
      sharp(
        await sharp(await jpeg(original, quality, '4:2:0'))
          .png()
          .toBuffer(),
      ),
    least: 0.98,
  },
  'made 0.75 times as large': { save: (original, quality) => resized(original, quality, 0.75), least: 0.93 },
  'made 1.33 times as large': { save: (original, quality) => resized(original, quality, 1.33), least: 0.93 },
};

/** Rank correlation of two lists without equal values. */
function spearman(one: readonly number[], other: readonly number[]): number {
  const ranks = (values: readonly number[]) => values.map((value) => values.filter((lower) => lower < value).length);
  const [a, b] = [ranks(one), ranks(other)];
  const apart = a.reduce((sum, rank, at) => sum + (rank - (b[at] as number)) ** 2, 0);
  return 1 - (6 * apart) / (a.length * (a.length ** 2 - 1));
}

const originals = new Map<string, Promise<Buffer>>();
function originalOf(name: string): Promise<Buffer> {
  const design = CREATIVES.find((one) => one.name === name);
  if (!design) throw new Error(`no creative ${name}`);
  const made = originals.get(name) ?? drawAd(design).then((ad) => ad.png().toBuffer());
  originals.set(name, made);
  return made;
}

const grids: string[] = [];
const scores: string[] = [];

afterAll(async () => {
  const table = (head: readonly (string | number)[], rows: readonly string[]) =>
    [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows, ''].join('\n');
  await writeFile(
    REPORT,
    [
      '# Compression',
      '',
      `Engine ${ENGINE_VERSION}. Written by \`npm run test:deep -- modules/core-analysis/tests/compression\`.`,
      '',
      '## Compression grid by JPEG quality',
      '',
      '1 is none. Last column: rank correlation with quality, turned round; of trail from 35 down, where its foliage no longer hides the grid.',
      '',
      table(['creative', 'saved', ...QUALITIES, 'rank'], grids),
      '## Score by JPEG quality',
      '',
      'Goal sales, placement auto; in brackets what engine 2.23.0 gave.',
      '',
      table(['creative', 'original', ...SCORED], scores),
    ].join('\n'),
  );
});

describe.each(CREATIVES.map(({ name }) => name))('%s', (name) => {
  it.each(Object.entries(SAVES))('has a stronger grid at lower quality: %s', async (saved, { save, least }) => {
    const original = await originalOf(name);
    const measured: number[] = [];
    for (const quality of QUALITIES) measured.push(await blockinessOf(await save(original, quality)));
    const seen = QUALITIES.filter((quality) => quality <= (HIDDEN_IN[name] ?? 100));
    const rank = spearman(
      measured.slice(-seen.length),
      seen.map((quality) => -quality),
    );
    grids.push(
      `| ${name} | ${saved} | ${measured.map((value) => value.toFixed(2)).join(' | ')} | ${rank.toFixed(3)} |`,
    );
    expect(rank).toBeGreaterThanOrEqual(least);
  });

  it('loses marks with quality, and moves by no more than a point at 75 and above', async () => {
    const original = await originalOf(name);
    const scored = scoreOf(await measurePlain(original), 'auto');
    const row: number[] = [];
    for (const quality of SCORED) row.push(scoreOf(await measurePlain(await jpeg(original, quality, '4:2:0')), 'auto'));
    const before = SCORES_BEFORE[name] ?? [];
    scores.push(`| ${name} | ${scored} | ${row.map((score, at) => `${score} (${before[at] ?? '–'})`).join(' | ')} |`);
    for (const [at, quality] of SCORED.entries()) {
      if (quality >= 75)
        expect(Math.abs((row[at] as number) - (before[at] as number)), `quality ${quality}`).toBeLessThanOrEqual(1);
      if (quality <= 10) expect(row[at], `quality ${quality}`).toBeLessThan(scored);
    }
  });
});
