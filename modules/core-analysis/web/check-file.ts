import { MAX_UPLOAD_BYTES } from '#flags/plans.ts';
import { analysisErrors } from '../contract/errors.ts';

/** What the file dialog offers; the server looks at the content itself. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp';

/** Limits as they are stated before choosing. */
export const LIMITS_TEXT = 'JPG, PNG or WebP, up to 10 MB';

/** Errors whose sentence needs no details. */
type PlainCode =
  | 'analysis_paused'
  | 'file_missing'
  | 'file_empty'
  | 'file_too_large'
  | 'file_type_unsupported'
  | 'video_not_supported_yet';

const IMAGES = new Set(ACCEPTED_TYPES.split(','));

/**
 * What is wrong with a chosen file, as far as the browser can tell; null when
 * it may be sent. A first help only: the server checks again.
 */
export function checkFile(file: Pick<File, 'type' | 'size' | 'name'>): string | null {
  if (file.type.startsWith('video/')) return message('video_not_supported_yet');
  if (file.type === '' ? !/\.(jpe?g|png|webp)$/i.test(file.name) : !IMAGES.has(file.type)) {
    return message('file_type_unsupported');
  }
  if (file.size === 0) return message('file_empty');
  if (file.size > MAX_UPLOAD_BYTES) return message('file_too_large');
  return null;
}

/** The sentence for starting with nothing chosen. */
export const NO_FILE_TEXT = message('file_missing');

/** The sentence while operators have paused new analyses. */
export const PAUSED_TEXT = message('analysis_paused');

function message(code: PlainCode): string {
  const text = analysisErrors[code].message;
  return typeof text === 'string' ? text : '';
}
