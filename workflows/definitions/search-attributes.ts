import { defineSearchAttributeKey } from '@temporalio/common';

/** What operators filter by in Temporal's UI: ids and words, never names. */
export const WORK_KIND = defineSearchAttributeKey('adjudgeKind', 'KEYWORD');
export const OWNER_ID = defineSearchAttributeKey('adjudgeOwner', 'KEYWORD');
/** The id of the analysis, run or event it is about. */
export const SUBJECT_ID = defineSearchAttributeKey('adjudgeSubject', 'KEYWORD');
export const OUTCOME = defineSearchAttributeKey('adjudgeOutcome', 'KEYWORD');

/** Of training runs: their type, whose model they train (`platform` or `personal`), and their place in the queue. */
export const TRAINING_TYPE = defineSearchAttributeKey('adjudgeTrainingType', 'KEYWORD');
export const TRAINING_SCOPE = defineSearchAttributeKey('adjudgeTrainingScope', 'KEYWORD');
export const PRIORITY = defineSearchAttributeKey('adjudgePriority', 'KEYWORD');

/** In the order they are registered: a start that names the kind may rely on all before it. */
export const SEARCH_ATTRIBUTES = [
  OUTCOME,
  SUBJECT_ID,
  OWNER_ID,
  TRAINING_TYPE,
  TRAINING_SCOPE,
  PRIORITY,
  WORK_KIND,
] as const;
