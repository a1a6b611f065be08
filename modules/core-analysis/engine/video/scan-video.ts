import { setImmediate as breathe } from 'node:timers/promises';
import { AV_NOPTS_VALUE, AV_PKT_FLAG_DISCARD } from 'node-av/constants';
import { type Frame as NativeFrame, Packet } from 'node-av/lib';
import { ConcurrencyLimit } from '../concurrency.ts';
import { EngineError } from '../decode/engine-error.ts';
import { measureBars } from '../measure/composition/bars.ts';
import { labPlanes, lumaPlane, quantile } from '../measure/plane.ts';
import { measureSharpness } from '../measure/technical/sharpness.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { recognisers, type VideoReader } from '../recognisers.ts';
import type { TextSample } from '../video-text/video-text-reader.ts';
import { type SharpnessSample, STEP_S } from './build-timeline.ts';
import { FrameClock, StreamDecoder, stampOf } from './decode-frames.ts';
import { BLACK_LUMA } from './find-still-stretches.ts';
import { findUndecoded, type Undecoded } from './find-undecoded.ts';
import { type FrameFeatures, FrameFeaturizer } from './frame-features.ts';
import { type HeardSound, Listener } from './listen.ts';
import type { OpenVideo } from './open-video.ts';
import { FrameScaler } from './scale-frame.ts';
import { TextFrames } from './text-frames.ts';
import type { UndecodedPictures } from './video-measurements.ts';

const SMALL_LONG_SIDE = 160;
const BARS_LONG_SIDE = 320;
const SHARPNESS_LONG_SIDE = 640;
/** What texts are read from over time: a line of 3 % of the height is 25 pixels high. */
const TEXT_LONG_SIDE = 832;
/** Samples given to the recogniser at once, 1.2 MB each: some take it ten times as long as others, and neither it nor the decoder shall wait. */
const READ_AT_ONCE = 4;
/** More frames than 90 s at 240 a second hold: such a file is made to keep us busy. */
const MOST_FRAMES = 24_000;

/** What one pass over the whole file gives. */
export interface ScannedVideo {
  readonly frames: readonly FrameFeatures[];
  /** Time stamp of each frame; null where no packet of the file bears it. */
  readonly stamps: readonly (bigint | null)[];
  /** Time stamps of the packets a decoder can begin with. */
  readonly entries: readonly bigint[];
  readonly durationS: number;
  /** Share of the promised length that the file's packets reach, 0..1: under 1 where it was cut off. 1 where nothing was promised. */
  readonly readShare: number;
  /** Null where every picture could be decoded. */
  readonly undecoded: UndecodedPictures | null;
  /** Bytes of the video packets that were decoded. */
  readonly videoBytes: number;
  readonly sharpness: readonly SharpnessSample[];
  readonly bars: ImageMeasurements['composition']['bars'];
  /** Null where the recogniser is not there. */
  readonly texts: TextSample[] | null;
  readonly sound: HeardSound | null;
}

/**
 * Decodes picture and sound from the first packet to the last that can be
 * read. Every frame is seen small; two a second are seen larger, and read, as
 * is one of each shot that lasts too short to hold one of these.
 *
 * @throws EngineError `video_too_long`, `video_without_picture` (not one frame
 *   decodes), `file_unreadable`; whatever the text recogniser throws
 */
export async function scanVideo(
  open: OpenVideo,
  maxSeconds: number,
  onTime: (seconds: number) => void,
): Promise<ScannedVideo> {
  const scan = new Scan(open, maxSeconds, onTime, await recognisers().readVideo());
  try {
    return await scan.run();
  } finally {
    scan.free();
  }
}

class Scan {
  private readonly packet = new Packet();
  private readonly decoder: StreamDecoder;
  private readonly clock: FrameClock;
  private readonly small: FrameScaler;
  private readonly larger: { text: FrameScaler; sharpness: FrameScaler; bars: FrameScaler };
  private readonly listener: Listener | null;
  private readonly featurizer = new FrameFeaturizer();

  private readonly frames: FrameFeatures[] = [];
  private readonly textFrames = new TextFrames(this.frames);
  private readonly stamps: (bigint | null)[] = [];
  private readonly decodedStamps: (bigint | null)[] = [];
  private readonly entries: bigint[] = [];
  private readonly packetStamps = new Set<bigint>();
  private readonly sharpness: SharpnessSample[] = [];
  private readonly bars: ImageMeasurements['composition']['bars'][] = [];
  /** Of packets whose pictures are to be shown. */
  private readonly shownStamps = new Set<bigint>();
  private videoBytes = 0;
  /** From the earliest shown to the end of the latest, of the packets that could be read, ticks. */
  private reached: { from: number; to: number } | null = null;
  /** How far the sound could be read, seconds. */
  private soundReachedS = 0;
  private lastDuration = 0;
  private nextSample = 0;
  /** Samples being read; decoding goes on beside them. */
  private readonly reading = new ConcurrencyLimit(READ_AT_ONCE);

  constructor(
    private readonly open: OpenVideo,
    private readonly maxSeconds: number,
    private readonly onTime: (seconds: number) => void,
    private readonly reader: VideoReader | null,
  ) {
    const { video, audio } = open;
    this.packet.alloc();
    this.clock = new FrameClock(video.tick);
    this.decoder = new StreamDecoder(video.stream);
    this.small = new FrameScaler(video, SMALL_LONG_SIDE);
    this.larger = {
      text: new FrameScaler(video, TEXT_LONG_SIDE),
      sharpness: new FrameScaler(video, SHARPNESS_LONG_SIDE),
      bars: new FrameScaler(video, BARS_LONG_SIDE),
    };
    this.listener = audio ? new Listener(audio, open.soundLeadS, maxSeconds) : null;
  }

  async run(): Promise<ScannedVideo> {
    const { open, packet, decoder, listener } = this;
    while (open.read(packet)) {
      if (packet.streamIndex === open.video.index) await this.takeVideo();
      else if (packet.streamIndex === open.audio?.index) {
        this.soundReachedS = Math.max(this.soundReachedS, endOf(packet, open.audio));
        listener?.push(packet);
      }
      packet.unref();
    }
    decoder.decode(null, (frame) => this.takeFrame(frame));
    await this.readTexts(true);
    listener?.push(null);
    await this.reading.done();
    const last = this.frames.at(-1);
    if (!last) throw new EngineError('video_without_picture');
    const durationS = last.time + this.lastFrameS();
    const undecoded = this.undecoded();
    return {
      frames: this.frames,
      stamps: this.stamps,
      entries: this.entries,
      durationS,
      readShare: this.readShare(undecoded.endsS),
      undecoded: undecoded.inside,
      videoBytes: this.videoBytes,
      sharpness: this.sharpness,
      bars: commonBars(this.bars),
      texts: (await this.reader?.finish()) ?? null,
      sound: listener?.finish(durationS) ?? null,
    };
  }

  free(): void {
    this.packet.free();
    this.decoder.free();
    this.listener?.free();
    this.reader?.close();
    for (const scaler of [this.small, ...Object.values(this.larger)]) scaler.free();
  }

  /**
   * By packets, not by frames: the last picture of a slideshow stands for seconds. A container that tells one length for all its
   * tracks is believed only where neither of them goes on to it.
   *
   * @param endsS where the pictures end that can be decoded, when others follow, seconds
   */
  private readShare(endsS: number | null): number {
    const { video, headerDurationS } = this.open;
    if (!this.reached || video.promisedS <= 0) return 1;
    if (endsS !== null) return Math.min(1, endsS / video.promisedS);
    const pictures = (this.reached.to - this.reached.from) * video.tick;
    const isOwn = Math.abs(video.promisedS - headerDurationS) > 0.05;
    return Math.min(1, (isOwn ? pictures : Math.max(pictures, this.soundReachedS)) / video.promisedS);
  }

  /** Asked only where the decoder has complained: some codecs store pictures that are never shown. */
  private undecoded(): Undecoded {
    if (this.decoder.errors === 0) return { inside: null, endsS: null };
    return findUndecoded(this.shownStamps, this.decodedStamps, this.open.video.tick, usualStep(this.frames) ?? 1 / 30);
  }

  private async takeVideo(): Promise<void> {
    const { packet } = this;
    if (packet.pts !== AV_NOPTS_VALUE) {
      const start = Number(packet.pts);
      const { from, to } = this.reached ?? { from: start, to: start };
      this.reached = { from: Math.min(from, start), to: Math.max(to, start + Number(packet.duration)) };
      if (!packet.hasFlags(AV_PKT_FLAG_DISCARD)) this.shownStamps.add(packet.pts);
    }
    this.videoBytes += packet.size;
    this.packetStamps.add(packet.pts);
    if (packet.isKeyframe) this.entries.push(packet.pts);
    this.decoder.decode(packet, (frame) => this.takeFrame(frame));
    const time = this.frames.at(-1)?.time ?? 0;
    if (time > this.maxSeconds) throw this.tooLong(time);
    if (this.frames.length > MOST_FRAMES) throw new EngineError('file_unreadable');
    await this.readTexts();
    // A network's run may hold this thread, one at each turn of the loop: between two of them the decoder gets its next packet.
    if (!this.reading.isIdle) await breathe();
  }

  private takeFrame(frame: NativeFrame): void {
    const picture = this.small.scale(frame);
    if (!picture) return;
    const stamp = stampOf(frame);
    const time = this.clock.next(stamp);
    const features = this.featurizer.next(time, picture);
    this.frames.push(features);
    this.decodedStamps.push(stamp);
    this.stamps.push(stamp !== null && this.packetStamps.has(stamp) ? stamp : null);
    this.lastDuration = Number(frame.duration) * this.open.video.tick;
    const isDue = time >= this.nextSample - 1e-6;
    if (this.reader) this.textFrames.take(isDue, () => this.larger.text.scale(frame));
    if (!isDue) return;
    this.nextSample = (Math.floor(time / STEP_S + 1e-6) + 1) * STEP_S;
    const detailed = this.larger.sharpness.scale(frame);
    if (detailed) this.sharpness.push({ time, value: measureSharpness(lumaPlane(detailed)).best });
    const forBars = features.luma >= BLACK_LUMA ? this.larger.bars.scale(frame) : null;
    if (forBars) this.bars.push(measureBars(labPlanes(forBars)));
  }

  private async readTexts(atEnd = false): Promise<void> {
    const { reader } = this;
    for (const { time, picture, afterCut } of this.textFrames.ready(atEnd)) {
      await this.reading.room();
      this.onTime(time);
      await breathe();
      if (reader) this.reading.add(reader.push(time, picture, afterCut));
    }
  }

  /** How long the last frame stands: as told, or as long as the ones before. */
  private lastFrameS(): number {
    const usual = usualStep(this.frames) ?? 1 / 30;
    return this.lastDuration > 0 && this.lastDuration < 4 * usual ? this.lastDuration : usual;
  }

  /** Reads on without decoding, to tell how long the video really is. */
  private tooLong(reached: number): EngineError {
    const { open, packet } = this;
    const first = this.stamps.find((stamp) => stamp !== null) ?? 0n;
    let seconds = reached;
    while (open.read(packet)) {
      if (packet.streamIndex === open.video.index) {
        seconds = Math.max(seconds, Number(packet.pts + packet.duration - first) * open.video.tick);
      }
      packet.unref();
    }
    return new EngineError('video_too_long', { seconds, maxSeconds: this.maxSeconds });
  }
}

/** When a packet ends, seconds; 0 where it does not say. */
function endOf({ pts, duration }: Packet, { timeBase }: { timeBase: { num: number; den: number } }): number {
  return pts === AV_NOPTS_VALUE ? 0 : (Number(pts + duration) * timeBase.num) / timeBase.den;
}

/** Median distance of frames in seconds; null for a single frame. */
export function usualStep(frames: readonly FrameFeatures[]): number | null {
  const steps = frames.slice(1).map(({ time }, at) => time - (frames[at] as FrameFeatures).time);
  if (steps.length === 0) return null;
  return quantile(
    steps.sort((one, other) => one - other),
    0.5,
  );
}

/** Bars that most of the frames have: the median of each side over frames that are not black. */
function commonBars(all: readonly ScannedVideo['bars'][]): ScannedVideo['bars'] {
  const side = (name: keyof ScannedVideo['bars']) =>
    quantile(
      all.map((bars) => bars[name]).sort((one, other) => one - other),
      0.5,
    );
  return { top: side('top'), bottom: side('bottom'), left: side('left'), right: side('right') };
}
