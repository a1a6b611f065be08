/**
 * Draws the sample ads of the landing page, has the real engine judge them,
 * and keeps pictures, heatmaps and figures in `assets/`, the judged files in `testing/`. Run after the ads or
 * the engine changed: `npx tsx shell/site/make-landing-assets.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import type { AnalysisResults } from '#modules/core-analysis/contract/analysis.ts';
import { heatAlpha, heatColour } from '#modules/core-analysis/contract/heat-ramp.ts';
import { judge } from '#modules/core-analysis/engine/judge/judge.ts';
import { measureImage } from '#modules/core-analysis/engine/measure-image.ts';
import type { ImageMeasurements } from '#modules/core-analysis/engine/measurements.ts';
import { RULE_BOOK } from '#modules/core-analysis/engine/rules/book/rule-book.ts';
import { decodeAttention, upsample } from '#modules/core-analysis/web/result/overlay/attention-grid.ts';
import { CONTOUR_LEVELS, contour } from '#modules/core-analysis/web/result/overlay/contours.ts';
import { findBrowser } from '#platform/tooling/find-browser.ts';
import type { LandingSample, SampleResult, SampleStatement } from './landing-sample.ts';
import { SAMPLE_ADS, type SampleId } from './sample-ads.ts';

const at = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const PHOTOS = '../../modules/core-analysis/tests/photos/';
const FONT = at('../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2');
const SIZE = { width: 1080, height: 1350 };
const SHOWN = { width: 800, height: 1000 };
const HEAT_OPACITY = 0.8;
const SETTINGS = { goal: 'sales', placement: 'meta_feed' } as const;

/** How many findings of each list are kept. */
const KEPT = 4;

/** Rules whose figures are shown for every ad, with the words for them. */
const POINTS = [
  { ruleId: 'T-01', title: 'Weakest letter contrast' },
  { ruleId: 'K-03', title: 'Prominence of the call to action' },
  { ruleId: 'T-06', title: 'Words to read' },
] as const;

const dataUrl = async (path: string, type: string) =>
  `data:${type};base64,${(await readFile(path)).toString('base64')}`;

/** Straight from the rules: a reading between good and bad is in none of the lists of a result. */
function pointsOf(measurements: ImageMeasurements): SampleResult['points'] {
  return POINTS.flatMap(({ ruleId, title }) => {
    const assessed = RULE_BOOK.find(({ id }) => id === ruleId)?.assess(measurements, SETTINGS);
    const evidence = assessed?.kind === 'judged' ? assessed.evidence : null;
    return evidence ? [{ title, display: evidence.display, target: evidence.target, response: evidence.response }] : [];
  });
}

type Judged = Pick<AnalysisResults['bad'][number], 'title' | 'text' | 'evidence'>;

const statements = (list: readonly Judged[]): SampleStatement[] =>
  list.slice(0, KEPT).map(({ title, text, evidence }) => ({
    title,
    text,
    display: evidence.display,
    target: evidence.target,
  }));

/** The heat with its contour lines as a picture to be laid over the ad. */
async function heatPicture(attention: AnalysisResults['attention']): Promise<Buffer> {
  const grid = upsample(decodeAttention(attention), 6);
  const pixels = Buffer.alloc(grid.width * grid.height * 4);
  grid.values.forEach((value, index) => {
    pixels.set([...heatColour(value), Math.round(heatAlpha(value) * HEAT_OPACITY * 255)], index * 4);
  });
  const { width, height } = SHOWN;
  const path = CONTOUR_LEVELS.flatMap((level) => contour(grid, level))
    .map(([x0, y0, x1, y1]) => `M${x0 * width} ${y0 * height}L${x1 * width} ${y1 * height}`)
    .join('');
  const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round">
    <path d="${path}" stroke="#0a081e" stroke-opacity=".45" stroke-width="4"/><path d="${path}" stroke="#fff" stroke-width="1.8"/></svg>`;
  const heat = sharp(pixels, { raw: { width: grid.width, height: grid.height, channels: 4 } });
  const stretched = await heat.resize(width, height, { fit: 'fill', kernel: 'cubic' }).png().toBuffer();
  return sharp(stretched)
    .composite([{ input: Buffer.from(lines) }])
    .webp({ quality: 70, alphaQuality: 70 })
    .toBuffer();
}

const font = await dataUrl(FONT, 'font/woff2');
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: SIZE });
const found: Partial<Record<SampleId, SampleResult>> = {};
let versions = { engineVersion: '', ruleBookVersion: '' };

for (const ad of SAMPLE_ADS) {
  await page.setContent(ad.html(await dataUrl(at(PHOTOS + ad.photo), 'image/jpeg'), font));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Judged as it would be uploaded; the file is kept, so that a test can judge it again.
  const picture = await page.screenshot({ type: 'jpeg', quality: 92 });
  await writeFile(at(`testing/sample-${ad.id}.jpg`), picture);
  const { measurements } = await measureImage(picture, {});
  const { results } = judge(measurements, SETTINGS);
  const { score, interval, verdict, engineVersion, ruleBookVersion } = results;
  found[ad.id] = {
    score,
    interval,
    verdict,
    points: pointsOf(measurements),
    good: statements(results.good),
    bad: statements(results.bad),
    strategy: statements(results.strategy),
  };
  versions = { engineVersion, ruleBookVersion };
  await sharp(picture)
    .resize(SHOWN.width)
    .webp({ quality: 78 })
    .toFile(at(`assets/${ad.id}.webp`));
  await writeFile(at(`assets/${ad.id}-heat.webp`), await heatPicture(results.attention));
  process.stdout.write(`${ad.id} ${score}\n`);
}
await browser.close();

const sample = { ...versions, ...(found as Record<SampleId, SampleResult>) } satisfies LandingSample;
await writeFile(at('assets/landing-sample.json'), `${JSON.stringify(sample, null, 2)}\n`);
// The reader of text keeps native threads; nothing is left to wait for.
process.exit(0);
