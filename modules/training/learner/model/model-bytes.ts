import type { PairwiseModel } from '../types.ts';

const FORMAT = 'adjudge-pairwise-model/1';
const ARRAYS = ['centres', 'weights', 'deviations', 'prior'] as const;

type Header = Omit<PairwiseModel, (typeof ARRAYS)[number] | 'horizon'> & {
  readonly format: string;
  /** JSON has no infinity. */
  readonly horizon: number | null;
};

/** The length of the header (uint32), the header as JSON, then each array as float64; little-endian throughout. */
export const packModel = (model: PairwiseModel): Uint8Array => {
  const header: Header = {
    format: FORMAT,
    features: model.features,
    priorSd: model.priorSd,
    kept: model.kept,
    epoch: model.epoch,
    horizon: Number.isFinite(model.horizon) ? model.horizon : null,
    halfLife: model.halfLife,
    specialists: model.specialists,
    correction: model.correction,
    evidence: model.evidence,
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const count = model.features.length;
  const bytes = new Uint8Array(4 + text.length + 8 * ARRAYS.length * count);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, text.length, true);
  bytes.set(text, 4);
  ARRAYS.forEach((name, i) => {
    model[name].forEach((value, j) => {
      view.setFloat64(4 + text.length + 8 * (i * count + j), value, true);
    });
  });
  return bytes;
};

/** @throws RangeError where the bytes are no model of this format */
export const unpackModel = (bytes: Uint8Array): PairwiseModel => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = bytes.length >= 4 ? view.getUint32(0, true) : 0;
  if (size === 0 || 4 + size > bytes.length) throw new RangeError('These bytes are not a trained model');
  const { format, horizon, ...header } = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + size))) as Header;
  const count = header.features?.length ?? 0;
  if (format !== FORMAT || bytes.length !== 4 + size + 8 * ARRAYS.length * count) {
    throw new RangeError('These bytes are not a trained model');
  }
  const arrayAt = (i: number) =>
    Float64Array.from({ length: count }, (_, j) => view.getFloat64(4 + size + 8 * (i * count + j), true));
  return {
    ...header,
    horizon: horizon ?? -Infinity,
    centres: arrayAt(0),
    weights: arrayAt(1),
    deviations: arrayAt(2),
    prior: arrayAt(3),
  };
};
