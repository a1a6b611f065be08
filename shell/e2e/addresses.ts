/** Where the tests find the built product and the development build; ports nobody else of ours uses. */
export const APP_URL = 'http://127.0.0.1:3190';
export const GALLERY_URL = 'http://127.0.0.1:3191';
