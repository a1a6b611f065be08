import { decodeImage } from '#modules/core-analysis/engine/decode/decode-image.ts';
import { measureImage } from '#modules/core-analysis/engine/measure-image.ts';
import { readText, warmText } from '#modules/core-analysis/engine/text/recognise/read-text.ts';
import { type Spread, spreadOf } from './statistics.ts';

/** The engine in this process, one file at a time, and its floor: decoding and reading alone. */
export async function measureEngine(ads: readonly Buffer[]): Promise<{ engine: Spread; floor: Spread }> {
  await warmText();
  const [first] = ads;
  if (first) await measureImage(first, {});
  const engine: number[] = [];
  const floor: number[] = [];
  // In turn, so that a slow moment of the machine meets both.
  for (const ad of ads) {
    let since = performance.now();
    await measureImage(ad, {});
    engine.push(performance.now() - since);
    since = performance.now();
    const { frames } = await decodeImage(ad);
    await readText(frames);
    floor.push(performance.now() - since);
  }
  return { engine: spreadOf(engine), floor: spreadOf(floor) };
}
