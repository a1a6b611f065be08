import { AV_NOPTS_VALUE, AVDISCARD_ALL, AVDISCARD_DEFAULT } from 'node-av/constants';
import { Packet, type Stream } from 'node-av/lib';
import type { VideoContainer } from '../decode/sniff-media.ts';
import { OpenFile } from './open-file.ts';
import { pickStreams } from './pick-streams.ts';
import { trackOf, type VideoTrack } from './video-track.ts';

/** A video file opened over memory: only the one demuxer its signature asks for, no protocol, no other file. */
export class OpenVideo {
  private constructor(
    private readonly file: OpenFile,
    readonly video: VideoTrack,
    readonly audio: Stream | null,
    /** What the header promises, seconds; 0 when it does not say. */
    readonly headerDurationS: number,
    readonly hasGps: boolean,
    /** How much later than the picture the sound begins, seconds; negative when earlier. */
    readonly soundLeadS: number,
  ) {}

  /**
   * @throws EngineError `file_unreadable`, `video_without_picture`,
   *   `video_codec_unsupported`, `video_too_many_pixels`, `video_too_small`
   */
  static async open(bytes: Uint8Array, container: VideoContainer): Promise<OpenVideo> {
    const file = await OpenFile.open(bytes, container);
    try {
      const { format } = file;
      await format.findStreamInfo();
      const { streams } = format;
      const picked = await pickStreams(streams, (among) => streamsWithPackets(bytes, container, among));
      const video = trackOf(picked.video);
      const { audio } = picked;
      for (const stream of streams) {
        const wanted = stream.index === video.index || stream.index === audio?.index;
        stream.discard = wanted ? AVDISCARD_DEFAULT : AVDISCARD_ALL;
      }
      const duration = Number(format.duration) / 1e6;
      const tagged = audio ? [format, picked.video, audio] : [format, picked.video];
      const tags = tagged.flatMap(({ metadata }) => Object.keys(metadata?.getAll() ?? {}));
      const hasGps = tags.some((tag) => /location|gps/i.test(tag));
      return new OpenVideo(file, video, audio, Math.max(duration, 0), hasGps, leadOf(video.stream, audio));
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** Brings the next packet of the two tracks, as `OpenFile.read`. */
  read(packet: Packet): boolean {
    return this.file.read(packet);
  }

  close(): Promise<void> {
    return this.file.close();
  }
}

/** Which of these streams hold a packet: headers of empty tracks look like those of full ones. Reads on until all are found. */
async function streamsWithPackets(
  bytes: Uint8Array,
  container: VideoContainer,
  among: readonly number[],
): Promise<ReadonlySet<number>> {
  const file = await OpenFile.open(bytes, container);
  const packet = new Packet();
  packet.alloc();
  const missing = new Set(among);
  try {
    while (missing.size > 0 && file.read(packet)) {
      missing.delete(packet.streamIndex);
      packet.unref();
    }
  } finally {
    packet.free();
    await file.close();
  }
  return new Set(among.filter((index) => !missing.has(index)));
}

function leadOf(video: Stream, audio: Stream | null): number {
  if (!audio || video.startTime === AV_NOPTS_VALUE || audio.startTime === AV_NOPTS_VALUE) return 0;
  const secondsOf = ({ startTime, timeBase }: Stream) => (Number(startTime) * timeBase.num) / timeBase.den;
  const lead = secondsOf(audio) - secondsOf(video);
  return Number.isFinite(lead) ? lead : 0;
}
