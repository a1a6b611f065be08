import * as z from 'zod/mini';
import type { Schema } from '#platform/contract/define-routes.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { inputSentence } from '#platform/contract/input-sentence.ts';

/**
 * What a schema makes of one part of a request; undefined without a schema.
 * @param part where it came from (`query`); empty for a body, whose fields are named by themselves
 * @throws AppError `not_found` for an address parameter: nothing can be there; `invalid_input` with every problem for
 *   anything else, in sentences a person can read
 */
export function checkInput(schema: Schema | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value ?? {}, { error: inputSentence });
  if (result.success) return result.data;
  if (part === 'params') throw new AppError(ERRORS.not_found);
  throw new AppError(ERRORS.invalid_input, {
    issues: result.error.issues.map((issue) => ({
      path: [part, ...issue.path].filter((p) => p !== '').join('.'),
      message: issue.message,
    })),
  });
}
