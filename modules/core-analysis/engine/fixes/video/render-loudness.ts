import { AV_NOPTS_VALUE } from 'node-av/constants';
import { encodeSound } from './encode-sound.ts';
import { hear, type NormalisedSound, normaliseSound } from './normalise-sound.ts';
import { eachPacket, firstPicture, pictureTimes, withVideo } from './open-source.ts';
import { readSound, type Sound } from './read-sound.ts';
import { VideoInMemory } from './video-writer.ts';
import type { WritableVideo } from './writable-video.ts';

/** dBTP that the file may reach once decoded, and where limiting begins: coding adds a little to peaks. */
export const CEILING_DBTP = -1;
const FIRST_CEILING = -1.5;
const ROUNDS = 3;

/** The video with its sound at -14 LUFS: the same pictures to the bit, encoded sound beside them. */
export interface LoudnessFile {
  readonly bytes: Uint8Array;
  readonly done: Pick<NormalisedSound, 'gainDb' | 'reductionDb'>;
}

/**
 * Sound brought to -14 LUFS with a true peak of at most -1 dBTP as decoded from
 * the written file; pictures are copied, not encoded. Null where there is no
 * sound that can be decoded, or nothing but silence.
 *
 * Decodes untrusted bytes: only inside the engine's child.
 *
 * @throws EngineError when the file is at fault; FFmpegError where its pictures cannot be written to such a file
 */
export async function renderLoudness(source: WritableVideo): Promise<LoudnessFile | null> {
  const sound = await readSound(source);
  if (!sound) return null;
  let ceilingDb = FIRST_CEILING;
  let last: LoudnessFile | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = normaliseSound(sound, ceilingDb);
    if (!made) return null;
    const bytes = await withSound(source, made.sound);
    last = { bytes, done: { gainDb: made.gainDb, reductionDb: made.reductionDb } };
    const decoded = await readSound({ bytes, container: source.container });
    const over = decoded ? hear(decoded).truePeakDbtp - CEILING_DBTP : 0;
    if (over <= 0) return last;
    ceilingDb -= over + 0.1;
  }
  return last;
}

/** The pictures of `source` as they are, and this sound, both from time 0. */
async function withSound(source: WritableVideo, sound: Sound): Promise<Uint8Array> {
  const first = firstPicture(await pictureTimes(source));
  const encoded = await encodeSound(sound, source.container);
  const writer = new VideoInMemory(source.container);
  try {
    return await withVideo(source, async (open) => {
      const pictures = writer.addCopy(open.video.stream);
      const track = writer.addEncoded(encoded.encoder);
      writer.begin();
      for (const packet of encoded.packets) writer.write(packet, track, encoded.encoder.timeBase);
      const { timeBase } = open.video.stream;
      await eachPacket(open, (packet, kind) => {
        if (kind !== 'picture') return;
        if (packet.pts !== AV_NOPTS_VALUE) packet.pts -= first;
        if (packet.dts !== AV_NOPTS_VALUE) packet.dts -= first;
        writer.write(packet, pictures, timeBase);
      });
      return writer.finish();
    });
  } finally {
    writer.free();
    encoded.free();
  }
}
