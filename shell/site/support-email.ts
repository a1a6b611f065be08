/** Where people write to us. The domain is the product's placeholder, as in `MAIL_FROM`, until it has one of its own. */
export const SUPPORT_EMAIL = 'support@adjudge.localhost';
