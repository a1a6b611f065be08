import { CLAUSE_END, type Token } from './concepts.ts';

/** The tokens of each clause, marks left out: what is asked, offered or promised stands within one. */
export function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (!CLAUSE_END.test(token.text)) clauses.at(-1)?.push(token);
    else if (clauses.at(-1)?.length) clauses.push([]);
  }
  return clauses.filter((clause) => clause.length > 0);
}
