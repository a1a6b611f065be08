import { forwardedForSuite } from './forwarded-suite.ts';

forwardedForSuite({ tries: 10_000 });
