import { ArrowDown, Captions, EyeOff, Flame, Smartphone, SquareDashed } from 'lucide-react';
import { Segmented } from '#shell/ui/segmented.tsx';
import { Select } from '#shell/ui/select.tsx';
import type { Placement } from '../../../contract/analysis.ts';
import type { NumberedRegion } from '../places/number-regions.ts';
import { Said } from '../statements/said.tsx';
import type { OverlayMode } from './overlay-modes.ts';

const ICON = 'size-4';
const MODES: readonly { id: OverlayMode; label: string; icon: React.ReactNode }[] = [
  { id: 'off', label: 'Off', icon: <EyeOff className={ICON} aria-hidden /> },
  { id: 'heat', label: 'Heat', icon: <Flame className={ICON} aria-hidden /> },
  { id: 'regions', label: 'Regions', icon: <SquareDashed className={ICON} aria-hidden /> },
  { id: 'texts', label: 'Texts', icon: <Captions className={ICON} aria-hidden /> },
  { id: 'zones', label: 'Zones', icon: <Smartphone className={ICON} aria-hidden /> },
];

const NOTES: Partial<Record<OverlayMode, string>> = {
  off: 'Your ad without overlay',
  regions: 'Numbers match the findings; dashed: what works',
  texts: 'Contrast of each text; aim for 4.5 or more',
};

interface OverlayControlsProps {
  /** The overlays that have something to show on this creative. */
  modes: readonly OverlayMode[];
  mode: OverlayMode;
  onMode(mode: OverlayMode): void;
  opacity: number;
  onOpacity(opacity: number): void;
  zoneOptions: readonly { id: Placement; label: string }[];
  placement: Placement | null;
  onPlacement(placement: Placement): void;
  /** One line only, because a timeline lies under it. */
  compact: boolean;
  /** Index of the shot that has the heat, while another one is shown. */
  heatElsewhere: number | null;
  onHeat(): void;
  /** The region that was chosen on the creative. */
  chosen: NumberedRegion | null;
  /** Opens the statement of a rule. */
  onRead(ruleId: string): void;
}

/** Which overlay lies on the creative, and the one setting it has. */
export function OverlayControls(props: OverlayControlsProps) {
  const {
    modes,
    mode,
    onMode,
    opacity,
    onOpacity,
    zoneOptions,
    placement,
    onPlacement,
    compact,
    heatElsewhere,
    chosen,
  } = props;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
      <Segmented
        label="Overlay"
        options={MODES.filter(({ id }) => modes.includes(id))}
        value={mode}
        onChange={onMode}
        stacked={compact ? 'always' : 'narrow'}
      />
      <div className={compact ? 'contents' : 'flex min-h-9 items-center pointer-coarse:min-h-11'}>
        {heatElsewhere === null ? null : (
          <button
            type="button"
            onClick={props.onHeat}
            className="inline-flex min-h-9 items-center rounded-control text-small font-medium text-accent hover:text-accent-strong pointer-coarse:min-h-11"
          >
            Heat is of shot {heatElsewhere + 1}
          </button>
        )}
        {mode === 'heat' && heatElsewhere === null ? (
          <label className="flex flex-wrap items-center gap-x-3 text-small text-muted">
            Opacity
            <input
              type="range"
              min={20}
              max={100}
              step={5}
              value={Math.round(opacity * 100)}
              onChange={(event) => onOpacity(Number(event.target.value) / 100)}
              className="range w-28"
            />
          </label>
        ) : null}
        {mode === 'zones' && placement ? (
          <Select
            label="Covered by"
            options={zoneOptions}
            value={placement}
            onChange={onPlacement}
            inline={compact ? 'bare' : true}
          />
        ) : null}
        {NOTES[mode] && !compact && !chosen ? <p className="text-small text-muted">{NOTES[mode]}</p> : null}
        {chosen ? (
          <button
            type="button"
            onClick={() => props.onRead(chosen.ruleId)}
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-control text-left text-small font-medium hover:text-accent pointer-coarse:min-h-11"
          >
            <span
              aria-hidden
              className="nums grid size-6 shrink-0 place-items-center rounded-full bg-accent text-micro font-semibold text-on-accent"
            >
              {chosen.number}
            </span>
            <span className="line-clamp-2 min-w-0">
              <span className="sr-only">Read: </span>
              <Said>{chosen.title}</Said>
            </span>
            <ArrowDown className="size-4 shrink-0 text-accent lg:-rotate-90" aria-hidden />
          </button>
        ) : null}
      </div>
    </div>
  );
}
