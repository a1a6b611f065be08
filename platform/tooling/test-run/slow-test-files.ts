/** Test files that may take over 20 s, with the reason. Everything else is cut to what proves the promise, or goes to the deep run. */
export const SLOW_TEST_FILES: Readonly<Record<string, string>> = {};
