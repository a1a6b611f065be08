import { AV_NOPTS_VALUE, AVERROR_EAGAIN, AVERROR_EOF, FF_THREAD_FRAME, FF_THREAD_SLICE } from 'node-av/constants';
import { Codec, CodecContext, Frame as NativeFrame, type Packet, type Stream } from 'node-av/lib';
import { EngineError } from '../decode/engine-error.ts';
import { FieldJoiner } from './field-joiner.ts';
import { MAX_FRAME_PIXELS } from './video-track.ts';

/**
 * Threads of one decoder. The goals are set for two cores; with more threads
 * than these the decoder goes on while this thread looks at a frame or reads a
 * text. Frames do not depend on it.
 */
const THREADS = 4;

/** Errors in a row after which a decoder that has taken a packet is not asked further about it. */
const MOST_ERRORS = 16;

/**
 * One native decoder, fed packet by packet, in this thread: awaiting each frame
 * would cost more than decoding it. What cannot be decoded is passed over.
 * Interlaced pictures come out whole.
 */
export class StreamDecoder {
  /** How often the decoder has said that something cannot be decoded. */
  errors = 0;
  private readonly context = new CodecContext();
  private readonly frame = new NativeFrame();
  private readonly fields = new FieldJoiner();
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
    this.note(this.context.sendPacketSync(packet));
    for (let failed = 0; failed < MOST_ERRORS; ) {
      const code = this.context.receiveFrameSync(this.frame);
      if (code >= 0) {
        this.fields.push(this.frame, onFrame);
        this.frame.unref();
        failed = 0;
      } else if (this.note(code)) failed += 1;
      else break;
    }
    if (packet === null) this.fields.flush(onFrame);
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
    this.fields.free();
    this.frame.free();
    this.context.freeContext();
  }

  /** Whether a code is an error: neither a frame nor the wish for more packets, nor the end. */
  private note(code: number): boolean {
    const isError = code < 0 && code !== AVERROR_EAGAIN && code !== AVERROR_EOF;
    if (isError) this.errors += 1;
    return isError;
  }
}

/** A frame's time stamp in ticks; null without one. */
export function stampOf(frame: NativeFrame): bigint | null {
  const stamp = frame.bestEffortTimestamp;
  return stamp === AV_NOPTS_VALUE ? null : stamp;
}

/**
 * Seconds since the first frame, which always grow: what has no stamp comes a step after the one before, the shortest so far; what
 * goes back or stands still half of one, so that a stamp too late, as damaged files have, is caught up with.
 */
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
    if (told > this.last) this.step = Math.min(this.last > 0 ? this.step : 1, told - this.last);
    const time = told > this.last ? told : this.last + (Number.isNaN(told) ? this.step : this.step / 2);
    this.last = time;
    return time;
  }
}
