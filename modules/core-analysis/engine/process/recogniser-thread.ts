import { openThread } from '#platform/open-thread.ts';
import type { ImageMeasurements } from '../measurements.ts';
import type { Recognisers } from '../recognisers.ts';
import type { TextSample } from '../video-text/video-text-reader.ts';
import type { FromThread, Question } from './recogniser-messages.ts';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/**
 * Starts the recognisers in a thread of their own. It inherits this process's
 * walls, Node's permissions included, and ends with the process; should it end
 * before, the process fails with it, as it would had they run here.
 */
export function startRecogniserThread(): Recognisers {
  const thread = openThread('recogniser-program', import.meta.url);
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let readers = 0;

  thread.on('message', (message: FromThread) => {
    const question = waiting.get(message.id);
    waiting.delete(message.id);
    if ('error' in message)
      question?.reject(Object.assign(new Error(message.error.message), { stack: message.error.stack }));
    else question?.resolve(message.answer);
  });
  thread.on('exit', (code) => {
    throw new Error(`the recogniser thread ended with ${code}`);
  });

  const ask = <Answer>(question: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve: resolve as Waiting['resolve'], reject });
      thread.postMessage({ id: asked, question });
    });

  return {
    warm: () => ask({ kind: 'warm' }),
    readText: ({ full, long1024 }) => ask<ImageMeasurements['text']>({ kind: 'readText', frames: { full, long1024 } }),
    measurePeople: ({ long512 }) => ask<ImageMeasurements['people']>({ kind: 'measurePeople', frames: { long512 } }),
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
