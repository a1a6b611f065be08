/** A number with a unit, or with decimals: what reads as a measurement. Plain counts ("three words") do not. */
const FIGURE = /\d+(?:\.\d+)?(?=\s?(?:%|percent|: ?1\b|px|pixels|s\b|seconds|points|LUFS|LU\b|dB))|\d+\.\d+/giu;
const NUMBER = /\d+(?:\.\d+)?/g;

/** Every number that stands in a text. */
export function numbersIn(text: string): number[] {
  return (text.replaceAll(/(?<=\d),(?=\d{3}\b)/g, '').match(NUMBER) ?? []).map(Number);
}

/**
 * Whether each figure of a text is one that was given: the same at the precision
 * it is written with, or a share of 1 written in percent.
 */
export function onlyGivenFigures(text: string, given: readonly number[]): boolean {
  const written = text.replaceAll(/(?<=\d),(?=\d{3}\b)/g, '').match(FIGURE) ?? [];
  return written.every((figure) => {
    const half = 0.5 * 10 ** -(figure.split('.')[1]?.length ?? 0) + 1e-9;
    const value = Number(figure);
    return given.some((one) => Math.abs(one - value) <= half || Math.abs(100 * one - value) <= half);
  });
}
