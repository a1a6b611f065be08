import { PLAN_IDS, PLANS, type PlanId } from '#flags/plans.ts';

/** Sentences that a page says before anything is sent; the rest of the refusals is too much for every page to load. */
export const FILE_MISSING = 'Choose an image or video to get started';
export const FILE_NOT_TAKEN =
  'We work best with images and videos. This one is neither a JPG, PNG or WebP image nor an MP4, MOV or WebM video.';
export const FILE_EMPTY = 'This file is empty. Choose an image or video with something in it.';
export const FILE_TOO_LARGE = "Let's try something under 10MB. Export it smaller or compress it first.";
export const ANALYSIS_PAUSED = 'New analyses are paused for a moment. Please try again soon.';
export const VIDEO_PAUSED = 'New video analyses are paused for a moment; images still work. Please try again soon.';

/** Seconds beyond a plan's limit that still pass: exports of "15 s" end a few frames late. */
export const VIDEO_GRACE_SECONDS = 0.5;

export function videoTooLong({
  seconds,
  maxSeconds,
  plan,
}: {
  seconds: number;
  maxSeconds: number;
  plan: PlanId;
}): string {
  const said = `Your video is ${Math.round(seconds)} seconds long, but your ${PLANS[plan].name} plan supports videos up to ${maxSeconds} seconds.`;
  const better = PLAN_IDS.map((id) => PLANS[id]).find((p) => p.videoSeconds + VIDEO_GRACE_SECONDS >= seconds);
  if (better) return `${said} Upgrade to ${better.name} for videos up to ${better.videoSeconds} seconds.`;
  const most = PLANS.elite.videoSeconds;
  if (maxSeconds >= most) return `${said} Trim it to ${most} seconds and upload it again.`;
  return `${said} No plan takes more than ${most} seconds: trim it to ${maxSeconds} and upload it again.`;
}
