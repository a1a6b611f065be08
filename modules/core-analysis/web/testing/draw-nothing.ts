import { vi } from 'vitest';
import type { AnalysisResults } from '../../contract/analysis.ts';

/** happy-dom neither draws nor lays out; the overlay's maths has tests of its own. */
export function drawNothing(): void {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data: Uint8ClampedArray;
      constructor(width: number, height: number) {
        this.data = new Uint8ClampedArray(width * height * 4);
      }
    },
  );
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
    },
  );
}

/** The same result with the smallest map: the heat of a whole one is drawn for nobody. */
export const withoutMap = <T extends AnalysisResults>(results: T): T => ({
  ...results,
  attention: { ...results.attention, width: 2, height: 2, data: btoa('\u00ff\0\0\0') },
});
