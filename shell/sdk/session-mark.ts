/** Tells the public pages, which ask the server nothing, that somebody is signed in on this device. Holds nothing of them. */
export const SIGNED_IN_MARK = 'adjudge.signed-in';
