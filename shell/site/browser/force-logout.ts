import { erasePrivateCaches } from '../../pwa/caches.ts';

const LEAVE_MS = 1000;

/** Expires every cookie a script can read, on this path and at the root. */
function clearCookies(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    // biome-ignore lint/suspicious/noDocumentCookie: the store for cookies is not in every browser we support
    if (name) document.cookie = `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax${secure}`;
  }
}

/** Ends every session of this person: empties this device, tells the server, leaves for the sign-in page. */
export async function startForceLogout(root: Document = document): Promise<void> {
  if (!root.getElementById('force-logout')) return;
  // A page that the browser draws ahead of a click has not been asked for yet.
  if ((document as { prerendering?: boolean }).prerendering) {
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  }
  const leave = () => location.replace('/login');
  try {
    localStorage.clear();
    sessionStorage.clear();
    clearCookies();
    await erasePrivateCaches();
    const ended = await fetch('/api/auth/force-logout-all', {
      method: 'POST',
      credentials: 'same-origin',
    });
    if (!ended.ok) throw new Error('The sessions could not be ended.');
    setTimeout(leave, LEAVE_MS);
  } catch {
    leave();
  }
}
