import { ownDataRoutes } from '#platform/accounts/own-data-contract.ts';
import type { ApiClient } from '../../sdk/api-client.ts';
import { ApiError } from '../../sdk/api-error.ts';

/** Told no more often: a page is drawn each time. */
const TELL_BYTES = 250_000;
const NAME = /filename="([\w.-]+)"/;

/**
 * Fetches "my data" and tells how much has come. The bytes go into a blob, which
 * browsers keep on disk once it is large; a half archive is an error, never a file.
 * @throws ApiError; `aborted` after the signal
 */
export async function fetchArchive(
  api: ApiClient,
  { signal, onBytes }: { signal: AbortSignal; onBytes(soFar: number): void },
): Promise<{ archive: Blob; name: string }> {
  const answer = await api.stream(ownDataRoutes.downloadData, {}, { signal, accept: 'application/zip' });
  const name = NAME.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'adjudge-data.zip';
  let soFar = 0;
  let told = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, to) {
      soFar += piece.byteLength;
      if (told === 0 || soFar - told > TELL_BYTES) {
        told = soFar;
        onBytes(soFar);
      }
      to.enqueue(piece);
    },
  });
  try {
    const counted = new Response(answer.body?.pipeThrough(counting), {
      headers: { 'content-type': 'application/zip' },
    });
    return { archive: await counted.blob(), name };
  } catch {
    throw signal.aborted
      ? new ApiError({ code: 'aborted', status: 0, message: 'Stopped.' })
      : new ApiError({
          code: 'network',
          status: 0,
          message: 'The connection was lost before the download finished. Nothing was saved; please try again.',
        });
  }
}

/** `940 kB`, `12.4 MB`; in thousands, as the systems of today show files. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
