import {
  AV_DISPOSITION_ATTACHED_PIC,
  AV_DISPOSITION_DEFAULT,
  AV_DISPOSITION_TIMED_THUMBNAILS,
  type AVCodecID,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import type { Stream } from 'node-av/lib';
import { EngineError } from '../decode/engine-error.ts';
import { VIDEO_CODECS } from './video-track.ts';

/** Pictures beside the video, which the demuxer lists as video streams too. */
const COVERS = AV_DISPOSITION_ATTACHED_PIC | AV_DISPOSITION_TIMED_THUMBNAILS;

/** All that is asked of a stream before it is chosen. Getters that build objects of what a stranger's stream holds have killed the process. */
interface ListedStream {
  readonly index: number;
  readonly kind: 'picture' | 'sound';
  readonly codec: AVCodecID;
  /** Not switched off by the file. */
  readonly on: boolean;
}

export interface PickedStreams {
  readonly video: Stream;
  readonly audio: Stream | null;
}

/**
 * Chooses the picture and the sound as players do: the first stream of each that holds anything and is not switched off, of
 * pictures one that can be decoded before all; cover pictures are none.
 *
 * @param filled which streams hold a packet; asked only where there is a choice
 * @throws EngineError `video_without_picture`
 */
export async function pickStreams(
  streams: readonly Stream[],
  filled: (among: readonly number[]) => Promise<ReadonlySet<number>>,
): Promise<PickedStreams> {
  const listed = streams.flatMap((stream) => listedOf(stream));
  const ofKind = (wanted: ListedStream['kind']) => listed.filter(({ kind }) => kind === wanted);
  const choices = (['picture', 'sound'] as const).map(ofKind).filter(({ length }) => length > 1);
  const asked = choices.flat().map(({ index }) => index);
  const full = asked.length > 0 ? await filled(asked) : null;
  const cost = ({ kind, codec, index, on }: ListedStream) =>
    (kind === 'picture' && !VIDEO_CODECS.has(codec) ? 4 : 0) + (full && !full.has(index) ? 2 : 0) + (on ? 0 : 1);
  const best = (kind: ListedStream['kind']) => ofKind(kind).sort((one, other) => cost(one) - cost(other))[0];
  const at = (index: number | undefined) => streams.find((stream) => stream.index === index) ?? null;
  const video = at(best('picture')?.index);
  if (!video) throw new EngineError('video_without_picture');
  return { video, audio: at(best('sound')?.index) };
}

function listedOf({ index, codecpar, disposition }: Stream): ListedStream[] {
  const { codecType, codecId: codec } = codecpar;
  const isCover = (disposition & COVERS) !== 0;
  const kind =
    codecType === AVMEDIA_TYPE_AUDIO ? 'sound' : codecType === AVMEDIA_TYPE_VIDEO && !isCover ? 'picture' : null;
  return kind ? [{ index, kind, codec, on: (disposition & AV_DISPOSITION_DEFAULT) !== 0 }] : [];
}
