import { type ComponentType, Suspense } from 'react';
import { webModules } from '#modules/registry.web.ts';
import type { WebModule } from '../../sdk/define-web-module.ts';
import { decideInSession } from '../../sdk/gate-session.ts';
import { lazyOnline } from '../../sdk/lazy-online.ts';
import type { Session } from '../../sdk/session.ts';
import type { SlotFill } from '../../sdk/slot.tsx';
import { PartBoundary } from '../loading/part-boundary.tsx';

type AnyPart = ComponentType<Record<string, unknown>>;

/** What the modules put into the slots, made lazy once, so that state survives re-renders. */
export function collectFills(modules: readonly WebModule[]) {
  const all = modules.flatMap(({ manifest, slots }) =>
    slots.map((entry) => ({
      slot: entry.slot.id,
      order: entry.order,
      gates: [manifest.gate, entry.gate],
      fill: {
        id: `${manifest.id}-${entry.id}`,
        title: entry.title,
        Part: bounded(`${manifest.id}-${entry.id}`, entry.title, entry.load),
      } as unknown as SlotFill<never>,
    })),
  );
  // The same list for the same session, so that what hangs on it is not worked out anew on every render.
  const known = new WeakMap<Session, Map<string, readonly SlotFill<never>[]>>();
  return (slot: string, session: Session): readonly SlotFill<never>[] => {
    const slots = known.get(session) ?? new Map<string, readonly SlotFill<never>[]>();
    known.set(session, slots);
    const found =
      slots.get(slot) ??
      all
        .filter((one) => one.slot === slot && decideInSession(one.gates, session).allowed)
        .sort((one, other) => one.order - other.order || one.fill.id.localeCompare(other.fill.id))
        .map(({ fill }) => fill);
    slots.set(slot, found);
    return found;
  };
}

export const fillsOf = collectFills(webModules);

function bounded(owner: string, title: string, load: () => Promise<unknown>): AnyPart {
  const Later = lazyOnline(load as () => Promise<AnyPart>) as unknown as AnyPart;
  return (props) => (
    <PartBoundary owner={owner} title={title}>
      <Suspense>
        <Later {...props} />
      </Suspense>
    </PartBoundary>
  );
}
