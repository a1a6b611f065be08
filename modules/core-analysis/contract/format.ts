/** How figures and names are told to people: in the engine’s sentences, on the page and in the report. */

const NBSP = '\u00a0';

/** A contrast as it is told to people: "4.5 : 1", whole from 10 on. */
export function ratioToOne(contrast: number): string {
  return `${contrast >= 10 ? Math.round(contrast) : Number(contrast.toFixed(1))} : 1`;
}

/** A figure as it is told to people: under 0 with a minus sign (U+2212), which a hyphen is not. */
export function withMinus(figure: string): string {
  return figure.replace(/^-(?=\d)/u, '−');
}

/** A file name of at most `most` letters: its end stays, which tells versions apart. */
export function clipName(name: string, most = 48): string {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most - 15).join('')}...${letters.slice(-12).join('')}` : name;
}

/** Figures and their units, and the two sides of a ratio, stay on one line. */
export function keepTogether(text: string): string {
  return text
    .replace(/(\d) : (?=\d)/g, `$1${NBSP}:${NBSP}`)
    .replace(/(\d) (?=(?:%|s|px|ms|dB|LUFS|Hz|kHz|MB|kB)(?![\p{L}\p{N}]))/gu, `$1${NBSP}`);
}
