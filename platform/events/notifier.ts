/**
 * Wakes whoever waits for a topic, in this process or another, within
 * milliseconds. A hint only: hints can be lost, so a waiter also looks by
 * itself from time to time.
 */
export interface Notifier {
  notify(topic: string): Promise<void>;
  /** Calls back on every hint; returns the way to stop. */
  subscribe(topic: string, listener: () => void): () => void;
  stop(): Promise<void>;
}
