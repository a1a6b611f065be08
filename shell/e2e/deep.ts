/** `npm run test:deep`: everything, at both widths and in both themes. */
// biome-ignore lint/style/noProcessEnv: set by the command that starts the run
export const DEEP = process.env.TEST_DEEP === '1';
