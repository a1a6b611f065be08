import { AV_LOG_QUIET, AVERROR_EOF } from 'node-av/constants';
import { FormatContext, InputFormat, IOContext, Log, type Packet } from 'node-av/lib';
import { EngineError } from '../decode/engine-error.ts';
import type { VideoContainer } from '../decode/sniff-media.ts';

/** Bytes handed to the demuxer at once. */
const READ_SIZE = 1 << 18;
/** How far the demuxer may look for what the header does not tell, bytes and microseconds. */
const PROBE_BYTES = 4_000_000n;
const PROBE_TIME = 3_000_000n;

/** FFmpeg's names of the readers. */
const DEMUXERS: Record<VideoContainer, string> = { mp4: 'mov', mov: 'mov', webm: 'matroska', mkv: 'matroska' };
/** Damaged packets in a row that are passed over. */
const MAX_BROKEN_READS = 16;

/** The file under a video: a demuxer over memory. */
export class OpenFile {
  private constructor(
    readonly format: FormatContext,
    private readonly io: IOContext,
  ) {}

  /** @throws EngineError `file_unreadable` */
  static async open(bytes: Uint8Array, container: VideoContainer): Promise<OpenFile> {
    Log.setLevel(AV_LOG_QUIET);
    const file = new OpenFile(new FormatContext(), memoryReader(bytes));
    const { format } = file;
    try {
      format.allocContext();
      format.pb = file.io;
      format.probesize = PROBE_BYTES;
      format.maxAnalyzeDuration = PROBE_TIME;
      const demuxer = InputFormat.findInputFormat(DEMUXERS[container]);
      if ((await format.openInput('', demuxer)) < 0) throw new EngineError('file_unreadable');
      return file;
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /**
   * Brings the next packet of the two tracks; false at the end, or where the file breaks off. At once: a thousand packets take 3 ms,
   * and 35 ms when each is waited for. Whoever reads on and on gives way to others in between.
   */
  read(packet: Packet): boolean {
    for (let tries = 0; tries < MAX_BROKEN_READS; tries += 1) {
      const code = this.format.readFrameSync(packet);
      if (code >= 0) return true;
      // A damaged packet may be followed by good ones.
      if (code === AVERROR_EOF) return false;
    }
    return false;
  }

  async close(): Promise<void> {
    await this.format.closeInput();
    this.format.freeContext();
    this.io.freeContext();
  }
}

function memoryReader(bytes: Uint8Array): IOContext {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const io = new IOContext();
  let position = 0;
  io.allocContextWithCallbacks(
    READ_SIZE,
    0,
    (size) => {
      if (position >= buffer.length) return AVERROR_EOF;
      const chunk = buffer.subarray(position, position + size);
      position += chunk.length;
      return chunk;
    },
    null,
    (offset, whence) => {
      const [set, current, end, size] = [0, 1, 2, 0x10000];
      if (whence & size) return BigInt(buffer.length);
      const base = whence === set ? 0 : whence === current ? position : whence === end ? buffer.length : Number.NaN;
      const target = base + Number(offset);
      if (!(target >= 0)) return -1n;
      position = Math.min(target, Number.MAX_SAFE_INTEGER);
      return BigInt(position);
    },
  );
  return io;
}
