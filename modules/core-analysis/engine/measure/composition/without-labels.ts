import type { Region } from '../../../contract/evidence.ts';
import type { LabPlanes, Plane } from '../plane.ts';

/** The picture as if nothing were stuck on its things: each column of a label runs from what is over it to what is under it. */
export function withoutLabels({ l, a, b }: LabPlanes, labels: readonly { readonly region: Region }[]): LabPlanes {
  const filled = (plane: Plane): Plane => {
    const { width, height } = plane;
    const data = Float32Array.from(plane.data);
    for (const { region } of labels) {
      const [top, bottom] = [Math.round(region.y * height) - 1, Math.round((region.y + region.h) * height)];
      for (let x = Math.round(region.x * width); x < Math.round((region.x + region.w) * width); x += 1) {
        const start = data[top * width + x] as number;
        const end = data[bottom * width + x] as number;
        for (let y = top + 1; y < bottom; y += 1)
          data[y * width + x] = start + ((end - start) * (y - top)) / (bottom - top);
      }
    }
    return { width, height, data };
  };
  return { l: filled(l), a: filled(a), b: filled(b) };
}
