import * as z from 'zod/mini';
import { PLAN_IDS, PLANS, type PlanId } from '#flags/plans.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { KNOWN_FORMATS, type KnownFormat, unsupportedFile } from './unsupported-file.ts';

/** What can be wrong with an upload or an analysis, as the person reads it. */
export const analysisErrors = defineErrors({
  file_missing: { status: 400, message: 'Choose an image or video to get started' },
  file_empty: { status: 400, message: 'This file is empty. Choose an image or video with something in it.' },
  file_too_large: { status: 413, message: "Let's try something under 10MB. Export it smaller or compress it first." },
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
  analysis_paused: { status: 503, message: 'New analyses are paused for a moment. Please try again soon.' },
  video_paused: {
    status: 503,
    message: 'New video analyses are paused for a moment; images still work. Please try again soon.',
  },
});

/** Seconds beyond a plan's limit that still pass: exports of "15 s" end a few frames late. */
export const VIDEO_GRACE_SECONDS = 0.5;

function videoTooLong({ seconds, maxSeconds, plan }: { seconds: number; maxSeconds: number; plan: PlanId }): string {
  const said = `Your video is ${Math.round(seconds)} seconds long, but your ${PLANS[plan].name} plan supports videos up to ${maxSeconds} seconds.`;
  const better = PLAN_IDS.map((id) => PLANS[id]).find((p) => p.videoSeconds + VIDEO_GRACE_SECONDS >= seconds);
  if (better) return `${said} Upgrade to ${better.name} for videos up to ${better.videoSeconds} seconds.`;
  const most = PLANS.elite.videoSeconds;
  if (maxSeconds >= most) return `${said} Trim it to ${most} seconds and upload it again.`;
  return `${said} No plan takes more than ${most} seconds: trim it to ${maxSeconds} and upload it again.`;
}
