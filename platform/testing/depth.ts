/**
 * True under `npm run test:deep`. A test file that imports this module runs twice over: with few examples in
 * `npm test`, with all of them in the deep run (`vitest.deep.config.ts` finds it by the import).
 */
// biome-ignore lint/style/noProcessEnv: set by the deep run's own configuration
export const DEEP = process.env.TEST_DEEP === '1';

/** How many drawn examples a property is tried with. */
export const runs = (quick: number, deep: number): number => (DEEP ? deep : quick);

/** All cases in the deep run; in `npm test` the first `quick` of them: put those first that broke once. */
export const casesOf = <T>(all: readonly T[], quick: number): readonly T[] => (DEEP ? all : all.slice(0, quick));
