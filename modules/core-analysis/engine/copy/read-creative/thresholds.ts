/** How surely something is said: named and quoted; counted, with neither praise nor blame; not said. */
export const SURE = 0.9;
/** From here on it is more likely said than not, and its words are quoted. */
export const LIKELY = 0.5;
/** Up to here nothing is there. */
export const NONE = 0.2;

export const logit = (p: number): number => Math.log(Math.max(1e-4, p) / Math.max(1e-4, 1 - p));
export const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));
/** A probability moved by so much evidence, in logits. */
export const shifted = (p: number, by: number): number => sigmoid(logit(p) + by);
