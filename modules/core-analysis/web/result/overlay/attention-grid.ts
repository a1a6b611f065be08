/** A grid of predicted attention, row by row, 0..1 with the strongest cell at 1. */
export interface AttentionGrid {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Reads the contract's map (base64 of one byte a cell). A map of another length than it says is empty. */
export function decodeAttention(map: { width: number; height: number; data: string }): AttentionGrid {
  const bytes = Uint8Array.from(atob(map.data), (char) => char.charCodeAt(0));
  const values = new Float32Array(map.width * map.height);
  if (bytes.length !== values.length) return { width: map.width, height: map.height, values };
  const peak = bytes.reduce((most, value) => Math.max(most, value), 1);
  for (let i = 0; i < values.length; i++) values[i] = (bytes[i] ?? 0) / peak;
  return { width: map.width, height: map.height, values };
}

/** Catmull-Rom weights of the four neighbours at fraction t. */
function weights(t: number): [number, number, number, number] {
  const t2 = t * t;
  const t3 = t2 * t;
  return [(-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2];
}

/** The grid `factor` times finer by bicubic interpolation, kept within 0..1; smooth enough to be stretched. */
export function upsample(grid: AttentionGrid, factor: number): AttentionGrid {
  const width = grid.width * factor;
  const height = grid.height * factor;
  const values = new Float32Array(width * height);
  const cell = (x: number, y: number) => {
    const cx = Math.min(grid.width - 1, Math.max(0, x));
    const cy = Math.min(grid.height - 1, Math.max(0, y));
    return grid.values[cy * grid.width + cx] ?? 0;
  };
  for (let y = 0; y < height; y++) {
    const sy = (y + 0.5) / factor - 0.5;
    const y0 = Math.floor(sy);
    const wy = weights(sy - y0);
    for (let x = 0; x < width; x++) {
      const sx = (x + 0.5) / factor - 0.5;
      const x0 = Math.floor(sx);
      const wx = weights(sx - x0);
      let sum = 0;
      for (let j = 0; j < 4; j++) {
        for (let i = 0; i < 4; i++) sum += cell(x0 - 1 + i, y0 - 1 + j) * (wx[i] ?? 0) * (wy[j] ?? 0);
      }
      values[y * width + x] = Math.min(1, Math.max(0, sum));
    }
  }
  return { width, height, values };
}
