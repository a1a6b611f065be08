import type { TechnicalMeasures } from '../../measurements.ts';
import type { PhotographicTiles, WeighedTile } from './photographic-tiles.ts';

/**
 * Light of the picture itself: of what is neither a flat ground, as paper, a
 * panel or a card is, nor text nor shade laid under it, nor drawn. A product on
 * white is not overexposed, and one on black is not dark. Null where nothing
 * else is left; the whole frame where it is one photograph. At long side 512.
 */
export function tonesOfTiles(found: PhotographicTiles): TechnicalMeasures['picture'] {
  const over = (value: (tile: WeighedTile) => number): number =>
    found.tiles.reduce((sum, tile) => sum + tile.weight * value(tile), 0);
  const all = over(({ pixels }) => pixels);
  if (all === 0) return null;
  const luma = over((tile) => tile.luma) / all;
  return {
    share: all / found.mask.grounds.length,
    photographed: found.photographed,
    meanLightness: over(({ lightness }) => lightness) / all,
    clippedDark: over(({ dark }) => dark) / all,
    rmsContrast: Math.sqrt(Math.max(0, over(({ squares }) => squares) / all - luma ** 2)) / 255,
  };
}
