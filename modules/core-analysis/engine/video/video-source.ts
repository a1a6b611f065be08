import type { VideoContainer } from '../decode/sniff-media.ts';
import type { FrameFeatures } from './frame-features.ts';
import type { OpenVideo } from './open-video.ts';
import { type ScannedVideo, usualStep } from './scan-video.ts';
import type { VideoSource } from './video-measurements.ts';

/** How far a frame distance may be from the usual one, and the share of frames that may be further: one lost frame is no varying rate. */
const UNEVEN = 0.1;
const UNEVEN_SHARE = 0.02;

/** The facts of the file, counted on what was decoded wherever that can differ from what the header says. */
export function sourceOf(
  { video, audio, headerDurationS, hasGps }: OpenVideo,
  container: VideoContainer,
  bytes: number,
  { frames, durationS, readShare, undecoded, videoBytes }: ScannedVideo,
): VideoSource {
  const { width, height, storedWidth, storedHeight } = video;
  const lost = undecoded?.pictures ?? 0;
  const all = frames.length + lost;
  return {
    container,
    videoCodec: video.codec,
    audioCodec: audio ? nameOf(audio.codecpar.getCodecString(), audio.codecpar.codecTagString) : null,
    width,
    height,
    bytes,
    durationS,
    headerDurationS: headerDurationS > 0 ? headerDurationS : durationS,
    ...(isBrokenOff(readShare, durationS) ? { readShare } : {}),
    frames: frames.length,
    ...(undecoded && { undecoded }),
    frameRate: all / durationS,
    variableFrameRate: isUneven(frames, lost),
    bitrateKbps: (bytes * 8) / durationS / 1000,
    bitsPerPixel: (videoBytes * 8) / (all * storedWidth * storedHeight),
    hdr: video.hdr,
    hasGps,
  };
}

/** Headers round, and encoders stop a moment early: that is no damage. */
const WHOLE = 0.95;
const LEAST_LOSS_S = 0.5;

function isBrokenOff(readShare: number, durationS: number): boolean {
  return readShare < WHOLE && durationS / Math.max(readShare, 1e-9) - durationS > LEAST_LOSS_S;
}

/** `mp4a.40.2` is `aac`; others by the first part of their name. */
function nameOf(codec: string | null, tag: string | null): string {
  const name =
    (codec ?? tag ?? '')
      .split('.')[0]
      ?.toLowerCase()
      .replace(/[^a-z0-9-]/g, '') ?? '';
  if (name === 'mp4a') return 'aac';
  return name === '' ? 'unknown' : name;
}

/** Each lost picture may leave one gap. */
function isUneven(frames: readonly FrameFeatures[], lost: number): boolean {
  const usual = usualStep(frames);
  if (usual === null) return false;
  const off = frames.slice(1).filter(({ time }, at) => {
    return Math.abs(time - (frames[at] as FrameFeatures).time - usual) > UNEVEN * usual;
  });
  return off.length > UNEVEN_SHARE * frames.length + lost;
}
