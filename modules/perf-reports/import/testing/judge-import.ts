import { UNREADABLE } from '../../contract/unreadable.ts';
import { examineFile, importRows } from '../import-file.ts';
import { UnreadableFile } from '../unreadable-file.ts';

export type Verdict =
  | { readonly kind: 'rows'; readonly rows: number; readonly refused: number }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Imports a file nobody promised anything about, and holds the result against what is promised of every file: each line counted
 * once, each refusal a sentence with its line, figures finite, days in order.
 * @throws Error where a promise is broken, or what the import threw and should not have
 */
export async function judgeImport(bytes: Buffer): Promise<Verdict> {
  const open = async function* () {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
  };
  try {
    const examined = await examineFile(open);
    let rows = 0;
    const imported = await importRows(examined, (batch) => {
      for (const row of batch) {
        rows += 1;
        for (const [name, value] of Object.entries(row)) {
          if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${name} is ${value}`);
          if (typeof value === 'string' && value.includes('\0')) throw new Error(`${name} holds a zero`);
        }
        if (row.startDay !== null && row.endDay !== null && row.startDay > row.endDay)
          throw new Error('days run backwards');
      }
    });
    const { total, read, preamble, summary, refused } = imported.lines;
    if (read + preamble + summary + refused !== total) throw new Error(`lines: ${JSON.stringify(imported.lines)}`);
    if (rows !== imported.totals.rows) throw new Error('rows were lost');
    for (const { line, message } of imported.refusals)
      if (line < 1 || line > total || !/[.]$/.test(message) || !message.toLowerCase().includes(`line ${line}`))
        throw new Error(`a refusal without line or reason: ${message}`);
    return { kind: 'rows', rows, refused };
  } catch (error) {
    if (error instanceof UnreadableFile && error.message === UNREADABLE[error.reason])
      return { kind: 'refused', reason: error.reason };
    throw error;
  }
}
