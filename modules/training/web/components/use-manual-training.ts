import { trainingRoutes as routes } from '../../contract/routes.ts';
import { useTrainingChange } from '../use-training-change.ts';

const AGAIN = 'Please try again.';
const message = (answer: { message: string }) => answer.message;
const named = (key: string | undefined) => ({ headers: key === undefined ? {} : { 'idempotency-key': key } });

/** What the buttons of `/training` start. "Manual Training" sends no body: incremental, priority 1. */
export function useManualTraining() {
  return {
    trigger: useTrainingChange({
      call: ({ api, key }) => api.call(routes.trigger, { ...named(key), body: undefined }),
      done: { title: 'Training Triggered', text: message },
      failed: { title: 'Training Failed', fallback: AGAIN },
    }),
    full: useTrainingChange({
      call: ({ api, key }) => api.call(routes.trigger, { ...named(key), body: { type: 'comprehensive' } }),
      done: { title: 'Training Triggered', text: message },
      failed: { title: 'Training Failed', fallback: AGAIN },
    }),
    styleExamples: useTrainingChange({
      call: ({ api, key }) => api.call(routes.generateExamples, named(key)),
      done: { title: 'Training Data Generated', text: message },
      failed: { title: 'Generation Failed', fallback: AGAIN },
    }),
    specialists: useTrainingChange({
      call: ({ api, key }) => api.call(routes.generateSpecialistExamples, named(key)),
      done: { title: 'Specialist Training Generated', text: message },
      failed: { title: 'Specialist Training Failed', fallback: AGAIN },
    }),
    improvement: useTrainingChange({
      call: ({ api, key }) => api.call(routes.generateImprovementTraining, named(key)),
      done: { title: 'Self-Improvement Training Generated', text: message },
      failed: { title: 'Self-Improvement Training Failed', fallback: AGAIN },
    }),
  };
}
export type ManualTraining = ReturnType<typeof useManualTraining>;
