/**
 * `npm run analyze -- FILE`: measures one image or video and judges it, on the
 * terminal; see `--help`. Decodes in this process: only for files you trust.
 */
import { readFile } from 'node:fs/promises';
import { failureError } from '../contract/failure-error.ts';
import { type CliArguments, readArguments, USAGE } from './cli-arguments.ts';
import { cliReport } from './cli-report.ts';
import { EngineError } from './decode/engine-error.ts';
import { sniffKnownFormat } from './decode/sniff-known-format.ts';
import { FULL_DEPTH } from './judge/depth.ts';
import { judge } from './judge/judge.ts';
import { measureFile } from './measure-file.ts';

/** Why a path cannot be read, by the system's code. */
const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  ENOTDIR: 'There is no such file.',
  EISDIR: 'This is a folder. Name one image or video in it.',
  EACCES: 'You may not read this file.',
  EPERM: 'You may not read this file.',
};

/** Ends with 0 when judged, 1 when the file is at fault, 2 when the command line is or names nothing that can be read. */
async function main(argv: readonly string[]): Promise<number> {
  const asked = readArguments(argv);
  if ('help' in asked) {
    process.stdout.write(USAGE);
    return 0;
  }
  if ('problem' in asked) {
    process.stderr.write(`${asked.problem}.\n\n${USAGE}`);
    return 2;
  }
  try {
    process.stdout.write(await analyze(asked));
    return 0;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const code = String(error.code);
    const unreadable = UNREADABLE[code];
    const sentence = error instanceof EngineError ? await refusal(error, asked.file) : (unreadable ?? error.message);
    process.stderr.write(`${asked.file}: ${sentence} (${code})\n`);
    return unreadable ? 2 : 1;
  }
}

/** The sentence of the product. */
async function refusal(error: EngineError, file: string): Promise<string> {
  const looksLike = error.code === 'file_type_unsupported' ? sniffKnownFormat(await readFile(file)) : null;
  return failureError(looksLike ? { code: error.code, details: { looksLike } } : error).message;
}

async function analyze({ file, goal, placement, brand, json }: CliArguments): Promise<string> {
  const { measurements } = await measureFile({ bytes: await readFile(file) }, (stage, done) => {
    // For somebody who watches: with the result in one file or pipe it would stand before it.
    if (!json && process.stderr.isTTY) process.stderr.write(`${Math.round(done)} % ${stage}\n`);
  });
  const judgement = judge(measurements, { goal, placement, brand, depth: FULL_DEPTH });
  return json ? `${JSON.stringify({ measurements, judgement }, null, 2)}\n` : cliReport(file, judgement);
}

process.exitCode = await main(process.argv.slice(2));
