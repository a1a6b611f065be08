import type { Region } from '../../../contract/evidence.ts';
import { mergePlaces } from '../places/merge-places.ts';
import type { NumberedRegion } from '../places/number-regions.ts';
import type { OverlayScene } from './draw-overlay.ts';

/** So far outside of a box its frame runs, pixels: no line lies on the words in it. */
const OUTSIDE = 2;

/** A frame around each place; of the chosen region alone, with the rest of the creative dimmed. */
export function drawBoxes(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  scene: OverlayScene,
): void {
  const focus = scene.regions.find((region) => region.number === (scene.selected ?? scene.pointed));
  const around = ({ x, y, w, h }: Region): [number, number, number, number] => {
    const [left, top] = [Math.max(1, x * width - OUTSIDE), Math.max(1, y * height - OUTSIDE)];
    const right = Math.min(width - 1, (x + w) * width + OUTSIDE);
    return [left, top, right - left, Math.min(height - 1, (y + h) * height + OUTSIDE) - top];
  };
  if (scene.selected !== null && focus) {
    context.fillStyle = 'rgba(8, 9, 12, 0.62)';
    context.fillRect(0, 0, width, height);
    for (const box of focus.boxes) context.clearRect(...around(box));
  }
  const stroke = (box: Region, tone: NumberedRegion['tone'], active: boolean) => {
    const frame = around(box);
    context.lineWidth = active ? 4 : 3;
    context.strokeStyle = 'rgba(8, 9, 12, 0.55)';
    context.strokeRect(...frame);
    context.lineWidth = active ? 2 : 1.25;
    context.strokeStyle = active ? '#ffffff' : 'rgba(255, 255, 255, 0.9)';
    context.setLineDash(tone === 'good' && !active ? [5, 4] : []);
    context.strokeRect(...frame);
    context.setLineDash([]);
  };
  for (const { box, regions } of scene.selected === null ? mergePlaces(scene.regions) : [])
    stroke(box, regions.every(({ tone }) => tone === 'good') ? 'good' : 'bad', false);
  for (const box of focus?.boxes ?? []) stroke(box, 'bad', true);
}
