import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Resident memory of a process in bytes; null where it has ended or the system does not tell (Windows). */
export async function residentMemory(pid: number): Promise<number | null> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  }
  if (process.platform === 'win32') return null;
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, stdout) => {
      const kilobytes = Number.parseInt(stdout, 10);
      resolve(error || Number.isNaN(kilobytes) ? null : kilobytes * 1024);
    });
  });
}
