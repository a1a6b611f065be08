import * as z from 'zod/mini';
import { PLAN_IDS, PLANS } from '#flags/plans.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import {
  ANALYSIS_PAUSED,
  FILE_EMPTY,
  FILE_MISSING,
  FILE_TOO_LARGE,
  VIDEO_PAUSED,
  videoTooLong,
} from './intake-sentences.ts';
import { KNOWN_FORMATS, type KnownFormat, unsupportedFile } from './unsupported-file.ts';

/** What can be wrong with an upload or an analysis, as the person reads it. */
export const analysisErrors = /* @__PURE__ */ defineErrors({
  file_missing: { status: 400, message: FILE_MISSING },
  file_empty: { status: 400, message: FILE_EMPTY },
  file_too_large: { status: 413, message: FILE_TOO_LARGE },
  file_type_unsupported: {
    status: 415,
    message: (d?: { looksLike: KnownFormat } | null) => unsupportedFile(d?.looksLike),
    details: z.nullish(z.object({ looksLike: z.enum(KNOWN_FORMATS) })),
  },
  file_unreadable: {
    status: 422,
    message: 'This file is damaged or incomplete, so we could not open it. Export it again and upload the new copy.',
  },
  image_too_many_pixels: {
    status: 422,
    message: (d: { width: number; height: number }) =>
      `This image is ${d.width} by ${d.height} pixels. We take up to 50 million pixels; export it smaller.`,
    details: z.object({ width: z.number(), height: z.number() }),
  },
  image_too_small: {
    status: 422,
    message: (d: { width: number; height: number }) =>
      `This image is only ${d.width} by ${d.height} pixels. It needs at least 64 on each side to be measured.`,
    details: z.object({ width: z.number(), height: z.number() }),
  },
  video_too_long: {
    status: 422,
    message: videoTooLong,
    details: z.object({ seconds: z.number(), maxSeconds: z.number(), plan: z.enum(PLAN_IDS) }),
  },
  video_without_picture: {
    status: 422,
    message: 'This video has no picture in it, only sound or data. Export it again with its video track.',
  },
  video_codec_unsupported: {
    status: 422,
    message: (d: { codec: string }) =>
      `This video is coded as ${d.codec}, which we cannot read. Export it as H.264 (MP4) and upload the new copy.`,
    details: z.object({ codec: z.string() }),
  },
  video_too_many_pixels: {
    status: 422,
    message: (d: { width: number; height: number }) =>
      `This video is ${d.width} by ${d.height} pixels. We take up to 8.9 million pixels a frame (4K); export it smaller.`,
    details: z.object({ width: z.number(), height: z.number() }),
  },
  video_too_small: {
    status: 422,
    message: (d: { width: number; height: number }) =>
      `This video is only ${d.width} by ${d.height} pixels. It needs at least 64 on each side to be measured.`,
    details: z.object({ width: z.number(), height: z.number() }),
  },
  files_gone: {
    status: 410,
    message: 'The file of this analysis is not kept any more, so it cannot be saved. Its result stays.',
  },
  decoder_crashed: {
    status: 422,
    message:
      'Our decoder stopped on this file. It is our fault, not yours, and no token was used. Export it again, a video as MP4 (H.264), an image as JPG or PNG, and upload the new copy.',
  },
  analysis_timed_out: {
    status: 422,
    message: 'This file took too long to measure, so we stopped. No token was used.',
  },
  analysis_failed: { status: 422, message: 'The analysis could not be finished. No token was used.' },
  daily_limit_reached: {
    status: 402,
    message: (d: { kind: 'image' | 'video'; limit: number; resetsAt: string }) =>
      `The ${PLANS.free.name} plan takes ${d.limit} ${d.kind}${d.limit === 1 ? '' : 's'} a day, and ${d.limit === 1 ? 'it is' : 'they are'} used. The next day begins at ${d.resetsAt.slice(0, 16).replace('T', ' ')} UTC; paid plans have no daily limit.`,
    details: z.object({ kind: z.enum(['image', 'video']), limit: z.number(), resetsAt: z.string() }),
  },
  analysis_paused: { status: 503, message: ANALYSIS_PAUSED },
  video_paused: {
    status: 503,
    message: VIDEO_PAUSED,
  },
});
