/** Prints how well copy is read: `npm run eval:copy [lines.jsonl creatives.jsonl]`. */
import { readFileSync } from 'node:fs';
import { type LabelledCreative, type LabelledLine, readCreatives, readLines } from '../corpus/corpus.ts';
import { readCreativeParts, readLineOf } from './present-reader.ts';
import { creativesReport, linesReport } from './report.ts';

const rowsOf = <T>(path: string): T[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const [linesPath, creativesPath] = process.argv.slice(2);
const lines = (linesPath ? rowsOf<LabelledLine>(linesPath) : readLines()).filter(({ split }) => split !== 'train');
const creatives = creativesPath ? rowsOf<LabelledCreative>(creativesPath) : readCreatives();

const report = [...new Set(lines.map(({ split }) => split))].map((split) =>
  linesReport(
    split,
    lines.filter((line) => line.split === split),
    readLineOf,
  ),
);
const started = performance.now();
for (const { text, lang } of lines) readLineOf(`${text} `, lang);
const each = (performance.now() - started) / lines.length;
process.stdout.write(
  `${report.join('\n')}\n${creativesReport(creatives, readCreativeParts)}\n${each.toFixed(2)} ms a line\n`,
);
