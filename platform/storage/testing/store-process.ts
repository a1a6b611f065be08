import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StoreAnswer, StoreRequest } from './store-child.ts';

type Request = Omit<StoreRequest, 'id'>;

/** Another process with a store and a folder of its own. */
export interface StoreProcess {
  readonly folder: string;
  /** @throws Error what the store threw */
  ask(request: Request): Promise<string | undefined>;
  /** Begins a `putFile` and gives the hash of its file before that is stored. */
  begin(request: Request): Promise<{ hash: string | undefined; done: Promise<string | undefined> }>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function startStoreProcess(env: Readonly<Record<string, string>>): Promise<StoreProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'adjudge-machine-'));
  const child = fork(fileURLToPath(new URL('./store-child.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...env, STORAGE_DIR: folder },
  });
  const waiting = new Map<number, (answer: StoreAnswer) => void>();
  const answerTo = (id: number): Promise<StoreAnswer> => new Promise((resolve) => waiting.set(id, resolve));
  child.on('message', (answer: StoreAnswer) => waiting.get(answer.id)?.(answer));
  child.on('exit', (code, signal) => {
    for (const [id, settle] of waiting) settle({ id, error: `the process ended with ${code ?? signal}` });
  });
  const hashIn = ({ error, hash }: StoreAnswer): string | undefined => {
    if (error !== undefined) throw new Error(error);
    return hash;
  };
  let count = 0;
  const send = (request: Request): number => {
    count += 1;
    child.send({ ...request, id: count });
    return count;
  };
  hashIn(await answerTo(0));
  const kill = async (): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    folder,
    ask: async (request) => hashIn(await answerTo(send(request))),
    async begin(request) {
      const id = send(request);
      const done = answerTo(id).then(hashIn);
      done.catch(() => undefined);
      return { hash: hashIn(await answerTo(-id)), done };
    },
    kill,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
