import { AV_NOPTS_VALUE } from 'node-av/constants';
import type { WrittenContainer } from '../../decode/sniff-media.ts';
import type { OpenVideo } from '../../video/open-video.ts';
import { decodeTimes } from './decode-times.ts';
import { eachPacket, type VideoBytes, withVideo } from './open-source.ts';
import type { VideoWriter } from './video-writer.ts';

/**
 * Writes picture and sound of a video as they are, whole, into another file of the kind `kind`.
 *
 * @param indexRoom as `VideoWriter.begin`
 * @param afterEach waited for after each packet
 * @throws EngineError as `OpenVideo.open`; FFmpegError where the tracks fit no such file
 */
export async function copyTracks(
  open: OpenVideo,
  source: VideoBytes,
  writer: VideoWriter,
  kind: WrittenContainer,
  { indexRoom = 0, afterEach }: { indexRoom?: number; afterEach?: () => Promise<void> } = {},
): Promise<void> {
  const retag = kind !== source.container;
  const picture = writer.addCopy(open.video.stream, retag);
  const sound = open.audio && writer.addCopy(open.audio, retag);
  const fromMatroska = source.container === 'webm' || source.container === 'mkv';
  const times = fromMatroska && kind !== 'webm' ? decodeTimes(await shownTimes(source)) : null;
  writer.begin(indexRoom);
  let at = 0;
  await eachPacket(open, async (packet, track) => {
    if (track === 'picture') {
      if (times && packet.pts !== AV_NOPTS_VALUE) packet.dts = times[at++] as bigint;
      writer.write(packet, picture, open.video.stream.timeBase);
    } else if (sound && open.audio) writer.write(packet, sound, open.audio.timeBase);
    await afterEach?.();
  });
  writer.end();
}

/** When the pictures are shown, in the order of the file, ticks. */
async function shownTimes(source: VideoBytes): Promise<bigint[]> {
  const times: bigint[] = [];
  await withVideo(source, (open) =>
    eachPacket(open, ({ pts }, track) => {
      if (track === 'picture' && pts !== AV_NOPTS_VALUE) times.push(pts);
    }),
  );
  return times;
}
