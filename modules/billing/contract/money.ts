/** An amount in the currency's smallest unit as people read it: `$19.99`, `€5.00`. Currencies here have cents. */
export function formatCents(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}
