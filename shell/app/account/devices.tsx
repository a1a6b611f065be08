import { useMutation, useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Device, deviceRoutes } from '#platform/accounts/device-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { failureText } from '../../sdk/failure-text.ts';
import { PartState } from '../../sdk/part-state.tsx';
import { routeQuery } from '../../sdk/route-query.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SettingRow } from '../../ui/page-section.tsx';
import { toast } from '../../ui/toast-store.ts';
import { comesWith, SignOutEverywhere } from './later-dialogs.tsx';
import { deviceText, networkText } from './origin-text.ts';
import { useAccountChanged } from './use-account-changed.ts';
import { moment } from './when.ts';

const PHONES = new Set(['iPhone', 'Android']);

/** Where the account is open, and closing it there. */
export function Devices() {
  const api = useApi();
  const list = useQuery(routeQuery(api, deviceRoutes.sessions, {}));
  const row = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const [end, endOthers] = useEnding(() => row.current?.focus());
  const devices = list.data?.sessions ?? [];
  const others = devices.filter((device) => !device.current).length;
  return (
    <div ref={row} tabIndex={-1} className="outline-none">
      <SettingRow
        title="Devices"
        action={
          others > 0 ? (
            <Button size="sm" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
              Sign out all others
            </Button>
          ) : null
        }
        below={
          devices.length > 0 ? (
            <ul aria-label="Devices" className="mt-4 grid gap-2">
              {devices.map((device) => (
                <DeviceItem
                  key={device.id}
                  device={device}
                  busy={end.isPending && end.variables === device.id}
                  onEnd={() => end.mutate(device.id)}
                />
              ))}
            </ul>
          ) : null
        }
      >
        <p>Where you are signed in. See a device you don’t recognise? Sign it out, then change your password.</p>
        <Button size="sm" className="mt-3" onClick={() => setAsking(true)} {...comesWith(SignOutEverywhere)}>
          Sign out everywhere
        </Button>
        <SignOutEverywhere open={asking} onClose={close} />
        <PartState query={list} what="your devices" />
      </SettingRow>
    </div>
  );
}

/** Signing out one device, and all others. What had the focus goes with the row. */
function useEnding(onEnded: () => void) {
  const api = useApi();
  const changed = useAccountChanged();
  const say = {
    onSuccess: async ({ message }: { message: string }) => {
      await changed();
      onEnded();
      toast({ title: message, tone: 'success' });
    },
    onError: (error: Error) =>
      toast({
        title: 'The device is still signed in',
        text: failureText(error, 'Please try again in a moment.'),
        tone: 'danger',
      }),
  };
  const end = useMutation({
    mutationFn: (id: string) => api.call(deviceRoutes.endSession, { params: { id } }),
    ...say,
  });
  const endOthers = useMutation({ mutationFn: () => api.call(deviceRoutes.endOtherSessions), ...say });
  return [end, endOthers] as const;
}

function DeviceItem({ device, busy, onEnd }: { device: Device; busy: boolean; onEnd(): void }) {
  const { current, lastSeenAt, endsAt, remembered, system } = device;
  const Icon = system !== null && PHONES.has(system) ? Smartphone : Laptop;
  const name = deviceText(device);
  return (
    <li className="flex items-center gap-3 rounded-control bg-sunken py-2 pr-2 pl-4">
      <Icon className="size-5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small font-medium">
          {name}
          {current ? <Badge tone="success">This device</Badge> : null}
        </p>
        <p className="text-small text-muted">
          {current ? 'In use now' : `Last seen about ${moment(lastSeenAt)}`}, {networkText(device)}
        </p>
        <p className="text-small text-muted">
          {remembered ? `Stays signed in until ${moment(endsAt)}` : 'Signed out when its browser closes'}
        </p>
      </div>
      {current ? null : (
        <Button size="sm" variant="ghost" busy={busy} onClick={onEnd}>
          Sign out<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}
