import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { environment } from '#platform/bin/bootstrap/environment.mjs';
import type { BlobStore } from '../blob-store.ts';

/** `npm run ops -- storage move`, as an operator starts it. */
export function moveWithProgram(env: Readonly<Record<string, string>>, options: readonly string[]) {
  const { PATH, HOME } = environment();
  const child = spawn(process.execPath, ['--import', 'tsx', 'platform/bin/ops.ts', 'storage', 'move', ...options], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ended = once(child, 'close').then(([code, signal]) => {
    if (code !== 0) throw new Error(`the move ended with ${code ?? signal}:\n${said}`);
    return said;
  });
  ended.catch(() => undefined);
  return {
    /** What it said. @throws Error where it failed */
    ended,
    /** Kills it as soon as that is so. @throws Error where it ended before */
    async killAfter(isSo: () => Promise<boolean>): Promise<void> {
      while (!(await isSo())) if (child.exitCode !== null) throw new Error(`the move ended too soon:\n${said}`);
      const gone = once(child, 'close');
      if (!child.kill('SIGKILL')) throw new Error(`the move ended too soon:\n${said}`);
      await gone;
    },
  };
}

/** The hash of each of (the first of) the sealed objects, by name. */
export async function treeOf(blobs: BlobStore, atMost = Number.POSITIVE_INFINITY): Promise<Map<string, string>> {
  const tree = new Map<string, string>();
  for await (const { name } of blobs.list()) {
    if (tree.size >= atMost) break;
    const bytes = await blobs.get(name);
    if (bytes) tree.set(name, createHash('sha256').update(bytes).digest('hex'));
  }
  return tree;
}
