import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { UploadedFile } from '#platform/contract/define-routes.ts';
import { AppError } from '#platform/contract/errors.ts';
import { OutboundError } from '#platform/http/outbound-fetch.ts';
import { cleanName } from '#platform/http/read-body.ts';
import { assetErrors } from './contract.ts';

/**
 * Fetches a public address into a file of `folder`; whoever asked removes it.
 * @param fetch the guarded one, which bounds time and size
 * @throws AppError `file_url_unreachable`, one sentence for whatever kept it from arriving whole
 */
export async function fetchFile(
  url: string,
  { fetch, folder }: { fetch: typeof globalThis.fetch; folder: string },
): Promise<UploadedFile> {
  const bytes = await read(url, fetch);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.fetched`);
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
  return {
    path,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    clientName: nameIn(url),
  };
}

async function read(url: string, fetch: typeof globalThis.fetch): Promise<Buffer> {
  try {
    const response = await fetch(url);
    if (response.status === 200) return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
  }
  throw new AppError(assetErrors.file_url_unreachable);
}

/** The last part of the path, as a name to show; the asset's type is never told by it. */
function nameIn(url: string): string {
  const last = basename(new URL(url).pathname);
  try {
    return cleanName(decodeURIComponent(last)) || 'file';
  } catch {
    return 'file';
  }
}
