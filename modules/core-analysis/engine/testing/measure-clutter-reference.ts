/**
 * Measures clutter on the photographs and the generated ads and keeps the distribution in `clutter-reference.json`, so that the
 * limits of the clutter rules can be held against it. Run after the measures changed:
 * `npx tsx modules/core-analysis/engine/testing/measure-clutter-reference.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { measureImage } from '../measure-image.ts';
import { AD_DESIGNS } from './ad-designs.ts';
import { composeAd } from './ad-generator.ts';

const MEASURES = ['jpegComplexity', 'regionCount', 'edgeDensity', 'featureCongestion', 'subbandEntropy'] as const;
type Row = Record<(typeof MEASURES)[number], number>;

async function measure(bytes: Buffer): Promise<Row> {
  const { clutter } = (await measureImage(bytes, {})).measurements;
  return Object.fromEntries(MEASURES.map((name) => [name, Number(clutter[name].toPrecision(4))])) as Row;
}

function spread(values: readonly number[]): Record<'least' | 'median' | 'p80' | 'most', number> {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * (sorted.length - 1))] ?? Number.NaN;
  return { least: at(0), median: at(0.5), p80: at(0.8), most: at(1) };
}

const photographs: Record<string, Row> = {};
const generatedAds: Record<string, Row> = {};
for (const design of AD_DESIGNS) {
  const photo = new URL(`../../tests/photos/${design.photo}.jpg`, import.meta.url);
  photographs[design.photo] = await measure(await readFile(photo));
  generatedAds[design.name] = await measure(await composeAd(design));
}
const rows = [...Object.values(photographs), ...Object.values(generatedAds)];
const distribution = Object.fromEntries(MEASURES.map((name) => [name, spread(rows.map((row) => row[name]))]));
const kept = { n: rows.length, distribution, photographs, generatedAds };
await writeFile(
  new URL('../rules/picture/clutter-reference.json', import.meta.url),
  `${JSON.stringify(kept, null, 2)}\n`,
);
// The reader of text keeps native threads; nothing is left to wait for.
process.exit(0);
