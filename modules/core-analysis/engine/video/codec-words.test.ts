import { AV_CODEC_ID_H263, AV_CODEC_ID_MJPEG, AV_CODEC_ID_NONE } from 'node-av/constants';
import { expect, it } from 'vitest';
import { failureError } from '../../contract/failure-error.ts';
import { EngineError } from '../decode/engine-error.ts';
import { generateClip } from '../testing/clip-generator.ts';
import { codecWords } from './codec-words.ts';
import { OpenVideo } from './open-video.ts';

/** An H.264 clip that says in its track that it is coded as something else. */
async function claiming(tag: string): Promise<Uint8Array> {
  const scenes = [{ seconds: 0.4, picture: '#336699' }];
  const clip = Buffer.from(await generateClip({ width: 96, height: 96, fps: 10, container: 'mov', scenes }));
  const at = clip.indexOf('avc1', clip.indexOf('stsd'));
  clip.write(tag, at, 'latin1');
  return clip;
}

const refusalOf = async (bytes: Uint8Array): Promise<EngineError> => {
  const error = await OpenVideo.open(bytes, 'mov').then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof EngineError)) throw new Error('it was opened');
  return error;
};

it.each([
  ['m2v1', 'MPEG-2 video'],
  ['CFHD', 'GoPro CineForm HD'],
  ['AVdn', 'VC3/DNxHD'],
  ['zzzz', 'zzzz'],
])('a track of %s is refused as %s, with the way out', async (tag, words) => {
  const refused = await refusalOf(await claiming(tag));
  expect(refused).toMatchObject({ code: 'video_codec_unsupported', details: { codec: words } });
  expect(failureError(refused).message).toBe(
    `This video is coded as ${words}, which we cannot read. Export it as H.264 (MP4) and upload the new copy.`,
  );
});

it('names one of several names, the tag of what has none, and never prints what a file puts there', () => {
  expect(codecWords(AV_CODEC_ID_H263, 's263')).toBe('H.263');
  expect(codecWords(AV_CODEC_ID_MJPEG, null)).toBe('MJPEG (Motion JPEG)');
  expect(codecWords(AV_CODEC_ID_NONE, '<b>\u0001')).toBe('b');
  expect(codecWords(AV_CODEC_ID_NONE, null)).toBe('an unknown codec');
});
