import { useUser } from '#shell/sdk/use-session.ts';
import { SettingRow } from '#shell/ui/page-section.tsx';
import { day } from '../words.ts';

/** Tokens used of this period's allowance, as a bar and as a sentence. */
export function UsageRow() {
  const { tokensUsed, tokensLimit, tokensReset, paymentDueUntil, deletionDueAt } = useUser();
  const used = Number(tokensUsed) || 0;
  const goes = deletionDueAt && deletionDueAt < tokensReset ? deletionDueAt : undefined;
  const left = Math.max(0, tokensLimit - used);
  return (
    <SettingRow
      title="Usage"
      below={
        <svg
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          aria-hidden
          className="mt-3 h-2 w-full overflow-hidden rounded-full"
        >
          <rect width="100" height="4" fill="var(--border)" />
          <rect
            width={Math.min(100, (100 * used) / Math.max(1, tokensLimit))}
            height="4"
            fill={left === 0 ? 'var(--warning)' : 'var(--accent)'}
          />
        </svg>
      }
    >
      <p data-testid="tokens">
        <span className="nums font-medium text-text">
          {used} of {tokensLimit}
        </span>{' '}
        tokens used, {left} left until {paymentDueUntil && !goes ? 'your next payment' : day(goes ?? tokensReset)}.{' '}
        {goes ? 'They are deleted with your account.' : 'Unused tokens expire.'}
      </p>
    </SettingRow>
  );
}
