import type { Frame } from '../frame.ts';
import { openFrame } from './decode-image.ts';

/** The same picture at this long side, where it is larger. */
export async function reducedFrame(frame: Frame, longSide: number): Promise<Frame> {
  if (Math.max(frame.width, frame.height) <= longSide) return frame;
  const { data, info } = await openFrame(frame)
    .resize({ width: longSide, height: longSide, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}
