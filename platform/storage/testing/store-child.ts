/** A process with a store of its own, opened as the product opens it. Does what its parent asks. */
import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseEnv, readEnv } from '#platform/config/env.ts';
import { createKnex } from '#platform/db/knex.ts';
import { createLog } from '#platform/log/create-log.ts';
import { openStorage } from '../open-storage.ts';

export interface StoreRequest {
  readonly id: number;
  readonly act: 'put' | 'putFile' | 'get' | 'delete' | 'deleteOwner';
  readonly owner: string;
  readonly key: string;
  /** Of what is put: drawn anew. */
  readonly size?: number;
}

/** The SHA-256 of what was put or got; none where there was nothing. */
export type StoreAnswer = { readonly id: number; readonly hash?: string | undefined; readonly error?: string };

const { base: env } = readEnv({ base: baseEnv });
const db = createKnex({ url: env.DATABASE_URL, poolSize: 2, log: createLog({ level: 'silent', process: 'test' }) });
const storage = await openStorage(env, db);
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function answer({ id, act, owner, key, size = 0 }: StoreRequest): Promise<string | undefined> {
  if (act === 'delete') await storage.delete(owner, key);
  if (act === 'deleteOwner') await storage.deleteOwner(owner);
  if (act === 'get') {
    const found = await storage.get(owner, key);
    return found && hashOf(found);
  }
  if (act !== 'put' && act !== 'putFile') return undefined;
  const bytes = randomBytes(size);
  if (act === 'put') await storage.put(owner, key, bytes);
  else {
    const upload = join(env.STORAGE_DIR, `upload-${id}`);
    await writeFile(upload, bytes);
    // Told before it begins: whoever ends this process in the middle wants to know what would have been.
    process.send?.({ id: -id, hash: hashOf(bytes) } satisfies StoreAnswer);
    await storage.putFile(owner, key, upload);
  }
  return hashOf(bytes);
}

process.on('message', (request: StoreRequest) => {
  answer(request).then(
    (hash) => process.send?.({ id: request.id, hash } satisfies StoreAnswer),
    (error: unknown) => process.send?.({ id: request.id, error: String(error) } satisfies StoreAnswer),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ id: 0 } satisfies StoreAnswer);
