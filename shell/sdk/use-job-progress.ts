import { useEffect, useRef, useState } from 'react';
import { type Connection, watchJob } from './watch-job.ts';

const STALLED_MS = 15_000;

export interface JobSource<Event> {
  open(lastEventId: string | undefined, signal: AbortSignal): Promise<Response>;
  poll(signal: AbortSignal): Promise<Event>;
  isFinal(event: Event): boolean;
}

export interface JobProgress<Event> {
  event: Event | null;
  connection: Connection;
  /** Nothing was heard for 15 s. */
  stalled: boolean;
  error: unknown;
}

/**
 * Follows a job while the page is open. `key` names the job (null: none to
 * follow); `source` may be new on each render.
 */
export function useJobProgress<Event>(key: string | null, source: JobSource<Event>): JobProgress<Event> {
  const latest = useRef(source);
  latest.current = source;
  const [progress, setProgress] = useState<JobProgress<Event>>(() => begin());

  useEffect(() => {
    if (key === null) return;
    setProgress(begin());
    let silence = 0;
    const heard = () => {
      window.clearTimeout(silence);
      silence = window.setTimeout(() => setProgress((old) => ({ ...old, stalled: true })), STALLED_MS);
    };
    heard();
    const stop = watchJob<Event>({
      open: (id, signal) => latest.current.open(id, signal),
      poll: (signal) => latest.current.poll(signal),
      isFinal: (event) => latest.current.isFinal(event),
      onEvent: (event) => {
        heard();
        setProgress((old) => ({ ...old, event, stalled: false }));
      },
      onConnection: (connection) =>
        setProgress((old) => (old.connection === connection ? old : { ...old, connection })),
      onError: (error) => setProgress((old) => ({ ...old, error })),
    });
    return () => {
      window.clearTimeout(silence);
      stop();
    };
  }, [key]);

  return progress;
}

function begin<Event>(): JobProgress<Event> {
  return { event: null, connection: 'connecting', stalled: false, error: null };
}
