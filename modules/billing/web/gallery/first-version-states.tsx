import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { planSession } from '#shell/sdk/testing/fake-api.ts';
import { BillingFrame } from '../components/billing-frame.tsx';
import { PortalDialog } from '../dialogs/portal-dialog.tsx';
import BillingTestPage from '../pages/billing-test-page.tsx';

const at = '/billing-test';

/** The first version of the page, which reads nothing. */
export const firstVersionStates: readonly GalleryState[] = [
  {
    id: 'billing-test-free',
    title: 'Billing, first version on Free',
    at,
    session: planSession('free'),
    screen: <BillingTestPage />,
  },
  {
    id: 'billing-test-paid',
    title: 'Billing, first version on Pro',
    at,
    session: planSession('pro'),
    screen: <BillingTestPage />,
  },
  {
    id: 'billing-test-portal',
    title: 'Billing, first version, on to the portal',
    at,
    session: planSession('pro'),
    screen: (
      <BillingFrame>
        <PortalDialog open onClose={() => undefined} />
      </BillingFrame>
    ),
  },
];
