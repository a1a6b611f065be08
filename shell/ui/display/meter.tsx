import clsx from 'clsx';
import { useId } from 'react';
import { type MeterZone, zoneOf } from './meter-zone.ts';

interface MeterProps {
  label: string;
  value: number;
  /** Ends of the scale. */
  min: number;
  max: number;
  /** Values below are low, values above `high` are high; both within the scale. */
  low?: number;
  high?: number;
  /** Where a value should lie. Default `middle`. */
  best?: MeterZone;
  /** Names of the zones in words; colour alone tells nothing. */
  words?: Partial<Record<MeterZone, string>>;
  /** A value as text. Default: as it is. */
  format?: (value: number) => string;
  className?: string;
}

const WORDS: Record<MeterZone, string> = { low: 'low', middle: 'in range', high: 'high' };
/** By how many zones a value is away from the best one. */
const TONES = ['text-success', 'text-warning', 'text-danger'];
const ORDER: readonly MeterZone[] = ['low', 'middle', 'high'];

/** A level on a scale with a low and a high zone: the needle, its value and the zone's name. */
export function Meter(props: MeterProps) {
  const { label, value, min, max, low = min, high = max, best = 'middle', words, format = String, className } = props;
  const id = useId();
  const zone = zoneOf(value, low, high);
  const away = Math.abs(ORDER.indexOf(zone) - ORDER.indexOf(best));
  const at = (place: number) => `${(Math.min(1, Math.max(0, (place - min) / (max - min))) * 100).toFixed(2)}%`;
  const word = { ...WORDS, ...words }[zone];

  return (
    <div className={clsx('min-w-0', className)}>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-small">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span>
          <span className="nums font-medium">{format(value)}</span> <span className={TONES[away]}>{word}</span>
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no browser lets its own meter be drawn like this */}
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={`${format(value)}, ${word}`}
        className="relative h-2"
      >
        <div className="absolute inset-0 overflow-hidden rounded-full bg-line">
          <div
            className="absolute inset-y-0 bg-edge opacity-60"
            style={
              best === 'low'
                ? { left: 0, width: at(low) }
                : best === 'high'
                  ? { left: at(high), right: 0 }
                  : { left: at(low), width: `calc(${at(high)} - ${at(low)})` }
            }
          />
        </div>
        <div
          className={clsx('absolute w-1 -translate-x-1/2 rounded-full', TONES[away])}
          style={{
            left: at(value),
            top: -4,
            bottom: -4,
            background: 'currentColor',
            boxShadow: '0 0 0 2px var(--surface)',
          }}
        />
      </div>
      <div aria-hidden className="nums mt-1.5 flex justify-between text-micro text-muted">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  );
}
