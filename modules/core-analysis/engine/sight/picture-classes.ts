/** Groups of the classes of ImageNet-1k, by number. Single classes are told to nobody. */
const ANIMALS = [0, 397] as const;
/** Alp; then cliff to volcano, between which lies the bubble. */
const LANDSCAPES = [
  [970, 970],
  [972, 980],
] as const;
/** Web site to menu. */
const PRINTED = [916, 922] as const;

const sumOver = (classes: Float32Array, [from, to]: readonly [number, number]): number =>
  classes.subarray(from, to + 1).reduce((sum, value) => sum + value, 0);

/** Probability of each group, 0..1. */
export const animalIn = (classes: Float32Array): number => sumOver(classes, ANIMALS);
export const landscapeIn = (classes: Float32Array): number =>
  LANDSCAPES.reduce((sum, group) => sum + sumOver(classes, group), 0);
export const printedIn = (classes: Float32Array): number => sumOver(classes, PRINTED);
