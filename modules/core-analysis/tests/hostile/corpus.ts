import { seededNumbers } from '../../engine/testing/photo-noise.ts';
import { type BaseFile, goodImages, goodVideos } from './base-files.ts';
import { hostileImages } from './image-cases.ts';
import { mutate } from './mutate.ts';
import { hostileVideos } from './video-cases.ts';

export interface CorpusFile extends BaseFile {
  /** Sound: must be measured. Anything else may be measured or refused. */
  readonly good: boolean;
}

/** Of every 20 files of the mutated part, how many are pictures: clips take three times as long. */
const PICTURES_OF_TWENTY = 15;

/**
 * `count` files: every case made to harm once, `good` sound ones spread among
 * them, the rest real files gone bad. Same seed, same files.
 */
export async function hostileCorpus({
  seed,
  count,
  good,
}: {
  seed: number;
  count: number;
  good: number;
}): Promise<CorpusFile[]> {
  const [images, videos] = [await goodImages(), await goodVideos()];
  const sound = [...images, ...videos];
  const cases = [...hostileImages(images), ...hostileVideos(videos)].map((file) => ({ ...file, good: false }));
  const files: CorpusFile[] = [...cases];
  const next = seededNumbers(seed);
  for (let index = 0; files.length < count - good; index += 1) {
    const from = index % 20 < PICTURES_OF_TWENTY ? images : videos;
    const base = from[Math.floor(next() * from.length)] as BaseFile;
    const { how, bytes } = mutate(base.bytes, next);
    files.push({ name: `${base.name}, ${how}`, bytes, good: false });
  }
  const step = Math.max(1, Math.floor(files.length / good));
  for (let index = 0; index < good; index += 1) {
    const base = sound[index % sound.length] as BaseFile;
    files.splice(Math.min(files.length, index * (step + 1)), 0, { ...base, good: true });
  }
  return files;
}
