import { useEffect, useMemo, useRef } from 'react';
import type { AnalysisResults } from '../../../contract/analysis.ts';
import { RegionPins } from '../places/region-pins.tsx';
import { decodeAttention, upsample } from './attention-grid.ts';
import { drawOverlay, type OverlayScene, paintHeat, traceContours } from './draw-overlay.ts';

const FINER = 6;

interface OverlayLayerProps {
  attention: AnalysisResults['attention'];
  scene: OverlayScene;
  /** Of the shown creative, CSS pixels. */
  size: { width: number; height: number };
  onSelect(number: number | null): void;
  onPoint(number: number | null): void;
}

/** What lies over the creative: one canvas, and the numbers of the regions. */
export function OverlayLayer({ attention, scene, size, onSelect, onPoint }: OverlayLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const layers = useMemo(() => {
    const grid = upsample(decodeAttention(attention), FINER);
    return { heat: paintHeat(grid), lines: traceContours(grid) };
  }, [attention]);

  useEffect(() => {
    const target = canvas.current;
    const context = target?.getContext('2d');
    if (!target || !context || size.width === 0) return;
    const density = Math.min(2, devicePixelRatio);
    target.width = Math.round(size.width * density);
    target.height = Math.round(size.height * density);
    context.setTransform(density, 0, 0, density, 0, 0);
    drawOverlay(context, size, layers.heat, layers.lines, scene);
  }, [layers, size, scene]);

  return (
    <>
      <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />
      {scene.mode === 'regions' && size.width > 0 ? (
        <RegionPins
          regions={scene.regions}
          texts={scene.texts}
          size={size}
          selected={scene.selected}
          pointed={scene.pointed}
          onSelect={onSelect}
          onPoint={onPoint}
        />
      ) : null}
    </>
  );
}
