import { spawn } from 'node:child_process';

export interface RunShownOptions {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Runs a program whose output goes straight to the terminal; resolves with its exit code (1 for a signal). */
export function runShown(command: string, options: RunShownOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options.args, {
      cwd: options.cwd,
      env: options.env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const end = () => child.kill('SIGTERM');
    process.once('exit', end);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });
}
