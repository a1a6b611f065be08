import * as z from 'zod/mini';

/**
 * At most so many characters, as a person and JSON Schema count them: an emoji is one, where `z.maxLength` says two.
 * The document says it as `maxLength`.
 */
export function atMost(longest: number, message = `Please use ${longest} characters or fewer.`) {
  const check = z.refine<string>((text) => text.length <= longest || [...text].length <= longest, message);
  check._zod.onattach.push((schema) => {
    schema._zod.bag.maximum = longest;
  });
  return check;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the one that a database cannot hold
const WITHOUT_NUL = /^[^\u0000]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: those that are refused, spelled so that every dialect reads it
const WITHOUT_CONTROLS = /^[^\u0000-\u001f\u007f-\u009f]*$/;

/** Text as it is; only what a database cannot hold is refused: NUL, and half of a surrogate pair. */
export const storable = (message?: string) =>
  [z.regex(WITHOUT_NUL, message), z.refine<string>((text) => !/\p{Surrogate}/u.test(text), message)] as const;

/** A line of text: no control characters. */
export const oneLine = (message?: string) =>
  [z.regex(WITHOUT_CONTROLS, message), z.refine<string>((text) => !/\p{Surrogate}/u.test(text), message)] as const;
