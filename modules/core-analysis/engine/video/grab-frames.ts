import { type Frame as NativeFrame, Packet } from 'node-av/lib';
import { StreamDecoder, stampOf } from './decode-frames.ts';
import type { OpenVideo } from './open-video.ts';
import { FrameScaler } from './scale-frame.ts';
import { centreOf, type GrabbedFrame, STILL_LONG_SIDE } from './still-frames.ts';

/** Ticks around a stretch that is decoded, as seconds: frames may be shown in another order than they are stored. */
const SLACK_S = 0.5;

export interface WantedFrame {
  /** Index among the decoded frames, in order of display. */
  readonly index: number;
  /** Its time stamp; null where the file has none. */
  readonly stamp: bigint | null;
}

/**
 * Decodes the file a second time, only the stretches that hold wanted frames,
 * and hands these over in order of display at the size they are measured at.
 * Each is waited for, so that one at a time is held.
 */
export async function grabFrames(
  open: OpenVideo,
  wanted: readonly WantedFrame[],
  entries: readonly bigint[],
  onFrame: (index: number, frame: GrabbedFrame) => Promise<void>,
): Promise<void> {
  const grab = new Grab(open, wanted, entries);
  try {
    await grab.run(onFrame);
  } finally {
    grab.free();
  }
}

class Grab {
  private readonly packet = new Packet();
  private readonly decoder: StreamDecoder;
  private readonly scaler: FrameScaler;
  private readonly native: FrameScaler | null;
  private readonly byStamp: Map<bigint, number> | null;
  private readonly open: OpenVideo;
  private readonly entries: bigint[];
  private readonly wanted: Map<number, true>;
  private grabbed: { index: number; frame: GrabbedFrame }[] = [];
  private at = 0;

  constructor(open: OpenVideo, wanted: readonly WantedFrame[], entries: readonly bigint[]) {
    const { video } = open;
    this.open = open;
    this.packet.alloc();
    this.decoder = new StreamDecoder(video.stream);
    this.scaler = new FrameScaler(video, STILL_LONG_SIDE);
    const long = Math.max(video.width, video.height);
    this.native = long > STILL_LONG_SIDE ? new FrameScaler(video, long) : null;
    this.wanted = new Map(wanted.map(({ index }) => [index, true]));
    const stamps = wanted.flatMap(({ index, stamp }) => (stamp === null ? [] : [[stamp, index] as const]));
    const byStamp = new Map(stamps);
    this.byStamp = byStamp.size === wanted.length ? byStamp : null;
    this.entries = [...entries].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  }

  async run(onFrame: (index: number, frame: GrabbedFrame) => Promise<void>): Promise<void> {
    const { open, packet, decoder } = this;
    let feeding = true;
    while (this.wanted.size > 0 && (await open.read(packet))) {
      if (packet.streamIndex === open.video.index) {
        if (packet.isKeyframe) {
          const needed = this.isNeeded(packet.pts);
          if (feeding && !needed) decoder.drain((frame) => this.take(frame));
          feeding = needed;
        }
        if (feeding) decoder.decode(packet, (frame) => this.take(frame));
      }
      packet.unref();
      await this.handOver(onFrame);
    }
    if (this.wanted.size === 0) return;
    decoder.decode(null, (frame) => this.take(frame));
    await this.handOver(onFrame);
  }

  free(): void {
    this.packet.free();
    this.decoder.free();
    this.scaler.free();
    this.native?.free();
  }

  /** Whether a wanted frame lies between this packet and the next that a decoder can begin with. */
  private isNeeded(from: bigint): boolean {
    if (!this.byStamp) return true;
    const slack = BigInt(Math.round(SLACK_S / this.open.video.tick));
    const next = this.entries.find((entry) => entry > from);
    for (const stamp of this.byStamp.keys()) {
      if (stamp >= from - slack && (next === undefined || stamp <= next + slack)) return true;
    }
    return false;
  }

  private take(frame: NativeFrame): void {
    const index = this.indexOf(frame);
    this.at += 1;
    if (index === undefined || !this.wanted.delete(index)) return;
    const picture = this.scaler.scale(frame);
    const whole = this.native?.scale(frame);
    if (picture) this.grabbed.push({ index, frame: { picture, ...(whole && { nativeCrop: centreOf(whole) }) } });
  }

  private indexOf(frame: NativeFrame): number | undefined {
    if (!this.byStamp) return this.at;
    const stamp = stampOf(frame);
    return stamp === null ? undefined : this.byStamp.get(stamp);
  }

  private async handOver(onFrame: (index: number, frame: GrabbedFrame) => Promise<void>): Promise<void> {
    for (const { index, frame } of this.grabbed.splice(0)) await onFrame(index, frame);
  }
}
