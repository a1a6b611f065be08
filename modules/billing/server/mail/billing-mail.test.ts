import { expect, it } from 'vitest';
import { billingMail } from './billing-mail.ts';

it('names the month a card expires in as people read it', () => {
  const of = { appUrl: 'http://localhost:3000', supportEmail: 'care@adjudge.test' };
  const entry = { kind: 'card-expiring', brand: 'visa', last4: '4242', month: '2027-01' } as const;
  const { text, html } = billingMail(entry, of);
  for (const said of [text, html])
    expect(said).toContain('The card ending in 4242 expires at the end of January 2027. Update it');
});
