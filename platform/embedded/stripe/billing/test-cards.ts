/** How a card behaves (docs.stripe.com/testing). */
export type CardBehaviour =
  | 'pays'
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  /** Can be kept for a customer; each payment fails. */
  | 'declined_later'
  /** Its holder confirms once, when it is kept; later payments go through. */
  | 'confirm_once'
  /** Its holder confirms each payment. */
  | 'confirm_always';

export interface TestCard {
  readonly number: string;
  readonly behaviour: CardBehaviour;
  readonly brand: 'visa' | 'mastercard' | 'amex';
  /** Name that stands for the card in API calls. */
  readonly token: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'pays', brand: 'visa', token: 'pm_card_visa' },
  { number: '5555555555554444', behaviour: 'pays', brand: 'mastercard', token: 'pm_card_mastercard' },
  { number: '378282246310005', behaviour: 'pays', brand: 'amex', token: 'pm_card_amex' },
  { number: '4000000000000002', behaviour: 'declined', brand: 'visa', token: 'pm_card_visa_chargeDeclined' },
  {
    number: '4000000000009995',
    behaviour: 'insufficient_funds',
    brand: 'visa',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  },
  {
    number: '4000000000000069',
    behaviour: 'expired_card',
    brand: 'visa',
    token: 'pm_card_chargeDeclinedExpiredCard',
  },
  {
    number: '4000000000000127',
    behaviour: 'incorrect_cvc',
    brand: 'visa',
    token: 'pm_card_chargeDeclinedIncorrectCvc',
  },
  { number: '4000000000000341', behaviour: 'declined_later', brand: 'visa', token: 'pm_card_chargeCustomerFail' },
  {
    number: '4000002500003155',
    behaviour: 'confirm_once',
    brand: 'visa',
    token: 'pm_card_authenticationRequiredOnSetup',
  },
  {
    number: '4000002760003184',
    behaviour: 'confirm_always',
    brand: 'visa',
    token: 'pm_card_authenticationRequired',
  },
];

export interface Decline {
  readonly code: string;
  readonly decline_code: string | undefined;
  readonly message: string;
}

const DECLINES: Readonly<Record<string, Decline>> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  declined_later: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired_card: { code: 'expired_card', decline_code: undefined, message: 'Your card has expired.' },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    decline_code: undefined,
    message: "Your card's security code is incorrect.",
  },
};

/** Why the card cannot even be kept; undefined when it can. */
export function keepingFails(behaviour: string): Decline | undefined {
  return behaviour === 'declined_later' ? undefined : DECLINES[behaviour];
}

/** What a payment with the card comes to. */
export function payingWith(behaviour: string, confirmed: boolean): 'succeeds' | 'needs_confirmation' | Decline {
  if (behaviour === 'confirm_always' || (behaviour === 'confirm_once' && !confirmed)) return 'needs_confirmation';
  return DECLINES[behaviour] ?? 'succeeds';
}
