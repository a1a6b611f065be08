import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { identify } from './process-identity.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adjudge-orphan-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A shell that runs a script of ours, as npm's does; resolves with both once the script is up. */
async function script(env: Record<string, string>) {
  const file = join(folder, 'script.mts');
  const said = join(folder, 'said');
  const module = pathToFileURL('platform/embedded/orphaned.ts').href;
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';
     import { whenOrphanedByNpm } from ${JSON.stringify(module)};
     whenOrphanedByNpm(${JSON.stringify(env)}, () => { writeFileSync(${JSON.stringify(said)}, 'orphaned'); process.exit(); });
     setTimeout(() => process.exit(), 20_000);
     console.log(process.pid);`,
  );
  // The second command keeps the shell from becoming the script itself.
  const shell = spawn('sh', ['-c', `"${process.execPath}" --import tsx "${file}"; true`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(shell.stdout, 'data')) as [Buffer];
  return { shell, pid: Number(String(chunk)), said };
}

test('a script of npm learns that its shell was ended by SIGTERM', async () => {
  const { shell, pid, said } = await script({ npm_lifecycle_event: 'start' });
  shell.kill('SIGTERM');
  await vi.waitFor(() => expect(readFileSync(said, 'utf8')).toBe('orphaned'), 10_000);
  await vi.waitFor(() => expect(identify(pid)).toBeUndefined(), 10_000);
}, 30_000);

test('a script started by hand goes on when its shell ends', async () => {
  const { shell, pid } = await script({});
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(identify(pid)).toBeDefined();
  process.kill(pid, 'SIGKILL');
}, 30_000);
