import { CreditCard } from 'lucide-react';
import { paymentReturn } from '#modules/core-analysis/api.ts';
import { defineWebModule, fillSlot } from '#shell/sdk/define-web-module.ts';
import { billingManifest } from '../manifest.ts';
import { billingPath, billingTestPath } from './paths.ts';

export const billingWeb = defineWebModule(billingManifest, {
  pages: [
    { path: billingPath, title: 'Billing', load: () => import('./pages/billing-page.tsx') },
    { path: billingTestPath, title: 'Billing, first version', load: () => import('./pages/billing-test-page.tsx') },
  ],
  nav: [{ to: billingPath, label: 'Billing', icon: CreditCard, section: 'account', order: 10 }],
  slots: [
    fillSlot(paymentReturn, {
      id: 'payment-return',
      title: 'Your payment',
      order: 10,
      load: () => import('./return/payment-return.tsx').then((part) => part.PaymentReturn),
    }),
  ],
  ...(import.meta.env?.DEV ? { gallery: async () => ({ states: (await import('./gallery/states.tsx')).states }) } : {}),
});
