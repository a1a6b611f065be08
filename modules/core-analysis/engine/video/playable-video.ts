import type { VideoContainer } from '../decode/sniff-media.ts';
import { eachPacket, withVideo } from '../fixes/video/open-source.ts';
import { VideoWriter } from '../fixes/video/video-writer.ts';

/** Of another writer's index, over that of the file. */
const SPARE_BYTES = 1 << 18;

/**
 * The video to be played in a page: picture and sound as they are, in a new file without tags, places, dates or further tracks,
 * its index in front. MOV is written as MP4, which more browsers take. Null where the tracks fit no such file (ProRes, raw sound);
 * that is no fault of the upload.
 *
 * Reads untrusted bytes: only inside the engine's child.
 */
export async function playableVideo(bytes: Uint8Array, container: VideoContainer): Promise<Uint8Array | null> {
  const writer = new VideoWriter(container === 'webm' ? 'webm' : 'mp4', bytes.length + SPARE_BYTES);
  try {
    return await withVideo({ bytes, container }, async (open) => {
      const picture = writer.addCopy(open.video.stream);
      const sound = open.audio ? writer.addCopy(open.audio) : null;
      // The tag names the codec in the words of the container: of another one the writer finds its own.
      if (container === 'mov') for (const stream of [picture, sound]) if (stream) stream.codecpar.codecTag = 0;
      await writer.begin();
      await eachPacket(open, async (packet, track) => {
        const [to, from] = track === 'picture' ? [picture, open.video.stream] : [sound, open.audio];
        if (to && from) await writer.write(packet, to, from.timeBase);
      });
      return writer.finish();
    });
  } catch {
    return null;
  } finally {
    writer.free();
  }
}
