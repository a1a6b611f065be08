import {
  AV_SAMPLE_FMT_DBL,
  AV_SAMPLE_FMT_DBLP,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AV_SAMPLE_FMT_S16P,
  AV_SAMPLE_FMT_S32,
  AV_SAMPLE_FMT_S32P,
  AV_SAMPLE_FMT_U8,
  AV_SAMPLE_FMT_U8P,
} from 'node-av/constants';
import type { Frame as NativeFrame, Packet, Stream } from 'node-av/lib';
import { AudioMeter, type AudioResult } from '../audio/audio-meter.ts';
import { SpeechMeter } from '../audio/speech-meter.ts';
import { StreamDecoder } from './decode-frames.ts';
import type { Speech } from './video-measurements.ts';

/** Channels that are measured; beyond 7.1 nothing is heard differently. */
const MOST_CHANNELS = 8;
/** Seconds by which sound may begin earlier or later than the picture without being moved. */
const IN_STEP_S = 0.02;
/** Silence put before sound that begins late, at most. */
const MOST_LATE_S = 600;

export interface HeardSound extends AudioResult {
  /** Comes later: the network may still be at it. */
  readonly speech: Promise<Speech | null>;
}

type Reader = (bytes: DataView, sample: number) => number;

const READERS = new Map<number, { size: number; planar: boolean; read: Reader }>([
  [AV_SAMPLE_FMT_U8, { size: 1, planar: false, read: (v, i) => (v.getUint8(i) - 128) / 128 }],
  [AV_SAMPLE_FMT_U8P, { size: 1, planar: true, read: (v, i) => (v.getUint8(i) - 128) / 128 }],
  [AV_SAMPLE_FMT_S16, { size: 2, planar: false, read: (v, i) => v.getInt16(i, true) / 32768 }],
  [AV_SAMPLE_FMT_S16P, { size: 2, planar: true, read: (v, i) => v.getInt16(i, true) / 32768 }],
  [AV_SAMPLE_FMT_S32, { size: 4, planar: false, read: (v, i) => v.getInt32(i, true) / 2147483648 }],
  [AV_SAMPLE_FMT_S32P, { size: 4, planar: true, read: (v, i) => v.getInt32(i, true) / 2147483648 }],
  [AV_SAMPLE_FMT_FLT, { size: 4, planar: false, read: (v, i) => v.getFloat32(i, true) }],
  [AV_SAMPLE_FMT_FLTP, { size: 4, planar: true, read: (v, i) => v.getFloat32(i, true) }],
  [AV_SAMPLE_FMT_DBL, { size: 8, planar: false, read: (v, i) => v.getFloat64(i, true) }],
  [AV_SAMPLE_FMT_DBLP, { size: 8, planar: true, read: (v, i) => v.getFloat64(i, true) }],
]);

/**
 * Decodes the sound of a video into the meter, on the clock of the picture.
 * Sound in a codec that cannot be decoded gives no result.
 */
export class Listener {
  private readonly decoder: StreamDecoder | null;
  private meter: AudioMeter | null = null;
  private speech: SpeechMeter | null = null;
  private sampleRate = 0;
  private channels = 0;
  /** Samples still to be left out because they come before the picture. */
  private early = 0;

  /** `leadS`: how much later than the picture the sound begins, in seconds; negative when earlier. `mostS`: speech is listened for so long, seconds. */
  constructor(
    stream: Stream,
    private readonly leadS: number,
    private readonly mostS: number,
  ) {
    try {
      this.decoder = new StreamDecoder(stream);
    } catch {
      this.decoder = null;
    }
  }

  /** Null at the end of the file. */
  push(packet: Packet | null): void {
    this.decoder?.decode(packet, (frame) => this.take(frame));
  }

  /** Null where not one sample could be decoded. */
  finish(durationS: number): HeardSound | null {
    const { meter, speech } = this;
    if (!meter || !speech) return null;
    // The meter hands on its last samples first.
    const result = meter.finish(durationS);
    return { ...result, speech: speech.finish(durationS) };
  }

  free(): void {
    this.decoder?.free();
  }

  private take(frame: NativeFrame): void {
    const { sampleRate, channels } = frame;
    const kept = Math.min(MOST_CHANNELS, channels);
    if (!(kept >= 1 && sampleRate >= 1000 && sampleRate <= 768_000)) return;
    if (!this.meter) {
      const speech = new SpeechMeter(sampleRate, this.mostS);
      this.speech = speech;
      this.meter = new AudioMeter(sampleRate, kept, (samples) => speech.push(samples));
      [this.sampleRate, this.channels] = [sampleRate, kept];
      if (this.leadS > IN_STEP_S) this.pushSilence(Math.min(MOST_LATE_S, this.leadS));
      if (this.leadS < -IN_STEP_S) this.early = Math.round(-this.leadS * sampleRate);
    }
    // A stream that changes its form midway goes on where it has the first one again.
    if (sampleRate !== this.sampleRate || kept !== this.channels) return;
    const planes = planesOf(frame, kept, channels);
    if (!planes) return;
    const skip = Math.min(this.early, frame.nbSamples);
    this.early -= skip;
    if (skip < frame.nbSamples) this.meter.push(skip > 0 ? planes.map((plane) => plane.subarray(skip)) : planes);
  }

  private pushSilence(seconds: number): void {
    const second = Array.from({ length: this.channels }, () => new Float32Array(this.sampleRate));
    for (let left = Math.round(seconds * this.sampleRate); left > 0; left -= this.sampleRate) {
      this.meter?.push(left >= this.sampleRate ? second : second.map((plane) => plane.subarray(0, left)));
    }
  }
}

function planesOf(frame: NativeFrame, kept: number, channels: number): Float32Array[] | null {
  const form = READERS.get(frame.format);
  const data = frame.extendedData ?? frame.data;
  const count = frame.nbSamples;
  if (!form || !data || count <= 0) return null;
  const { size, planar, read } = form;
  const planes: Float32Array[] = [];
  for (let channel = 0; channel < kept; channel += 1) {
    const bytes = data[planar ? channel : 0];
    const step = planar ? size : size * channels;
    const start = planar ? 0 : size * channel;
    if (!bytes || bytes.length < start + (count - 1) * step + size) return null;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const plane = new Float32Array(count);
    for (let at = 0; at < count; at += 1) plane[at] = read(view, start + at * step);
    planes.push(plane);
  }
  return planes;
}
