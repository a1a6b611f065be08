import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Who a process is. A pid alone is not enough: after a crash or a reboot the
 * same number may belong to somebody else. Start time and command line decide.
 */
export interface ProcessIdentity {
  readonly pid: number;
  /** Opaque; equal only for one and the same process of one boot. */
  readonly startedAt: string;
  readonly command: string;
}

/** The process with this pid, or nothing when it is gone (or ended and only not yet collected). */
export function identify(pid: number): ProcessIdentity | undefined {
  return process.platform === 'linux' ? identifyByProc(pid) : identifyByPs(pid);
}

/**
 * Whether `recorded` still runs. A process may rewrite its command line, so a
 * start time exact to the tick decides alone where there is one.
 */
export function isSameProcess(recorded: ProcessIdentity): boolean {
  const now = identify(recorded.pid);
  if (now === undefined || now.startedAt !== recorded.startedAt) return false;
  return process.platform === 'linux' || now.command === recorded.command;
}

function identifyByProc(pid: number): ProcessIdentity | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in brackets and may itself hold brackets and spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const state = fields[0];
    if (state === 'Z' || state === 'X') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid, startedAt: `${boot}:${fields[19]}`, command };
  } catch {
    return undefined;
  }
}

function identifyByPs(pid: number): ProcessIdentity | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'state=,lstart=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const match = /^(\S+)\s+(\S+\s+\S+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/.exec(line);
    if (match === null || match[1]?.startsWith('Z')) return undefined;
    return { pid, startedAt: match[2] ?? '', command: match[3] ?? '' };
  } catch {
    return undefined;
  }
}
