import type { Analyses, AnalysisItem } from '#modules/core-analysis/api.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import {
  type LearnRef,
  learnPerformanceType,
  learnWorkflowId,
} from '#workflows/definitions/perf-reports/learn-performance.types.ts';
import { type CostPrediction, cpaPrediction } from '../../learning/account/cost-per-action.ts';
import type { PersonalModel } from '../../learning/model/fit-personal-model.ts';
import { type Prediction, predict } from '../../learning/model/predict.ts';
import type { AdStore } from '../linking/ad-store.ts';
import type { LinkService } from '../linking/link-service.ts';
import { type AccountData, accountData, responsesOf, setOf } from './account-data.ts';
import { type Learned, SEED } from './learn-account.ts';
import type { LearningStore } from './learning-store.ts';

/** Uploads come one after the other: learning waits for a pause of this. */
const PAUSE_MS = 5_000;
/** A run that failed is tried again after this. */
const AGAIN_MS = 6 * 3_600_000;
const BATCH = 100;
const PAGE = 200;

export interface MadePrediction {
  readonly learned: Learned;
  readonly ctr: Prediction;
  readonly cvr: Prediction | null;
  /** In `learned.data.currency`; null where conversions or spend are not known. */
  readonly cost: CostPrediction | null;
  /** By another version of the engine or the rule book than the model learned from: only its score counts. */
  readonly isMeasuredOtherwise: boolean;
}

/** Learns from what was linked, and predicts what new creatives will do. */
export class LearningService {
  constructor(
    private readonly deps: {
      store: LearningStore;
      links: LinkService;
      ads: AdStore;
      analyses: Pick<Analyses, 'features'>;
      workflows: WorkflowStarter;
      clock: Clock;
      log: Log;
      /** Does the learning, in a thread. */
      learn(data: AccountData, signal: AbortSignal): Promise<Learned>;
    },
  ) {}

  /** The step of the workflow: may run twice and comes to the same bytes. */
  learn = async (
    { userId: owner, version }: LearnRef,
    signal: AbortSignal,
  ): Promise<'learned' | 'overtaken' | 'gone'> => {
    const { store, links, ads, analyses, clock } = this.deps;
    const state = await store.find(owner);
    if (!state) return 'gone';
    if (state.learned >= version) return 'overtaken';
    await links.linkFound(owner);
    const account = await links.linked(owner);
    const ids = [...new Set(account.linked.map(({ creative }) => creative.id))];
    const vectors = [];
    for (let from = 0; from < ids.length; from += PAGE)
      vectors.push(...(await analyses.features(owner, ids.slice(from, from + PAGE))));
    const result = await this.deps.learn(accountData(account, vectors, await ads.days(owner)), signal);
    return (await store.keep(owner, version, result, clock.now())) ? 'learned' : 'overtaken';
  };

  /** Starts what is behind. @param onStep called before each account */
  async sweep(onStep: () => void): Promise<number> {
    const { store, workflows, clock, log } = this.deps;
    let started = 0;
    for (const { owner, version, changedAt } of await store.findBehind(
      new Date(clock.now().getTime() - PAUSE_MS),
      BATCH,
    )) {
      onStep();
      try {
        const ref = { userId: owner, version };
        const begun = await workflows.start(learnPerformanceType, { id: learnWorkflowId(ref), input: ref });
        if (begun === 'started') started += 1;
        // A run that ended without a result is tried again under another number, later: it may fail by its data.
        else if (
          clock.now().getTime() - changedAt.getTime() > AGAIN_MS &&
          (await workflows.status(learnWorkflowId(ref))) === 'closed'
        )
          await store.mark(owner, clock.now());
      } catch (error) {
        log.error({ err: error, owner }, 'learning from performance could not be started');
      }
    }
    return started;
  }

  /**
   * What a creative is likely to do by what the account shows now; undefined before the account has a model, or where nothing is
   * kept of what was measured.
   */
  async predict(owner: string, item: AnalysisItem): Promise<MadePrediction | undefined> {
    const [state, [vector]] = await Promise.all([
      this.deps.store.find(owner),
      this.deps.analyses.features(owner, [item.id]),
    ]);
    const learned = state?.result;
    if (!learned?.ctr || !vector || item.generalScore === null) return undefined;
    const isMeasuredOtherwise = setOf(vector) !== learned.data.featureSet;
    const candidate = { score: item.generalScore, features: isMeasuredOtherwise ? {} : responsesOf(vector) };
    const as = (model: PersonalModel) => predict(isMeasuredOtherwise ? withoutFeatures(model) : model, candidate);
    const cvr = learned.cvr && as(learned.cvr);
    const { click } = learned;
    const cost = click && cvr?.enough ? cpaPrediction(click, cvr.logOdds, SEED) : null;
    return { learned, ctr: as(learned.ctr), cvr, cost, isMeasuredOtherwise };
  }
}

/** The rule book at the account's level: of a creative measured otherwise the model knows only the score. */
const withoutFeatures = (model: PersonalModel): PersonalModel => ({ ...model, holdOut: null });
