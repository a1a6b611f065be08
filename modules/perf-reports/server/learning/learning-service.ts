import type { Analyses } from '#modules/core-analysis/api.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import {
  type LearnRef,
  learnPerformanceType,
  learnWorkflowId,
} from '#workflows/definitions/perf-reports/learn-performance.types.ts';
import { predict } from '../../learning/model/predict.ts';
import type { AdStore } from '../linking/ad-store.ts';
import type { LinkService } from '../linking/link-service.ts';
import { type AccountData, accountData, responsesOf } from './account-data.ts';
import type { Learned } from './learn-account.ts';
import type { LearningStore } from './learning-store.ts';

/** Uploads come one after the other: learning waits for a pause of this. */
const PAUSE_MS = 5_000;
const BATCH = 100;
const PAGE = 200;

/** Learns from what was linked, and predicts what new creatives will do. */
export class LearningService {
  constructor(
    private readonly deps: {
      store: LearningStore;
      links: LinkService;
      ads: AdStore;
      analyses: Pick<Analyses, 'features' | 'find'>;
      workflows: WorkflowStarter;
      clock: Clock;
      log: Log;
      /** Does the learning, in a thread. */
      learn(data: AccountData): Promise<Learned>;
    },
  ) {}

  /** The step of the workflow: may run twice and comes to the same bytes. */
  learn = async ({ userId: owner, version }: LearnRef): Promise<'learned' | 'overtaken' | 'gone'> => {
    const { store, links, ads, analyses, clock } = this.deps;
    const state = await store.find(owner);
    if (!state) return 'gone';
    if (state.learned >= version) return 'overtaken';
    const account = await links.linked(owner);
    const ids = [...new Set(account.linked.map(({ creative }) => creative.id))];
    const vectors = [];
    for (let from = 0; from < ids.length; from += PAGE)
      vectors.push(...(await analyses.features(owner, ids.slice(from, from + PAGE))));
    const result = await this.deps.learn(accountData(account, vectors, await ads.days(owner)));
    return (await store.keep(owner, version, result, clock.now())) ? 'learned' : 'overtaken';
  };

  /** Starts what is behind. @param onStep called before each account */
  async sweep(onStep: () => void): Promise<number> {
    const { store, workflows, clock, log } = this.deps;
    let started = 0;
    for (const { owner, version } of await store.findBehind(new Date(clock.now().getTime() - PAUSE_MS), BATCH)) {
      onStep();
      try {
        const ref = { userId: owner, version };
        const begun = await workflows.start(learnPerformanceType, { id: learnWorkflowId(ref), input: ref });
        if (begun === 'started') started += 1;
        // A run that ended without a result would hold this version for ever: the next one has another number.
        else if ((await workflows.status(learnWorkflowId(ref))) === 'closed') await store.mark(owner, clock.now());
      } catch (error) {
        log.error({ err: error, owner }, 'learning from performance could not be started');
      }
    }
    return started;
  }

  /** A new creative has been judged: what will it do, by what this account showed? Nothing before the account has a model. */
  async predictFor(owner: string, analysisId: string): Promise<void> {
    const { store, analyses, clock } = this.deps;
    const state = await store.find(owner);
    if (!state?.result?.ctr) return;
    const [item, [vector]] = await Promise.all([
      analyses.find(owner, analysisId),
      analyses.features(owner, [analysisId]),
    ]);
    if (item?.score === null || item?.score === undefined || !vector) return;
    const candidate = { score: item.score, features: responsesOf(vector) };
    const { ctr, cvr } = state.result;
    const made = { ctr: predict(ctr, candidate), cvr: cvr && predict(cvr, candidate) };
    await store.keepPrediction(owner, analysisId, state.learned, made, clock.now());
  }
}
