import clsx from 'clsx';
import { EyeOff, Flame, SquareDashed } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { CropMarks } from '#shell/ui/crop-marks.tsx';
import { Segmented } from '#shell/ui/segmented.tsx';
import type { AnalysisResults } from '../../contract/analysis.ts';
import { decodeAttention, upsample } from './attention-grid.ts';
import { drawOverlay, type OverlayMode, paintHeat, traceContours } from './draw-overlay.ts';
import type { NumberedRegion } from './number-regions.ts';
import { placePins } from './place-pins.ts';
import { useSize } from './use-size.ts';

const PIN = 26;
const GAP = 4;
const FINER = 6;
const MODES = [
  { id: 'off', label: 'Off', icon: <EyeOff className="size-4" aria-hidden /> },
  { id: 'heat', label: 'Heat', icon: <Flame className="size-4" aria-hidden /> },
  { id: 'regions', label: 'Regions', icon: <SquareDashed className="size-4" aria-hidden /> },
] as const;

interface CreativeViewerProps {
  name: string;
  preview: string | null;
  results: AnalysisResults;
  regions: readonly NumberedRegion[];
  mode: OverlayMode;
  selected: number | null;
  pointed: number | null;
  onMode(mode: OverlayMode): void;
  onSelect(number: number | null): void;
  onPoint(number: number | null): void;
}

/**
 * The creative on its mat with the overlay in one canvas above it. While the
 * picture has the focus: `o` next overlay, hold `h` to hide it, `1`-`9` a
 * region, arrows the next or previous one, Esc none.
 */
export function CreativeViewer(props: CreativeViewerProps) {
  const { name, preview, results, regions, mode, selected, pointed, onMode, onSelect, onPoint } = props;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const [opacity, setOpacity] = useState(0.8);
  const [hidden, setHidden] = useState(false);
  const [missing, setMissing] = useState(false);
  const shown: OverlayMode = hidden ? 'off' : mode;
  const ratio = results.image.width / results.image.height;

  const layers = useMemo(() => {
    const grid = upsample(decodeAttention(results.attention), FINER);
    return { heat: paintHeat(grid), lines: traceContours(grid) };
  }, [results.attention]);

  useEffect(() => {
    const target = canvas.current;
    const context = target?.getContext('2d');
    if (!target || !context || size.width === 0) return;
    const density = Math.min(2, devicePixelRatio);
    target.width = Math.round(size.width * density);
    target.height = Math.round(size.height * density);
    context.setTransform(density, 0, 0, density, 0, 0);
    drawOverlay(context, size, layers.heat, layers.lines, { mode: shown, opacity, regions, selected, pointed });
  }, [layers, size, shown, opacity, regions, selected, pointed]);

  const pins = useMemo(() => placePins(regions, size.width, size.height, PIN + GAP), [regions, size]);

  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    const step = (by: number) => {
      if (regions.length === 0) return;
      const at = selected === null ? (by > 0 ? -1 : 0) : regions.findIndex((region) => region.number === selected);
      onSelect(regions[(at + by + regions.length) % regions.length]?.number ?? null);
    };
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : null;
    if (digit !== null && regions.some((region) => region.number === digit)) onSelect(digit);
    else if (event.key === 'o') onMode(MODES[(MODES.findIndex((m) => m.id === mode) + 1) % MODES.length]?.id ?? 'off');
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
      className="crop-marks flex flex-col bg-mat lg:sticky lg:top-0 lg:h-dvh"
      id="creative"
    >
      <CropMarks />
      <div className="grid min-h-0 flex-1 place-items-center px-5 pt-8 pb-4 sm:px-12 lg:pt-12">
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
          className="relative w-full shadow-float [view-transition-name:creative] max-lg:[--room:48dvh] lg:[--room:calc(100dvh-12rem)]"
          style={{ aspectRatio: ratio, maxWidth: `calc(var(--room) * ${ratio})` }}
        >
          {preview && !missing ? (
            <img
              src={preview}
              alt={`The creative ${name}`}
              width={results.image.width}
              height={results.image.height}
              className="absolute inset-0 size-full"
              onError={() => setMissing(true)}
            />
          ) : (
            <p className="absolute inset-0 grid content-end bg-sunken p-6 text-center text-small text-muted">
              The picture is not stored any more. The measurements below stay.
            </p>
          )}
          <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />
          {shown === 'regions'
            ? pins.map((pin) => {
                const region = regions.find((entry) => entry.number === pin.number);
                const active = pin.number === selected;
                return (
                  <button
                    key={pin.number}
                    type="button"
                    aria-pressed={active}
                    aria-label={`Region ${pin.number}: ${region?.title ?? ''}`}
                    onClick={() => onSelect(active ? null : pin.number)}
                    onPointerEnter={() => onPoint(pin.number)}
                    onPointerLeave={() => onPoint(null)}
                    onFocus={() => onPoint(pin.number)}
                    onBlur={() => onPoint(null)}
                    style={{ left: pin.x, top: pin.y }}
                    className={clsx(
                      'nums absolute grid size-[26px] -translate-1/2 place-items-center rounded-full border-2 text-micro font-semibold',
                      'after:absolute after:-inset-1 pointer-coarse:after:-inset-2.5',
                      active || pin.number === pointed
                        ? 'z-10 border-white bg-[#2c5dbd] text-white'
                        : region?.tone === 'good'
                          ? 'border-[#16181e] bg-white text-[#16181e]'
                          : 'border-white bg-[#16181e] text-white',
                      selected !== null && !active && 'opacity-70',
                    )}
                  >
                    {pin.number}
                  </button>
                );
              })
            : null}
        </div>
      </div>
      <div className="flex min-h-[4.25rem] flex-wrap items-center justify-center gap-x-6 gap-y-2 px-5 pb-6">
        <Segmented label="Overlay" options={MODES} value={mode} onChange={onMode} />
        <label
          className={clsx(
            'flex items-center gap-3 text-small text-muted',
            mode !== 'heat' && 'max-sm:hidden sm:invisible',
          )}
        >
          Opacity
          <input
            type="range"
            min={20}
            max={100}
            step={5}
            value={Math.round(opacity * 100)}
            onChange={(event) => setOpacity(Number(event.target.value) / 100)}
            className="range w-28"
          />
        </label>
      </div>
    </section>
  );
}
