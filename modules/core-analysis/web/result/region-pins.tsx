import clsx from 'clsx';
import { useMemo } from 'react';
import type { NumberedRegion } from './number-regions.ts';
import { placePins } from './place-pins.ts';

const PIN = 26;
const GAP = 4;

interface RegionPinsProps {
  regions: readonly NumberedRegion[];
  /** Of the shown creative, CSS pixels. */
  size: { width: number; height: number };
  selected: number | null;
  pointed: number | null;
  onSelect(number: number | null): void;
  onPoint(number: number | null): void;
}

/** The numbers on the creative, one button a region. */
export function RegionPins({ regions, size, selected, pointed, onSelect, onPoint }: RegionPinsProps) {
  const pins = useMemo(() => placePins(regions, size.width, size.height, PIN + GAP), [regions, size]);
  return pins.map((pin) => {
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
  });
}
