import { ensureDependencies } from './dependencies.mjs';
import { environment } from './environment.mjs';
import { nodeVersionProblem } from './node-version.mjs';
import { Progress } from './progress.mjs';
import { buildTemporal, cachedTemporal, findOnPath, hasGo } from './temporal-cache.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Everything that must happen before a package can be imported: the Node
 * version, the dependencies, and, where only a build can bring Temporal, the
 * start of that build, which takes longer than the install beside it.
 * @param {{ root: string, needsTemporal: boolean }} options
 */
export async function prepare({ root, needsTemporal }) {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem !== undefined) throw new Error(problem);
  process.chdir(root);
  const progress = new Progress();
  const env = environment();
  const mustBuild =
    needsTemporal &&
    env.TEMPORAL_ADDRESS === undefined &&
    findOnPath('temporal', env) === undefined &&
    cachedTemporal(env) === undefined &&
    hasGo(env);
  const temporalBuild = mustBuild ? buildTemporal(env) : undefined;
  // Ending by process.exit, not by the signal itself, is what lets the build be ended too.
  const onSignal = () => process.exit(130);
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    await ensureDependencies(root, progress);
  } catch (error) {
    temporalBuild?.cancel();
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
  const { register } = await import('tsx/esm/api');
  register();
  return { progress, temporalBuild };
}
