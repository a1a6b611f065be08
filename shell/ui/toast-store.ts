export interface ToastMessage {
  title: string;
  text?: string;
  tone?: 'neutral' | 'success' | 'danger';
  /** Default 5000. */
  durationMs?: number;
  action?: { label: string; run(): void };
}

type Listener = (toast: ToastMessage | null) => void;

let current: ToastMessage | null = null;
const listeners = new Set<Listener>();
const FLASH_KEY = 'adjudge.flash';

function publish(toast: ToastMessage | null): void {
  current = toast;
  for (const listener of listeners) listener(toast);
}

/** Shows one message; a newer one takes the place of the former. */
export function toast(message: ToastMessage): void {
  publish(message);
}

export function dismissToast(): void {
  publish(null);
}

/** Keeps a message over a full page load; the next page shows it. */
export function flash(message: Omit<ToastMessage, 'action'>): void {
  sessionStorage.setItem(FLASH_KEY, JSON.stringify(message));
}

/** Shows what the former page left, if anything. */
export function showFlash(): void {
  const kept = sessionStorage.getItem(FLASH_KEY);
  if (!kept) return;
  sessionStorage.removeItem(FLASH_KEY);
  publish(JSON.parse(kept) as ToastMessage);
}

export function subscribeToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): ToastMessage | null {
  return current;
}
