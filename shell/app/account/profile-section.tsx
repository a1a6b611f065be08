import { CircleCheck, MailWarning } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { PLANS } from '#flags/plans.ts';
import { ACCOUNT_MESSAGES } from '#platform/accounts/errors.ts';
import { profileRoutes } from '#platform/accounts/profile-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { PlanGate } from '../../sdk/plan-gate.tsx';
import { useUser } from '../../sdk/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PageSection, SettingRow } from '../../ui/page-section.tsx';
import { toast } from '../../ui/toast-store.ts';
import { managePlanHref } from '../frame/manage-plan.ts';
import { DialogForm, typed } from './dialog-form.tsx';
import { ChangeEmail, comesWith } from './later-dialogs.tsx';
import { useAccountChanged } from './use-account-changed.ts';
import { useResend } from './use-resend.ts';
import { day } from './when.ts';

const NAME_MAX = 100;

/** Who somebody is here: name, address, plan. */
export function ProfileSection() {
  return (
    <PageSection id="profile" title="Profile" text="Your name, email address and plan.">
      <NameRow />
      <EmailRow />
      <PlanRow />
    </PageSection>
  );
}

function NameRow() {
  const { name } = useUser();
  const api = useApi();
  const changed = useAccountChanged();
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // With the drawing that brings the button back: a frame asked for earlier may come before it.
  useLayoutEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const close = () => setEditing(false);
  const save = async (data: FormData) => {
    await api.call(profileRoutes.changeName, { body: { name: typed(data, 'name').trim() } });
    await changed();
    toast({ title: 'Name changed', tone: 'success' });
    close();
  };
  if (!editing)
    return (
      <SettingRow
        title="Name"
        action={
          <Button ref={button} size="sm" onClick={() => setEditing(true)}>
            Change<span className="sr-only"> your name</span>
          </Button>
        }
      >
        {name}
      </SettingRow>
    );
  return (
    <SettingRow
      title="Name"
      below={
        <div className="max-w-[26rem]">
          <DialogForm
            send={save}
            check={checkName}
            failure="Your name could not be changed. Please try again."
            action="Save"
            onCancel={close}
          >
            <Field label="Full name" name="name" autoComplete="name" defaultValue={name} required />
          </DialogForm>
        </div>
      }
    />
  );
}

function checkName(data: FormData) {
  const name = typed(data, 'name').trim();
  if (name === '') return { text: ACCOUNT_MESSAGES.nameMissing, field: 'name' };
  return name.length > NAME_MAX ? { text: ACCOUNT_MESSAGES.nameTooLong, field: 'name' } : null;
}

function EmailRow() {
  const { email, emailVerified } = useUser();
  const resend = useResend();
  const [changing, setChanging] = useState(false);
  return (
    <SettingRow
      title="Email"
      badge={
        emailVerified ? (
          <Badge tone="success" icon={<CircleCheck className="size-3.5" aria-hidden />}>
            Confirmed
          </Badge>
        ) : (
          <Badge tone="warning" icon={<MailWarning className="size-3.5" aria-hidden />}>
            Not confirmed
          </Badge>
        )
      }
      action={
        <>
          {emailVerified ? null : (
            <Button size="sm" busy={resend.isPending} onClick={() => resend.mutate()}>
              Send the link again
            </Button>
          )}
          <Button size="sm" {...comesWith(ChangeEmail)} onClick={() => setChanging(true)}>
            Change<span className="sr-only"> your email address</span>
          </Button>
        </>
      }
    >
      <p className="break-words">{email}</p>
      <ChangeEmail open={changing} onClose={() => setChanging(false)} />
      {emailVerified ? null : (
        <p className="mt-1">
          Open the link we emailed you. Until then, we could not reset your password if you forget it.
        </p>
      )}
    </SettingRow>
  );
}

function PlanRow() {
  const { plan, tokensUsed, tokensLimit, tokensReset, paymentDueUntil, createdAt } = useUser();
  return (
    <SettingRow
      title="Plan"
      badge={<Badge tone="accent">{PLANS[plan].name}</Badge>}
      action={
        <PlanGate>
          <a href={managePlanHref(plan)} className={buttonClass('secondary', 'sm')}>
            Manage plan
          </a>
        </PlanGate>
      }
    >
      <p className="nums">
        {tokensUsed} of {tokensLimit} tokens used;{' '}
        {paymentDueUntil ? 'new ones come with your next payment' : `they renew on ${day(tokensReset)}`}.
      </p>
      <p className="mt-1">Member since {day(createdAt)}.</p>
    </SettingRow>
  );
}
