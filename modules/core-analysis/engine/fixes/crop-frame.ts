import type { Region } from '../../contract/evidence.ts';
import type { Frame } from '../frame.ts';

/** Cuts a region out. Its shape is the named ratio to the pixel. */
export function cropFrame(frame: Frame, region: Region, ratio: string): Frame {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const most = Math.min(frame.width / across, frame.height / down);
  const unit = Math.min(most, (region.w * frame.width) / across);
  const width = Math.floor(unit * across);
  const height = Math.min(frame.height, Math.round((width * down) / across));
  const left = Math.min(frame.width - width, Math.max(0, Math.round(region.x * frame.width)));
  const top = Math.min(frame.height - height, Math.max(0, Math.round(region.y * frame.height)));
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * frame.width + left) * 3;
    rgb.set(frame.rgb.subarray(from, from + width * 3), y * width * 3);
  }
  return { width, height, rgb };
}
