import {
  AV_CODEC_ID_AV1,
  AV_CODEC_ID_OPUS,
  AV_CODEC_ID_VORBIS,
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  type AVCodecID,
} from 'node-av/constants';
import type { VideoContainer, WrittenContainer } from '../decode/sniff-media.ts';
import type { OpenVideo } from './open-video.ts';

/** What WebM is made of; browsers play no other tracks in Matroska. */
const WEBM_PICTURES: ReadonlySet<AVCodecID> = new Set([AV_CODEC_ID_VP8, AV_CODEC_ID_VP9, AV_CODEC_ID_AV1]);
const WEBM_SOUNDS: ReadonlySet<AVCodecID> = new Set([AV_CODEC_ID_OPUS, AV_CODEC_ID_VORBIS]);

/** What the tracks of a video are written to again: the kind of file they came in, save Matroska of tracks that only play in MP4. */
export function writtenContainer({ video, audio }: OpenVideo, container: VideoContainer): WrittenContainer {
  if (container === 'mp4' || container === 'mov') return container;
  const picture = WEBM_PICTURES.has(video.stream.codecpar.codecId);
  const sound = audio === null || WEBM_SOUNDS.has(audio.codecpar.codecId);
  return picture && sound ? 'webm' : 'mp4';
}
