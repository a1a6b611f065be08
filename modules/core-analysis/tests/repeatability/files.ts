import { AD_DESIGNS } from '../../engine/testing/ad-designs.ts';
import { type AdDesign, composeAd } from '../../engine/testing/ad-generator.ts';
import { renderSpot, type SpotDesign, spotPlan } from '../ranking/spot.ts';
import { SPOT_DESIGNS } from '../ranking/video-ladders.ts';

/** An ad on a photograph. */
export const repeatedImage = (): Promise<Buffer> => composeAd(AD_DESIGNS[4] as AdDesign);

/** A short clip with cuts, texts, speech and an end card. */
export function repeatedClip(): Promise<Uint8Array> {
  const plan = spotPlan(SPOT_DESIGNS[0] as SpotDesign);
  return renderSpot({
    ...plan,
    width: 270,
    height: 480,
    shots: plan.shots.slice(0, 2),
    texts: plan.texts.filter(({ end }) => end < 3.5),
    card: { seconds: 1.5, asks: true },
  });
}
