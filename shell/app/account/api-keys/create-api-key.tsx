import { useState } from 'react';
import { apiKeyRoutes } from '#platform/accounts/api-keys/api-key-contract.ts';
import type { ApiScope } from '#platform/accounts/api-keys/scopes.ts';
import { useApi } from '../../../sdk/api-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { DialogForm, typed } from '../dialog-form.tsx';
import { useAccountChanged } from '../use-account-changed.ts';

const MAY = [
  { id: 'analyze', label: 'Analyse and read results' },
  { id: 'read', label: 'Read results only' },
] as const;
type May = (typeof MAY)[number]['id'];
const SCOPES: Readonly<Record<May, ApiScope[]>> = {
  analyze: ['read', 'analyze'],
  read: ['read'],
};
const DAYS = [
  { id: '30', label: '30 days' },
  { id: '90', label: '90 days' },
  { id: '365', label: '1 year' },
] as const;

type Days = (typeof DAYS)[number]['id'];

/** A name, what the key may do and for how long; then the key, once. */
export function CreateApiKey({ open, onClose }: { open: boolean; onClose(): void }) {
  const api = useApi();
  const changed = useAccountChanged();
  const [made, setMade] = useState<string | null>(null);
  const [may, setMay] = useState<May>('analyze');
  const [days, setDays] = useState<Days>('90');
  const close = () => {
    setMade(null);
    onClose();
  };
  const send = async (data: FormData) => {
    const { key } = await api.call(apiKeyRoutes.createApiKey, {
      body: { name: typed(data, 'name').trim(), scopes: SCOPES[may], days: Number(days) },
    });
    await changed();
    setMade(key);
  };
  if (made)
    return (
      <Dialog open={open} onClose={close} title="Your new API key" actions={<Button onClick={close}>Done</Button>}>
        <p>Copy it now and keep it where only your program reads it. It is not shown again.</p>
        <div className="mt-4 flex flex-wrap items-center gap-3 rounded-control bg-sunken p-3">
          <code className="min-w-0 flex-1 text-small text-text [overflow-wrap:anywhere]">{made}</code>
          <CopyButton text={() => made} what="the key" />
        </div>
      </Dialog>
    );
  return (
    <Dialog open={open} onClose={close} title="Create an API key">
      <DialogForm
        send={send}
        check={checkName}
        failure="The key could not be created. Please try again."
        action="Create"
        onCancel={close}
      >
        <Field label="Name" name="name" autoComplete="off" hint="What will use it, to know it by." required />
        <Select<May> label="It may" options={MAY} value={may} onChange={setMay} />
        <Select<Days> label="It works for" options={DAYS} value={days} onChange={setDays} />
      </DialogForm>
    </Dialog>
  );
}

function checkName(data: FormData) {
  return typed(data, 'name').trim() === '' ? { text: 'Name the key after what will use it.', field: 'name' } : null;
}
