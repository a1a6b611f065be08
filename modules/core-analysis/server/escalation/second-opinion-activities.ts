import { cancellationSignal, heartbeat } from '@temporalio/activity';
import type { Knex } from 'knex';
import { PLANS } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { SecondOpinionPort, SecondOpinionRef } from '#workflows/definitions/core-analysis/second-opinion.types.ts';
import type { AnalysisResults } from '../../contract/analysis.ts';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import type { AnalysisFiles } from '../files/analysis-files.ts';
import type { Escalation, EscalationStore, Hold, Outcome } from './escalation-store.ts';
import { chooseKeyframes, modelQuestion, type QuestionPicture } from './model-question.ts';
import type { ModelReader, ModelReply } from './model-reader.ts';
import type { SecondOpinions } from './second-opinions.ts';

const HEARTBEAT_MS = 1_000;
const MICROS_PER_CENT = 10_000;

export interface SecondOpinionActivityDeps {
  readonly db: Knex;
  readonly store: AnalysisStore;
  readonly files: AnalysisFiles;
  readonly escalations: EscalationStore;
  readonly opinions: SecondOpinions;
  /** Absent where no model is configured. */
  readonly reader: ModelReader | undefined;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Core-analysis's side of the second opinion. Money is held before the model
 * is asked and settled with the answer, in one transaction each, so a run that
 * finds an answer kept asks nothing. What cannot be prevented: a worker that
 * dies after the model answered and before the answer is kept has paid for
 * nothing. The next run then asks once more, and the lost call counts at the
 * most it can have cost, so that the month's ceiling still holds.
 */
export function createSecondOpinionActivities(deps: SecondOpinionActivityDeps): SecondOpinionPort {
  const { store, escalations, clock } = deps;
  return {
    async dueSecondOpinion({ analysisId: id, userId: owner }) {
      const last = await escalations.find(owner, id);
      return last && last.outcome === null && last.reason !== 'asked' ? last.attempt : 0;
    },

    async writeSecondOpinion(ref) {
      const { analysisId: id, userId: owner, attempt } = ref;
      const beat = setInterval(() => heartbeat(), HEARTBEAT_MS);
      try {
        const open = await escalations.find(owner, id);
        if (open?.attempt !== attempt || open.outcome !== null) return;
        const end = (outcome: Outcome) => escalations.end(owner, id, attempt, outcome, clock.now());
        const results = (await store.find(owner, id))?.results;
        const pictures = results ? await picturesOf(deps, owner, id, results) : [];
        if (!results || pictures.length === 0) {
          await end('unavailable');
        } else if (!deps.reader || !deps.opinions.isOn({ id: owner, plan: open.plan })) {
          await end('switched_off');
        } else {
          const question = modelQuestion(results, pictures);
          const hold = await holdMoney(deps, deps.reader, ref, open, deps.reader.worstCase(question));
          if (hold === 'ended') return;
          if (hold) await keep(deps, deps.reader, owner, hold, await deps.reader.read(question, cancellationSignal()));
          else await end('ceiling_reached');
        }
      } finally {
        clearInterval(beat);
      }
    },

    async failSecondOpinion({ analysisId: id, userId: owner, attempt }) {
      const ended = await escalations.end(owner, id, attempt, 'unavailable', clock.now());
      if (ended) deps.log.warn({ analysis: id }, 'a second opinion was given up');
    },
  };
}

async function picturesOf(
  { files }: SecondOpinionActivityDeps,
  owner: string,
  id: string,
  { video }: AnalysisResults,
): Promise<QuestionPicture[]> {
  if (video) {
    const frames = await files.frames(owner, id);
    return chooseKeyframes(video).flatMap(({ frame, at }) => {
      const webp = frames[frame];
      return webp?.length ? [{ kind: 'keyframe', label: `Keyframe at ${at.toFixed(1)} s:`, webp }] : [];
    });
  }
  const webp = await files.derived(owner, id, 'preview');
  return webp ? [{ kind: 'preview', label: 'The advertisement:', webp }] : [];
}

async function holdMoney(
  { db, escalations, clock }: SecondOpinionActivityDeps,
  { model }: ModelReader,
  { analysisId: analysis, userId: owner, attempt }: SecondOpinionRef,
  { plan }: Escalation,
  micros: number,
): Promise<Hold | 'ended' | undefined> {
  const ceiling = PLANS[plan].modelCentsPerMonth * MICROS_PER_CENT;
  const month = clock.now().toISOString().slice(0, 7);
  return db.transaction((trx) =>
    escalations.with(trx).hold(owner, { analysis, attempt }, { model, micros, ceiling, month }),
  );
}

/** The analysis's row stays locked, so a deletion finds either no view or all of it; its cost counts either way. */
async function keep(
  deps: SecondOpinionActivityDeps,
  { model, name }: ModelReader,
  owner: string,
  hold: Hold,
  reply: ModelReply,
): Promise<void> {
  const { analysis: id, attempt } = hold;
  const at = deps.clock.now();
  const micros = reply.micros ?? hold.micros;
  await deps.db.transaction(async (trx) => {
    const there = await deps.store.with(trx).lock(owner, id);
    const escalations = deps.escalations.with(trx);
    await escalations.settle(owner, hold, micros);
    const ended = await escalations.end(owner, id, attempt, reply.outcome, at);
    if (!ended || !there || reply.outcome !== 'answered') return;
    const view = { model: name, ...reply.answer, statements: [...reply.answer.statements] };
    await escalations.keepView(owner, id, { ...view, costUsd: micros / 1e6, createdAt: at.toISOString() }, at);
  });
  deps.log.info({ analysis: id, model, outcome: reply.outcome, costUsd: micros / 1e6 }, 'a model was asked');
}
