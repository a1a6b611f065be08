import { startThread } from '#platform/start-thread.ts';
import { WorkerThread } from '#platform/worker-thread.ts';
import type { HeardSteps } from '../audio/speech-network.ts';
import type { ImageMeasurements } from '../measurements.ts';
import type { Recognisers } from '../recognisers.ts';
import type { SightAnswers } from '../sight/sight-runtime.ts';
import type { TextSample } from '../video-text/video-text-reader.ts';
import type { RecogniserQuestion } from './recogniser-question.ts';

/**
 * Starts the recognisers in a thread of their own. It inherits this process's
 * walls, Node's permissions included, and ends with the process; should it end
 * before, the process fails with it, as it would had they run here.
 */
export function startRecogniserThread(): Recognisers {
  const thread = startThread('recogniser-program', import.meta.url);
  const asked = new WorkerThread<RecogniserQuestion>(thread);
  const ask = <Answer>(question: RecogniserQuestion): Promise<Answer> => asked.ask<Answer>(question);
  let readers = 0;

  thread.on('exit', (code) => {
    throw new Error(`the recogniser thread ended with ${code}`);
  });

  return {
    warm: () => ask({ kind: 'warm' }),
    readText: ({ full, long1024 }) => ask<ImageMeasurements['text']>({ kind: 'readText', frames: { full, long1024 } }),
    measurePeople: ({ long512 }) => ask<ImageMeasurements['people']>({ kind: 'measurePeople', frames: { long512 } }),
    see: (views) => ask<SightAnswers | null>({ kind: 'see', views }),
    hear: (samples, memory) => ask<HeardSteps | null>({ kind: 'hear', samples, memory }),
    async readVideo() {
      readers += 1;
      const reader = readers;
      if (!(await ask<boolean>({ kind: 'openReader', reader }))) return null;
      return {
        push: (at, frame, afterCut) => ask<void>({ kind: 'push', reader, at, frame, afterCut }),
        finish: () => ask<TextSample[]>({ kind: 'finish', reader }),
        close: () => void ask({ kind: 'closeReader', reader }),
      };
    },
  };
}
