import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/**
 * What is wrong with an input, for every field whose schema has no words of its own: the validator's own ones are never
 * sent. Names the field as the document does; never repeats what was sent.
 */
export function inputSentence(issue: Issue): string {
  const name = issue.path?.length ? `“${issue.path.join('.')}”` : 'The input';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `${name} is missing.`;
      return KINDS[issue.expected] ? `${name} must be ${KINDS[issue.expected]}.` : unreadable(name);
    case 'invalid_value':
      return issue.values.length > 1
        ? `${name} must be one of these: ${issue.values.map(String).join(', ')}.`
        : `${name} must be ${String(issue.values[0])}.`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? `${name} is empty.`
        : `${name} must ${bound(issue.origin, 'at least', issue.minimum)}.`;
    case 'too_big':
      return `${name} must ${bound(issue.origin, 'at most', issue.maximum)}.`;
    case 'invalid_format':
      return FORMATS[issue.format] ? `${name} must be ${FORMATS[issue.format]}.` : unreadable(name);
    case 'unrecognized_keys':
      return `${name} has fields that are not known here: ${issue.keys.join(', ')}.`;
    case 'invalid_union':
      return nearest(issue.errors) ?? unreadable(name);
    default:
      return unreadable(name);
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'a valid id',
  email: 'an email address',
  url: 'a web address',
  datetime: 'a date and time such as 2026-01-31T09:00:00.000Z',
  date: 'a date such as 2026-01-31',
};

const unreadable = (name: string): string => `${name} is not valid.`;

/** “have at most 60 characters”, “be at least 1” */
function bound(origin: string, side: string, limit: number | bigint): string {
  if (origin === 'string') return `have ${side} ${limit} ${limit === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set') return `have ${side} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `be ${side} ${limit}`;
}

/** Of several shapes the input may have, the problem of the one it has: there it is within, not of the whole. */
function nearest(shapes: readonly (readonly { readonly path: PropertyKey[]; readonly message: string }[])[]) {
  return shapes.find((problems) => problems.every(({ path }) => path.length > 0))?.[0]?.message;
}
