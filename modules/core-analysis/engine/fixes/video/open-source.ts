import { AV_NOPTS_VALUE, AV_PKT_FLAG_DISCARD } from 'node-av/constants';
import { Packet } from 'node-av/lib';
import type { VideoContainer } from '../../decode/sniff-media.ts';
import { OpenVideo } from '../../video/open-video.ts';

/** An untrusted video and where it is. */
export interface VideoBytes {
  readonly bytes: Uint8Array;
  readonly container: VideoContainer;
}

/**
 * Hands over every packet of the two tracks in the order of the file; a packet
 * is only valid during its call.
 *
 * @throws EngineError as `OpenVideo.open`
 */
export async function eachPacket(
  open: OpenVideo,
  use: (packet: Packet, track: 'picture' | 'sound') => Promise<void> | void,
): Promise<void> {
  const packet = new Packet();
  packet.alloc();
  try {
    while (open.read(packet)) {
      if (packet.streamIndex === open.video.index) await use(packet, 'picture');
      else if (packet.streamIndex === open.audio?.index) await use(packet, 'sound');
      packet.unref();
    }
  } finally {
    packet.free();
  }
}

/** Opens, uses and closes a video. */
export async function withVideo<T>({ bytes, container }: VideoBytes, use: (open: OpenVideo) => Promise<T>): Promise<T> {
  const open = await OpenVideo.open(bytes, container);
  try {
    return await use(open);
  } finally {
    await open.close();
  }
}

/** One picture of the file by its packet: when it is shown, in ticks of its stream. */
export interface PacketTime {
  readonly pts: bigint;
  readonly key: boolean;
}

/** When the pictures are shown, in the order of the file, without those that are only decoded; empty where the file does not say. */
export async function pictureTimes(source: VideoBytes): Promise<PacketTime[]> {
  const times: PacketTime[] = [];
  await withVideo(source, (open) =>
    eachPacket(open, (packet, track) => {
      if (track === 'picture' && packet.pts !== AV_NOPTS_VALUE && !packet.hasFlags(AV_PKT_FLAG_DISCARD)) {
        times.push({ pts: packet.pts, key: packet.isKeyframe });
      }
    }),
  );
  return times;
}

/** The time of the first picture shown, ticks; 0 where the file does not say. */
export function firstPicture(times: readonly PacketTime[]): bigint {
  return times.reduce<bigint | null>((first, { pts }) => (first === null || pts < first ? pts : first), null) ?? 0n;
}
