const MB = 1024 * 1024;

/** Whatever it is for, a file is no longer than this. */
export const LARGEST_ASSET_BYTES = 50 * MB;
/** Assets of one account that nothing uses yet. */
export const MOST_UNUSED = { count: 200, bytes: 500 * MB } as const;
/** An asset that nothing uses goes after this. */
export const UNUSED_MS = 24 * 3_600_000;
