/**
 * Everything the engine measures on one video: facts only, no judgement. Plain
 * JSON, rounded like the measurements of an image. Times are seconds from the
 * first decoded frame; regions are fractions of the displayed frame.
 */

import type { Region } from '../../contract/evidence.ts';
import type { VideoContainer } from '../decode/sniff-media.ts';
import type { ImageMeasurements, PlacementMeasure, TextBlock } from '../measurements.ts';
import type { CreativeKind } from '../sight/creative-kind.ts';

/** From `start` up to `end`, in seconds. */
export interface Interval {
  start: number;
  end: number;
}

/** Pictures of the file that its decoder could not bring, from the first to the end of the last. */
export interface UndecodedPictures extends Interval {
  pictures: number;
}

/** Facts of the container and its streams. Width and height are as displayed, after rotation. */
export interface VideoSource {
  container: VideoContainer;
  /** As the container names it: `avc`, `hevc`, `vp8`, `vp9`, `av1`. */
  videoCodec: string;
  audioCodec: string | null;
  width: number;
  height: number;
  bytes: number;
  /** Time of what could be decoded; a truncated file's header promises more. */
  durationS: number;
  headerDurationS: number;
  /** Share of the promised length that could be read, 0..1; absent where all of it could. */
  readShare?: number;
  /** Pictures that could be decoded. */
  frames: number;
  /** Absent where all could. */
  undecoded?: UndecodedPictures;
  /** Mean frames a second, those included that could not be decoded. */
  frameRate: number;
  /** Frame distances differ by more than a tenth. */
  variableFrameRate: boolean;
  /** Kilobits a second of the whole file. */
  bitrateKbps: number;
  /** Video bits per pixel per frame. */
  bitsPerPixel: number;
  hdr: boolean;
  hasGps: boolean;
}

/** One stretch between two transitions. */
export interface Shot extends Interval {
  /** How it begins. */
  begins: 'start' | 'cut' | 'fade';
  /** Time of the frame that stands for the shot: the sharpest of the calm ones in its middle. */
  keyframeAt: number;
  /** Mean motion, 0..1, on the scale of `VideoTimeline.motion`. */
  motion: number;
  /** The keyframe measured as a picture; null beyond the budget of measured keyframes, and where it looks like a measured one. */
  still: ImageMeasurements | null;
  /** Further keyframes of the shot, in order, that look otherwise; only where they were asked for. */
  more?: { keyframeAt: number; still: ImageMeasurements }[];
  /** Number of the measured shot whose keyframe looks the same: its measures stand for this shot. Only where `still` is null. */
  like?: number;
}

/** Series with one value per `stepS`, all of one length; each value stands for the frames of its step. */
export interface VideoTimeline {
  stepS: number;
  /** Mean L*, 0..100. */
  lightness: number[];
  /** Mean absolute luma difference of consecutive frames at 30 a second, of 1. */
  motion: number[];
  /** Sharpest tile's Laplacian variance, as of an image at long side 640. */
  sharpness: number[];
  /** How much the moment asks for attention, 0..1: salient contrast, motion, change and onset, relative to this video. */
  attention: number[];
  /** Loudness in LUFS (momentary, 400 ms); null without sound. */
  loudness: (number | null)[];
}

/** A text while it stands on the screen. */
export interface TextSpan extends Interval {
  text: string;
  region: Region;
  role: TextBlock['role'];
  words: number;
  lineHeight: number;
  lineHeightOfShortSide: number;
  contrast: number | null;
  confidence: number;
  /** Changes in step with the speech in the lower part: a caption, not a super. */
  caption: boolean;
}

export interface VideoText {
  /** False when the recogniser was not available. */
  measured: boolean;
  spans: TextSpan[];
  /** Words on screen in the first 3 s. */
  wordsFirst3s: number;
  /** Shots no frame of which was read, being too short to hold one of two a second and too many for one each; absent where there are none. */
  shotsUnread?: number;
}

/** A stretch in which speech is heard. */
export interface SpeechPart extends Interval {
  /** How surely: the mean of the network's probability, 0..1. */
  confidence: number;
}

/** Where speech is heard, by a network (Silero VAD); what is said is not transcribed. */
export interface Speech {
  parts: SpeechPart[];
  /** Share of the duration that they take, 0..1. */
  share: number;
  /** How sure the answer is: the mean probability of the parts; without parts 1 less the most that held for a quarter of a second, 0..1. */
  confidence: number;
  /** Stretches as long as speech whose probability lies between the marks of speech and of other sound. No part. */
  unsure: Interval[];
}

export interface AudioMeasures {
  channels: number;
  sampleRate: number;
  /** Integrated loudness, LUFS (ITU-R BS.1770-4); null when all is under the gate. */
  integratedLufs: number | null;
  /** Loudness range, LU (EBU Tech 3342); null under 3 s of sound. */
  loudnessRange: number | null;
  /** True peak, dBTP (4 times oversampled). */
  truePeakDbtp: number;
  /** Share of samples in runs of three or more at full scale, 0..1. */
  clippedShare?: number;
  /** Stretches under -40 dBFS of at least 0.5 s. */
  silences: Interval[];
  /** Share of the duration that is silent, 0..1. */
  silenceShare: number;
  /** Null where the network was not there; absent in measurements of an older engine. */
  speech?: Speech | null;
  /** Only in measurements of an older engine: its estimate of where somebody speaks, from rhythm and band, and how sure it was, 0..1. */
  voices?: Interval[];
  voiceConfidence?: number;
}

/** The last seconds: what asks for the next step. */
export interface EndCard extends Interval {
  /** The shot or still stretch it is. */
  shot: number;
  /** Indexes into `VideoText.spans`. */
  spans: number[];
  hasCta: boolean;
  /** Hardly moves: mean motion under a tenth of the video's. */
  still: boolean;
}

export interface VideoMeasurements {
  kind: 'video';
  engineVersion: string;
  /** Named for the judgement at hand, never measured: alone it neither offers nor asks. */
  namedBrand?: string;
  source: VideoSource;
  shots: Shot[];
  timeline: VideoTimeline;
  /** Black: mean luma under 6 % for at least 0.1 s. */
  black: Interval[];
  /** Frozen: no frame differs from the one before for at least 1 s. */
  frozen: Interval[];
  /** Most flashes in any one second over a quarter of the frame (WCAG 2.3.1), and when. */
  flashes: { perSecond: number; at: number | null };
  bars: ImageMeasurements['composition']['bars'];
  text: VideoText;
  /** Null without an audio stream. */
  audio: AudioMeasures | null;
  endCard: EndCard | null;
  /** What kind of creative it is; absent in measurements of an older engine. */
  creative?: CreativeKind;
  placements: PlacementMeasure[];
}
