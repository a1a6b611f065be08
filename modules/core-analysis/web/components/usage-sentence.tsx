import type { SessionUser } from '#shell/sdk/session.ts';
import { formatDay } from '../format.ts';

/** Tokens left in this period, as a sentence. */
export function UsageSentence({ user }: { user: SessionUser }) {
  const left = Math.max(0, user.tokensLimit - Number(user.tokensUsed));
  return (
    <p className="text-small text-muted" data-testid="usage">
      <span className="sr-only">Your Usage: </span>
      <span className="nums font-medium text-text">
        {left} of {user.tokensLimit}
      </span>{' '}
      tokens left until {formatDay(user.tokensReset)}
    </p>
  );
}
