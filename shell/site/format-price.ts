/** US cents as people write dollars: `$19.99`, and `$0` for nothing. */
export function formatPrice(cents: number): string {
  return cents === 0 ? '$0' : `$${(cents / 100).toFixed(2)}`;
}
