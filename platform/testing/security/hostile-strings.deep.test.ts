import { HOSTILE_STRINGS } from './hostile-strings.ts';
import { hostileStringsSuite } from './hostile-suite.ts';

hostileStringsSuite({ perField: HOSTILE_STRINGS.length, fileNames: HOSTILE_STRINGS.length });
