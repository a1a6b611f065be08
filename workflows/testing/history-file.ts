import proto from '@temporalio/proto';

const { History } = proto.temporal.api.history.v1;
export type WorkflowHistory = proto.temporal.api.history.v1.IHistory;

/** A history as text that can be read and compared. */
export function historyToText(history: WorkflowHistory): string {
  const plain = History.toObject(History.fromObject(history), { longs: String, enums: String, bytes: String });
  return `${JSON.stringify(plain, null, 1)}\n`;
}

/** The same history again. */
export function historyFromText(text: string): WorkflowHistory {
  return History.fromObject(JSON.parse(text));
}
