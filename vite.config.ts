import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { DEFAULT_SUPPORT_EMAIL } from './platform/contract/support-email.ts';
import { appPathsForWorker, appPathsPlugin } from './shell/pwa/app-paths-plugin.ts';
import { cspPlugin } from './shell/pwa/csp-plugin.ts';
import { loginPagePlugin } from './shell/pwa/login-page-plugin.ts';
import { webAppManifest } from './shell/pwa/manifest.ts';
import { precompressPlugin } from './shell/pwa/precompress-plugin.ts';
import { schemaFreePlugin } from './shell/sdk/schema-free-plugin.ts';
import { prerenderPlugin } from './shell/site/prerender-plugin.ts';
import { PUBLIC_PAGES } from './shell/site/public-paths.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
// Development builds go elsewhere, so that they are never taken for the product.
// biome-ignore lint/style/noProcessEnv: a build tool's own configuration
const outDir = path(process.env.ADJUDGE_WEB_OUT ?? './dist/web');

// biome-ignore lint/style/noProcessEnv: a build tool's own configuration
const supportEmail = process.env.SUPPORT_EMAIL || DEFAULT_SUPPORT_EMAIL;

/** Neither ours, nor tests of `npm test`: `vitest.deep.config.ts` runs those. */
const NOT_HERE = ['**/node_modules/**', 'dist/**', '**/templates/**', '**/*.deep.test.ts'];

const shellPlugins = [
  tailwind(),
  react(),
  schemaFreePlugin(),
  prerenderPlugin({ supportEmail }),
  appPathsPlugin(),
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'pwa/worker',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    manifest: webAppManifest,
    manifestFilename: 'manifest.webmanifest',
    includeAssets: [],
    injectManifest: {
      globPatterns: [
        '*.html',
        'favicon.svg',
        'icons/icon-192.png',
        'assets/*.{js,css}',
        'assets/geist-latin-wght*.woff2',
      ],
      // Operators' pages are fetched when they are needed; where the worker answers, the app is there at once.
      globIgnores: ['assets/ops-*', 'login.html'],
      buildPlugins: { vite: [appPathsForWorker()] },
    },
  }),
  loginPagePlugin(),
  cspPlugin(),
  precompressPlugin(outDir),
];

export default defineConfig({
  root: path('./shell'),
  publicDir: path('./shell/pwa/public'),
  resolve: {
    // Its package names the build with warnings for developers, whatever is built.
    alias:
      // biome-ignore lint/style/noProcessEnv: how Vite tells a build from development
      process.env.NODE_ENV === 'production'
        ? [
            { find: /^react-router$/, replacement: path('./node_modules/react-router/dist/production/index.mjs') },
            {
              find: /^react-router\/dom$/,
              replacement: path('./node_modules/react-router/dist/production/dom-export.mjs'),
            },
          ]
        : [],
  },
  // biome-ignore lint/style/noProcessEnv: how Vitest tells that it reads this file; tests need no build plugins
  plugins: process.env.VITEST ? [react()] : shellPlugins,
  server: {
    port: 5173,
    fs: { allow: [path('.')] },
    proxy: { '/api': { target: 'http://localhost:3000', xfwd: true } },
  },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Nothing of ours does work when a property is read, and contracts get an inert `z`: what is only named, as refusals in a
      // contract are, may go.
      treeshake: { propertyReadSideEffects: false, manualPureFunctions: ['z'] },
      // The public pages share one script; as an entry of its own it keeps its name in the manifest, where budgets look.
      input: [...Object.values(PUBLIC_PAGES), 'app.html', 'site/site.ts'].map((file) => path(`./shell/${file}`)),
      output: {
        // The list of chunks is in the app's own file: names that nobody reads would weigh there. Operators' pages keep theirs, by
        // which the worker leaves them out.
        chunkFileNames: ({ name }) => (name.startsWith('ops-') ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        // What the app needs at once is one file: cut by the bundler's own rule it comes in many small ones, which
        // compress worse. What the public pages need too stays apart; entries keep their names, where budgets look.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              priority: 2,
              tags: ['$initial'],
              test: /shell\/(pwa\/|sdk\/(session-mark|wall-clock)|ui\/theme)|preload-helper/,
            },
            // A sheet counts as a script of its chunk: in the app's, each public page would load the app for its looks.
            { name: 'styles', priority: 3, tags: ['$initial'], test: /shell\/ui\/.*\.css/ },
            // What many pages share travels as one file: fifty small ones weigh more, by their headers and worse compression.
            {
              name: 'kit',
              minShareCount: 13,
              test: /shell\/(ui|sdk)\/|lucide-react\/|platform\/contract\/|flags\//,
            },
            {
              name: 'app',
              priority: 1,
              tags: ['$initial'],
              test: (id) => !/\.html|\.css|shell\/(site\/|app\/main)/.test(id),
            },
          ],
        },
      },
    },
  },
  test: {
    root: path('.'),
    // On two cores Vitest would take one; much of what is tested waits for other processes.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          root: path('.'),
          environment: 'node',
          // A machine of two cores that does much else at once is slow, not wrong.
          testTimeout: 120_000,
          // Files share the modules they load: networks and the rule book once a worker, not once a file.
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: [...NOT_HERE, '**/*.{api,isolated}.test.ts', 'workflows/**'],
        },
      },
      {
        extends: true,
        test: {
          // Tests that put something else in a module's place, which would stay there for the files after them.
          name: 'isolated',
          root: path('.'),
          environment: 'node',
          testTimeout: 120_000,
          include: ['**/*.isolated.test.ts'],
          exclude: NOT_HERE,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          root: path('.'),
          environment: 'happy-dom',
          testTimeout: 60_000,
          include: ['shell/**/*.test.tsx', 'modules/*/web/**/*.test.tsx'],
          setupFiles: [path('./shell/sdk/testing/setup.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          root: path('.'),
          environment: 'node',
          // Real Koa on a real Postgres, and a real Temporal where a test asks for one.
          include: ['**/*.api.test.ts', 'workflows/**/*.test.ts'],
          exclude: NOT_HERE,
          globalSetup: [path('./platform/testing/global-setup.ts')],
          setupFiles: [path('./platform/testing/guard-setup.ts')],
          pool: 'forks',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
