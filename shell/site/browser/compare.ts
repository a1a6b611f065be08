/** Moves the line between two pictures with the range input that lies over them. */
export function startCompare(root: Document = document): void {
  const box = root.querySelector<HTMLElement>('[data-compare]');
  const range = box?.querySelector('input');
  range?.addEventListener('input', () => box?.style.setProperty('--at', `${range.value}%`));
}
