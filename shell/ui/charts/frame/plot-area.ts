import { NICE_TICKS } from '../geometry/domain.ts';
import { type Domain, linearScale, type Scale } from '../geometry/extent.ts';
import type { ValueFormat } from '../geometry/format-value.ts';
import { axisTicks, fittingTicks, type Tick, textWidth } from '../geometry/ticks.ts';
import type { ChartBox } from './use-chart-box.ts';

/** What is measured along one side of a chart. */
export interface Axis {
  /** What it is, as a noun: "Cost per result". Heads the table's column too. */
  readonly label: string;
  readonly format: ValueFormat;
}

/** The rectangle marks are drawn in, in pixels of the SVG, with both axes. */
export interface PlotArea {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly sx: Scale;
  readonly sy: Scale;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
}

interface PlotAreaOptions {
  box: ChartBox;
  /** Pixels at the usual type size, with the labels below; it grows with larger type. */
  height: number;
  /** Null: places along the level axis are pixels from its start, as with bars side by side. */
  x: { domain: Domain; format: ValueFormat } | null;
  /** Null: no vertical axis, as where heights have no unit. */
  y: { domain: Domain; format: ValueFormat } | null;
  /** The y domain used to draw where `y` is null. */
  yDomain?: Domain;
}

/** An axis' name with its unit, which the ticks leave out. */
export const axisName = ({ label, format }: Axis): string =>
  format.kind === 'number' && format.unit ? `${label}, ${format.unit}` : label;

/** Dates explain themselves. */
export const levelAxisName = (axis: Axis): string | undefined =>
  axis.format.kind === 'date' ? undefined : axisName(axis);

const USUAL_TYPE_PX = 12;
/** Room for half a mark at the ends. */
const EDGE = 10;

/** Lays out a plot: the left margin is as wide as its widest label, ticks are as many as fit. */
export function plotArea({ box, height: usual, x, y, yDomain = [0, 1] }: PlotAreaOptions): PlotArea {
  const { width, typePx } = box;
  const height = (usual * typePx) / USUAL_TYPE_PX;
  const bottom = height - typePx * 2;
  const yTicks = y ? axisTicks(y.domain, y.format, NICE_TICKS) : [];
  const left = Math.ceil(Math.max(EDGE, ...yTicks.map(({ text }) => textWidth(text, typePx) + 10)));
  const right = Math.max(left + 1, width - EDGE);
  const top = Math.ceil(typePx * 0.75);
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    sx: x ? linearScale(x.domain, left, right) : (pixels) => left + pixels,
    sy: linearScale(y?.domain ?? yDomain, bottom, top),
    xTicks: x ? fittingTicks(x.domain, x.format, right - left, typePx) : [],
    yTicks,
  };
}
