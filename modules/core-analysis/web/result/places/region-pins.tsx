import clsx from 'clsx';
import { useMemo } from 'react';
import type { TextBox } from '../overlay/draw-overlay.ts';
import type { NumberedRegion } from './number-regions.ts';
import { CHIP, placeChips } from './place-chips.ts';

interface RegionPinsProps {
  regions: readonly NumberedRegion[];
  /** Words that no chip should cover. */
  texts: readonly TextBox[];
  /** Of the shown creative, CSS pixels. */
  size: { width: number; height: number };
  selected: number | null;
  pointed: number | null;
  onSelect(number: number | null): void;
  onPoint(number: number | null): void;
}

/** The numbers on the creative, one button a place: each press shows the next of what was found there, the last one none. */
export function RegionPins({ regions, texts, size, selected, pointed, onSelect, onPoint }: RegionPinsProps) {
  const scale = (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
  const chips = useMemo(
    () =>
      placeChips(
        regions,
        texts.map(({ region }) => region),
        size,
        scale,
      ),
    [regions, texts, size, scale],
  );
  return chips.map(({ regions: here, label, again, ...spot }) => {
    const at = here.findIndex(({ number }) => number === selected);
    const active = at >= 0;
    const lit = active ? here[at] : here.find(({ number }) => number === pointed);
    const first = lit ?? here[0];
    return (
      <button
        key={`${spot.box.x} ${spot.box.y} ${label}`}
        type="button"
        aria-pressed={active}
        aria-label={
          (again ? 'Again ' : '') +
          [first, ...here.filter((entry) => entry !== first)]
            .map((entry) => `${again ? 'region' : 'Region'} ${entry?.number}: ${entry?.title}`)
            .join('; ') +
          // What is seen is part of the name, so that it can be spoken.
          (here.length > 1 && !active ? `; marked ${label}` : '')
        }
        // The arrows go through all regions; a place that says nothing new would only be one more stop.
        tabIndex={again ? -1 : undefined}
        onClick={() => onSelect(here[at + 1]?.number ?? null)}
        onPointerEnter={() => onPoint(first?.number ?? null)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(first?.number ?? null)}
        onBlur={() => onPoint(null)}
        style={{ left: spot.left, top: spot.top, width: spot.width, height: CHIP * scale }}
        className={clsx(
          'nums absolute grid place-items-center rounded-full border-2 text-micro font-semibold',
          'after:absolute after:-inset-1 pointer-coarse:after:-inset-3',
          lit
            ? 'z-10 border-white bg-[#2c5dbd] text-white'
            : here.every(({ tone }) => tone === 'good')
              ? 'border-[#16181e] bg-white text-[#16181e]'
              : 'border-white bg-[#16181e] text-white',
          selected !== null && !active && 'opacity-70',
        )}
      >
        {active ? selected : label}
      </button>
    );
  });
}
