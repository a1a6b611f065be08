import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Starts a program of our own in a thread, without this process's environment.
 *
 * @param name of the program, without its ending: a source beside the caller's, or in a build the bundle beside its own
 * @param from the caller's `import.meta.url`
 */
export function startThread(name: string, from: string): Worker {
  const env = { NODE_ENV: 'production' };
  return from.endsWith('.ts')
    ? new Worker(sourceLoader(new URL(`./${name}.ts`, from)), { eval: true, env })
    : new Worker(fileURLToPath(new URL(`./${name}.js`, from)), { env });
}

/** Threads of Node 20 do not take `--import`: in development this small program brings the loader itself. */
function sourceLoader({ href }: URL): string {
  const loader = new URL(
    './dist/esm/api/index.mjs',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json')),
  ).href;
  return `import('${loader}').then(({ register }) => { register(); return import('${href}'); });`;
}
