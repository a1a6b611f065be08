import type { SessionUser } from '#shell/sdk/session.ts';
import type { CreativeKind } from './check-file.ts';

/** Tokens that can still be used in this period; 50 stand in where the server names no allowance. */
export function tokensLeft({ tokensLimit = 50, tokensUsed }: Pick<SessionUser, 'tokensLimit' | 'tokensUsed'>): number {
  return Math.max(0, tokensLimit - (Number(tokensUsed) || 0));
}

/** Whether what the plan takes in a day is used for this kind; without one, for every kind. */
export function dayIsUsed({ dailyLeft: left }: Pick<SessionUser, 'dailyLeft'>, kind?: CreativeKind | null): boolean {
  return left !== undefined && (kind ? left[kind] : left.image + left.video) === 0;
}
