import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants';
import { type CodecContext, Dictionary, FFmpegError, FormatContext, type Packet, type Stream } from 'node-av/lib';
import type { WrittenContainer } from '../../decode/sniff-media.ts';
import { indexToFront } from './index-to-front.ts';
import { MemoryFile } from './memory-file.ts';
import type { WrittenFile } from './written-file.ts';

/** FFmpeg's names of the writers. */
const MUXERS: Record<WrittenContainer, string> = { mp4: 'mp4', mov: 'mov', webm: 'webm' };

/** Writes one video file: no tags, no places, no time of day. Streams first, then `begin`, packets, `end`; always `free`. */
export class VideoWriter {
  private readonly output = new FormatContext();

  constructor(
    container: WrittenContainer,
    private readonly file: WrittenFile,
  ) {
    check(this.output.allocOutputContext2(null, MUXERS[container], null), 'output');
    this.output.pb = file.io;
    // Without the writer's version, which would make files differ from one release of it to the next.
    this.output.setOption('fflags', '+bitexact');
    // Sound is handed over before the pictures: wait for them, however far apart.
    this.output.maxInterleaveDelta = 0n;
  }

  /**
   * A stream whose packets are taken over as they are.
   *
   * @param retag where it comes from another kind of file
   */
  addCopy(source: Stream, retag = false): Stream {
    const stream = this.output.newStream();
    check(source.codecpar.copy(stream.codecpar), 'parameters');
    // The tag names the codec in the words of the container it came in: the writer finds its own.
    if (retag) stream.codecpar.codecTag = 0;
    stream.timeBase = source.timeBase;
    stream.avgFrameRate = source.avgFrameRate;
    stream.sampleAspectRatio = source.sampleAspectRatio;
    return stream;
  }

  /** A stream that we encode; turned as `like` is. */
  addEncoded(encoder: CodecContext, like?: Stream): Stream {
    const stream = this.output.newStream();
    stream.timeBase = encoder.timeBase;
    check(stream.codecpar.fromContext(encoder), 'parameters');
    if (like) {
      stream.avgFrameRate = like.avgFrameRate;
      stream.sampleAspectRatio = like.sampleAspectRatio;
      const matrix = like.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
      if (matrix) check(stream.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, matrix), 'rotation');
    }
    return stream;
  }

  /** @param indexRoom bytes kept for the index of an MP4 in front of its pictures; without them it comes after them */
  begin(indexRoom = 0): void {
    const options = Dictionary.fromObject(indexRoom > 0 ? { moov_size: `${indexRoom}` } : {});
    check(this.output.writeHeaderSync(options), 'header');
  }

  /** Takes a packet over; its times are in ticks of `timeBase`, its data is not kept by the caller. */
  write(packet: Packet, stream: Stream, timeBase: Stream['timeBase']): void {
    packet.streamIndex = stream.index;
    packet.rescaleTs(timeBase, stream.timeBase);
    packet.pos = -1n;
    check(this.output.interleavedWriteFrameSync(packet), 'write');
  }

  /** The file is whole afterwards. */
  end(): void {
    check(this.output.writeTrailerSync(), 'trailer');
    this.output.flushSync();
  }

  free(): void {
    this.output.pb = null;
    this.output.freeContext();
    this.file.free();
  }
}

/** Writes a video file in memory, the index in front. */
export class VideoInMemory extends VideoWriter {
  private readonly memory: MemoryFile;

  constructor(private readonly container: WrittenContainer) {
    const memory = new MemoryFile();
    super(container, memory);
    this.memory = memory;
  }

  finish(): Uint8Array {
    this.end();
    return this.take();
  }

  /** The file after `end`. */
  take(): Uint8Array {
    const { bytes } = this.memory;
    if (this.container !== 'webm') indexToFront(bytes);
    return bytes;
  }
}

/** @throws FFmpegError where a call into FFmpeg was refused */
export function check(code: number, what: string): void {
  FFmpegError.throwIfError(code, what);
}
