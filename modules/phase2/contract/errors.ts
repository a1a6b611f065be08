import * as z from 'zod/mini';
import { defineErrors } from '#platform/contract/errors.ts';

/** What can be wrong with an event. */
export const activityErrors = /* @__PURE__ */ defineErrors({
  event_unknown: { status: 422, message: 'This type of event is not known.' },
  event_field_unknown: { status: 422, message: 'This event has a field that its type does not allow.' },
  /** The sentence is that of an upload of the same file. */
  file_refused: {
    status: 422,
    message: (d: { because: string }) => d.because,
    details: z.object({ because: z.string(), code: z.string() }),
  },
  file_data_invalid: { status: 422, message: 'The file did not arrive as base64. Choose it again.' },
  event_time_off: {
    status: 422,
    message: 'The time in the event’s id is more than a day off. Check the clock of this device.',
  },
});
