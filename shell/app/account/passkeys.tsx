import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { type PasskeyView, passkeyRoutes } from '#platform/accounts/passkey-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { PartState } from '../../sdk/part-state.tsx';
import { routeQuery } from '../../sdk/route-query.ts';
import { Button } from '../../ui/button.tsx';
import { SettingRow } from '../../ui/page-section.tsx';
import { AddPasskey, comesWith, RemovePasskey, RenamePasskey } from './later-dialogs.tsx';
import { knowsPasskeys, preparePasskeys } from './passkey-browser.ts';
import { day } from './when.ts';

/** The passkeys of the account: adding, renaming and removing them. */
export function Passkeys() {
  const list = useQuery(routeQuery(useApi(), passkeyRoutes.passkeys, {}));
  const [adding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<PasskeyView | null>(null);
  const [removing, setRemoving] = useState<PasskeyView | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const passkeys = list.data?.passkeys ?? [];
  const known = knowsPasskeys();
  return (
    <div ref={row} tabIndex={-1} className="border-b outline-none">
      <SettingRow
        title="Passkeys"
        action={
          known && list.data ? (
            <Button size="sm" {...comesWith(AddPasskey, { preload: preparePasskeys })} onClick={() => setAdding(true)}>
              Add a passkey
            </Button>
          ) : null
        }
        below={
          passkeys.length > 0 ? (
            <ul aria-label="Passkeys" className="mt-4 grid gap-2">
              {passkeys.map((passkey) => (
                <PasskeyItem
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => setRenaming(passkey)}
                  onRemove={() => setRemoving(passkey)}
                />
              ))}
            </ul>
          ) : null
        }
      >
        <p>
          Sign in with your fingerprint, face or device PIN instead of a password. Passkeys cannot be guessed or
          phished.
        </p>
        {known ? null : <p className="mt-2">This browser does not support passkeys, so you cannot add one here.</p>}
        <PartState query={list} what="your passkeys" />
        {list.data && passkeys.length === 0 ? <p className="mt-2">No passkeys yet.</p> : null}
        <AddPasskey open={adding} onClose={() => setAdding(false)} />
        <RenamePasskey open={renaming !== null} passkey={renaming} onClose={() => setRenaming(null)} />
        <RemovePasskey
          open={removing !== null}
          passkey={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => row.current?.focus()}
        />
      </SettingRow>
    </div>
  );
}

interface PasskeyItemProps {
  passkey: PasskeyView;
  onRename(): void;
  onRemove(): void;
}

function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { name, synced, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-3 rounded-control bg-sunken py-2 pr-2 pl-4">
      <KeyRound className="size-5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="text-small font-medium">{name}</p>
        <p className="text-small text-muted">
          Added {day(createdAt)}, {lastUsedAt ? `last used ${day(lastUsedAt)}` : 'not used yet'}
          {synced ? ', synced by your password manager' : ', on one device'}
        </p>
      </div>
      <div className="flex flex-wrap justify-end max-sm:w-full">
        <Button size="sm" variant="ghost" {...comesWith(RenamePasskey)} onClick={onRename}>
          Rename<span className="sr-only"> {name}</span>
        </Button>
        <Button size="sm" variant="ghost" {...comesWith(RemovePasskey)} onClick={onRemove}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
