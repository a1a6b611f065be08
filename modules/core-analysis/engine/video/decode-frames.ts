import { AV_NOPTS_VALUE, FF_THREAD_FRAME, FF_THREAD_SLICE } from 'node-av/constants';
import { Codec, CodecContext, Frame as NativeFrame, type Packet, type Stream } from 'node-av/lib';
import { EngineError } from '../decode/engine-error.ts';
import { MAX_FRAME_PIXELS } from './open-video.ts';

/**
 * Threads of one decoder. The goals are set for two cores; with more threads
 * than these the decoder goes on while this thread looks at a frame or reads a
 * text. Frames do not depend on it.
 */
const THREADS = 4;

/**
 * One native decoder, fed packet by packet, in this thread: awaiting each frame
 * would cost more than decoding it. What cannot be decoded is passed over.
 */
export class StreamDecoder {
  private readonly context = new CodecContext();
  private readonly frame = new NativeFrame();
  private sparing = false;

  /** @throws EngineError `file_unreadable` where the decoder refuses the header */
  constructor(stream: Stream) {
    const { codecpar } = stream;
    const codec = Codec.findDecoder(codecpar.codecId);
    if (!codec) throw new EngineError('file_unreadable');
    this.context.allocContext3(codec);
    this.frame.alloc();
    this.context.parametersToContext(codecpar);
    this.context.pktTimebase = stream.timeBase;
    this.context.threadCount = THREADS;
    this.context.threadType = (FF_THREAD_FRAME | FF_THREAD_SLICE) as typeof FF_THREAD_FRAME;
    this.context.setOption('max_pixels', MAX_FRAME_PIXELS);
    if (this.context.open2Sync(codec) < 0) {
      this.free();
      throw new EngineError('file_unreadable');
    }
  }

  /** Hands over the frames that one packet brings, null the rest at the end. A frame is only valid during its call. */
  decode(packet: Packet | null, onFrame: (frame: NativeFrame) => void): void {
    this.context.sendPacketSync(packet);
    while (this.context.receiveFrameSync(this.frame) >= 0) {
      onFrame(this.frame);
      this.frame.unref();
    }
  }

  /**
   * Whether frames that no other frame is predicted from are passed over from
   * the next packet on. The others come out as they would have.
   */
  spare(sparing: boolean): void {
    if (sparing === this.sparing) return;
    this.sparing = sparing;
    this.context.setOption('skip_frame', sparing ? 'noref' : 'default');
  }

  /** Hands over what is still inside; afterwards the decoder can begin anew with a packet it can begin with. */
  drain(onFrame: (frame: NativeFrame) => void): void {
    this.decode(null, onFrame);
    this.context.flushBuffers();
  }

  free(): void {
    this.frame.free();
    this.context.freeContext();
  }
}

/** A frame's time stamp in ticks; null without one. */
export function stampOf(frame: NativeFrame): bigint | null {
  const stamp = frame.bestEffortTimestamp;
  return stamp === AV_NOPTS_VALUE ? null : stamp;
}

/** Seconds since the first frame, which always grow: what goes back or stands still is moved on by a usual step. */
export class FrameClock {
  private first: bigint | null = null;
  private last = -1;
  private step = 1 / 30;

  constructor(private readonly tick: number) {}

  /** The time of the next frame in the order of display. */
  next(stamp: bigint | null): number {
    if (stamp !== null) this.first ??= stamp;
    const told = stamp !== null && this.first !== null ? Number(stamp - this.first) * this.tick : Number.NaN;
    if (this.last < 0) {
      this.last = 0;
      return 0;
    }
    const time = told > this.last ? told : this.last + this.step;
    if (told > this.last) this.step = Math.min(1, told - this.last);
    this.last = time;
    return time;
  }
}
