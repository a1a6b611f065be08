import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { WorkerThread } from './worker-thread.ts';

/** Answers as `answerRequests` does, in plain JavaScript: squares numbers slowest first, throws at a word, ends at null. */
const PROGRAM = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id, question }) => {
  if (question === null) process.exit(3);
  if (typeof question === 'string') parentPort.postMessage({ id, error: { message: 'no ' + question, stack: 'no ' + question + ' at its place' } });
  else setTimeout(() => parentPort.postMessage({ id, answer: question * question }), 60 - question * 20);
});`;

const threads: Worker[] = [];
function asked(): WorkerThread<number | string | null> {
  const thread = new Worker(PROGRAM, { eval: true });
  threads.push(thread);
  return new WorkerThread(thread);
}
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.terminate()));
});

it('gives each of several questions its own answer, in whatever order they come', async () => {
  const thread = asked();
  expect(await Promise.all([1, 2, 3].map((number) => thread.ask<number>(number)))).toEqual([1, 4, 9]);
});

it('throws what the thread threw, with its place, and goes on', async () => {
  const thread = asked();
  await expect(thread.ask('way')).rejects.toMatchObject({ message: 'no way', stack: 'no way at its place' });
  expect(await thread.ask<number>(3)).toBe(9);
});

it('fails every open question when the thread ends', async () => {
  const thread = asked();
  const open = [thread.ask(1), thread.ask(null)];
  for (const question of open) await expect(question).rejects.toThrow('the thread ended with 3');
});
