/** What forms take for a mail address before they ask the server; the specification calls it a simple pattern. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
