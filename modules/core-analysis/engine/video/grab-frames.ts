import { setImmediate as breathe } from 'node:timers/promises';
import { type Frame as NativeFrame, Packet } from 'node-av/lib';
import { ConcurrencyLimit, SerialQueue } from '../concurrency.ts';
import { StreamDecoder, stampOf } from './decode-frames.ts';
import type { OpenVideo } from './open-video.ts';
import { FrameScaler } from './scale-frame.ts';
import { centreOf, type GrabbedFrame, STILL_LONG_SIDE } from './still-frames.ts';

/** Ticks around a stretch that is decoded, as seconds: frames may be shown in another order than they are stored. */
const SLACK_S = 0.5;
/** Packets that the decoder's threads get at each turn of the loop while a frame is measured: as many as they take at once. */
const FED_BESIDE = 3;
/** Wanted frames held at once: one is measured, the networks are at the next, and the third is there when they are done with it. */
const HELD = 3;

export interface WantedFrame {
  /** Index among the decoded frames, in order of display. */
  readonly index: number;
  /** Its time stamp; null where the file has none. */
  readonly stamp: bigint | null;
}

/**
 * Decodes the file a second time, as little of it as the wanted frames are made
 * of, and hands these over in order of display at the size they are measured
 * at. One at a time is with `finish`; beside it the next ones are decoded, and
 * with `begin`.
 */
export async function grabFrames<Begun>(
  open: OpenVideo,
  wanted: readonly WantedFrame[],
  entries: readonly bigint[],
  begin: (frame: GrabbedFrame) => Promise<Begun>,
  finish: (index: number, begun: Begun) => Promise<void>,
): Promise<void> {
  const grab = new Grab(open, wanted, entries, begin, finish);
  try {
    await grab.run();
  } finally {
    grab.free();
  }
}

class Grab<Begun> {
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
  /** Stamps of wanted frames whose packets were not met yet: all, and those that may lie in the present stretch. */
  private readonly unmet: Set<bigint>;
  private ahead: Set<bigint>;
  private feeding = true;
  /** Whether the packet before held a wanted frame: this one may hold its second field. */
  private afterWanted = false;
  private fed = 0;
  private readonly measured = new SerialQueue();
  private readonly measuring = new ConcurrencyLimit(HELD);

  constructor(
    open: OpenVideo,
    wanted: readonly WantedFrame[],
    entries: readonly bigint[],
    private readonly begin: (frame: GrabbedFrame) => Promise<Begun>,
    private readonly finish: (index: number, begun: Begun) => Promise<void>,
  ) {
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
    this.unmet = new Set(byStamp.keys());
    this.ahead = new Set(this.unmet);
    this.entries = [...entries].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  }

  async run(): Promise<void> {
    const { open, packet, decoder } = this;
    while (this.wanted.size > 0 && open.read(packet)) {
      const { fed } = this;
      if (packet.streamIndex === open.video.index) this.feed();
      packet.unref();
      await this.handOver();
      if (!this.measuring.isIdle && this.fed > fed && this.fed % FED_BESIDE === 0) await breathe();
    }
    if (this.wanted.size > 0) decoder.decode(null, (frame) => this.take(frame));
    await this.handOver();
    await this.measuring.done();
  }

  free(): void {
    this.packet.free();
    this.decoder.free();
    this.scaler.free();
    this.native?.free();
  }

  private feed(): void {
    const { packet, decoder, byStamp } = this;
    const take = (frame: NativeFrame) => this.take(frame);
    if (byStamp && packet.isKeyframe) this.enter(packet.pts);
    if (!this.feeding) return;
    this.fed += 1;
    if (!byStamp) {
      decoder.decode(packet, take);
      return;
    }
    const isWanted = this.unmet.delete(packet.pts);
    this.ahead.delete(packet.pts);
    // In other codecs a frame that says so may be predicted from all the same, by those of a higher layer.
    decoder.spare(this.open.video.codec === 'avc' && !isWanted && !this.afterWanted);
    decoder.decode(packet, take);
    if (this.ahead.size === 0 && !isWanted) this.pause();
    this.afterWanted = isWanted;
  }

  /** Begins a stretch at a packet that a decoder can begin with. */
  private enter(from: bigint): void {
    const slack = BigInt(Math.round(SLACK_S / this.open.video.tick));
    const next = this.entries.find((entry) => entry > from);
    const isNear = (stamp: bigint) => stamp >= from - slack && (next === undefined || stamp <= next + slack);
    this.ahead = new Set([...this.unmet].filter(isNear));
    if (this.ahead.size > 0) this.feeding = true;
    else if (this.feeding && !this.afterWanted) this.pause();
  }

  /** Passes over what follows, up to the next stretch. */
  private pause(): void {
    this.decoder.drain((frame) => this.take(frame));
    this.feeding = false;
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

  private async handOver(): Promise<void> {
    for (const { index, frame } of this.grabbed.splice(0)) {
      await this.measuring.room();
      const begun = this.begin(frame);
      begun.catch(() => undefined);
      this.measuring.add(this.measured.add(async () => this.finish(index, await begun)));
    }
  }
}
