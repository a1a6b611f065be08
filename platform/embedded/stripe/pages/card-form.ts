import { createCard } from '../billing/payment-methods.ts';
import { keepingFails, TEST_CARDS } from '../billing/test-cards.ts';
import type { PaymentMethod } from '../objects/object-types.ts';
import type { Tx } from '../store/tx.ts';
import type { FormBody } from '../wire/form.ts';
import { type Html, html } from './layout.ts';

/** A person's input that cannot be used; the message is shown above the form. */
export class FormProblem extends Error {}

/** Number, date, code and name of a card, and which test cards there are. */
export function cardFields(): Html {
  return html`<label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" required>
<div class="two"><div><label for="expiry">Expires (MM/YY)</label>
<input id="expiry" name="expiry" autocomplete="cc-exp" placeholder="12/34" required></div>
<div><label for="cvc">Security code</label>
<input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="123" required></div></div>
<label for="name">Name on the card</label><input id="name" name="name" autocomplete="cc-name" required>`;
}

const HINTS = [
  ['4242 4242 4242 4242', 'Succeeds'],
  ['4000 0000 0000 0002', 'Declined'],
  ['4000 0025 0000 3155', 'Asks you to confirm this payment'],
  ['4000 0027 6000 3184', 'Asks you to confirm every payment'],
  ['4000 0000 0000 0341', 'Can be saved; later payments fail'],
] as const;

/** The numbers that mean something here. */
export function testCardHints(): Html {
  const rows = HINTS.map(([number, meaning]) => html`<tr><td><code>${number}</code></td><td>${meaning}</td></tr>`);
  return html`<h2>Test cards</h2><table><tbody>${rows}</tbody></table>
<p class="soft">Any future date, any security code. Never enter a real card.</p>`;
}

/**
 * The card a form describes, not yet kept for anybody.
 * @throws FormProblem for what no bank would take.
 */
export async function readCard(
  tx: Tx,
  form: FormBody,
  email: string | null,
): Promise<{ method: PaymentMethod; confirms: boolean }> {
  const number = field(form, 'number').replaceAll(/\D/g, '');
  const card = TEST_CARDS.find((known) => known.number === number);
  if (card === undefined) throw new FormProblem('Your card number is incorrect. Use one of the test cards below.');
  const expiry = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(field(form, 'expiry'));
  const [expMonth, expYear] = [Number(expiry?.[1] ?? 0), 2000 + Number(expiry?.[2] ?? 0)];
  if (expMonth < 1 || expMonth > 12) throw new FormProblem("Your card's expiration date is incomplete.");
  if (Date.UTC(expYear, expMonth) / 1000 <= tx.now)
    throw new FormProblem("Your card's expiration date is in the past.");
  if (!/^\d{3,4}$/.test(field(form, 'cvc'))) throw new FormProblem("Your card's security code is incomplete.");
  const refused = keepingFails(card.behaviour);
  if (refused !== undefined) throw new FormProblem(`${refused.message} Try a different card.`);
  const method = await createCard(tx, { card, expMonth, expYear, name: field(form, 'name') || null, email });
  return { method, confirms: card.behaviour.startsWith('confirm') };
}

export function field(form: FormBody, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** The step in which a card's holder confirms to the bank. */
export function confirmContent(action: string, what: string): Html {
  return html`<h1>Confirm with your bank</h1>
<p>Your bank wants to check it is you. In this sandbox, you choose the outcome.</p><p class="soft">${what}</p>
<form method="post" action="${action}">
<button name="outcome" value="complete">Complete authentication</button>
<button class="quiet" name="outcome" value="fail">Fail authentication</button></form>`;
}
