import { defineSearchAttributeKey } from '@temporalio/common';

/** What operators filter by in Temporal's UI: ids and words, never names. */
export const WORK_KIND = defineSearchAttributeKey('adjudgeKind', 'KEYWORD');
export const OWNER_ID = defineSearchAttributeKey('adjudgeOwner', 'KEYWORD');
/** The id of the analysis, run or event it is about. */
export const SUBJECT_ID = defineSearchAttributeKey('adjudgeSubject', 'KEYWORD');
export const OUTCOME = defineSearchAttributeKey('adjudgeOutcome', 'KEYWORD');

/** In the order they are registered: a start that names the kind may rely on all before it. */
export const SEARCH_ATTRIBUTES = [OUTCOME, SUBJECT_ID, OWNER_ID, WORK_KIND] as const;
