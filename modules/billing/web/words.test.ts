import { describe, expect, it } from 'vitest';
import { cardExpiry, cardName, cardState } from './card-text.ts';
import { downgradeConsequences } from './downgrade-consequences.ts';
import { estimatedPayment, estimatedText, paidOf } from './invoice-estimates.ts';
import { invoiceStatus } from './invoice-status.ts';
import { nextPaymentText } from './next-payment.ts';
import { chooserHref } from './paths.ts';
import {
  invoicesOfAllKinds,
  sampleCard,
  sampleGrace,
  sampleInfo,
  sampleInvoices,
  sampleOverdue,
} from './testing/sample-billing.ts';

const at = (iso: string) => Date.parse(iso);

describe('the words of the billing page', () => {
  it.each([
    ['paid', 'Paid', 'success'],
    ['failed', 'Failed', 'danger'],
    ['pending', 'Pending', 'warning'],
    ['cancelled', 'Cancelled', 'neutral'],
    ['refunded', 'Refunded', 'accent'],
    ['uncollectible', 'Uncollectible', 'neutral'],
    ['under_review', 'Under review', 'neutral'],
    ['', 'Unknown', 'neutral'],
    ['constructor', 'Constructor', 'neutral'],
  ])('an invoice that is "%s" is called %s', (status, label, tone) => {
    expect(invoiceStatus(status)).toEqual({ label, tone });
  });

  it('estimates the next payment 30 days after the latest paid invoice, and only from those', () => {
    expect(estimatedPayment(sampleInvoices)).toBe('2026-12-08T10:00:00.000Z');
    expect(estimatedPayment(invoicesOfAllKinds)).toBe('2026-07-08T10:00:00.000Z');
    expect(estimatedPayment([])).toBeNull();
    expect(paidOf(sampleInvoices)).toBe(11997);
    expect(estimatedText(sampleInvoices).figure).toBe('About December 8, 2026');
    expect(estimatedText([]).figure).toBe('No subscription');
  });

  it('names the payment to come, or why there is none', () => {
    expect(nextPaymentText(sampleGrace('starter'))).toEqual({
      figure: '$19.99',
      note: 'Starter, on December 8, 2026',
    });
    expect(nextPaymentText(sampleGrace('free'))).toEqual({ figure: 'None', note: 'Pro ends on December 8, 2026.' });
    expect(nextPaymentText(sampleOverdue('2026-12-15T10:00:00.000Z')).note).toMatch(/^Overdue/);
    expect(nextPaymentText(sampleInfo()).figure).toBe('No subscription');
  });

  it('lists what a downgrade takes, from the price sheet', () => {
    expect(downgradeConsequences('pro', 'starter')).toEqual([
      'Your current tokens remain until the next billing cycle.',
      'Then 200 tokens a month instead of 500.',
      'Your new monthly cost: $19.99 instead of $49.99.',
      'Not on Starter: Quick Wins PDF report.',
      'Not on Starter: Enhanced dashboard and analytics.',
      'Videos are limited to 30 seconds instead of 60.',
    ]);
    const toFree = downgradeConsequences('pro', 'free', true);
    expect(toFree[0]).toBe('The change takes effect right away: there is no paid period left.');
    expect(toFree).toContain('Your new monthly cost: $0.00 instead of $49.99.');
    expect(toFree.at(-1)).toBe('Videos are limited to 15 seconds instead of 60.');
    expect(downgradeConsequences('starter', 'free').join(' ')).not.toContain('PDF');
  });

  it('knows a card by its brand and end, and when it is over', () => {
    const card = sampleCard({ brand: 'amex', last4: '0005', exp_month: 4, exp_year: 2027 });
    expect([cardName(card), cardExpiry(card)]).toEqual(['American Express •••• 0005', '04/27']);
    expect(cardName(sampleCard({ brand: 'cartes_bancaires' }))).toBe('Cartes bancaires •••• 4242');
    expect(cardState(card, at('2027-03-30T00:00:00Z'))).toBe('good');
    expect(cardState(card, at('2027-04-02T00:00:00Z'))).toBe('soon');
    expect(cardState(card, at('2027-04-30T23:59:59Z'))).toBe('soon');
    expect(cardState(card, at('2027-05-01T00:00:00Z'))).toBe('expired');
  });

  it('recommends the next plan up to the chooser, none above the highest', () => {
    expect(chooserHref('free')).toBe('/subscribe?from=billing&recommended=starter');
    expect(chooserHref('elite')).toBe('/subscribe?from=billing');
  });
});
