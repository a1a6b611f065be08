import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Unit of processor time in /proc: a hundredth of a second on every Linux Node runs on. */
const TICKS_PER_SECOND = 100;

/**
 * Lets a running process use this much more processor time, in all its threads
 * together; the system ends it by SIGXCPU beyond that, whatever it runs and
 * whether or not we still live. Changes nothing where the process has ended.
 *
 * @param relimit the command of the jail that sets limits of a running child
 */
export async function limitProcessorTime(
  [program = '', ...args]: readonly string[],
  pid: number,
  moreSeconds: number,
): Promise<void> {
  const used = await processorSeconds(pid);
  if (used === null) return;
  const soft = Math.ceil(used + moreSeconds);
  await new Promise<void>((resolve) => {
    execFile(program, [...args, '--pid', String(pid), `--cpu=${soft}:`], { env: {} }, () => resolve());
  });
}

/** Processor time a process has used, in seconds; null where it has ended. */
async function processorSeconds(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold anything; the fields begin behind its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? ticks / TICKS_PER_SECOND : null;
}
