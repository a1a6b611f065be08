import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants';
import { type CodecContext, Dictionary, FFmpegError, FormatContext, type Packet, type Stream } from 'node-av/lib';
import type { VideoContainer } from '../../decode/sniff-media.ts';
import { indexToFront } from './index-to-front.ts';
import { MemoryFile } from './memory-file.ts';

/** FFmpeg's names of the writers. */
const MUXERS: Record<VideoContainer, string> = { mp4: 'mp4', mov: 'mov', webm: 'webm' };

/**
 * Writes one video file in memory: no tags, no places, no time of day, the
 * index in front. Streams first, then `begin`, packets, `finish`; always `free`.
 */
export class VideoWriter {
  private readonly file: MemoryFile;
  private readonly output = new FormatContext();

  /** @param expected bytes of the file, as far as that can be told */
  constructor(
    private readonly container: VideoContainer,
    expected?: number,
  ) {
    this.file = new MemoryFile(expected);
    check(this.output.allocOutputContext2(null, MUXERS[container], null), 'output');
    this.output.pb = this.file.io;
    // Without the writer's version, which would make files differ from one release of it to the next.
    this.output.setOption('fflags', '+bitexact');
    // Sound is handed over before the pictures: wait for them, however far apart.
    this.output.maxInterleaveDelta = 0n;
  }

  /** A stream whose packets are taken over as they are. */
  addCopy(source: Stream): Stream {
    const stream = this.output.newStream();
    check(source.codecpar.copy(stream.codecpar), 'parameters');
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

  async begin(): Promise<void> {
    check(await this.output.writeHeader(Dictionary.fromObject({})), 'header');
  }

  /** Takes a packet over; its times are in ticks of `timeBase`, its data is not kept by the caller. */
  async write(packet: Packet, stream: Stream, timeBase: Stream['timeBase']): Promise<void> {
    packet.streamIndex = stream.index;
    packet.rescaleTs(timeBase, stream.timeBase);
    packet.pos = -1n;
    check(await this.output.interleavedWriteFrame(packet), 'write');
  }

  async finish(): Promise<Uint8Array> {
    check(await this.output.writeTrailer(), 'trailer');
    await this.output.flush();
    const { bytes } = this.file;
    if (this.container !== 'webm') indexToFront(bytes);
    return bytes;
  }

  free(): void {
    this.output.pb = null;
    this.output.freeContext();
    this.file.free();
  }
}

/** @throws FFmpegError where a call into FFmpeg was refused */
export function check(code: number, what: string): void {
  FFmpegError.throwIfError(code, what);
}
