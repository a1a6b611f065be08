import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The room a chart has. */
export interface ChartBox {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** CSS pixels. */
  readonly width: number;
  /** Size of the labels in pixels: it follows the reader's own type size. */
  readonly typePx: number;
}

/** Until something was measured, and where nothing can be. */
const UNMEASURED = { width: 640, typePx: 12 };

/** Measures the element the ref is given to, again whenever it changes. */
export function useChartBox(): ChartBox {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const [width, typePx] = [element.clientWidth || UNMEASURED.width, root * 0.75];
      setSize((now) => (now.width === width && now.typePx === typePx ? now : { width, typePx }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}
