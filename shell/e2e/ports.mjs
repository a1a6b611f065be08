/**
 * Ports nobody else of ours uses, and the folder of a run. `E2E_PORT_OFFSET`
 * (an even number) moves all of them, so that several runs can go on at once.
 * @param {Record<string, string | undefined>} env
 */
export function e2ePorts(env) {
  const offset = Number(env.E2E_PORT_OFFSET ?? 0);
  if (!Number.isInteger(offset) || offset < 0 || offset % 2 !== 0 || offset > 90)
    throw new Error(`E2E_PORT_OFFSET must be an even number from 0 to 90, not "${env.E2E_PORT_OFFSET}".`);
  return {
    app: 3190 + offset,
    gallery: 3191 + offset,
    postgres: 54390 + offset,
    unleash: 4290 + offset,
    temporal: 7290 + offset,
    temporalUi: 8290 + offset,
    stripe: 12190 + offset,
    folder: offset === 0 ? 'dist/e2e' : `dist/e2e-${offset}`,
  };
}
