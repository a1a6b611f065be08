import { EXTRA_MEASURES, type ExtraMeasure } from '../contract/extra-measures.ts';

/**
 * Names measurements taken with extras, as build metadata of the engine's version: those of other extras are never
 * taken for them. Without extras the version itself.
 */
export function versionWith(version: string, extras: readonly ExtraMeasure[] = []): string {
  const named = EXTRA_MEASURES.filter((extra) => extras.includes(extra));
  return named.length === 0 ? version : `${version}+${named.join('.')}`;
}

/** The extras that a version names. */
export function extrasOf(version: string): ExtraMeasure[] {
  const named = version.split('+')[1]?.split('.') ?? [];
  return EXTRA_MEASURES.filter((extra) => named.includes(extra));
}
