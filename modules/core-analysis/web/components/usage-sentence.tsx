import type { SessionUser } from '#shell/sdk/session.ts';
import { formatDay } from '../format.ts';
import { tokensLeft } from '../tokens-left.ts';

/** Tokens left in this period, as a sentence, and what the day still takes where the plan is limited by the day. */
export function UsageSentence({ user }: { user: SessionUser }) {
  return (
    <p className="text-small text-muted" data-testid="usage">
      Your Usage:{' '}
      <span className="nums font-medium text-text">
        {tokensLeft(user)} of {user.tokensLimit}
      </span>{' '}
      tokens left until {user.paymentDueUntil ? 'your next payment' : formatDay(user.tokensReset)}
      {user.dailyLeft ? `; ${analysesText(user.dailyLeft)} left today` : ''}
    </p>
  );
}

/** `1 image and 3 videos`; a kind with none is not named. */
export function analysesText(count: Record<'image' | 'video', number>): string {
  const named = (['image', 'video'] as const).flatMap((kind) =>
    count[kind] === 0 ? [] : [`${count[kind]} ${kind}${count[kind] === 1 ? '' : 's'}`],
  );
  return named.join(' and ') || 'none';
}
