import sharp, { type Sharp } from 'sharp';
import type { AnalysisResults } from '../../contract/analysis.ts';
import { heatAlpha, heatColour } from '../../contract/heat-ramp.ts';

type Attention = AnalysisResults['attention'];

/** As the result page draws it where nobody moved its slider. */
const OPACITY = 0.78;

/**
 * The creative with its predicted attention over it, at the size of the picture given.
 *
 * @param picture a picture that the engine encoded, never an upload
 */
export async function heatmapImage(picture: Uint8Array, attention: Attention): Promise<Sharp> {
  const { width, height } = await sharp(picture).metadata();
  const heat = await sharp(heatPixels(attention), {
    raw: { width: attention.width, height: attention.height, channels: 4 },
  })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(
    await sharp(picture)
      .composite([{ input: heat }])
      .removeAlpha()
      .raw()
      .toBuffer(),
    {
      raw: { width, height, channels: 3 },
    },
  );
}

/** The same as a PNG. */
export async function heatmapPng(picture: Uint8Array, attention: Attention): Promise<Buffer> {
  return (await heatmapImage(picture, attention)).png({ compressionLevel: 9, effort: 4 }).toBuffer();
}

function heatPixels({ width, height, data }: Attention): Buffer {
  const values = Buffer.from(data, 'base64');
  const peak = values.reduce((most, value) => Math.max(most, value), 1);
  const pixels = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i += 1) {
    const t = (values[i] ?? 0) / peak;
    const [r, g, b] = heatColour(t);
    pixels.set([r, g, b, Math.round(heatAlpha(t) * OPACITY * 255)], i * 4);
  }
  return pixels;
}
