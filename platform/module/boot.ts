import { readEnv } from '#platform/config/env.ts';
import type { ModuleManifest } from './define-module.ts';
import type { Activity, ImplementedRoute, ModuleContext, ModuleRuntime, ServerModule } from './define-server-module.ts';
import type { ExtensionPoint } from './extension-point.ts';
import { resolveOrder } from './resolve-order.ts';
import type { ScheduleSpec } from './schedule-spec.ts';

/** What the process offers every module. */
export interface BootServices extends Omit<ModuleContext<unknown>, 'config' | 'contributions'> {
  /** The environment the modules' config slices are read from; default the process's own. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

export interface MountedRoute extends ImplementedRoute {
  readonly manifest: ModuleManifest;
}

export interface BootedModules {
  readonly order: readonly string[];
  readonly routes: readonly MountedRoute[];
  /** Keyed `<module>.<activity>`. */
  readonly activities: Readonly<Record<string, Activity>>;
  readonly schedules: readonly ScheduleSpec[];
  /** Values added to a platform point, by modules whose flag is on or whose contribution is ungated. */
  contributions<T>(point: ExtensionPoint<T>): readonly T[];
  /** Rejects with the first module that cannot work. */
  health(): Promise<void>;
  /** In reverse order of start. */
  stop(): Promise<void>;
}

/** A module that could not start stops the process: switching off is a flag's job. */
export class BootError extends Error {
  constructor(moduleId: string, cause: unknown) {
    super(`Module '${moduleId}' could not start: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'BootError';
  }
}

/** Reads every module's configuration together, then sets them up in derived order. */
export async function bootModules(modules: readonly ServerModule[], services: BootServices): Promise<BootedModules> {
  const order = resolveOrder(modules);
  const configs = readEnv(Object.fromEntries(order.map((m) => [m.manifest.id, m.config])), services.environment);
  const running: { module: ServerModule; runtime: ModuleRuntime }[] = [];
  const provided = new Map<string, unknown>();

  const contributions = <T>(point: ExtensionPoint<T>): readonly T[] =>
    running.flatMap(({ module, runtime }) =>
      (runtime.contributes ?? [])
        .filter((c) => c.point.id === point.id)
        .filter((c) => c.ungated || services.gates.decide([module.manifest.gate], undefined).allowed)
        .map((c) => c.value as T),
    );

  const stop = async (): Promise<void> => {
    for (const { module, runtime } of [...running].reverse()) {
      try {
        await runtime.stop?.();
      } catch (error) {
        services.log.error({ err: error, module: module.manifest.id }, 'a module did not stop cleanly');
      }
    }
    running.length = 0;
  };

  for (const module of order) {
    const { id } = module.manifest;
    const { environment: _environment, ...offered } = services;
    const ctx: ModuleContext<unknown> = {
      ...offered,
      log: services.log.child({ module: id }),
      config: configs[id],
      contributions,
    };
    const deps = Object.fromEntries(Object.entries(module.requires).map(([key, ref]) => [key, provided.get(ref.id)]));
    try {
      const runtime = await module.setup(ctx, deps);
      running.push({ module, runtime });
      for (const { ref, value } of runtime.provides ?? []) provided.set(ref.id, value);
      for (const ref of module.provides) {
        if (!provided.has(ref.id)) throw new Error(`it promises '${ref.id}' but its setup did not return it`);
      }
      const missing = Object.values(module.routes).filter((r) => !runtime.routes.some((i) => i.route === r));
      if (missing.length > 0)
        throw new Error(`no handler for ${missing.map((r) => `${r.method} ${r.path}`).join(', ')}`);
    } catch (error) {
      await stop();
      throw new BootError(id, error);
    }
  }

  const routes = running.flatMap(({ module, runtime }) =>
    runtime.routes.map((r) => ({ ...r, manifest: module.manifest })),
  );
  try {
    uniqueRoutes(routes);
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    order: order.map((m) => m.manifest.id),
    routes,
    activities: uniqueActivities(running),
    schedules: running.flatMap(({ module, runtime }) =>
      (runtime.schedules ?? []).map((s) => ({
        ...s,
        id: `${module.manifest.id}.${s.id}`,
        ...('activity' in s && { activity: `${module.manifest.id}.${s.activity}` }),
      })),
    ),
    contributions,
    async health() {
      for (const { runtime } of running) await runtime.health?.();
    },
    stop,
  };
}

/** Two modules may not answer one address; the names of path parameters do not make it another. */
export function uniqueRoutes(routes: MountedRoute[]): MountedRoute[] {
  const owners = new Map<string, string>();
  for (const { route } of routes) {
    const address = `${route.method} ${route.path.replaceAll(/\{[^}]+\}/g, '{}')}`;
    const owner = owners.get(address);
    if (owner) throw new Error(`${route.method} ${route.path} is claimed by both '${owner}' and '${route.module}'.`);
    owners.set(address, route.module);
  }
  return routes;
}

function uniqueActivities(
  running: readonly { module: ServerModule; runtime: ModuleRuntime }[],
): Record<string, Activity> {
  return Object.fromEntries(
    running.flatMap(({ module, runtime }) =>
      Object.entries(runtime.activities ?? {}).map(([name, fn]) => [`${module.manifest.id}.${name}`, fn] as const),
    ),
  );
}
