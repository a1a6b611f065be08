import { hostileStringsSuite } from './hostile-suite.ts';

// All 500 in every field: `npx vitest run --config vitest.reliability.config.ts`.
hostileStringsSuite({ perField: 3, fileNames: 20 });
