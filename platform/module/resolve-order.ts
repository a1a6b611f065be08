import type { ServerModule } from './define-server-module.ts';

/** Why the modules cannot be put in order, in one sentence naming both sides. */
export class ModuleOrderError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ModuleOrderError';
  }
}

type Orderable = Pick<ServerModule, 'manifest' | 'requires' | 'provides'>;

/** Load order: whoever provides comes before whoever requires; otherwise by id. */
export function resolveOrder<M extends Orderable>(modules: readonly M[]): M[] {
  const byId = [...modules].sort((a, b) => (a.manifest.id < b.manifest.id ? -1 : 1));
  byId.forEach((module, i) => {
    if (byId[i - 1]?.manifest.id === module.manifest.id) {
      throw new ModuleOrderError(`Two modules are called '${module.manifest.id}'.`);
    }
  });

  const providerOf = new Map<string, M>();
  for (const module of byId) {
    for (const ref of module.provides) {
      const other = providerOf.get(ref.id);
      if (other) {
        throw new ModuleOrderError(
          `'${ref.id}' is provided by both '${other.manifest.id}' and '${module.manifest.id}'.`,
        );
      }
      if (!ref.id.startsWith(`${module.manifest.id}.`)) {
        throw new ModuleOrderError(
          `'${module.manifest.id}' may not provide '${ref.id}': the name belongs to another module.`,
        );
      }
      providerOf.set(ref.id, module);
    }
  }

  const order: M[] = [];
  const state = new Map<string, 'visiting' | 'done'>();
  const visit = (module: M, path: readonly string[]): void => {
    const id = module.manifest.id;
    if (state.get(id) === 'done') return;
    if (state.get(id) === 'visiting') {
      throw new ModuleOrderError(`Modules require each other in a circle: ${[...path, id].join(' -> ')}.`);
    }
    state.set(id, 'visiting');
    for (const ref of Object.values(module.requires)) {
      const provider = providerOf.get(ref.id);
      if (provider) visit(provider, [...path, id]);
      else if (!ref.optional) {
        throw new ModuleOrderError(`'${id}' requires '${ref.id}', which no module provides.`);
      }
    }
    state.set(id, 'done');
    order.push(module);
  };
  for (const module of byId) visit(module, []);
  return order;
}
