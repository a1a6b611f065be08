const NOISE = /Loading|ResizeObserver/;

/** Logs what nobody caught. Known noise and rejections that are no errors are left out; the browser's own handling of rejections is switched off. */
export function installGlobalErrors(target: Window = window): void {
  target.addEventListener('error', (event) => {
    if (!NOISE.test(event.message)) log('Uncaught error', event.error ?? event.message);
  });
  target.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    if (event.reason instanceof Error && !NOISE.test(event.reason.message)) log('Unhandled rejection', event.reason);
  });
}

function log(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for uncaught errors to be logged
  console.error(what, error);
}
