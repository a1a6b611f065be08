import { expect, it } from 'vitest';
import { ACCOUNT_MESSAGES as say } from './errors.ts';
import { email } from './fields.ts';

const read = (text: string) => email(say.emailMissing).safeParse(text);

it.each([
  [' Ada@Example.COM ', 'ada@example.com'],
  ['anna@müller.de', 'anna@xn--mller-kva.de'],
  ['anna@MÜLLER.de', 'anna@xn--mller-kva.de'],
  // The same letter as two signs: u and its dots.
  ['anna@mu\u0308ller.de', 'anna@xn--mller-kva.de'],
  ['anna@xn--mller-kva.de', 'anna@xn--mller-kva.de'],
  ['anna@post.straße.example', 'anna@post.xn--strae-oqa.example'],
  ['ivan@почта。example', 'ivan@xn--80a1acny.example'],
  ["o'neil+ads@example.com", "o'neil+ads@example.com"],
])('keeps %s as %s', (typed, kept) => expect(read(typed)).toEqual({ success: true, data: kept }));

it.each([
  ['', say.emailMissing],
  ['ada', say.emailInvalid],
  ['ada@example', say.emailInvalid],
  ['ada@müller', say.emailInvalid],
  ['ada@münchen..de', say.emailInvalid],
  ['ada@mü ller.de', say.emailInvalid],
  ['ada@mü/ller.de', say.emailInvalid],
  ['ada@mü%2fller.de', say.emailInvalid],
  ['ada@mü:80.de', say.emailInvalid],
  ['ada@\u0661.2.3', say.emailInvalid],
  ['ada@ü.xn--', say.emailInvalid],
  [`ada@${'ü'.repeat(250)}.de`, say.emailInvalid],
  // The account library takes no ending of another script.
  ['ivan@почта.рф', say.emailInvalid],
  ['jörg@example.com', say.emailLocalPart],
  ['jörg@müller.de', say.emailLocalPart],
  ['иван@почта.рф', say.emailLocalPart],
])('refuses %s with a sentence', (typed, sentence) => {
  const answer = read(typed);
  expect(answer.error?.issues[0]?.message).toBe(sentence);
});
