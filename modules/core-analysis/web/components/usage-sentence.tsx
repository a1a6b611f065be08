import type { SessionUser } from '#shell/sdk/session.ts';
import { formatDay } from '../format.ts';
import { tokensLeft } from '../tokens-left.ts';

/** Tokens left in this period, as a sentence. */
export function UsageSentence({ user }: { user: SessionUser }) {
  return (
    <p className="text-small text-muted" data-testid="usage">
      Your Usage:{' '}
      <span className="nums font-medium text-text">
        {tokensLeft(user)} of {user.tokensLimit}
      </span>{' '}
      tokens left until {formatDay(user.tokensReset)}
    </p>
  );
}
