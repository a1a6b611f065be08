import { defineModule } from '#platform/module/define-module.ts';

export const billingManifest = defineModule({
  id: 'billing',
  title: 'Billing',
  summary: 'Plans and the token ledger.',
  gate: { flag: 'module.billing' },
  stage: 'core',
});
