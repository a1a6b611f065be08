/** The engine's child on a machine where the recogniser's native library cannot be loaded, in its thread either. */
import { register, syncBuiltinESMExports } from 'node:module';
import threads, { type WorkerOptions } from 'node:worker_threads';

const hooks = `data:text/javascript,${encodeURIComponent(`export function resolve(name, context, next) {
  if (name === 'onnxruntime-node') throw new Error('the native library is not there');
  return next(name, context);
}`)}`;
register(hooks);
threads.Worker = class extends threads.Worker {
  constructor(program: string, options: WorkerOptions) {
    super(`require('node:module').register(${JSON.stringify(hooks)}); ${program}`, options);
  }
};
syncBuiltinESMExports();
await import('../engine-child.ts');
