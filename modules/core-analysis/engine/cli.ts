/**
 * `tsx modules/core-analysis/engine/cli.ts FILE [--json]`: measures one image
 * and judges it for sales, on the terminal. With `--json` all of it as JSON.
 * Decodes in this process: only for files you trust.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { EngineError } from './decode/engine-error.ts';
import { type Judgement, judge } from './judge/judge.ts';
import { measureImage } from './measure-image.ts';
import type { ImageMeasurements } from './measurements.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
const [file] = positionals;
if (file === undefined) {
  process.stderr.write('Usage: tsx modules/core-analysis/engine/cli.ts FILE [--json]\n');
  process.exit(2);
}

try {
  const { measurements } = await measureImage(await readFile(file), {
    onStage: (stage, percent) => values.json || process.stderr.write(`${percent} % ${stage}\n`),
  });
  const judged = judge(measurements, { goal: 'sales', placement: 'auto' });
  process.stdout.write(
    values.json ? `${JSON.stringify({ measurements, judged }, null, 2)}\n` : print(measurements, judged),
  );
} catch (error) {
  if (!(error instanceof EngineError) && !(error instanceof Error && 'code' in error)) throw error;
  process.stderr.write(`${file}: ${error.code}\n`);
  process.exitCode = 1;
}

function print(measurements: ImageMeasurements, { results }: Judgement): string {
  const { saliency, text, ...areas } = measurements;
  const { data: _map, ...attention } = saliency;
  const lines = Object.entries({ ...areas, saliency: attention, text }).map(
    ([area, figures]) => `${area}\n${indented(JSON.stringify(figures, null, 1))}`,
  );
  const findings = [
    ...results.good.map(({ title }) => `  + ${title}`),
    ...results.bad.map(({ title }) => `  - ${title}`),
    ...results.strategy.map(({ title }) => `  > ${title}`),
  ];
  const { low, high } = results.interval;
  return [...lines, `score ${results.score} (${low} to ${high}): ${results.verdict}`, ...findings, ''].join('\n');
}

function indented(json: string): string {
  return json.replace(/[{}"[\],]/g, '').replace(/^\s*\n/gm, '');
}
