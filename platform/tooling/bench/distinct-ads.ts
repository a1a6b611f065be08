import sharp from 'sharp';
import { AD_DESIGNS } from '#modules/core-analysis/engine/testing/ad-designs.ts';
import { composeAd } from '#modules/core-analysis/engine/testing/ad-generator.ts';

/** `count` different ads of 1080x1350, JPEG; no two have the same bytes, so that no measurement is cached. */
export async function distinctAds(count: number): Promise<Buffer[]> {
  const designs = await Promise.all(AD_DESIGNS.map((design) => composeAd(design)));
  return Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const base = designs[i % designs.length];
      if (!base) throw new Error('there is no design to compose');
      return sharp(base)
        .resize(1080, 1350, { fit: 'cover' })
        .modulate({ brightness: 1 + i * 0.0005 })
        .jpeg({ quality: 90 })
        .toBuffer();
    }),
  );
}
