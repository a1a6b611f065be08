/** The mathematics of a phase in a thread of their own, so that the worker keeps answering. */
import { answerRequests } from '#platform/worker-thread.ts';
import { createMath, type MathQuestion } from './training-math.ts';

const math = createMath();
answerRequests(async (question: MathQuestion) => math(question));
