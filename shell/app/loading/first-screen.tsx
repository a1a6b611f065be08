import { useCallback } from 'react';
import { FullScreenSpinner } from '../../ui/spinner.tsx';

const root = document.getElementById('root');
const path = root?.dataset.drawn;
/** What the build drew into the document for this path, kept before the app takes its place. */
const drawn = path ? [...(root?.childNodes ?? [])] : [];

/** What is on screen until the first page is there: the page's own drawing where the document came with one. */
export function FirstScreen() {
  const put = useCallback((box: HTMLElement | null) => box?.append(...drawn), []);
  return path && location.pathname.startsWith(path) ? <div ref={put} /> : <FullScreenSpinner />;
}
