import * as z from 'zod/mini';
import { defineErrors } from '#platform/contract/errors.ts';

/** What can be wrong with an upload or an analysis, as the person reads it. */
export const analysisErrors = defineErrors({
  file_missing: { status: 400, message: 'Choose an image or video to get started' },
  file_empty: { status: 400, message: 'This file is empty. Choose an image with something in it.' },
  file_too_large: { status: 413, message: "Let's try something under 10MB. Export it smaller or compress it first." },
  file_type_unsupported: {
    status: 415,
    message: 'We work best with images and videos. This one is not a JPG, PNG or WebP image.',
  },
  video_not_supported_yet: {
    status: 415,
    message: 'Video analysis is not available yet. Upload a JPG, PNG or WebP image.',
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
  analysis_timed_out: {
    status: 422,
    message: 'This file took too long to measure, so we stopped. No token was used.',
  },
  analysis_failed: { status: 422, message: 'The analysis could not be finished. No token was used.' },
  analysis_paused: { status: 503, message: 'New analyses are paused for a moment. Please try again soon.' },
});
