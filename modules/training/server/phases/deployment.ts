import type { Analyses } from '#modules/core-analysis/api.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import { trainingErrors as errors } from '../../contract/errors.ts';
import { type TrainingType, TYPE_NAMES } from '../../contract/vocabulary.ts';
import { percent } from '../../contract/words.ts';
import { hasDropped } from '../../learner/judge/has-dropped.ts';
import type { Interval } from '../../learner/types.ts';
import { toBytes } from '../data/dataset.ts';
import { type ModelRecord, modelName } from '../models/model-record.ts';
import { move } from '../models/model-service.ts';
import type { ModelStore } from '../models/model-store.ts';
import type { AlertStore } from '../runs/alert-store.ts';
import { type CheckpointStore, sha256 } from '../runs/checkpoint-store.ts';
import type { RunRecord } from '../runs/run-record.ts';
import type { RunStore } from '../runs/run-store.ts';
import { PLATFORM } from '../scope.ts';
import { CODE_VERSION } from './code-version.ts';
import { judgeCandidate } from './judge-candidate.ts';
import { cardOf, specialistNames } from './model-card.ts';
import { fromOf, inUse } from './model-training.ts';
import type { PhaseWork } from './phase-runner.ts';
import { modelStatements, type Said } from './statements.ts';
import { withMathThread } from './thread-math.ts';
import { type Material, materialOf, modelBytes, type Trained, type TrainedFrom, trainedSoFar } from './trained.ts';
import type { Described } from './training-math.ts';

/** Comparisons of new creatives without which nothing is said of how a model does by now. */
const FEWEST_PAIRS = 50;

interface Deps {
  readonly analyses: Pick<Analyses, 'ruleTitles' | 'specialists'>;
  readonly models: ModelStore;
  readonly objects: CheckpointStore;
  readonly runs: RunStore;
  readonly alerts: AlertStore;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Tests what was trained against the model in use, registers it, and uses it from now on where it is better: one transaction with the
 * end of the phase, so that nothing is half deployed.
 */
export function deployment(deps: Deps): PhaseWork {
  const { models, clock } = deps;
  return {
    async input({ scope }) {
      const [{ own, platform }, candidate] = await Promise.all([
        inUse(models, scope),
        models.named(scope, 'candidate'),
      ]);
      return JSON.stringify([own?.id, platform?.id, candidate?.id]);
    },
    async work(context) {
      const { run, signal } = context;
      const [material, trained] = await Promise.all([materialOf(context), trainedSoFar(context)]);
      const used = await inUse(models, run.scope);
      const from = trained.from ?? fromOf(used);
      const waiting = run.type === 'test_and_deploy' ? await models.named(run.scope, 'candidate') : undefined;
      if (run.type === 'test_and_deploy' && !waiting) throw new AppError(errors.no_candidate_model);
      const bytes = waiting ? await models.bytes(waiting) : modelBytes(trained);
      if (!bytes) return nothingNew(deps, run, trained, used);
      const current = used.own ?? used.platform;
      const currentBytes = current ? ((await models.bytes(current)) ?? null) : null;
      const looks = await models.looks(run.scope, material.dataset.holdOutEpoch);
      const replaces =
        run.scope === PLATFORM && REPLACES.has(run.type) && used.own && (await models.usesWithdrawnData(used.own));
      const found = await withMathThread(signal, async (math) => {
        const { data, book } = material;
        const isPersonal = run.scope !== PLATFORM;
        const comparison = { job: 'compare', data, book, candidate: bytes, looks, isPersonal } as const;
        const compared = await math.ask({ ...comparison, current: currentBytes });
        const isBesideGeneral = isPersonal && used.own !== undefined && trained.tests === null;
        const platformBytes = isBesideGeneral && used.platform ? ((await models.bytes(used.platform)) ?? null) : null;
        const overGeneral = isBesideGeneral
          ? (await math.ask({ ...comparison, current: platformBytes })).decision
          : null;
        const overBook = replaces ? (await math.ask({ ...comparison, current: null })).decision : null;
        context.onShare(0.6);
        const described = await math.ask({ job: 'describe', data, book, model: bytes });
        const fingerprint = await math.ask({ job: 'fingerprint', data, settings: settingsOf(run, material, from) });
        return { ...compared, overBook, overGeneral, described, fingerprint };
      });
      const said = modelStatements(
        found.described,
        trained,
        deps.analyses.ruleTitles(),
        specialistNames(deps.analyses),
      );
      const known = await models.findByFingerprint(run.scope, found.fingerprint);
      const record = waiting ?? known;
      const { test, step, reason } = judgeCandidate({
        type: run.type,
        decision: found.decision,
        overGeneral: found.overGeneral,
        sameWeights: found.sameWeights,
        trained,
        from: fromOf(used),
        isHeld: run.type !== 'test_and_deploy' && (await models.isHeld(run.scope)),
        isCurrent: record !== undefined && record.id === used.own?.id,
        replaces: found.overBook,
      });
      return {
        bytes: toBytes({ sha256: sha256(bytes), test }),
        async save(trx) {
          const at = clock.now();
          const store = models.with(trx);
          await store.lock(run.scope);
          // Promoted by hand since it was compared: the next attempt compares with that.
          if ((await store.aliases(run.scope)).current !== used.own?.id)
            throw new Error('the model in use changed meanwhile');
          await store.countLook(run.scope, material.dataset.holdOutEpoch);
          const model =
            record ??
            (await store.register(
              {
                id: deps.ids.next(),
                scope: run.scope,
                kind: 'pairwise',
                fingerprint: found.fingerprint,
                sha256: await deps.objects.with(trx).put(run.scope, bytes, at),
                size: bytes.length,
                codeVersion: CODE_VERSION,
                engineVersion: material.dataset.engineVersion,
                nodeVersion: process.version,
                parentId: from.own?.id ?? from.platform?.id ?? null,
                runId: run.id,
                card: cardOf(deps.analyses, run, material, found.described, said),
                test: null,
              },
              at,
            ));
          if (run.scope === PLATFORM && !record)
            await store.noteContributors(
              model.id,
              material.dataset.owners.map(({ id }) => id),
              isFromParent(run) ? (from.own?.id ?? null) : null,
            );
          if (used.own?.id !== model.id) await store.noteTest(run.scope, model.id, test);
          const promotion = { id: deps.ids.next(), scope: run.scope, doneBy: 'run', runId: run.id, test, at } as const;
          const previousId = used.own?.id ?? null;
          if (step === 'deploy')
            await move(store, { ...promotion, action: 'promoted', modelId: model.id, previousId, reason });
          else if (step === 'leave')
            await move(store, { ...promotion, action: 'rolled_back', modelId: null, previousId, reason });
          else if (used.own?.id !== model.id) await store.setAlias(run.scope, 'candidate', model.id);
          await deps.runs.with(trx).noteOutcome(run.scope, run.id, {
            summary: summaryOf(run, model, { test, step, reason }),
            modelId: model.id,
            deployed: step === 'deploy',
            ...said,
          });
          await raiseDrop(deps.alerts.with(trx), run, used.own, found.since, at);
        },
      };
    },
  };
}

/** Runs after which no model that learned from withdrawn data is in use. */
const REPLACES: ReadonlySet<TrainingType> = new Set(['comprehensive', 'full_retraining']);
/** Runs whose model is the one in use, changed in part. */
const FROM_PARENT: ReadonlySet<TrainingType> = new Set(['category_specific', 'specialist_agents', 'self_improvement']);
const isFromParent = ({ type }: RunRecord): boolean => FROM_PARENT.has(type);

/** All that decides the bytes beside the data: the same settings and data are the same version. */
function settingsOf(
  run: RunRecord,
  { dataset, book }: Material,
  { own, platform }: TrainedFrom,
): Record<string, unknown> {
  return {
    kind: isFromParent(run) ? run.type : 'whole',
    categories: run.categories,
    epoch: dataset.holdOutEpoch,
    book,
    engine: dataset.engineVersion,
    code: CODE_VERSION,
    node: process.version,
    parent: isFromParent(run) ? (own ?? platform)?.sha256 : null,
    platform: run.scope === PLATFORM ? null : platform?.sha256,
    said:
      run.type === 'self_improvement'
        ? dataset.owners.map(({ creatives }) => creatives.map((one) => one.predicted))
        : null,
  };
}

function nothingNew(deps: Deps, run: RunRecord, trained: Trained, { own }: { readonly own: ModelRecord | undefined }) {
  const said: Said = modelStatements(EMPTY, trained, new Map(), new Map());
  const summary = nothingSaid(run, trained, own);
  return {
    bytes: toBytes({ sha256: null, test: null }),
    save: (trx: Parameters<RunStore['with']>[0]) =>
      deps.runs.with(trx).noteOutcome(run.scope, run.id, { summary, modelId: null, deployed: false, ...said }),
  };
}

function nothingSaid(run: RunRecord, { residuals }: Trained, own: ModelRecord | undefined): string {
  if (run.scope !== PLATFORM && !own)
    return 'There is no model of your own in use yet, so there is nothing to improve. Train one first.';
  return residuals !== null && residuals.needs === 0
    ? 'Earlier predictions were right on the whole: there is nothing to correct.'
    : 'No model was in use long enough to compare its predictions with results.';
}

const EMPTY: Described = {
  explanation: {
    evidence: { creatives: 0, owners: 0, pairs: { outcome: 0, rating: 0, feedback: 0, degradation: 0 } },
    learned: [],
    confirmed: [],
    open: [],
    kept: [],
  },
  weights: [],
  factors: [],
  specialists: [],
};

function summaryOf(
  run: RunRecord,
  model: ModelRecord,
  { test, step, reason }: ReturnType<typeof judgeCandidate>,
): string {
  if (step === 'deploy') return `${modelName(model)} is used for new analyses. ${reason}`;
  const stays = run.scope === PLATFORM ? 'The model in use stays.' : 'What judged your analyses before stays.';
  return `${TYPE_NAMES[run.type]}: ${modelName(model)} was trained and is not used. ${test.verdict} ${step === 'leave' ? reason : stays}`;
}

async function raiseDrop(
  alerts: AlertStore,
  run: RunRecord,
  own: ModelRecord | undefined,
  since: { readonly pairs: number; readonly accuracy: Interval },
  at: Date,
): Promise<void> {
  const before = own?.test?.accuracy;
  if (!own || !before || since.pairs < FEWEST_PAIRS) return;
  if (!hasDropped({ mean: before.value, low: before.low, high: before.high }, since.accuracy)) return;
  await alerts.raise(
    run.scope,
    {
      kind: 'accuracy_drop',
      severity: 'warning',
      title: 'The model in use is less accurate than it was',
      message: `${modelName(own)} named the better of two creatives in ${percent(before.value)} of cases when it was deployed, and in ${percent(since.accuracy.mean)} of new ones.`,
      run: run.id,
      about: `${run.id}:${own.id}`,
    },
    at,
  );
}
