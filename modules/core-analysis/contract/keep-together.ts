const NBSP = '\u00a0';

/** Figures and their units, and the two sides of a ratio, stay on one line. */
export function keepTogether(text: string): string {
  return text
    .replace(/(\d) : (?=\d)/g, `$1${NBSP}:${NBSP}`)
    .replace(/(\d) (?=(?:%|s|px|ms|dB|LUFS|Hz|kHz|MB|kB)(?![\p{L}\p{N}]))/gu, `$1${NBSP}`);
}
