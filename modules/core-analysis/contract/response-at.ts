/** One point of a rule's response: `[value, response 0..1]`. */
export type CurvePoint = readonly [number, number];

/** A curve's response at a value, by linear interpolation; points rise by value. */
export function responseAt(points: readonly CurvePoint[], value: number): number {
  let [x0, y0] = points[0] as CurvePoint;
  for (const [x, y] of points) {
    if (x >= value) return x > x0 ? y0 + ((y - y0) * (value - x0)) / (x - x0) : y;
    [x0, y0] = [x, y];
  }
  return y0;
}
