import type { GateService } from '#platform/http/gate-service.ts';
import { type RequestContext, requireUser } from '#platform/module/request-context.ts';
import type { Viewer } from './scope.ts';

/**
 * Who asks, where Elite users may and operators may too.
 * @throws AppError `plan_required` to everybody else
 */
export function requireViewer(rc: RequestContext, gates: GateService): Viewer {
  const user = requireUser(rc);
  const isOperator = user.role !== 'user';
  const isElite = gates.decide([{ feature: 'training.personal' }], user).allowed;
  if (!isOperator) gates.require([{ feature: 'training.personal' }], user);
  return { userId: user.id, isOperator, isElite };
}
