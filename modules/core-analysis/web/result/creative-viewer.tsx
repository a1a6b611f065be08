import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { CropMarks } from '#shell/ui/crop-marks.tsx';
import type { AnalysisResults } from '../../contract/analysis.ts';
import type { Region } from '../../contract/evidence.ts';
import { decodeAttention, upsample } from './attention-grid.ts';
import { drawOverlay, type OverlayMode, paintHeat, type TextBox, traceContours } from './draw-overlay.ts';
import type { NumberedRegion } from './number-regions.ts';
import { RegionPins } from './region-pins.tsx';
import { useSize } from './use-size.ts';

const FINER = 6;

interface CreativeViewerProps {
  /** What the picture is, as the ear hears it. */
  alt: string;
  picture: string | null;
  width: number;
  height: number;
  attention: AnalysisResults['attention'];
  regions: readonly NumberedRegion[];
  texts: readonly TextBox[];
  zones: readonly Region[];
  modes: readonly OverlayMode[];
  mode: OverlayMode;
  /** Of the heat, 0..1. */
  opacity: number;
  selected: number | null;
  pointed: number | null;
  onMode(mode: OverlayMode): void;
  onSelect(number: number | null): void;
  onPoint(number: number | null): void;
  /** Under the picture: overlay controls, a video's timeline. */
  children: ReactNode;
}

/**
 * The creative on its mat with the overlay in one canvas above it. While the
 * picture has the focus: `o` next overlay, hold `h` to hide it, `1`-`9` a
 * region, arrows the next or previous one, Esc none.
 */
export function CreativeViewer(props: CreativeViewerProps) {
  const { alt, picture, width, height, attention, regions, texts, zones, modes, mode, opacity } = props;
  const { selected, pointed, onMode, onSelect, onPoint } = props;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const [hidden, setHidden] = useState(false);
  const [missing, setMissing] = useState<string | null>(null);
  const shown: OverlayMode = hidden ? 'off' : mode;
  const ratio = width / height;

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
    const scene = { mode: shown, opacity, regions, selected, pointed, texts, zones };
    drawOverlay(context, size, layers.heat, layers.lines, scene);
  }, [layers, size, shown, opacity, regions, selected, pointed, texts, zones]);

  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = (by: number) => {
      if (regions.length === 0) return;
      const at = selected === null ? (by > 0 ? -1 : 0) : regions.findIndex((region) => region.number === selected);
      onSelect(regions[(at + by + regions.length) % regions.length]?.number ?? null);
    };
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : null;
    if (digit !== null && regions.some((region) => region.number === digit)) onSelect(digit);
    else if (event.key === 'o') onMode(modes[(modes.indexOf(mode) + 1) % modes.length] ?? 'off');
    else if (event.key === 'h') setHidden(true);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Escape' && selected !== null) onSelect(null);
    else return;
    event.preventDefault();
  };

  return (
    <section
      aria-label="The creative"
      className="crop-marks flex flex-col bg-mat lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto"
      id="creative"
    >
      <CropMarks />
      <div className="grid min-h-0 flex-1 place-items-center px-5 pt-8 pb-4 sm:px-12 lg:min-h-56">
        <div className="grid size-full place-items-center lg:[container-type:size]">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
          <div
            ref={frame}
            role="group"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys work only while it has the focus (WCAG 2.1.4)
            tabIndex={0}
            aria-label="Picture. Keys: o changes the overlay, h hides it, arrows go through the regions."
            onKeyDown={key}
            onKeyUp={(event) => event.key === 'h' && setHidden(false)}
            onBlur={() => setHidden(false)}
            className="relative w-full shadow-float [view-transition-name:creative] max-lg:[--room:48dvh] lg:[--room:100cqh]"
            style={{ aspectRatio: ratio, maxWidth: `calc(var(--room) * ${ratio})` }}
          >
            {picture && missing !== picture ? (
              <img
                src={picture}
                alt={alt}
                width={width}
                height={height}
                className="absolute inset-0 size-full"
                onError={() => setMissing(picture)}
              />
            ) : (
              <p className="absolute inset-0 grid content-end bg-sunken p-6 text-center text-small text-muted">
                The picture is not stored any more. The measurements below stay.
              </p>
            )}
            <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />
            {shown === 'regions' ? (
              <RegionPins
                regions={regions}
                size={size}
                selected={selected}
                pointed={pointed}
                onSelect={onSelect}
                onPoint={onPoint}
              />
            ) : null}
          </div>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-4 px-4 pb-4 sm:px-6">{props.children}</div>
    </section>
  );
}
