/**
 * `npx tsx modules/core-analysis/engine/testing/score-sight.ts FOLDER...`: measures the pictures of each folder and holds
 * what is seen against its `labels.json`: by name of the file `{ subject: { kind, box | boxes } | null }`, boxes [x0, y0, x1, y1] as
 * fractions. Right is a box with IoU of at least 0.5, or no thing where there is none; "unsure" is neither right nor wrong.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Region } from '../../contract/evidence.ts';
import { measureImage } from '../measure-image.ts';
import type { SightMeasures } from '../measurements.ts';
import { overlap } from '../people/detect-faces.ts';

interface Label {
  readonly subject: { readonly kind: string; readonly box?: number[]; readonly boxes?: number[][] } | null;
}

const SAME = 0.5;

const regionOf = ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: number[]): Region => ({ x: x0, y: y0, w: x1 - x0, h: y1 - y0 });

function verdict(sight: SightMeasures | undefined, { subject }: Label): 'right' | 'wrong' | 'unsure' {
  if (!sight?.measured || sight.outcome === 'unsure') return 'unsure';
  const { box } = sight;
  if (sight.outcome !== 'thing' || !box) return subject ? 'wrong' : 'right';
  const boxes = subject ? (subject.boxes ?? (subject.box ? [subject.box] : [])) : [];
  return boxes.some((one) => overlap(regionOf(one), box) >= SAME) ? 'right' : 'wrong';
}

const short = ({ x, y, w, h }: Region): string => [x, y, x + w, y + h].map((v) => v.toFixed(2)).join(' ');

for (const folder of process.argv.slice(2)) {
  const labels = JSON.parse(await readFile(join(folder, 'labels.json'), 'utf8')) as Record<string, Label>;
  const counts = { right: 0, wrong: 0, unsure: 0 };
  for (const [name, label] of Object.entries(labels)) {
    const bytes = await readFile(join(folder, `${name}.jpg`));
    const { measurements } = await measureImage(bytes, {});
    const { sight, creative } = measurements;
    const told = verdict(sight, label);
    counts[told] += 1;
    process.stdout.write(
      `${told.padEnd(7)}${name}: ${label.subject?.kind ?? 'nothing'}; seen: ${sight?.outcome} (${sight?.why}, ${sight?.sure.toFixed(2)})${sight?.name ? ` ${sight.name}` : ''}${sight?.box ? ` ${short(sight.box)}` : ''}; ${creative}\n`,
    );
  }
  process.stdout.write(`${folder}: ${JSON.stringify(counts)}\n`);
}
