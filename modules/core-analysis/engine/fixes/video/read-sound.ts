import { AV_CHANNEL_LAYOUT_MONO, AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLTP } from 'node-av/constants';
import { type Frame as NativeFrame, SoftwareResampleContext } from 'node-av/lib';
import { StreamDecoder, stampOf } from '../../video/decode-frames.ts';
import type { OpenVideo } from '../../video/open-video.ts';
import { eachPacket, firstPicture, pictureTimes, withVideo } from './open-source.ts';
import type { WritableVideo } from './writable-video.ts';

/** Rates the encoders take as they are; others are brought to the last. */
const RATES = { aac: [44_100, 32_000, 48_000], opus: [48_000] } as const;
/** Samples may stray this far from their time stamps before they are put where they belong. */
const STRAY_S = 0.02;
/** What the library hands on to the resampler: of more it would read beyond its list. */
const MOST_CHANNELS = 8;
/** What comes later is left out: time stamps can claim anything. */
const LONGEST_S = 600;

/** Sound as samples -1..1 on the clock of the picture: sample 0 sounds with the first picture. */
export interface Sound {
  readonly sampleRate: number;
  /** One or two, of one length. */
  readonly planes: readonly Float32Array[];
}

/**
 * The whole sound of a video, more than two channels mixed down to two. Null
 * where there is none that can be decoded.
 *
 * @throws EngineError as `OpenVideo.open`
 */
export async function readSound(source: WritableVideo): Promise<Sound | null> {
  const rates = source.container === 'webm' ? RATES.opus : RATES.aac;
  const first = firstPicture(await pictureTimes(source));
  return withVideo(source, async (open) => {
    if (!open.audio) return null;
    const reader = new SoundReader(open, Number(first) * open.video.tick, rates);
    try {
      await eachPacket(open, (packet, track) => {
        if (track === 'sound') reader.push(packet);
      });
      reader.push(null);
      return reader.finish();
    } finally {
      reader.free();
    }
  });
}

class SoundReader {
  private readonly decoder: StreamDecoder;
  private readonly tick: number;
  private resampler: SoftwareResampleContext | null = null;
  private sampleRate = 0;
  private planes: Float32Array[] = [];
  private length = 0;
  private form = '';

  constructor(
    open: OpenVideo,
    private readonly pictureStartS: number,
    private readonly rates: readonly number[],
  ) {
    const stream = open.audio as NonNullable<OpenVideo['audio']>;
    this.decoder = new StreamDecoder(stream);
    this.tick = stream.timeBase.num / stream.timeBase.den;
  }

  push(packet: Parameters<StreamDecoder['decode']>[0]): void {
    this.decoder.decode(packet, (frame) => this.take(frame));
  }

  finish(): Sound | null {
    if (this.length === 0) return null;
    return { sampleRate: this.sampleRate, planes: this.planes.map((plane) => plane.slice(0, this.length)) };
  }

  free(): void {
    this.decoder.free();
    this.resampler?.free();
  }

  private take(frame: NativeFrame): void {
    const { sampleRate, channels, format, nbSamples } = frame;
    if (!(channels >= 1 && channels <= MOST_CHANNELS && sampleRate >= 1000 && sampleRate <= 768_000 && nbSamples > 0))
      return;
    const form = `${sampleRate} ${channels} ${format}`;
    if (!this.resampler) this.begin(frame, form);
    // A stream that changes its form midway goes on where it has the first one again.
    if (form !== this.form || !this.resampler) return;
    const stamp = stampOf(frame);
    const at = stamp === null ? null : Math.round((Number(stamp) * this.tick - this.pictureStartS) * this.sampleRate);
    if (Math.max(at ?? 0, this.length) > LONGEST_S * this.sampleRate) return;
    if (at !== null) this.placeAt(at);
    const input = frame.extendedData ?? frame.data;
    const room = this.resampler.getOutSamples(nbSamples);
    const out = this.planes.map(() => Buffer.alloc(room * 4));
    const count = this.resampler.convertSync(out, room, input as Buffer[], nbSamples);
    if (count > 0) this.append(out, count);
  }

  private begin(frame: NativeFrame, form: string): void {
    const { sampleRate, channelLayout, format, channels } = frame;
    this.sampleRate = this.rates.includes(sampleRate) ? sampleRate : (this.rates.at(-1) as number);
    const layout = channels > 1 ? AV_CHANNEL_LAYOUT_STEREO : AV_CHANNEL_LAYOUT_MONO;
    const resampler = new SoftwareResampleContext();
    const set = resampler.allocSetOpts2(
      layout,
      AV_SAMPLE_FMT_FLTP,
      this.sampleRate,
      channelLayout,
      format as typeof AV_SAMPLE_FMT_FLTP,
      sampleRate,
    );
    if (set < 0 || resampler.init() < 0) {
      resampler.free();
      return;
    }
    this.resampler = resampler;
    this.form = form;
    this.planes = Array.from({ length: Math.min(2, channels) }, () => new Float32Array(this.sampleRate * 8));
  }

  /** Moves the end to where the next samples belong: silence into gaps, and what comes before the picture is written over. */
  private placeAt(at: number): void {
    const stray = at - this.length;
    if (this.length > 0 && Math.abs(stray) <= STRAY_S * this.sampleRate) return;
    if (stray > 0) this.reserve(at);
    this.length = at;
  }

  private append(out: readonly Buffer[], count: number): void {
    const early = Math.min(count, Math.max(0, -this.length));
    this.length += early;
    this.reserve(this.length + count - early);
    for (const [channel, bytes] of out.entries()) {
      const samples = new Float32Array(bytes.buffer, bytes.byteOffset, count).subarray(early);
      this.planes[channel]?.set(samples, Math.max(0, this.length));
    }
    this.length += count - early;
  }

  private reserve(length: number): void {
    const have = this.planes[0]?.length ?? 0;
    if (length <= have) return;
    this.planes = this.planes.map((plane) => {
      const larger = new Float32Array(Math.max(length, have * 2));
      larger.set(plane);
      return larger;
    });
  }
}
