import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import type { PaceRow } from './throughput.ts';

/** `docs/reports/s3-storage.md`, as a run of the proof found it. */
export class StorageReport {
  private readonly said: string[] = [];
  private rows: readonly PaceRow[] = [];
  private load = 0;

  /** @param options.parts how many sentences a whole run says */
  constructor(private readonly options: { server: string; parts: number }) {}

  say(sentence: string): void {
    this.said.push(sentence);
  }

  /** @param rows of files and bucket, in this order */
  paces(rows: readonly PaceRow[]): void {
    this.rows = rows;
    this.load = loadavg()[0] ?? 0;
  }

  /** Nothing where a part of the proof did not come to its end. */
  async write(path: string): Promise<void> {
    if (this.said.length < this.options.parts || this.rows.length === 0) return;
    const rows = this.rows.map(({ what, atOnce, paces }) => {
      const cells = paces.flatMap((pace) => [pace.megabytesPerSecond.toFixed(0), pace.medianMs.toFixed(1)]);
      return `| ${what} | ${atOnce} | ${cells.join(' | ')} |`;
    });
    const text = [
      '# Objects in an S3 bucket',
      '',
      `Written by \`npm run test:deep -- platform/storage\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version}, ${cpus().length} cores, ${this.options.server}, on the same machine as the stores.`,
      'Why it is built so: [decision 0019](../decisions/0019-objects-in-an-s3-bucket.md).',
      '',
      '## What was shown',
      '',
      '- The contract of `ObjectStore`, which files and the fake of `npm test` meet too, on the real server.',
      ...this.said.map((sentence) => `- ${sentence}`),
      '',
      '## Throughput',
      '',
      'Megabytes a second, and the median of one call in milliseconds, both places by turns in the same run. Sealing, opening and',
      'the look-up of the key are in it. Files are synced to disk before a put returns; the server shares processors and disk',
      `with its clients. Load average at the end: ${this.load.toFixed(1)}; a machine that does nothing else is faster.`,
      '',
      '| call | at once | files MB/s | ms | bucket MB/s | ms |',
      '| --- | --- | --- | --- | --- | --- |',
      ...rows,
      '',
    ];
    await writeFile(path, text.join('\n'));
  }
}
