import type { SendChunk } from '../chunks.ts';
import type { VideoContainer } from '../decode/sniff-media.ts';
import { copyTracks } from '../fixes/video/copy-tracks.ts';
import { eachPacket, withVideo } from '../fixes/video/open-source.ts';
import { VideoWriter } from '../fixes/video/video-writer.ts';
import { SentFile } from './sent-file.ts';
import { writtenContainer } from './written-container.ts';

/** Of another writer's tables, over those of the file. */
const SPARE_BYTES = 1 << 18;
/** What the index of an MP4 says of one packet at most: its size, times, order, place, kind and chunk (ISO 14496-12, 8.6 and 8.7). */
const INDEX_BYTES_OF_PACKET = 56;
/** What it says besides: kinds of tracks and their decoders' settings. */
const INDEX_BYTES = 1 << 14;

/**
 * Sends, as `playable`, the video to be played in a page: picture and sound as they are, in a new file without tags, places, dates
 * or further tracks, its index in front. MOV is written as MP4, which more browsers take, Matroska as WebM or MP4. Sends nothing,
 * or takes it back, where the tracks fit no such file (ProRes, raw sound); that is no fault of the upload.
 *
 * Reads untrusted bytes: only inside the engine's child.
 */
export async function playableVideo(bytes: Uint8Array, container: VideoContainer, send: SendChunk): Promise<void> {
  const source = { bytes, container };
  const file = new SentFile('playable', bytes.length + SPARE_BYTES, send);
  let writer: VideoWriter | null = null;
  try {
    await withVideo(source, async (open) => {
      const kind = writtenContainer(open, container) === 'webm' ? 'webm' : 'mp4';
      const out = new VideoWriter(kind, file);
      writer = out;
      const indexRoom = kind === 'webm' ? 0 : await roomForIndex(source);
      await copyTracks(open, source, out, kind, { indexRoom, afterEach: () => file.send() });
    });
    await file.finish();
  } catch {
    await file.takeBack();
  } finally {
    (writer ?? file).free();
  }
}

async function roomForIndex(source: { bytes: Uint8Array; container: VideoContainer }): Promise<number> {
  let room = INDEX_BYTES;
  await withVideo(source, async (open) => {
    for (const stream of [open.video.stream, open.audio]) room += 2 * (stream?.codecpar.extradata?.length ?? 0);
    await eachPacket(open, () => {
      room += INDEX_BYTES_OF_PACKET;
    });
  });
  return room;
}
