declare module 'virtual:app-paths' {
  /** Every path the app answers, from the registry of modules and the shell's own pages. */
  export const appPaths: readonly string[];
}
