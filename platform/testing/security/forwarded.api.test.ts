import { forwardedForSuite } from './forwarded-suite.ts';

// 10,000: `npx vitest run --config vitest.reliability.config.ts`.
forwardedForSuite({ tries: 150 });
