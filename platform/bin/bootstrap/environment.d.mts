/** The environment for the starter and the test runner; empty strings count as not set. */
export function environment(): Record<string, string>;
