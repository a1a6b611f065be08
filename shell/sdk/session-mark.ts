/** Tells the public pages, which ask the server nothing, that somebody is signed in on this device. Holds nothing of them. */
export const SIGNED_IN_MARK = 'adjudge.signed-in';

/** To be called as soon as somebody is signed in, before any public page is loaded. */
export function markSignedIn(): void {
  localStorage.setItem(SIGNED_IN_MARK, '1');
}
