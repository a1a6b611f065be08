import { lazy, type ReactNode, Suspense } from 'react';
import { webModules } from '#modules/registry.web.ts';
import { Gate } from '../../sdk/gate.tsx';
import { loadOnline } from '../../sdk/lazy-online.ts';

const parts = webModules.flatMap(({ manifest, slots }) =>
  slots.map(({ slot, load }) => ({ slot, manifest, Part: lazy(() => loadOnline(load)) })),
);

/** What the modules add to a place, behind their gates. */
export function moduleSlot(name: string): ReactNode {
  return parts
    .filter(({ slot }) => slot === name)
    .map(({ manifest, Part }) => (
      <Gate key={manifest.id} gate={manifest.gate}>
        <Suspense>
          <Part />
        </Suspense>
      </Gate>
    ));
}
