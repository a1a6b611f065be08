import { hostileStringsSuite } from './hostile-suite.ts';

// All 500 in every field: `npm run test:deep`.
hostileStringsSuite({ perField: 1, fileNames: 10 });
