/**
 * When pictures are decoded, where a file says only when they are shown (Matroska): one after the other in the order they are
 * stored, each as late as none comes after its own showing. MP4 wants such times, and each later than the one before.
 *
 * @param shown times in the order of the file, any unit; no two alike
 */
export function decodeTimes(shown: readonly bigint[]): bigint[] {
  const inOrder = [...shown].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  let late = 0n;
  for (const [at, time] of inOrder.entries()) {
    const by = time - (shown[at] as bigint);
    if (by > late) late = by;
  }
  return inOrder.map((time) => time - late);
}
