export const MINIMUM_NODE = '20.19.0';

/**
 * The sentence to show when this Node is too old, or nothing.
 * @param {string} version such as "20.11.1"
 */
export function nodeVersionProblem(version) {
  const have = version.split('.').map(Number);
  const need = MINIMUM_NODE.split('.').map(Number);
  for (const [i, wanted] of need.entries()) {
    const got = have[i] ?? 0;
    if (got > wanted) return undefined;
    if (got < wanted)
      return `Adjudge needs Node ${MINIMUM_NODE} or newer; this is ${version}. Install one from https://nodejs.org and run the command again.`;
  }
  return undefined;
}
