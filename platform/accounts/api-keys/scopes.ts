/** What a key may be used for. `read`: analyses, results and their pictures; `analyze`: uploads too. */
export const API_SCOPES = ['read', 'analyze'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Days a key works, where nobody says otherwise, and at most. */
export const KEY_DAYS = { usual: 90, most: 365 } as const;
/** Keys of one account that work. */
export const MOST_KEYS = 20;
