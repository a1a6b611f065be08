import * as z from 'zod/mini';
import { defineErrors } from '#platform/contract/errors.ts';
import { counted } from './words.ts';

/** What can stand in the way of training, as the person reads it. */
export const trainingErrors = /* @__PURE__ */ defineErrors({
  training_categories_missing: { status: 400, message: 'Choose at least one category to train.' },
  training_not_running: { status: 409, message: 'This run is not running or waiting, so there is nothing to stop.' },
  training_not_retryable: { status: 409, message: 'Only a failed or stopped run can be retried.' },
  training_queue_full: {
    status: 409,
    message: 'There are already 20 runs waiting here. Wait for one to finish, or stop one.',
  },
  training_data_withdrawn: {
    status: 409,
    message:
      'Somebody whose data this run uses has withdrawn it or deleted the account. Retry the run: it collects the data again without theirs.',
  },
  training_budget_used: {
    status: 402,
    message: (d: { resetsAt: string }) =>
      `The training budget of this month is used up. The run stopped at its last finished phase and can be retried after ${d.resetsAt.slice(0, 10)}.`,
    details: z.object({ resetsAt: z.string() }),
  },
  training_too_little_data: {
    status: 422,
    message: (d: { needs: number; of: string }) =>
      `There is not enough data to train on yet: it needs ${counted(d.needs, `more ${d.of}`)}.`,
    details: z.object({ needs: z.number(), of: z.string() }),
  },
  training_failed: { status: 500, message: 'The run broke off through a fault on our side. Retry it.' },
  training_timed_out: { status: 500, message: 'A phase took longer than it may, so the run was ended. Retry it.' },
  model_not_deployable: { status: 409, message: 'Only a trained model of this list can be deployed.' },
  model_is_current: { status: 409, message: 'This model is already the one in use.' },
  no_previous_model: { status: 409, message: 'There is no earlier model to go back to.' },
  no_candidate_model: {
    status: 409,
    message: 'There is no newer model to test than the one in use. Start a training run first.',
  },
});
