import { useQuery } from '@tanstack/react-query';
import { Braces } from 'lucide-react';
import { useState } from 'react';
import { PLANS } from '#flags/plans.ts';
import { type ApiKeyView, apiKeyRoutes } from '#platform/accounts/api-keys/api-key-contract.ts';
import { useApi } from '../../../sdk/api-context.tsx';
import { PartState } from '../../../sdk/part-state.tsx';
import { PlanGate } from '../../../sdk/plan-gate.tsx';
import { routeQuery } from '../../../sdk/route-query.ts';
import { useGate } from '../../../sdk/use-gate.ts';
import { useUser } from '../../../sdk/use-session.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageSection, SettingRow } from '../../../ui/page-section.tsx';
import { managePlanHref } from '../../frame/manage-plan.ts';
import { CreateApiKey, comesWith, RevokeApiKey } from '../later-dialogs.tsx';
import { day } from '../when.ts';

/** Keys for programs: creating and revoking them. */
export function ApiKeysSection() {
  const list = useQuery(routeQuery(useApi(), apiKeyRoutes.apiKeys, {}));
  const gate = useGate({ feature: 'account.api-keys' });
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKeyView | null>(null);
  const keys = list.data?.apiKeys ?? [];
  const { plan } = useUser();
  const locked = !gate.allowed && gate.reason === 'plan' ? PLANS[gate.requiredPlan].name : null;
  return (
    <PageSection
      id="api-keys"
      title="API keys"
      text="For your own programs: upload ads and read results without a browser."
    >
      <SettingRow
        title="Keys"
        action={
          gate.allowed && list.data ? (
            <Button size="sm" {...comesWith(CreateApiKey)} onClick={() => setCreating(true)}>
              Create a key
            </Button>
          ) : locked ? (
            <PlanGate>
              <a href={managePlanHref(plan)} className={buttonClass('secondary', 'sm')}>
                See the {locked} plan
              </a>
            </PlanGate>
          ) : null
        }
        below={
          keys.length > 0 ? (
            <ul aria-label="API keys" className="mt-4 grid gap-2">
              {keys.map((key) => (
                <KeyItem key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
              ))}
            </ul>
          ) : null
        }
      >
        <p>
          Send a key with each request as <code className="text-micro">Authorization: Bearer</code>. What there is to
          call is described in the{' '}
          <a href="/docs" className="font-medium text-accent underline underline-offset-4">
            API reference
          </a>
          .
        </p>
        {locked ? <p className="mt-2">API keys come with the {locked} plan.</p> : null}
        <PartState query={list} what="your API keys" />
        {gate.allowed && list.data && keys.length === 0 ? <p className="mt-2">No keys yet.</p> : null}
        <CreateApiKey open={creating} onClose={() => setCreating(false)} />
        <RevokeApiKey open={revoking !== null} apiKey={revoking} onClose={() => setRevoking(null)} />
      </SettingRow>
    </PageSection>
  );
}

function KeyItem({ apiKey, onRevoke }: { apiKey: ApiKeyView; onRevoke(): void }) {
  const { name, beginsWith, scopes, expiresAt, lastUsedAt } = apiKey;
  const expired = new Date(expiresAt).getTime() < Date.now();
  return (
    <li className="flex flex-wrap items-center gap-x-3 rounded-control bg-sunken py-2 pr-2 pl-4">
      <Braces className="size-5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="text-small font-medium [overflow-wrap:anywhere]">
          {name} <span className="nums text-muted">{beginsWith}…</span>
        </p>
        <p className="text-small text-muted">
          {scopes.includes('analyze') ? 'Reads and analyses' : 'Reads'}, {expired ? 'expired' : 'works until'}{' '}
          {day(expiresAt)}, {lastUsedAt ? `last used ${day(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <Button size="sm" variant="ghost" {...comesWith(RevokeApiKey)} onClick={onRevoke}>
        Revoke<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
