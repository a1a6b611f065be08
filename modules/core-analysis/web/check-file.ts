import { MAX_UPLOAD_BYTES, PLANS, type PlanId } from '#flags/plans.ts';
import { analysisErrors, VIDEO_GRACE_SECONDS } from '../contract/errors.ts';
import { formatNamed, unsupportedFile } from '../contract/unsupported-file.ts';

/** Kinds of creatives the intake takes, by the browser's type and by the end of a name. */
const KINDS = {
  image: { types: ['image/jpeg', 'image/png', 'image/webp'], names: /\.(jpe?g|png|webp)$/i },
  video: {
    types: ['video/mp4', 'video/quicktime', 'video/webm', 'video/x-matroska', 'video/matroska'],
    names: /\.(mp4|m4v|mov|webm|mkv)$/i,
  },
} as const;
export type CreativeKind = keyof typeof KINDS;

/** What the file dialog offers; the server looks at the content itself. */
export const ACCEPTED_TYPES = [...KINDS.image.types, ...KINDS.video.types].join(',');

/** What a camera may give. */
export const PHOTO_TYPES = KINDS.image.types.join(',');

/** Limits as they are stated before choosing; `videos` false while none are taken. */
export function limitsText(plan: PlanId, videos: boolean): string {
  const images = 'JPG, PNG or WebP';
  if (!videos) return `${images}, up to 10 MB`;
  return `${images}, or MP4, MOV or WebM up to ${PLANS[plan].videoSeconds} seconds; up to 10 MB`;
}

/** Why a file is not accepted. */
export interface Refusal {
  code: string;
  text: string;
  /** The failure is ours: support wants to know the code. */
  ours?: boolean;
}

/** Errors whose sentence needs no details. */
type PlainCode = 'analysis_paused' | 'file_missing' | 'file_empty' | 'file_too_large' | 'video_paused';

/** The kind of a file by its type, or by its name where the browser knows no type; null for anything else. */
export function kindOf(file: Pick<File, 'type' | 'name'>): CreativeKind | null {
  for (const kind of ['image', 'video'] as const) {
    const { types, names } = KINDS[kind];
    if (file.type === '' ? names.test(file.name) : (types as readonly string[]).includes(file.type)) return kind;
  }
  return null;
}

/**
 * What is wrong with a chosen file, as far as the browser can tell; null when
 * it may be sent. A first help only: the server checks again.
 */
export function checkFile(file: Pick<File, 'type' | 'size' | 'name'>): Refusal | null {
  if (!kindOf(file)) return { code: 'file_type_unsupported', text: unsupportedFile(formatNamed(file)) };
  if (file.size === 0) return refusal('file_empty');
  if (file.size > MAX_UPLOAD_BYTES) return refusal('file_too_large');
  return null;
}

/** The refusal of a video that is longer than the plan takes; null where it is not, or its length could not be read. */
export function checkDuration(seconds: number | null, plan: PlanId): Refusal | null {
  const maxSeconds = PLANS[plan].videoSeconds;
  if (seconds === null || seconds <= maxSeconds + VIDEO_GRACE_SECONDS) return null;
  const { code, message: say } = analysisErrors.video_too_long;
  return { code, text: typeof say === 'function' ? say({ seconds, maxSeconds, plan }) : say };
}

/** What is said to starting with nothing chosen. */
export const NO_FILE = refusal('file_missing');

/** The sentence while operators have paused new analyses. */
export const PAUSED_TEXT = message('analysis_paused');

/** The sentence while operators have paused new analyses of videos. */
export const VIDEO_PAUSED_TEXT = message('video_paused');

function refusal(code: PlainCode): Refusal {
  return { code, text: message(code) };
}

function message(code: PlainCode): string {
  const text = analysisErrors[code].message;
  return typeof text === 'string' ? text : '';
}
