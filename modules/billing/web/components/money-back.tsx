import { useUser } from '#shell/sdk/use-session.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { Button } from '#shell/ui/button.tsx';
import { SettingRow } from '#shell/ui/page-section.tsx';
import type { BillingInfo } from '../../contract/billing.ts';
import { formatCents } from '../../contract/money.ts';
import { day, nameOf } from '../words.ts';

interface MoneyBackProps {
  info: BillingInfo;
  /** Opens the dialog that asks for the refund. */
  onAsk(what: 'refund'): void;
}

const REFUND_WORDS = { requested: 'Requested', refunded: 'Refunded', failed: 'Did not arrive' } as const;
const REFUND_TONES = { requested: 'warning', refunded: 'success', failed: 'danger' } as const;

/** Money that went back, or can go: what the bank takes back, and the money-back guarantee. */
export function MoneyBack({ info, onAsk }: MoneyBackProps) {
  return (
    <>
      {info.dispute ? <Disputed dispute={info.dispute} /> : null}
      <Guarantee info={info} onAsk={onAsk} />
    </>
  );
}

function Disputed({ dispute }: { dispute: NonNullable<BillingInfo['dispute']> }) {
  const { state, currency, supportEmail } = dispute;
  const amount = formatCents(dispute.amount, currency);
  return (
    <SettingRow title="Payment" badge={<Badge tone="warning">Disputed</Badge>}>
      {state === 'open' ? `Your bank is reversing a payment of ${amount}` : `Your bank reversed a payment of ${amount}`}
      , so the plan it paid for has ended. If this is a mistake, write to {supportEmail} and we will sort it out.
    </SettingRow>
  );
}

/** The 30-day money-back guarantee while it holds, and what became of it once it was used. */
function Guarantee({ info: { refund, refundable, currentPlan }, onAsk }: MoneyBackProps) {
  const { deletionDueAt } = useUser();
  if (refund) {
    const amount = formatCents(refund.amount, refund.currency);
    return (
      <SettingRow
        title={refund.status === 'failed' ? 'Refund' : 'Money-back guarantee'}
        badge={<Badge tone={REFUND_TONES[refund.status]}>{REFUND_WORDS[refund.status]}</Badge>}
      >
        {refund.status === 'failed'
          ? `${amount} could not be refunded to your card. Write to ${refund.supportEmail} and we will send it another way.`
          : refund.status === 'refunded'
            ? `${amount} was refunded to your card. It usually shows up within ten days.`
            : `${amount} is being refunded to your card. Nothing to do for you.`}
      </SettingRow>
    );
  }
  if (!refundable) return null;
  // Nobody can ask for it once their account is gone.
  const until = deletionDueAt && deletionDueAt < refundable.until ? deletionDueAt : refundable.until;
  return (
    <SettingRow
      title="Money-back guarantee"
      action={
        <Button size="sm" onClick={() => onAsk('refund')}>
          Request a refund
        </Button>
      }
    >
      Not happy? Until {day(until)} you can get a one-time refund of{' '}
      {formatCents(refundable.amount, refundable.currency)}.
      {currentPlan === 'free' ? '' : ` Your ${nameOf(currentPlan)} plan ends with the refund.`}
    </SettingRow>
  );
}
