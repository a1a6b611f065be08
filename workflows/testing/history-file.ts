import proto from '@temporalio/proto';

const { History } = proto.temporal.api.history.v1;
export type StoryHistory = proto.temporal.api.history.v1.IHistory;

/** A history as text that can be read and compared. */
export function historyToText(history: StoryHistory): string {
  const plain = History.toObject(History.fromObject(history), { longs: String, enums: String, bytes: String });
  return `${JSON.stringify(plain, null, 1)}\n`;
}

/** The same history again. */
export function historyFromText(text: string): StoryHistory {
  return History.fromObject(JSON.parse(text));
}
