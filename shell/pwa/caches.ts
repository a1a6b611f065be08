/** Public build files; they hold nothing of a person and stay so that the shell opens offline. */
const PUBLIC_CACHES = /precache|adjudge-assets|adjudge-pages/;

/** Deletes every cache that is not known to be public. The worker never stores private data; this makes sure. */
export async function erasePrivateCaches(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !PUBLIC_CACHES.test(name)).map((name) => caches.delete(name)));
}
