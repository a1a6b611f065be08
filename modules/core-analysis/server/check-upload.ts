import { AppError } from '#platform/contract/errors.ts';
import { analysisErrors } from '../contract/errors.ts';
import { MAX_PIXELS, MIN_SIDE, readImageSize, sniffMedia } from '../engine/index.ts';
import type { FileKind } from './analysis-record.ts';

/**
 * Tells what came and refuses at the door what can be refused without decoding:
 * by signature and, for pictures, by what the header claims. Names and client
 * types are not looked at; what the header lies about the engine finds out.
 * @throws AppError `file_empty`, `file_type_unsupported`,
 *   `image_too_many_pixels`, `image_too_small`
 */
export function checkUpload(bytes: Buffer): FileKind {
  if (bytes.length === 0) throw new AppError(analysisErrors.file_empty);
  const media = sniffMedia(bytes);
  if (media === null) throw new AppError(analysisErrors.file_type_unsupported);
  if (media.kind === 'image') checkSize(bytes);
  return media.kind;
}

function checkSize(bytes: Buffer): void {
  const size = readImageSize(bytes);
  if (!size) return;
  if (size.width * size.height > MAX_PIXELS) throw new AppError(analysisErrors.image_too_many_pixels, size);
  if (Math.min(size.width, size.height) < MIN_SIDE) throw new AppError(analysisErrors.image_too_small, size);
}
