import sharp from 'sharp';

/** Repeatable numbers 0..1 from a seed (Numerical Recipes' linear congruence). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const LAYERS = [8, 24, 80, 270];

/**
 * A picture with detail at four scales, as a photograph has: PNG bytes, the
 * same for the same seed. `base` is its mean level 0..255, `strength` how far
 * detail leaves it.
 */
export async function photoNoise(
  width: number,
  height: number,
  { base = 90, strength = 0.9, seed = 7 }: { base?: number; strength?: number; seed?: number } = {},
): Promise<Buffer> {
  const next = seededNumbers(seed);
  const sum = new Float32Array(width * height * 3);
  for (const across of LAYERS) {
    const down = Math.max(1, Math.round((across * height) / width));
    const raw = Buffer.from(Uint8Array.from({ length: across * down * 3 }, () => Math.floor(next() * 256)));
    const layer = await sharp(raw, { raw: { width: across, height: down, channels: 3 } })
      .resize(width, height, { kernel: 'cubic', fit: 'fill' })
      .raw()
      .toBuffer();
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + ((layer[i] as number) - 128) / LAYERS.length;
  }
  const pixels = Buffer.alloc(sum.length);
  for (let i = 0; i < sum.length; i++) pixels[i] = Math.max(0, Math.min(255, base + (sum[i] as number) * strength));
  return await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
