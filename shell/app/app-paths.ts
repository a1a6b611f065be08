import { webModules } from '#modules/registry.web.ts';
import { SHELL_PAGES } from './shell-pages.ts';

/** Every path the app answers. The build hands it to the worker and to the server, which answers 404 for others. */
export const appPaths: readonly string[] = [
  ...SHELL_PAGES.map((page) => page.path),
  ...webModules.flatMap((module) => module.pages.map((page) => page.path)),
].sort();
