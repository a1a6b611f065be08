import { forwardedForSuite } from './forwarded-suite.ts';

// 10,000: `npm run test:deep`.
forwardedForSuite({ tries: 150 });
