import { clausesOf } from './clauses.ts';
import type { Token } from './concepts.ts';

/** What a rule can say of a clause. */
export const RULED = ['request', 'offer', 'urgency', 'proof', 'guarantee', 'legal', 'contact'] as const;
export type Ruled = (typeof RULED)[number];

interface Rule {
  says: Ruled;
  /** Concepts the clause opens or closes with, any of them. */
  first?: string;
  last?: string;
  /** Groups of concepts; one of each must be there, beside the first. */
  with?: readonly string[];
  /** Concepts that forbid. */
  not?: string;
  /** At most so many tokens. */
  most?: number;
  /** Exactly one token. */
  alone?: true;
  /** Clauses it does not hold for: what somebody else did or asks, a statement. */
  unless?: 'story' | 'statement';
}

const ADDRESS = '<phone> <url> <email> <handle>';
const OBJECT = 'now you me obj det we prep day <code>';

/** The default reading, one row each. */
const RULES: readonly Rule[] = [
  { says: 'request', first: 'act', alone: true, unless: 'statement' },
  { says: 'request', first: 'act', with: [OBJECT], most: 9, unless: 'statement' },
  { says: 'request', first: 'reach', alone: true, unless: 'statement' },
  { says: 'request', first: 'reach', with: [`${ADDRESS} ${OBJECT}`], most: 9, unless: 'statement' },
  { says: 'request', first: 'soft', with: [`now obj me you free det <code> ${ADDRESS}`], most: 6, unless: 'statement' },
  { says: 'request', first: 'vague', most: 4, unless: 'statement' },
  { says: 'request', last: 'inf', most: 6, unless: 'statement' },
  { says: 'offer', with: ['<cut> half bundle <bundle>'] },
  { says: 'offer', with: ['<percent>', 'off save sale upto gift'], not: 'rate' },
  { says: 'offer', with: ['<money>'], not: 'earn rate secure ship', unless: 'story' },
  { says: 'offer', with: ['<cents>'], not: 'earn rate ship', most: 4, unless: 'story' },
  { says: 'offer', with: ['only', '<number>'], most: 2 },
  { says: 'offer', with: ['free'], not: 'ship return cancel not-free', unless: 'story' },
  { says: 'offer', with: ['gift'], unless: 'story' },
  { says: 'urgency', with: ['until', 'day <date> <time> now'] },
  { says: 'urgency', with: ['last', 'unit day first left <number>'] },
  { says: 'urgency', with: ['only', 'unit day now left'] },
  { says: 'urgency', with: ['stock limited hurry'] },
  { says: 'urgency', with: ['left', '<number> unit num'] },
  { says: 'proof', with: ['<rating> trusted'] },
  { says: 'proof', with: ['<many>', 'people review happy'] },
  { says: 'proof', with: ['<stars>', '<number>'], most: 2 },
  { says: 'proof', with: ['pro'], most: 8 },
  { says: 'proof', with: ['review', '<number> <many> <stars> num'] },
  { says: 'guarantee', with: ['guarantee return ship secure cert cancel not-bind not-risk not-card'] },
  { says: 'legal', with: ['terms legal'] },
  { says: 'contact', with: [`${ADDRESS} <place> <hours> open`] },
];

/** A clause is a statement where a verb of being follows its opening, or where it opens with who does or whether. */
const STATES = ['we', 'they', 'wh', 'neg', 'be'];

interface Clause {
  tokens: readonly Token[];
  all: ReadonlySet<string>;
  question: boolean;
}

const listed = (concepts: string): string[] => concepts.split(' ');
const isStatement = ({ tokens, question }: Clause): boolean =>
  question ||
  tokens.slice(1).some(({ concepts }) => concepts.includes('be')) ||
  STATES.some((concept) => tokens[0]?.concepts.includes(concept));
/** A clause is a story, whose sums are nobody's price, where others, a cost, a denial or a question stand in it. */
const isStory = ({ all, question }: Clause): boolean =>
  question || ['they', 'cost', 'neg', 'wh'].some((concept) => all.has(concept)) || (all.has('me') && !all.has('free'));

function holds(rule: Rule, clause: Clause): boolean {
  const { tokens, all } = clause;
  const opens = (concepts: string, token: Token | undefined) =>
    listed(concepts).some((concept) => token?.concepts.includes(concept));
  if (rule.alone && tokens.length !== 1) return false;
  if (tokens.length > (rule.most ?? Number.POSITIVE_INFINITY)) return false;
  if (rule.first && !opens(rule.first, tokens[0])) return false;
  if (rule.last && !opens(rule.last, tokens.at(-1))) return false;
  if (rule.with?.some((group) => !listed(group).some((concept) => all.has(concept)))) return false;
  if (rule.not && listed(rule.not).some((concept) => all.has(concept))) return false;
  if (rule.unless === 'statement') return !isStatement(clause);
  return rule.unless !== 'story' || !isStory(clause);
}

const QUOTED = /^["“«„]\s*\S+\s+\S+\s+\S/u;

/** What the rules say of a line, by its tokens. A line that is a quotation is what somebody says of the product. */
export function ruledBy(line: string, tokens: readonly Token[]): ReadonlySet<Ruled> {
  const question = /\?\s*$/u.test(line);
  const said = new Set<Ruled>(QUOTED.test(line) ? ['proof'] : []);
  for (const clause of clausesOf(tokens)) {
    const read = { tokens: clause, all: new Set(clause.flatMap(({ concepts }) => concepts)), question };
    for (const rule of RULES) if (!said.has(rule.says) && holds(rule, read)) said.add(rule.says);
  }
  if (said.has('request')) said.delete('contact');
  return said;
}
