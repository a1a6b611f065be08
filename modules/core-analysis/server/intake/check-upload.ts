import { AppError } from '#platform/contract/errors.ts';
import { analysisErrors } from '../../contract/errors.ts';
import { isTooSmall, MAX_PIXELS, readImageSize, sniffKnownFormat, sniffMedia } from '../../engine/index.ts';
import type { FileKind } from '../analyses/analysis-record.ts';

/**
 * Tells what came by its beginning and refuses at the door what can be refused
 * without decoding: by signature and, for pictures, by what the header claims.
 * Names and client types are not looked at; what the header lies about the
 * engine finds out.
 * @throws AppError `file_empty`, `file_type_unsupported`,
 *   `image_too_many_pixels`, `image_too_small`
 */
export function checkUpload(head: Buffer): FileKind {
  if (head.length === 0) throw new AppError(analysisErrors.file_empty);
  const media = sniffMedia(head);
  if (media === null) throw unsupported(head);
  if (media.kind === 'image') checkSize(head);
  return media.kind;
}

/** With the way out where the kind of file is one that we can name. */
function unsupported(head: Buffer): AppError {
  const looksLike = sniffKnownFormat(head);
  return looksLike
    ? new AppError(analysisErrors.file_type_unsupported, { looksLike })
    : new AppError(analysisErrors.file_type_unsupported);
}

function checkSize(head: Buffer): void {
  const size = readImageSize(head);
  if (!size) return;
  if (size.width * size.height > MAX_PIXELS) throw new AppError(analysisErrors.image_too_many_pixels, size);
  if (isTooSmall(size)) throw new AppError(analysisErrors.image_too_small, size);
}
