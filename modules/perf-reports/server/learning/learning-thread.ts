/** Learns from accounts in a thread of its own, so that the worker keeps answering. */
import { answerRequests } from '#platform/worker-thread.ts';
import type { AccountData } from './account-data.ts';
import { learnAccount } from './learn-account.ts';

answerRequests(async (data: AccountData) => learnAccount(data));
