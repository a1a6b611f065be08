import { type KeyboardEvent, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { lazyOnline } from '#shell/sdk/lazy-online.ts';
import { CropMarks } from '#shell/ui/crop-marks.tsx';
import type { AnalysisResults } from '../../../contract/analysis.ts';
import type { Region } from '../../../contract/evidence.ts';
import type { NumberedRegion } from '../places/number-regions.ts';
import type { TextBox } from './draw-overlay.ts';
import type { OverlayMode } from './overlay-modes.ts';
import { useSize } from './use-size.ts';

/** The picture is painted first; what is drawn over it arrives a moment later. */
const OverlayLayer = lazyOnline(() => import('./overlay-layer.tsx').then((module) => module.OverlayLayer));

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
  /** In place of the picture and what is drawn over it: the player of a video. */
  player: ReactNode;
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
  const size = useSize(frame);
  const [hidden, setHidden] = useState(false);
  const [missing, setMissing] = useState<string | null>(null);
  const shown: OverlayMode = hidden ? 'off' : mode;
  const ratio = width / height;

  const scene = useMemo(
    () => ({ mode: shown, opacity, regions, selected, pointed, texts, zones }),
    [shown, opacity, regions, selected, pointed, texts, zones],
  );

  const key = (event: KeyboardEvent) => {
    // A player has keys of its own.
    if (props.player || event.altKey || event.ctrlKey || event.metaKey) return;
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
    <div className="bg-mat lg:col-start-1 lg:row-span-2 lg:row-start-1">
      <section
        aria-label="The creative"
        className="crop-marks flex flex-col lg:sticky lg:top-0 lg:h-[calc(100dvh-var(--notice-end,0px))] lg:overflow-y-auto"
        id="creative"
      >
        <CropMarks />
        <div className="grid min-h-0 flex-1 place-items-center px-5 py-8 sm:px-12 lg:min-h-56">
          <div className="grid size-full place-items-center lg:[container-type:size]">
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
            <div
              ref={frame}
              role="group"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys work only while it has the focus (WCAG 2.1.4)
              tabIndex={0}
              aria-label="Your ad. Press o to change the overlay, h to hide it, arrow keys to move between regions."
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
                <div className="absolute inset-0 bg-sunken" />
              )}
              <Suspense fallback={null}>
                {props.player ?? (
                  <OverlayLayer attention={attention} scene={scene} size={size} onSelect={onSelect} onPoint={onPoint} />
                )}
              </Suspense>
              {props.player || (picture && missing !== picture) ? null : (
                <p className="pointer-events-none absolute inset-x-3 bottom-3 rounded-control border bg-surface px-3 py-2 text-center text-small text-muted">
                  The image was deleted. Its measurements are kept.
                </p>
              )}
            </div>
          </div>
        </div>
        <div className="grid grid-cols-1 gap-4 px-4 pb-4 sm:px-6">{props.children}</div>
      </section>
    </div>
  );
}
