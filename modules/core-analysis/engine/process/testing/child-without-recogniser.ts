/** The engine's child on a machine where the recogniser's native library cannot be loaded. */
import { register } from 'node:module';

const hooks = `export function resolve(name, context, next) {
  if (name === 'onnxruntime-node') throw new Error('the native library is not there');
  return next(name, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
await import('../engine-child.ts');
