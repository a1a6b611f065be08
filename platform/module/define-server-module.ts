import type { Knex } from 'knex';
import type * as z from 'zod';
import type { Assets } from '#platform/assets/assets.ts';
import type { Clock } from '#platform/clock.ts';
import type { HandlerInput, Route, RouteSpec, Schema } from '#platform/contract/define-routes.ts';
import type { Notifier } from '#platform/events/notifier.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import type { RequestKeys } from '#platform/idempotency/request-keys.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import type { OrphanedFiles } from '#platform/storage/orphaned-files.ts';
import type { ModuleManifest } from './define-module.ts';
import type { Contribution, ExtensionPoint } from './extension-point.ts';
import type { ModuleMetrics } from './module-metrics.ts';
import type { RequestContext, RouteReply, ServerEvent } from './request-context.ts';
import type { ScheduleControl, ScheduleSpec } from './schedule-spec.ts';
import type { Provision, ServiceRef } from './service-ref.ts';
import type { WorkflowStarter } from './workflow-starter.ts';

export type Migration = { up(db: Knex): Promise<void>; down(db: Knex): Promise<void> };

/** `worker` runs activities; `api` serves routes. Modules may skip costly parts for the other role. */
export type ProcessRole = 'api' | 'worker';

export interface ModuleContext<Config> {
  readonly role: ProcessRole;
  readonly log: Log;
  readonly config: Config;
  readonly db: Knex;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly gates: GateService;
  /** Wakes other processes through Postgres; carries hints, never truth. */
  readonly notifier: Notifier;
  readonly workflows: WorkflowStarter;
  /** Pause, resume and run now, for operators' pages. */
  readonly schedules: ScheduleControl;
  readonly storage: ObjectStore;
  /** Lists files before they have a row, and when they lose it. */
  readonly orphanedFiles: OrphanedFiles;
  /** Requests that are carried out once, however often they are sent. */
  readonly requestKeys: RequestKeys;
  /** Files people uploaded for later calls. */
  readonly assets: Assets;
  readonly mailer: Mailer;
  readonly metrics: ModuleMetrics;
  /** What other modules added to one of this module's points; ask when it is needed, not in `setup`. */
  contributions<T>(point: ExtensionPoint<T>): readonly T[];
}

export interface ImplementedRoute {
  readonly route: Route;
  handle(input: never, rc: RequestContext): Promise<unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: an activity's shape is fixed by its workflow's port, not here
export type Activity = (input: any) => Promise<unknown>;

export interface ModuleRuntime {
  readonly routes: readonly ImplementedRoute[];
  readonly provides?: readonly Provision[];
  readonly contributes?: readonly Contribution[];
  readonly activities?: Readonly<Record<string, Activity>>;
  readonly schedules?: readonly ScheduleSpec[];
  /** Part of `/readyz`: throws or rejects when this module cannot work. */
  health?(): Promise<void>;
  stop?(): Promise<void>;
}

type Resolved<R> = { [K in keyof R]: R[K] extends ServiceRef<infer T> ? T : never };

export interface ServerModuleSpec<Config extends z.ZodType, Requires extends Record<string, ServiceRef<unknown>>> {
  /** Environment variables this module reads. */
  readonly config: Config;
  readonly requires: Requires;
  readonly provides: readonly ServiceRef<unknown>[];
  readonly routes: Readonly<Record<string, Route>>;
  readonly migrations: Readonly<Record<string, Migration>>;
  /** The only place where things are built. */
  setup(ctx: ModuleContext<z.output<Config>>, deps: Resolved<Requires>): Promise<ModuleRuntime> | ModuleRuntime;
}

export interface ServerModule {
  readonly manifest: ModuleManifest;
  readonly config: z.ZodType;
  readonly requires: Readonly<Record<string, ServiceRef<unknown>>>;
  readonly provides: readonly ServiceRef<unknown>[];
  readonly routes: Readonly<Record<string, Route>>;
  readonly migrations: Readonly<Record<string, Migration>>;
  setup(ctx: ModuleContext<unknown>, deps: Record<string, unknown>): Promise<ModuleRuntime> | ModuleRuntime;
}

export function defineServerModule<
  Config extends z.ZodType,
  const Requires extends Record<string, ServiceRef<unknown>>,
>(manifest: ModuleManifest, spec: ServerModuleSpec<Config, Requires>): ServerModule {
  return Object.freeze({ manifest, ...spec }) as unknown as ServerModule;
}

type SuccessValue<R extends RouteSpec> = R['responses'][keyof R['responses']] extends infer S
  ? S extends Schema
    ? z.core.input<S>
    : S extends { raw: 'event-stream'; event: infer E extends Schema }
      ? AsyncIterable<ServerEvent<z.core.input<E>>>
      : S extends null
        ? undefined
        : never
  : never;

export type Handler<R extends RouteSpec> = (
  input: HandlerInput<R>,
  rc: RequestContext,
) => Promise<SuccessValue<R> | RouteReply>;

/** Joins a module's routes with their handlers; a route without one does not compile. */
export function implement<T extends Record<string, Route>>(
  routes: T,
  handlers: { [K in keyof T]: Handler<T[K]> },
): ImplementedRoute[] {
  return Object.entries(routes).map(([name, route]) => ({
    route,
    handle: handlers[name as keyof T] as unknown as ImplementedRoute['handle'],
  }));
}
