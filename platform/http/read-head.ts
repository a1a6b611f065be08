import { open } from 'node:fs/promises';

/** Headers that say what a file is are shorter. */
const HEAD_BYTES = 64 * 1024;

/** The beginning of a file, as much of it as is needed to tell what it is. */
export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
