/** What carries the token of a new address in the link to `/account`. */
export const NEW_EMAIL = 'new-email';
