import type { CustomerFlag } from '#flags/catalog.ts';
import type { Analyses } from '#modules/core-analysis/api.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import type { FlagUser } from './flag-decisions.ts';

/** What a flag switches, run for one user. */
export interface EffectRun {
  /** What came of it, in a sentence. */
  readonly result: string;
  /** False: only the decision was tested. */
  readonly ranEffect: boolean;
}

export interface EffectDeps {
  readonly analyses: Pick<Analyses, 'extrasFor'>;
  readonly gates: GateService;
  /** Computes the real-time figures as the dashboard asks for them; answers with what they came to, in a sentence. */
  realtime?(user: FlagUser): Promise<string>;
}

/** Runs what each customer flag switches, as far as that costs nothing. */
export function createFeatureEffects({ analyses, gates, realtime }: EffectDeps) {
  const effects: Readonly<Record<CustomerFlag, (user: FlagUser) => Promise<EffectRun> | EffectRun>> = {
    NEW_DASHBOARD_UI(user) {
      const { allowed } = gates.decide([{ flag: 'NEW_DASHBOARD_UI', feature: 'analytics.enhanced' }], user);
      const result = allowed ? 'The enhanced dashboard opens for you.' : 'You get the standard dashboard.';
      return { result, ranEffect: true };
    },
    ADVANCED_AI_ANALYSIS(user) {
      const isFine = analyses.extrasFor(user, 'image').includes('fine-attention');
      const map = isFine ? 'a second, finer attention pass' : 'the standard attention map';
      return { result: `A file you upload now is analyzed with ${map}.`, ranEffect: true };
    },
    ENHANCED_VIDEO_PROCESSING(user) {
      const hasMore = analyses.extrasFor(user, 'video').includes('more-keyframes');
      const keyframes = hasMore ? 'up to three keyframes per shot' : 'one keyframe per shot';
      return { result: `A video you upload now is measured on ${keyframes}.`, ranEffect: true };
    },
    async DETAILED_ANALYTICS(user) {
      const { allowed } = gates.decide([{ flag: 'DETAILED_ANALYTICS', feature: 'analytics.enhanced' }], user);
      if (!allowed) return { result: 'Real-time figures are not shown to you.', ranEffect: true };
      return realtime ? { result: await realtime(user), ranEffect: true } : decisionOnly('Real-time figures are shown');
    },
    BETA_FEATURES_ACCESS(user) {
      return decisionOnly(`Beta pages are ${gates.isOn('BETA_FEATURES_ACCESS', user) ? 'open to' : 'hidden from'} you`);
    },
  };
  return async (user: FlagUser, flag: CustomerFlag): Promise<EffectRun> => effects[flag](user);
}

const decisionOnly = (result: string): EffectRun => ({
  result: `${result}. Only the decision was tested.`,
  ranEffect: false,
});
