/**
 * The environment for what runs before, or beside, platform/config/env.ts:
 * the starter and the test runner. Empty strings count as not set.
 * @returns {Record<string, string>}
 */
export function environment() {
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined && value !== ''));
}
