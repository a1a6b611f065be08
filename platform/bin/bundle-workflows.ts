// Writes the workflows' bundle to the path given; a process of its own, since the bundler takes memory and a core.
import { resolve } from 'node:path';
import { writeWorkflowBundle } from '#workflows/worker/build-bundle.ts';

const path = process.argv[2];
if (path === undefined) throw new Error('Usage: bundle-workflows <path>');
await writeWorkflowBundle(resolve(path));
