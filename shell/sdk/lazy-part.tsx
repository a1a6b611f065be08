import { type ComponentType, Suspense, useState } from 'react';
import { lazyOnline } from './lazy-online.ts';

export interface LazyPart<P extends object> {
  (props: P): React.ReactNode;
  /** Starts to load it, or waits for it; a failure is told when it is drawn. */
  preload(): Promise<void>;
}

/**
 * A part of a page whose code comes when it is first drawn, or before by
 * `preload`. Once it is there it draws at once, without a fallback in between;
 * where the connection is gone the fallback stays until it is back.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: React.ReactNode = null,
): LazyPart<P> {
  let Loaded: ComponentType<P> | undefined;
  const fetchPart = async () => {
    Loaded = await load();
    return Loaded;
  };
  const Later = lazyOnline(fetchPart) as unknown as ComponentType<P>;
  // biome-ignore lint/correctness/noComponentHookFactories: as React's own lazy, called once for each part, at module level
  function Part(props: P) {
    // Settled when it is first drawn: another way on a later one would mount the part anew, and lose its state and focus.
    const [Ready] = useState(() => Loaded);
    if (Ready) return <Ready {...props} />;
    return (
      <Suspense fallback={fallback}>
        <Later {...props} />
      </Suspense>
    );
  }
  Part.preload = () =>
    fetchPart().then(
      () => undefined,
      () => undefined,
    );
  return Part;
}
