import type { ScopeKind } from '../../contract/vocabulary.ts';

/** New results, ratings and analyses that a run of the night starts from. */
export const NEW_DATA_NEEDED: Readonly<Record<ScopeKind, number>> = { personal: 5, platform: 50 };
