/** The recognisers in a thread of the engine's child: their networks hold it while the child goes on with decoding and pixels. */
import { answerRequests } from '#platform/worker-thread.ts';
import { SerialQueue } from '../concurrency.ts';
import { RECOGNISERS_HERE, type VideoReader } from '../recognisers.ts';
import type { RecogniserQuestion } from './recogniser-question.ts';

const readers = new Map<number, VideoReader>();

// In turn: two pictures read at once would be done later both, and hold twice the memory. What is shown is looked at, and the sound
// heard, beside the reading, which one core alone does.
const [reading, beside] = [new SerialQueue(), { see: new SerialQueue(), hear: new SerialQueue() }];
answerRequests((question: RecogniserQuestion) => {
  const { kind } = question;
  return (kind === 'see' || kind === 'hear' ? beside[kind] : reading).add(() => answer(question));
});

async function answer(question: RecogniserQuestion): Promise<unknown> {
  switch (question.kind) {
    case 'warm':
      return await RECOGNISERS_HERE.warm();
    case 'readText':
      return await RECOGNISERS_HERE.readText(question.frames);
    case 'measurePeople':
      return await RECOGNISERS_HERE.measurePeople(question.frames);
    case 'see':
      return await RECOGNISERS_HERE.see(question.views);
    case 'hear':
      return await RECOGNISERS_HERE.hear(question.samples, question.memory);
    case 'openReader': {
      const reader = await RECOGNISERS_HERE.readVideo();
      if (reader) readers.set(question.reader, reader);
      return reader !== null;
    }
    case 'push':
      return await readers.get(question.reader)?.push(question.at, question.frame, question.afterCut);
    case 'finish':
      return await readers.get(question.reader)?.finish();
    case 'closeReader':
      return void readers.delete(question.reader);
  }
}
