import type { Gate } from '#flags/gate.ts';

/** What a module is, in pure data: server, browser and tests read the same object. */
export interface ModuleManifest {
  /** Kebab case; also folder name, log scope and (with `_`) name of its Postgres schema. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly gate: Gate;
  /** A badge only; never a condition. */
  readonly stage: 'core' | 'ga' | 'beta' | 'preview';
}

export function defineModule<const M extends ModuleManifest>(manifest: M): Readonly<M> {
  return Object.freeze(manifest);
}
