import type { ServerEvent } from '#platform/module/request-context.ts';

/** States of a job as the events of a stream, numbered from 1. */
export async function* progressEvents<State, Data>(
  states: AsyncIterable<State>,
  toData: (state: State) => Data,
): AsyncGenerator<ServerEvent<Data>> {
  let count = 0;
  for await (const state of states) {
    count += 1;
    yield { id: String(count), event: 'progress', data: toData(state) };
  }
}
