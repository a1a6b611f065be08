/** Sectors of the harmonic templates of Cohen-Or et al. 2006: centre and width in degrees, before turning. */
const TEMPLATES: readonly (readonly [centre: number, width: number][])[] = [
  [[0, 18]],
  [[0, 93.6]],
  [
    [0, 79.2],
    [90, 18],
  ],
  [
    [0, 18],
    [180, 18],
  ],
  [[0, 180]],
  [
    [0, 93.6],
    [180, 18],
  ],
  [
    [0, 93.6],
    [180, 93.6],
  ],
];

/** Distance in degrees of each hue to the template at turn 0, one row a template. Mirrored L counts as a template of its own. */
const DISTANCES = [
  ...TEMPLATES,
  TEMPLATES[2]?.map(([centre, width]) => [-centre, width] as [number, number]) ?? [],
].map((sectors) =>
  Float64Array.from({ length: 360 }, (_, hue) =>
    Math.min(
      ...sectors.map(([centre, width]) => {
        const apart = Math.abs(((hue - centre + 540) % 360) - 180);
        return Math.max(0, apart - width / 2);
      }),
    ),
  ),
);

/**
 * Mean distance in degrees of the hue mass to the harmonic template and turn
 * that fit best; 0 fits a template wholly. `hues` holds the mass of each whole
 * degree and must not be empty.
 */
export function measureHarmony(hues: Float64Array): number {
  const present: number[] = [];
  let total = 0;
  for (let hue = 0; hue < 360; hue += 1) {
    const mass = hues[hue] as number;
    if (mass === 0) continue;
    present.push(hue);
    total += mass;
  }
  let best = Number.POSITIVE_INFINITY;
  for (const distances of DISTANCES) {
    for (let turn = 0; turn < 360; turn += 2) {
      let sum = 0;
      for (const hue of present) sum += (hues[hue] as number) * (distances[(hue + 360 - turn) % 360] as number);
      if (sum < best) best = sum;
    }
  }
  return best / total;
}
