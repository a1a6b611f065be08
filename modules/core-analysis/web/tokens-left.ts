import type { SessionUser } from '#shell/sdk/session.ts';

/** Tokens that can still be used in this period; 50 stand in where the server names no allowance. */
export function tokensLeft({ tokensLimit = 50, tokensUsed }: Pick<SessionUser, 'tokensLimit' | 'tokensUsed'>): number {
  return Math.max(0, tokensLimit - (Number(tokensUsed) || 0));
}
