import { AppError } from '#platform/contract/errors.ts';
import { analysisErrors } from '../contract/errors.ts';
import { MAX_PIXELS, MIN_SIDE, readImageSize, sniffImageType } from '../engine/index.ts';

/**
 * Refuses at the door what can be refused without decoding: by signature and by
 * what the header claims. Names and client types are not looked at; what the
 * header lies about the engine finds out.
 * @throws AppError `file_empty`, `file_type_unsupported`,
 *   `video_not_supported_yet`, `image_too_many_pixels`, `image_too_small`
 */
export function checkUpload(bytes: Buffer): void {
  if (bytes.length === 0) throw new AppError(analysisErrors.file_empty);
  if (sniffImageType(bytes) === null) {
    throw new AppError(isVideo(bytes) ? analysisErrors.video_not_supported_yet : analysisErrors.file_type_unsupported);
  }
  const size = readImageSize(bytes);
  if (!size) return;
  if (size.width * size.height > MAX_PIXELS) throw new AppError(analysisErrors.image_too_many_pixels, size);
  if (Math.min(size.width, size.height) < MIN_SIDE) throw new AppError(analysisErrors.image_too_small, size);
}

/** Pictures also come in the box format of MP4. */
const STILL_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1', 'avif', 'avis']);

/** MP4 and MOV, WebM and Matroska, AVI, by their first twelve bytes. */
function isVideo(bytes: Buffer): boolean {
  const box = bytes.toString('latin1', 4, 8);
  if (box === 'ftyp') return !STILL_BRANDS.has(bytes.toString('latin1', 8, 12));
  if (box === 'moov' || box === 'mdat' || box === 'wide') return true;
  if (bytes.length >= 4 && bytes.readUInt32BE(0) === 0x1a45dfa3) return true;
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'AVI ';
}
