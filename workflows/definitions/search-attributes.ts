import { defineSearchAttributeKey } from '@temporalio/common';

/** What operators filter by in Temporal's UI: ids and words, never names. */
export const WORK_KIND = defineSearchAttributeKey('adjudgeKind', 'KEYWORD');
export const OWNER_ID = defineSearchAttributeKey('adjudgeOwner', 'KEYWORD');
/** The id of the analysis, run or event it is about. */
export const SUBJECT_ID = defineSearchAttributeKey('adjudgeSubject', 'KEYWORD');
export const OUTCOME = defineSearchAttributeKey('adjudgeOutcome', 'KEYWORD');

export const SEARCH_ATTRIBUTES = [WORK_KIND, OWNER_ID, SUBJECT_ID, OUTCOME] as const;
