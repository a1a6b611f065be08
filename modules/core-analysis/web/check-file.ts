import { MAX_UPLOAD_BYTES, PLANS, type PlanId } from '#flags/plans.ts';
import {
  ANALYSIS_PAUSED,
  FILE_EMPTY,
  FILE_MISSING,
  FILE_NOT_TAKEN,
  FILE_TOO_LARGE,
  VIDEO_GRACE_SECONDS,
  VIDEO_PAUSED,
  videoTooLong,
} from '../contract/intake-sentences.ts';

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

export const UNSUPPORTED = 'file_type_unsupported';

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
  if (!kindOf(file)) return { code: UNSUPPORTED, text: FILE_NOT_TAKEN };
  if (file.size === 0) return { code: 'file_empty', text: FILE_EMPTY };
  if (file.size > MAX_UPLOAD_BYTES) return { code: 'file_too_large', text: FILE_TOO_LARGE };
  return null;
}

/** The refusal of a file that is no image or video, with the name of its format and the way out; they are loaded when needed. */
export async function unsupported(file: Pick<File, 'type' | 'name'>): Promise<Refusal> {
  const { formatNamed, unsupportedFile } = await import('../contract/unsupported-file.ts');
  return { code: UNSUPPORTED, text: unsupportedFile(formatNamed(file)) };
}

/** The refusal of a video that is longer than the plan takes; null where it is not, or its length could not be read. */
export function checkDuration(seconds: number | null, plan: PlanId): Refusal | null {
  const maxSeconds = PLANS[plan].videoSeconds;
  if (seconds === null || seconds <= maxSeconds + VIDEO_GRACE_SECONDS) return null;
  return { code: 'video_too_long', text: videoTooLong({ seconds, maxSeconds, plan }) };
}

/** What is said to starting with nothing chosen. */
export const NO_FILE: Refusal = { code: 'file_missing', text: FILE_MISSING };

/** The sentence while operators have paused new analyses. */
export const PAUSED_TEXT = ANALYSIS_PAUSED;

/** The sentence while operators have paused new analyses of videos. */
export const VIDEO_PAUSED_TEXT = VIDEO_PAUSED;
