/** Does something with each item, a few at a time. After a failure none is begun; those under way end before it is thrown. */
export async function eachAtOnce<T>(
  items: AsyncIterable<T> | Iterable<T>,
  atOnce: number,
  handle: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = inTurn(items);
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    try {
      for (let next = await iterator.next(); !next.done && failures.length === 0; next = await iterator.next())
        await handle(next.value);
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw failures[0];
}

/** A generator takes several requests for its next item and answers them in turn. */
async function* inTurn<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> {
  yield* items;
}
