import type { ScopeKind } from '../contract/vocabulary.ts';

/** Whose model it is: `platform`, or the id of an account. */
export type Scope = string;
export const PLATFORM: Scope = 'platform';

export const userOf = (scope: Scope): string | null => (scope === PLATFORM ? null : scope);
export const kindOf = (scope: Scope): ScopeKind => (scope === PLATFORM ? 'platform' : 'personal');
/** Columns that say whose a row is. */
export const ownerColumns = (scope: Scope) => ({ scope, user_id: userOf(scope) });

/** Who looks: an operator sees every scope, others their own. */
export interface Viewer {
  readonly userId: string;
  readonly isOperator: boolean;
  /** Has a model of their own. */
  readonly isElite: boolean;
}

/** What a viewer may see and change. */
export type Reach = { readonly scopes: readonly Scope[] } | 'all';

/** Runs, alerts and budgets: the own ones. */
export const reachOf = ({ userId, isOperator }: Viewer): Reach => (isOperator ? 'all' : { scopes: [userId] });
/** Models: the platform's as well, which the own analyses are judged with. */
export const modelReachOf = ({ userId, isOperator }: Viewer): Reach =>
  isOperator ? 'all' : { scopes: [userId, PLATFORM] };
