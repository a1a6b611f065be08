import * as z from 'zod/mini';
import { defineErrors } from '#platform/contract/errors.ts';
import { UNREADABLE, UNREADABLE_REASONS, type UnreadableReason } from './unreadable.ts';
import { MAX_REPORT_MB, MISSING_INFORMATION } from './upload-sentences.ts';

/** What can be wrong with a report, as the person reads it. */
export const reportErrors = /* @__PURE__ */ defineErrors({
  report_file_missing: { status: 400, message: MISSING_INFORMATION },
  report_too_large: {
    status: 413,
    message: `This file is larger than ${MAX_REPORT_MB} MB. Download the report for a shorter period and upload several.`,
  },
  report_unreadable: {
    status: 422,
    message: (d: { reason: UnreadableReason }) => UNREADABLE[d.reason],
    details: z.object({ reason: z.enum(UNREADABLE_REASONS) }),
  },
  report_importing: {
    status: 409,
    message: 'This report is still being read. Wait until it is done, then try again.',
  },
  report_file_gone: {
    status: 410,
    message: 'The file of this report is not kept any more, so it cannot be read again. Upload it once more.',
  },
  report_timed_out: {
    status: 422,
    message: 'This file took too long to read, so we stopped. Upload a shorter period.',
  },
  report_failed: { status: 422, message: 'The report could not be read. The fault is ours; please try again.' },
});
