import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { judgeImport } from './judge-import.ts';
import { mutate } from './mutate.ts';

/*
 * Changes the exports of a folder in every way files break, and imports them:
 * npx tsx modules/perf-reports/import/testing/fuzz-exports.ts FOLDER [COUNT] [SEED]
 */

const [folder = '.', count = '2000', first = '1'] = process.argv.slice(2);
const names = (await readdir(folder)).filter((name) => /\.(csv|xlsx)$/.test(name)).sort();
const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
const outcomes = new Map<string, number>();
let broken = 0;
let slowest = { name: '', ms: 0 };
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  const place = seed % files.length;
  const file = files[place] as Buffer;
  const changed = mutate(file, files[(seed * 7 + 3) % files.length] as Buffer, seed);
  const began = performance.now();
  try {
    const verdict = await judgeImport(changed);
    const outcome =
      verdict.kind === 'refused'
        ? `refused: ${verdict.reason}`
        : verdict.refused > 0
          ? 'rows, some lines refused'
          : 'rows';
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  } catch (error) {
    broken += 1;
    process.stdout.write(
      `BROKEN ${names[place]} seed ${seed}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  }
  const ms = performance.now() - began;
  if (ms > slowest.ms) slowest = { name: `${names[place]} seed ${seed}`, ms };
}
for (const [outcome, times] of [...outcomes].sort((one, other) => other[1] - one[1]))
  process.stdout.write(`${times}  ${outcome}\n`);
process.stdout.write(`slowest: ${slowest.name}, ${Math.round(slowest.ms)} ms\n${broken} of ${count} broken\n`);
process.exitCode = broken === 0 ? 0 : 1;
