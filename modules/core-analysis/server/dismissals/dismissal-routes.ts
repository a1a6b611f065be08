import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { type RequestUser, requireUser } from '#platform/module/request-context.ts';
import type { Analysis } from '../../contract/analysis.ts';
import { dismissalRoutes } from '../../contract/dismissals.ts';
import type { AnalysisService } from '../analyses/analysis-service.ts';
import { toAnalysis } from '../analyses/analysis-view.ts';
import type { Tones } from '../door/tones.ts';
import type { SecondOpinions } from '../escalation/second-opinions.ts';
import type { DismissalService } from './dismissal-service.ts';

interface Deps {
  readonly dismissing: DismissalService;
  readonly service: AnalysisService;
  readonly opinions: SecondOpinions;
  readonly tones: Tones;
}

export function createDismissalRoutes({ dismissing, service, opinions, tones }: Deps): ImplementedRoute[] {
  const shown = async (user: RequestUser, id: string): Promise<Analysis> => {
    const record = await service.get(user.id, id);
    return toAnalysis(record, user.plan, await opinions.of(user, record), await tones.of(user));
  };
  return implement(dismissalRoutes, {
    async dismissFinding({ params, body }, rc) {
      const user = requireUser(rc);
      await dismissing.dismiss(user.id, params.id, params.ruleId, body);
      return shown(user, params.id);
    },
    async restoreFinding({ params }, rc) {
      const user = requireUser(rc);
      await dismissing.restore(user.id, params.id, params.ruleId);
      return shown(user, params.id);
    },
  });
}
