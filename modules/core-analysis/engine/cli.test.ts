import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { casesOf, DEEP } from '#platform/testing/depth.ts';
import { readArguments, USAGE } from './cli-arguments.ts';
import { cliReport } from './cli-report.ts';
import { FULL_DEPTH } from './judge/depth.ts';
import { judge } from './judge/judge.ts';
import { readAs } from './judge/read-as.ts';
import type { ImageMeasurements } from './measurements.ts';
import { drawPng } from './testing/draw-text.ts';
import { makeMeasurements } from './testing/measurements-factory.ts';
import { makeVideo } from './testing/video-factory.ts';

describe('the command line', () => {
  it('reads what is asked, with its defaults', () => {
    expect(readArguments(['ad.png'])).toEqual({
      file: 'ad.png',
      goal: 'sales',
      placement: 'auto',
      brand: null,
      json: false,
    });
    expect(readArguments(['ad.mp4', '--goal', 'leads', '--platform=tiktok', '--brand', ' Figgy ', '--json'])).toEqual({
      file: 'ad.mp4',
      goal: 'leads',
      placement: 'tiktok',
      brand: 'Figgy',
      json: true,
    });
    expect(readArguments(['--help'])).toEqual({ help: true });
    expect(USAGE).toContain('meta_reels');
  });

  it.each([
    [[], 'Name the file to analyse'],
    [['a.png', 'b.png'], 'One file at a time; b.png is too many'],
    [['a.png', '--goal', 'fame'], 'There is no goal "fame"; choose one of sales'],
    [['a.png', '--platform', 'myspace'], 'There is no platform "myspace"; choose auto or one of meta_feed'],
    [['a.png', '--brand', ' '], 'The brand is empty'],
    [['a.png', '--colour'], "Unknown option '--colour'"],
    [['a.png', '--goal'], "Option '--goal <value>' argument missing"],
  ])('says what is wrong with %j', (argv, problem) => {
    const asked = readArguments(argv);
    expect('problem' in asked && asked.problem).toContain(problem);
  });
});

const CLI = ['--import', 'tsx', new URL('./cli.ts', import.meta.url).pathname];
const run = (...args: string[]) => promisify(execFile)(process.execPath, [...CLI, ...args]);

describe('the command', () => {
  it('writes the result alone where nobody watches: no line of progress, on either stream', {
    timeout: 60_000,
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cli-'));
    try {
      const file = join(folder, 'ad.png');
      await writeFile(file, await drawPng({ width: 400, height: 400, background: '#2453c4' }));
      const { stdout, stderr } = await run(file, '--platform', 'x');
      expect(stdout.startsWith(`${file}: 5 of 100`)).toBe(true);
      expect(`${stdout}${stderr}`).not.toMatch(/^\d+ % \w+$/m);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('says in a sentence what is wrong with a file, with its code', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cli-'));
    try {
      const file = join(folder, 'dot.png');
      await writeFile(file, await drawPng({ width: 8, height: 9, background: '#2453c4' }));
      await expect(run(file)).rejects.toMatchObject({
        code: 1,
        stderr: `${file}: This image is only 8 by 9 pixels. It needs at least 64 on each side to be measured. (image_too_small)\n`,
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('the command, of a file it does not take', () => {
  it.each(
    casesOf(
      [
        ['no-such-ad.png', 'There is no such file. (ENOENT)'],
        ['.', 'This is a folder. Name one image or video in it. (EISDIR)'],
      ] as const,
      1,
    ),
  )('says in words that %s cannot be read, as a fault of the command line', { timeout: 60_000 }, async (name, said) => {
    const file = join(tmpdir(), name);
    await expect(run(file)).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr: `${file}: ${said}\n`,
    });
  });

  if (DEEP)
    it('names the way out where it knows the format', { timeout: 60_000 }, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'cli-'));
      try {
        const file = join(folder, 'ad.gif');
        await writeFile(file, 'GIF89a');
        await expect(run(file)).rejects.toMatchObject({
          code: 1,
          stderr: expect.stringMatching(/looks like a GIF: export it as MP4 .+ \(file_type_unsupported\)\n$/),
        });
      } finally {
        await rm(folder, { recursive: true });
      }
    });
});

describe('the report', () => {
  it('says of what of a file it speaks, and nothing of a plain one', () => {
    const reportOf = (source: Partial<ImageMeasurements['source']>) =>
      cliReport('ad', judge(makeMeasurements({ source }), { goal: 'sales', placement: 'auto', depth: FULL_DEPTH }));
    expect(reportOf({ animated: true, frames: 8 }).split('\n')[2]).toBe(
      readAs({ ...makeMeasurements().source, animated: true, frames: 8 }),
    );
    expect(reportOf({}).split('\n')[2]).toMatch(/^Areas: /);
  });

  it.each([
    ['an image', makeMeasurements()],
    ['a video', makeVideo()],
  ])('of %s has score, lists, team and placements within 120 columns', (_kind, m) => {
    const judgement = judge(m, { goal: 'sales', placement: 'auto', brand: 'Figgy', depth: FULL_DEPTH });
    const report = cliReport('ad', judgement);
    const { score, interval, verdict, strategy } = judgement.results;
    expect(report.split('\n')[0]).toBe(`ad: ${score} of 100 (${interval.low} to ${interval.high}), ${verdict}`);
    for (const part of [
      'What works',
      'What holds it back',
      'What to do',
      'Quick wins',
      'Expert team',
      'For a creator',
      'Placements',
    ])
      expect(report).toContain(`\n${part}`);
    expect(report.includes('\nShots\n')).toBe(m.kind === 'video');
    expect(report).toContain(strategy[0]?.evidence.display);
    expect(report).not.toMatch(/undefined|NaN|\[object/);
    expect(Math.max(...report.split('\n').map((line) => line.length))).toBeLessThanOrEqual(130);
  });
});
