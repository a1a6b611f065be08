import { readS3Address } from '#platform/storage/s3-address.ts';
import { FolderSource } from './folder-source.ts';
import type { ReportSource } from './report-source.ts';
import { S3Source } from './s3-source.ts';
import type { StoredSource } from './source-store.ts';

/** A file that changed within this time may still be being written. */
const SETTLE_MS = 10_000;

/** The adapter of a watched place. */
export function openSource(
  { kind, place }: Pick<StoredSource, 'kind' | 'place'>,
  { maxBytes, now }: { maxBytes: number; now(): Date },
): ReportSource {
  if (kind === 's3') return new S3Source({ address: readS3Address(place), maxBytes });
  return new FolderSource({ folder: place, maxBytes, settleMs: SETTLE_MS, now });
}
