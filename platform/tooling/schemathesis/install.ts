import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Raise it together with a run: a new version brings new checks. */
export const SCHEMATHESIS_VERSION = '4.32.5';

const run = promisify(execFile);

/**
 * The program of this version, in a virtual environment of its own below
 * `dist`; made on the first call, by Python 3.10 or newer, which must be there.
 */
export async function installSchemathesis(root: string): Promise<string> {
  const folder = join(root, 'dist/tools', `schemathesis-${SCHEMATHESIS_VERSION}`);
  const program = join(folder, 'bin/schemathesis');
  if (existsSync(program)) return program;
  await run('python3', ['-m', 'venv', folder]);
  await run(join(folder, 'bin/pip'), ['install', '--quiet', `schemathesis==${SCHEMATHESIS_VERSION}`]);
  return program;
}
