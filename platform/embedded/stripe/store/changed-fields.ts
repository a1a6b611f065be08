import { isDeepStrictEqual } from 'node:util';

/** The earlier values of what changed, as `previous_attributes` of an event: hashes by their changed keys, lists whole. */
export function changedFields(before: object, after: object): Record<string, unknown> {
  const earlier = before as Record<string, unknown>;
  const later = after as Record<string, unknown>;
  const changed: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(earlier), ...Object.keys(later)])) {
    if (isDeepStrictEqual(earlier[key], later[key])) continue;
    changed[key] =
      isHash(earlier[key]) && isHash(later[key]) ? changedFields(earlier[key], later[key]) : (earlier[key] ?? null);
  }
  return changed;
}

function isHash(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
