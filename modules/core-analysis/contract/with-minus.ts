/** A figure as it is told to people: under 0 with a minus sign (U+2212), which a hyphen is not. */
export function withMinus(figure: string): string {
  return figure.replace(/^-(?=\d)/u, '−');
}
