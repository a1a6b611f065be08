import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { billingManifest } from '#modules/billing/manifest.ts';
import { coreAnalysisManifest } from '#modules/core-analysis/manifest.ts';
import { createSlot } from '#platform/module/slot.ts';
import { defineWebModule, fillSlot, type SlotEntry } from '../../sdk/define-web-module.ts';
import { Slot, SlotProvider } from '../../sdk/slot.tsx';
import { testSession } from '../../sdk/testing/fake-api.ts';
import { renderApp } from '../../sdk/testing/render-app.tsx';
import { collectFills } from './module-slots.tsx';

const place = createSlot<{ readonly name: string }>('test.place');
const part = (id: string, order: number, more: Partial<SlotEntry> = {}): SlotEntry =>
  fillSlot(place, {
    id,
    title: id,
    order,
    load:
      async () =>
      ({ name }) => (
        <p>
          {id} of {name}
        </p>
      ),
    ...more,
  } as Parameters<typeof fillSlot<{ readonly name: string }>>[1]);
const module = (manifest: typeof billingManifest | typeof coreAnalysisManifest, slots: SlotEntry[]) =>
  defineWebModule(manifest, { pages: [], nav: [], slots });

function show(modules: ReturnType<typeof module>[], session = testSession()) {
  renderApp(
    <SlotProvider value={collectFills(modules)}>
      <Slot of={place} props={{ name: 'Ad 1' }} />
    </SlotProvider>,
    { session },
  );
}
const shown = () => screen.getAllByText(/ of Ad 1$/).map(({ textContent }) => textContent);

it('takes several parts, of one module too, in order, and hands them the props of the place', async () => {
  show([
    module(billingManifest, [part('late', 30), part('early', 10)]),
    module(coreAnalysisManifest, [part('middle', 20)]),
  ]);
  await screen.findByText('late of Ad 1');
  await screen.findByText('middle of Ad 1');
  expect(shown()).toEqual(['early of Ad 1', 'middle of Ad 1', 'late of Ad 1']);
});

it('leaves out what the flag of its module or its own gate refuses', async () => {
  const session = testSession();
  session.gates.flags['module.billing'] = false;
  session.gates.features['analysis.fixes'] = { allowed: false, requiredPlan: 'pro' };
  show(
    [
      module(billingManifest, [part('off', 10)]),
      module(coreAnalysisManifest, [part('low', 20, { gate: { feature: 'analysis.fixes' } }), part('open', 30)]),
    ],
    session,
  );
  await screen.findByText('open of Ad 1');
  expect(shown()).toEqual(['open of Ad 1']);
});

it('one part that fails takes down nothing around it', async () => {
  // React itself reports what a boundary catches.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show([
    module(coreAnalysisManifest, [
      part('broken', 10, {
        load: async () => () => {
          throw new Error('a mistake of the part');
        },
      }),
      part('sound', 20),
    ]),
  ]);
  expect(await screen.findByText('sound of Ad 1')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('“broken” could not be shown');
  expect(reported).toHaveBeenCalledOnce();
});
