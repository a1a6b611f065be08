export type MarkerShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'cross';
export type SeriesFill = 'solid' | 'hatched' | 'dotted' | 'crossed' | 'open';

/** How one series differs from the others: by colour, and without colour by dash, marker or fill. */
export interface SeriesStyle {
  /** A CSS colour. */
  readonly colour: string;
  /** SVG dash pattern; none for a solid line. */
  readonly dash?: string;
  readonly marker: MarkerShape;
  readonly fill: SeriesFill;
}

/** Light and dark of what is no token, since only charts use it; far from the accent for colour-blind eyes too. */
export const SERIES_COLOURS = [
  { light: '#b2531b', dark: '#f2a46f' },
  { light: '#7b4aa6', dark: '#c9a5ee' },
  { light: '#2c7a5a', dark: '#6cd3a6' },
] as const;
const [second, third, fourth] = SERIES_COLOURS;
const both = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light}, ${dark})`;

const STYLES: readonly SeriesStyle[] = [
  { colour: 'var(--accent)', marker: 'circle', fill: 'solid' },
  { colour: both(second), dash: '7 4', marker: 'square', fill: 'hatched' },
  { colour: both(third), dash: '2 3', marker: 'triangle', fill: 'dotted' },
  { colour: both(fourth), dash: '10 3 2 3', marker: 'diamond', fill: 'crossed' },
  { colour: 'var(--muted)', dash: '4 2', marker: 'cross', fill: 'open' },
];

/** Five look different; a sixth looks like the first. */
export function seriesStyle(index: number): SeriesStyle {
  return STYLES[index % STYLES.length] ?? { colour: 'var(--accent)', marker: 'circle', fill: 'solid' };
}

/** SVG path of a marker around a point; `r` is half its width in pixels. All look equally large. */
export function markerPath(shape: MarkerShape, x: number, y: number, r: number): string {
  switch (shape) {
    case 'circle':
      return `M${x - r},${y}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`;
    case 'square': {
      const half = r * 0.88;
      return `M${x - half},${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`;
    }
    case 'triangle': {
      const half = r * 1.2;
      return `M${x},${y - half}L${x + half},${y + half * 0.8}L${x - half},${y + half * 0.8}Z`;
    }
    case 'diamond': {
      const half = r * 1.3;
      return `M${x},${y - half}L${x + half},${y}L${x},${y + half}L${x - half},${y}Z`;
    }
    case 'cross': {
      const [arm, thick] = [r * 1.2, r * 0.4];
      const long = arm - thick;
      return `M${x - arm},${y - thick}h${long}v${-long}h${2 * thick}v${long}h${long}v${2 * thick}h${-long}v${long}h${-2 * thick}v${-long}h${-long}Z`;
    }
  }
}
