import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** In hex. */
export async function hashOfFile(path: string, algorithm: 'sha256' | 'md5'): Promise<string> {
  const hash = createHash(algorithm);
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
