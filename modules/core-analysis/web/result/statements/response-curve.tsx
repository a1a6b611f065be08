import clsx from 'clsx';
import type { Evidence } from '../../../contract/evidence.ts';
import { formatNumber } from '../../format.ts';
import { Gauge, MeasuredAndTarget, toneColour } from '../score/gauge.tsx';
import { type CurveShape, shapeCurve } from './curve-scale.ts';

/**
 * The rule's response to other values with the measured one marked. A rule whose value is no scale (found or not, a wording, a
 * file type) has no curve to stand on: a gauge with its marks is all that can honestly be drawn there.
 */
export function ResponseCurve({ evidence }: { evidence: Evidence }) {
  const shape = evidence.curve ? shapeCurve(evidence.curve, evidence.value, evidence.zones) : null;
  if (!shape) return <Gauge evidence={evidence} />;
  const colour = toneColour(shape.height);
  const left = `${shape.at * 100}%`;
  const top = `${(1 - shape.height) * 100}%`;

  return (
    <figure>
      <div aria-hidden className="relative mx-2.5 h-5">
        <span
          className="absolute top-0 rounded-[4px] bg-text px-1.5 text-micro font-medium whitespace-nowrap text-bg"
          style={{ left, translate: `-${shape.at * 100}%` }}
        >
          You are here
        </span>
      </div>
      <div
        role="img"
        aria-label={inWords(evidence, shape)}
        className="relative rounded-control bg-sunken px-2.5 py-2.5"
      >
        <div className="relative h-14">
          {shape.bands.map((band) => (
            <span
              key={band.from}
              className={clsx(
                'absolute -inset-y-2.5 border-success/50 bg-success-soft',
                band.from > 0 ? 'border-l' : 'rounded-l-control',
                band.to < 1 ? 'border-r' : 'rounded-r-control',
              )}
              style={{
                left: band.from > 0 ? `${band.from * 100}%` : '-0.625rem',
                right: band.to < 1 ? `${(1 - band.to) * 100}%` : '-0.625rem',
              }}
            />
          ))}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
            aria-hidden
          >
            <path
              d={shape.line}
              fill="none"
              stroke="var(--muted)"
              strokeWidth="1.75"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span
            className="absolute -top-3.5 -bottom-2.5 w-px -translate-x-1/2 border-l border-dashed border-text/60"
            style={{ left }}
          />
          <span
            className="absolute size-3.5 -translate-1/2 rounded-full border-2 border-surface shadow-[0_0_0_1px_var(--text)]"
            style={{ left, top, background: colour }}
          />
        </div>
      </div>
      <figcaption>
        <span aria-hidden className="nums mt-1 flex justify-between gap-4 text-micro text-muted">
          <span>{shape.beyond === 'below' ? `under ${formatNumber(shape.min)}` : formatNumber(shape.min)}</span>
          <span>
            {shape.beyond === 'above' ? 'over ' : ''}
            {formatNumber(shape.max)} {shortUnit(evidence.unit)}
          </span>
        </span>
        <MeasuredAndTarget evidence={evidence} />
      </figcaption>
    </figure>
  );
}

/** A unit that fits at the end of a scale; a longer one is told in full beside the figures below. */
function shortUnit(unit: string): string {
  return unit.length <= 24 ? unit : unit.startsWith('%') ? '%' : '';
}

/** The picture as a sentence: axis, where the rule is met, where this creative stands. */
function inWords({ measure, unit, display, target, response }: Evidence, shape: CurveShape): string {
  const value = (share: number) => formatNumber(shape.min + share * (shape.max - shape.min));
  const met = shape.bands.map((band) => `from ${value(band.from)} to ${value(band.to)}`).join(' and ');
  return [
    `Response curve of ${measure}, from ${formatNumber(shape.min)} to ${formatNumber(shape.max)} ${unit}`.trim(),
    ...(met ? [`The aim is met ${met}`] : []),
    `Measured ${display}; aim: ${target}; ${Math.round(response * 100)} of 100 for this check`,
  ].join('. ');
}
