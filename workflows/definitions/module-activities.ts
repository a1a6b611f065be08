import {
  type ActivityOptions,
  type LocalActivityOptions,
  proxyActivities,
  proxyLocalActivities,
} from '@temporalio/workflow';

type Call = (...args: unknown[]) => Promise<unknown>;

/** A module's activities as a workflow calls them: through the task queue, on any worker. */
export function moduleActivities<Port extends object>(moduleId: string, policy: ActivityOptions): Port {
  return prefixed<Port>(moduleId, proxyActivities<Record<string, Call>>(policy));
}

/** The same, run at once by the worker that holds the workflow. For steps well under a second. */
export function localModuleActivities<Port extends object>(moduleId: string, policy: LocalActivityOptions): Port {
  return prefixed<Port>(moduleId, proxyLocalActivities<Record<string, Call>>(policy));
}

/** Workers register activities as `<module>.<name>`; a workflow says only the name. */
function prefixed<Port extends object>(moduleId: string, activities: Record<string, Call>): Port {
  return new Proxy({} as Port, { get: (_, name) => activities[`${moduleId}.${String(name)}`] });
}
