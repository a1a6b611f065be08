import { labOf } from '../../colour-science.ts';
import { ramp } from '../../response.ts';
import type { PreparedPlanes } from '../prepare-planes.ts';
import { gatherTiles, type TileSums } from '../tile-sums.ts';
import { besideGrounds, besideTexts, type LetteredBlock, type PictureMask, pictureOf } from './picture-mask.ts';

/**
 * Share of a tile's pixels with texture from which it begins to be photographed and is surely so. Drawn interfaces change at their edges
 * alone: of their tiles at most one in seven passes 0.5; of ten photographs three in four do, at a quarter of their light too.
 */
const PHOTOGRAPHED = [0.45, 0.75] as const;
/** Texture of the picture's area between which only its textured tiles count and all of it does: skies and shadows are plain too. */
const WHOLE = [0.1, 0.25] as const;
/** L* of a text's ground between which it may be shade laid under letters. */
const SHADE = [50, 30] as const;
/** How far shade reaches around its text, as shares of the frame's height (across at half the distance): all of it, and nothing. */
const REACH = [0.06, 0.2] as const;
/** Points of L* by which the textured tiles around dark-grounded texts must be darker than the others to be shade, not a dark photograph. */
const DARKER = [5, 15] as const;
/**
 * Compression grid between which texture ceases to say what is photographed: quantising wipes it out of photographs too, and lays
 * steps into what was drawn.
 */
const blockedBy = ramp(1.4, 1.7);
/** Share of the frame beside the shade that must be photographed to compare with. */
const COMPARABLE = [0.03, 0.1] as const;

/** A square of the frame, and how far its picture counts for the light of the whole, 0..1. */
export type WeighedTile = TileSums & { readonly weight: number };

export interface PhotographicTiles {
  readonly tiles: readonly WeighedTile[];
  /** Share of the frame, 0..1, that has photographic texture and is neither ground nor letter, nor shade laid under letters. */
  readonly photographed: number;
  /** Grounds and texts it was judged by, and the pixels beside them, 1 each. */
  readonly mask: PictureMask;
  readonly picture: Uint8Array;
}

/**
 * What of a frame of long side 512 light can be judged on. An interface, a flat drawing or a dark translucent panel under letters has
 * tones because somebody chose them: to lift those would undo the design. As far as compression blocks show, all counts as
 * photographed: without texture a dark photograph would pass for a dark drawing. Null where a ground and texts are all there is.
 */
export function findPhotographicTiles(
  { luma512, lab512 }: Pick<PreparedPlanes, 'luma512' | 'lab512'>,
  mask: PictureMask,
  blocks: readonly LetteredBlock[],
  blockiness: number,
  picture: Uint8Array | null = pictureOf(mask),
): PhotographicTiles | null {
  const blocked = blockedBy(blockiness);
  if (!picture && blocked === 0) return null;
  // Blocks of one colour are no ground.
  const judged = picture
    ? mask
    : { ...mask, grounds: new Uint8Array(mask.grounds.length), fills: new Uint8Array(mask.fills.length) };
  const free = picture ?? besideTexts(mask);
  const sums = gatherTiles(luma512, lab512.l, judged, free);
  const texture = sums.map(({ free, textured }) =>
    Math.max(blocked, ramp(...PHOTOGRAPHED)(textured / Math.max(1, free))),
  );
  const surely = sums.map(({ free }, i) => free * (texture[i] as number));
  const shade = shadeOf(sums, surely, mask, blocks);
  const unshaded = (values: readonly number[]) => sum(values.map((value, i) => value * (1 - (shade[i] as number))));
  const photographed = unshaded(surely);
  const whole = ramp(...WHOLE)(photographed / Math.max(1, unshaded(sums.map(({ free }) => free))));
  const tiles = sums.map((tile, i) => ({
    ...tile,
    weight: (1 - (shade[i] as number)) * (whole + (1 - whole) * (texture[i] as number)),
  }));
  return { tiles, photographed: photographed / mask.grounds.length, mask: judged, picture: free };
}

/** Whether compression leaves so little texture that no plain area can be called drawn. */
export const hidesTexture = (blockiness: number): boolean => blockedBy(blockiness) > 0;

/** Share of the frame, 0..1, that has photographic texture, where there is too little picture to judge its light as well. */
export function photographedShare(
  planes: Pick<PreparedPlanes, 'luma512' | 'lab512'>,
  mask: PictureMask,
  blocks: readonly LetteredBlock[],
  blockiness: number,
): number {
  return findPhotographicTiles(planes, mask, blocks, blockiness, besideGrounds(mask))?.photographed ?? 0;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/**
 * How surely each tile lies in shade laid under letters, 0..1: near letters on a dark ground, and darker than the photograph elsewhere.
 * `surely`: pixels of each tile that are photographed.
 */
function shadeOf(
  tiles: readonly TileSums[],
  surely: readonly number[],
  { width, height }: PictureMask,
  blocks: readonly LetteredBlock[],
): number[] {
  const grounds = blocks.flatMap(({ region, background }) => {
    const dark = background ? ramp(...SHADE)(labOf(background).l) : 0;
    return dark > 0 ? [{ region, dark }] : [];
  });
  if (grounds.length === 0) return tiles.map(() => 0);
  const fading = ramp(REACH[1], REACH[0]);
  const near = tiles.map(({ x, y }) =>
    grounds.reduce((most, { region, dark }) => {
      const across = (Math.max(region.x - x, x - region.x - region.w, 0) * width) / height / 2;
      const down = Math.max(region.y - y, y - region.y - region.h, 0);
      return Math.max(most, dark * fading(Math.hypot(across, down)));
    }, 0),
  );
  /** Mean L* of the photographed pixels, tile by tile with these weights, and how many they are. */
  const lightOf = (weights: readonly number[]) => {
    const counted = weights.map((weight, i) => weight * (surely[i] as number));
    const pixels = sum(counted);
    const light = sum(tiles.map((tile, i) => (tile.light / Math.max(1, tile.free)) * (counted[i] as number)));
    return { pixels, light: light / Math.max(1, pixels) };
  };
  const [under, beside] = [lightOf(near), lightOf(near.map((value) => 1 - value))];
  const sure = ramp(...DARKER)(beside.light - under.light) * ramp(...COMPARABLE)(beside.pixels / (width * height));
  return near.map((value) => value * sure);
}
