import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lets others go first where the processor is short: this process, and all it starts from now on.
 * @param niceness 1 to 19; at 5 a process gets a third of the share of one beside it
 */
export function lowerPriority(niceness: number): void {
  setPriority(niceness);
  try {
    // Linux shares a processor out among sessions first (`man 7 sched`); within one of its own a niceness alone has no effect.
    writeFileSync('/proc/self/autogroup', String(niceness));
  } catch {
    // No such groups here, or the session is not ours: the niceness counts as it is.
  }
}
