import type { ExtraMeasure } from '../../contract/extra-measures.ts';
import { heardSpeech } from '../audio/heard-speech.ts';
import { EngineError } from '../decode/engine-error.ts';
import { sniffMedia, type VideoContainer } from '../decode/sniff-media.ts';
import { roundMeasurements } from '../measure/round-measurements.ts';
import type { OnMeasuringStage } from '../measure-image.ts';
import { measureStill, readStill } from '../measure-still.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { measureVideoPlacements } from '../placements/measure-placements.ts';
import { encodePreview, encodeThumbnail } from '../preview.ts';
import type { OutlineSide } from '../sight/sight-runtime.ts';
import { ENGINE_VERSION } from '../version.ts';
import { versionWith } from '../version-with.ts';
import { findEndCard } from '../video-text/find-end-card.ts';
import { keyframeTextsOf } from '../video-text/join-keyframes.ts';
import { trackTexts } from '../video-text/track-texts.ts';
import { isBlank } from './blank-still.ts';
import { buildTimeline, motionOf, STEP_S } from './build-timeline.ts';
import { countFlashes } from './count-flashes.ts';
import { type FoundShot, findShots } from './find-shots.ts';
import { findBlack, findFrozen } from './find-still-stretches.ts';
import type { FrameFeatures } from './frame-features.ts';
import { grabFrames } from './grab-frames.ts';
import { OpenVideo } from './open-video.ts';
import { likeOf, pickKeyframe, pickMeasured, pickMore, pickSeen, stillBudget } from './pick-keyframes.ts';
import { type ScannedVideo, scanVideo } from './scan-video.ts';
import { encodeKeyframe, factsOfStill, framesOfStill, type GrabbedFrame } from './still-frames.ts';
import { videoKind } from './video-kind.ts';
import type { AudioMeasures, Interval, Shot, VideoMeasurements } from './video-measurements.ts';
import { sourceOf } from './video-source.ts';

export interface MeasuredVideo {
  readonly measurements: VideoMeasurements;
  /** Keyframe of the first shot that shows something, that whose attention is shown: WebP without metadata, long side at most 1280 and at most 320. */
  readonly preview: Uint8Array;
  readonly thumbnail: Uint8Array;
  /** WebP without metadata, long side at most 640: one per shot whose `still` is measured, in the order of the shots, then those of `more`. */
  readonly frames: Uint8Array[];
}

export interface MeasureVideoOptions {
  readonly onStage?: OnMeasuringStage;
  /** Longest video that is measured, in seconds, any grace included; without limit when absent. */
  readonly maxSeconds?: number;
  /** What to measure beyond the standard. */
  readonly extras?: readonly ExtraMeasure[];
}

/** Share of its length from which on a video that breaks off is judged. */
const LEAST_READ = 0.5;
/** One outline, at half the side of an image's: a shot is seen for a moment, and others stand beside it. */
const OUTLINE_SIDES: readonly OutlineSide[] = [160];
/** Share of the whole, in percent, at which each part begins. */
const SCAN_FROM = 5;
const STILLS_FROM = 45;
const STILLS_TO = 95;

/**
 * Measures one untrusted video file: MP4, MOV or WebM by its own signature.
 * What is damaged or cut off in its second half is measured as far as it decodes. Same bytes, same
 * measurements and pictures, byte for byte. Decodes hostile input natively:
 * only inside the engine's child process.
 *
 * @throws EngineError `file_empty`, `file_type_unsupported`, `file_unreadable`,
 *   `video_without_picture`, `video_codec_unsupported`, `video_too_many_pixels`,
 *   `video_too_small`, `video_too_long`
 */
export async function measureVideo(
  bytes: Uint8Array,
  { onStage = () => undefined, maxSeconds = Number.POSITIVE_INFINITY, extras = [] }: MeasureVideoOptions,
): Promise<MeasuredVideo> {
  onStage('checking', 2);
  const container = containerOf(bytes);

  onStage('measuring', SCAN_FROM);
  const { scan, source } = await withOpen(bytes, container, async (open) => {
    const expected = Math.min(maxSeconds, Math.max(open.headerDurationS, 1));
    const scan = await scanVideo(open, maxSeconds, (time) => {
      onStage('measuring', SCAN_FROM + (STILLS_FROM - SCAN_FROM) * Math.min(0.99, time / expected));
    });
    return { scan, source: sourceOf(open, container, bytes.length, scan) };
  });
  // Of less than half nobody would pay for a judgement: the hook alone says nothing of message, request and end. Refused like a
  // picture that breaks off, the upload costs nothing and can be sent again; with more of it there the judgement stands and says so.
  if ((source.readShare ?? 1) < LEAST_READ) throw new EngineError('file_unreadable');
  const { frames, durationS } = scan;
  const found = findShots(frames, scan.texts ?? []);
  const keyframes = found.map((shot) => pickKeyframe(frames, shot));
  const motion = motionOf(frames, found);

  onStage('reading', STILLS_FROM);
  const picked = pickMeasured(frames, found, keyframes, stillBudget(durationS));
  const more = extras.includes('more-keyframes')
    ? pickMore(frames, found, keyframes, picked, stillBudget(durationS))
    : new Map<number, number[]>();
  const wanted = { shots: found, keyframes, picked, more, extras };
  const stills = await measureStills(bytes, container, scan, wanted, (done) => {
    onStage('reading', STILLS_FROM + (STILLS_TO - STILLS_FROM) * done);
  });

  onStage('attention', STILLS_TO);
  const stillAt = (index: number) => stills.measured.get(keyframes[index] as number) ?? null;
  const moreOf = (index: number): Pick<Shot, 'more'> => {
    const found = (more.get(index) ?? []).flatMap((at) => {
      const still = stills.measured.get(at);
      return still ? [{ keyframeAt: timeAt(frames, at, durationS), still }] : [];
    });
    return found.length > 0 ? { more: found } : {};
  };
  const known = picked.filter((index) => stillAt(index) !== null);
  const likeness = (index: number): Pick<Shot, 'like'> => {
    const like = stillAt(index) ? null : likeOf(frames, keyframes, known, index);
    return like === null ? {} : { like };
  };
  const shots = found.map(
    (shot, index): Shot => ({
      start: timeAt(frames, shot.from, durationS),
      end: timeAt(frames, shot.to, durationS),
      begins: shot.begins,
      keyframeAt: timeAt(frames, keyframes[index] as number, durationS),
      motion: meanMotion(motion, shot),
      still: known.includes(index) ? stillAt(index) : null,
      ...moreOf(index),
      ...likeness(index),
    }),
  );
  const sound = scan.sound;
  const audio = sound && { ...sound.audio, speech: await sound.speech };
  const text = scan.texts
    ? trackTexts(
        scan.texts,
        durationS,
        spokenIn(audio),
        { frames, borders: shots.map(({ start }) => start) },
        keyframeTextsOf(shots),
      )
    : { measured: false, spans: [], wordsFirst3s: 0 };
  const timeline = buildTimeline(frames, motion, scan.sharpness, sound?.momentary(STEP_S) ?? [], durationS);
  const measurements = roundMeasurements<VideoMeasurements>({
    kind: 'video',
    engineVersion: versionWith(ENGINE_VERSION, extras),
    source,
    shots,
    timeline,
    black: findBlack(frames, durationS),
    frozen: findFrozen(frames, durationS),
    flashes: countFlashes(frames),
    bars: scan.bars,
    text,
    audio,
    endCard: findEndCard({ durationS, shots, spans: text.spans, timeline }),
    creative: videoKind(shots, audio),
    placements: measureVideoPlacements(source, text),
  });
  return { measurements, preview: stills.preview, thumbnail: stills.thumbnail, frames: stills.frames };
}

/** Where speech is heard; null where it is not known or there is no sound to hear it in: captions may stand for it. */
function spokenIn(audio: AudioMeasures | null): readonly Interval[] | null {
  const heard = audio && audio.integratedLufs !== null ? heardSpeech(audio) : null;
  return typeof heard === 'string' ? null : heard;
}

function containerOf(bytes: Uint8Array): VideoContainer {
  if (bytes.length === 0) throw new EngineError('file_empty');
  const media = sniffMedia(bytes);
  if (media?.kind !== 'video') throw new EngineError('file_type_unsupported');
  return media.container;
}

async function withOpen<T>(
  bytes: Uint8Array,
  container: VideoContainer,
  use: (open: OpenVideo) => Promise<T>,
): Promise<T> {
  const open = await OpenVideo.open(bytes, container);
  try {
    return await use(open);
  } finally {
    await open.close();
  }
}

/** What is to be measured as pictures. */
interface WantedStills {
  readonly shots: readonly FoundShot[];
  /** Of each shot, as indexes of frames. */
  readonly keyframes: readonly number[];
  /** Shots whose keyframe is measured. */
  readonly picked: readonly number[];
  /** Further keyframes, by shot. */
  readonly more: ReadonlyMap<number, readonly number[]>;
  readonly extras: readonly ExtraMeasure[];
}

interface MeasuredStills {
  /** By index of the frame. */
  measured: Map<number, ImageMeasurements>;
  preview: Uint8Array;
  thumbnail: Uint8Array;
  frames: Uint8Array[];
}

/** Measures the keyframes that the budget allows, one after the other. */
async function measureStills(
  bytes: Uint8Array,
  container: VideoContainer,
  scan: ScannedVideo,
  { shots, keyframes, picked, more, extras }: WantedStills,
  onDone: (share: number) => void,
): Promise<MeasuredStills> {
  const seen = new Set([...pickSeen(picked, shots)].map((shot) => keyframes[shot]));
  const first = picked.map((shot) => keyframes[shot] as number);
  const further = [...more.values()].flat();
  const measured = new Map<number, ImageMeasurements>();
  const served = new Map<number, Uint8Array>();
  let poster: { blank: boolean; pictures: [preview: Uint8Array, thumbnail: Uint8Array] } | undefined;
  await withOpen(bytes, container, async (open) => {
    const asked = [...first, ...further].map((index) => ({ index, stamp: scan.stamps[index] ?? null }));
    // The networks begin on the next keyframe while this one's pixels are measured.
    const begin = async (grabbed: GrabbedFrame) => {
      const frames = await framesOfStill(grabbed);
      return { frames, reading: readStill(frames) };
    };
    await grabFrames(open, asked, scan.entries, begin, async (index, { frames, reading }) => {
      const keyframe = encodeKeyframe(frames.full);
      keyframe.catch(() => undefined);
      const sides = seen.has(index) ? OUTLINE_SIDES : [];
      const still = await measureStill(frames, factsOfStill(open.video), { reading, sides, extras, beside: keyframe });
      measured.set(index, still);
      served.set(index, await keyframe);
      // The frame the judgement begins with, by the same question: the first that shows something, else the first.
      const blank = isBlank(still);
      if (!further.includes(index) && (!poster || (poster.blank && !blank)))
        poster = { blank, pictures: await Promise.all([encodePreview(frames), encodeThumbnail(frames)]) };
      onDone(measured.size / asked.length);
    });
  });
  if (!poster) throw new EngineError('file_unreadable');
  const [preview, thumbnail] = poster.pictures;
  const framesOf = (wanted: readonly number[]) =>
    [...wanted].sort((one, other) => one - other).flatMap((index) => served.get(index) ?? []);
  return { measured, preview, thumbnail, frames: [...framesOf(first), ...framesOf(further)] };
}

function timeAt(frames: readonly FrameFeatures[], at: number, durationS: number): number {
  return frames[at]?.time ?? durationS;
}

/** Mean motion of a shot's frames that are no mixture with a neighbour. */
function meanMotion(motion: Float64Array, { from, to, clearFrom, clearTo }: FoundShot): number {
  const [first, end] = clearTo - clearFrom >= 2 ? [clearFrom, clearTo] : [from, to];
  const values = motion.subarray(Math.min(first + 1, end), end);
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
