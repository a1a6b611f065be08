import { openFrame } from '../decode/decode-image.ts';
import type { Frame } from '../frame.ts';
import type { ButtonDrawing } from './fix-plan.ts';
import { CAPITAL, labelPath, labelWidth } from './label-paths.ts';

/** The button with its label, drawn over the picture. No font of the machine is used. */
export async function drawButton(frame: Frame, button: ButtonDrawing): Promise<Frame> {
  const { width, height } = frame;
  const box = {
    x: Math.round(button.region.x * width),
    y: Math.round(button.region.y * height),
    w: Math.round(button.region.w * width),
    h: Math.round(button.region.h * height),
  };
  const size = button.fontSize * height;
  const left = (box.w - labelWidth(button.label) * size) / 2;
  const baseline = box.h / 2 + (size * CAPITAL) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.w}" height="${box.h}"><rect width="${box.w}" height="${box.h}" rx="${(box.h * button.corner).toFixed(2)}" fill="${button.fill}"/><path d="${labelPath(button.label, left, baseline, size)}" fill="${button.ink}"/></svg>`;
  const { data, info } = await openFrame(frame)
    .composite([{ input: Buffer.from(svg), left: box.x, top: box.y }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}
