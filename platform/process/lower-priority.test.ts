import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const HOW = `
  import { readFileSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { lowerPriority } from ${JSON.stringify(fileURLToPath(new URL('./lower-priority.ts', import.meta.url)))};
  const group = () => { try { return readFileSync('/proc/self/autogroup', 'utf8').trim().split(' ').at(-1); } catch { return 'none'; } };
  const before = group();
  lowerPriority(7);
  console.log(JSON.stringify({ niceness: getPriority(), before, after: group() }));
`;

it('puts a process and its session behind others, and does without such a session', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', HOW], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const { niceness, before, after } = JSON.parse(said);
  expect(niceness).toBe(7);
  expect(after).toBe(before === 'none' ? 'none' : '7');
});
