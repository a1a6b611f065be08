import { spawn } from 'node:child_process';

export interface RunOnceOptions {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string | undefined;
  readonly uid?: number | undefined;
  readonly gid?: number | undefined;
  /** Ends the program, with everything it started. */
  readonly signal?: AbortSignal | undefined;
  readonly onLine?: (line: string) => void;
}

/** Runs a program to its end and gives its output. @throws with the output when it fails. */
export function runOnce(command: string, options: RunOnceOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options.args, {
      env: options.env as NodeJS.ProcessEnv,
      cwd: options.cwd,
      uid: options.uid,
      gid: options.gid,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const kill = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // Ended by itself in this very moment.
      }
    };
    process.once('exit', kill);
    options.signal?.addEventListener('abort', kill, { once: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        for (const line of chunk.split('\n')) if (line.trim() !== '') options.onLine?.(line);
      });
    const settle = (problem: string | undefined) => {
      process.off('exit', kill);
      options.signal?.removeEventListener('abort', kill);
      if (problem === undefined) resolve(output);
      else reject(new Error(`${command.split('/').at(-1)} ${problem}:\n${output.trim().slice(-4000)}`));
    };
    child.once('error', (error) => settle(`could not be run (${error.message})`));
    child.once('close', (code, signal) =>
      settle(code === 0 ? undefined : signal === null ? `ended with code ${code}` : `was ended by ${signal}`),
    );
  });
}
