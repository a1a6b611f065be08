export const MINIMUM_NODE: string;
/** The sentence to show when this Node is too old, or nothing. */
export function nodeVersionProblem(version: string): string | undefined;
