/**
 * Who may import whom (docs/architecture.md, "Dependency rules"). One file,
 * also for modules that do not exist yet. `npm run check:layers`.
 */
const NODE_AND_SERVER = '^(node:|fs$|path$|crypto$|http$|os$|child_process$|worker_threads$|stream$)';
const SERVER_PACKAGES =
  'node_modules/(koa|@koa|koa-|knex|pg|unleash-|sharp|onnxruntime|better-auth|pino|nodemailer|pdfkit|yazl|commander|@simplewebauthn/server|node-av|@anthropic-ai|@aws-sdk|@vladmandic|@temporalio|stripe)';
const TESTS = '(\\.test\\.tsx?$|/tests/|/testing/)';

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'flags-are-pure',
      comment: 'flags/*.ts: only each other and platform/contract',
      severity: 'error',
      from: { path: '^flags/[^/]+\\.ts$', pathNot: TESTS },
      to: { pathNot: ['^flags/[^/]+\\.ts$', '^platform/contract/', 'node_modules/zod/'] },
    },
    {
      name: 'contract-kit-is-pure',
      severity: 'error',
      from: { path: '^platform/contract/', pathNot: TESTS },
      to: { pathNot: ['^flags/[^/]+\\.ts$', '^platform/contract/', 'node_modules/zod/'] },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^platform/', pathNot: ['^platform/(bin|testing|tooling)/', TESTS] },
      to: { path: ['^modules/', '^workflows/', '^shell/'] },
    },
    {
      name: 'module-faces-are-pure',
      comment: 'manifest, api and contract: flags, contract kit, the pure files of the module kit, own contract',
      severity: 'error',
      from: { path: '^modules/([^/]+)/(manifest\\.ts|api\\.ts|contract/)', pathNot: TESTS },
      to: {
        pathNot: [
          '^flags/[^/]+\\.ts$',
          '^platform/contract/',
          '^platform/module/(define-module|service-ref|extension-point|slot)\\.ts$',
          '^modules/$1/(manifest\\.ts|api\\.ts|contract/)',
          'node_modules/zod/',
          // Types only: a transaction in a signature.
          'node_modules/knex/',
        ],
      },
    },
    {
      name: 'contracts-reach-no-server',
      comment: 'transitively: what the browser imports must not pull in the server',
      severity: 'error',
      from: {
        path: ['^modules/[^/]+/(manifest\\.ts|contract/)', '^platform/contract/', '^flags/[^/]+\\.ts$'],
        pathNot: TESTS,
      },
      to: { reachable: true, path: [NODE_AND_SERVER, SERVER_PACKAGES] },
    },
    {
      name: 'definitions-are-deterministic',
      severity: 'error',
      from: { path: '^workflows/definitions/', pathNot: TESTS },
      to: {
        pathNot: [
          '^workflows/definitions/',
          'node_modules/@temporalio/(workflow|common)/',
          '^modules/[^/]+/contract/',
          '^platform/contract/',
          '^platform/module/workflow-starter\\.ts$',
          '^flags/[^/]+\\.ts$',
          'node_modules/zod/',
        ],
      },
    },
    {
      name: 'module-server-stays-in-its-room',
      severity: 'error',
      from: { path: '^modules/([^/]+)/(server|migrations|engine|import|learning|learner)/', pathNot: TESTS },
      to: {
        path: ['^modules/', '^shell/', '^workflows/'],
        pathNot: [
          '^modules/$1/(server|migrations|engine|import|learning|learner|contract|manifest\\.ts|api\\.ts)',
          '^modules/[^/]+/api\\.ts$',
          '^workflows/definitions/($1/)?[^/]+\\.types\\.ts$',
        ],
      },
    },
    {
      name: 'engine-is-a-library',
      comment: 'and so is what learns',
      severity: 'error',
      from: { path: '^modules/[^/]+/(engine|learning|learner)/', pathNot: TESTS },
      to: {
        path: [
          'node_modules/(koa|@koa|knex|pg|@temporalio)/',
          '^modules/[^/]+/server/',
          '^platform/(http|db|process)/',
        ],
      },
    },
    {
      name: 'measuring-knows-no-judging',
      comment: 'what is measured does not depend on what is made of it',
      severity: 'error',
      from: {
        path: '^modules/core-analysis/engine/(decode|measure|text|people|sight|copy|video|audio|video-text|placements)/',
        pathNot: TESTS,
      },
      to: { path: '^modules/core-analysis/engine/(rules|judge|specialists)/' },
    },
    {
      name: 'module-web-stays-in-its-room',
      severity: 'error',
      from: { path: '^modules/([^/]+)/web/', pathNot: TESTS },
      to: {
        path: ['^modules/', '^platform/', '^workflows/', '^shell/'],
        pathNot: [
          '^modules/$1/(web|contract|manifest\\.ts)',
          // Other modules by what they publish: their door, and the types of their contract.
          '^modules/[^/]+/(manifest|api)\\.ts$',
          '^modules/[^/]+/contract/',
          '^shell/(sdk|ui)/',
          '^platform/contract/',
          '^platform/accounts/(contract|errors|password-rules)\\.ts$',
        ],
      },
    },
    {
      name: 'other-contracts-by-type',
      comment: 'another module is called through its own code; of its contract only the shapes are used',
      severity: 'error',
      from: { path: '^modules/([^/]+)/web/', pathNot: TESTS },
      to: { path: '^modules/[^/]+/contract/', pathNot: '^modules/$1/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kit-knows-no-app',
      severity: 'error',
      from: { path: '^shell/(sdk|ui)/', pathNot: TESTS },
      to: { path: ['^modules/', '^shell/(app|site|pwa)/', '^workflows/'] },
    },
    {
      name: 'ui-knows-no-sdk',
      severity: 'error',
      from: { path: '^shell/ui/', pathNot: TESTS },
      to: { path: '^shell/sdk/' },
    },
    {
      name: 'app-takes-modules-from-the-registry',
      severity: 'error',
      from: { path: '^shell/app/', pathNot: TESTS },
      to: { path: '^modules/', pathNot: '^modules/registry\\.(web|manifests)\\.ts$' },
    },
    {
      name: 'browser-reaches-no-server',
      severity: 'error',
      from: { path: ['^shell/(app|sdk|ui|pwa/worker)/', '^modules/[^/]+/web/'], pathNot: TESTS },
      to: {
        reachable: true,
        path: [SERVER_PACKAGES, '^modules/[^/]+/(server|engine|import|learning|learner|migrations)/', '^workflows/'],
      },
    },
    {
      name: 'web-descriptor-is-lazy',
      comment: 'web/index.ts is imported at boot: pages only by import()',
      severity: 'error',
      from: { path: '^modules/[^/]+/web/index\\.tsx?$' },
      to: { path: '^modules/[^/]+/web/(pages|components)/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'browser-zod-is-mini',
      comment: "import from 'zod' costs 90 kB in the browser",
      severity: 'error',
      from: {
        path: ['^modules/[^/]+/(contract|web|manifest)', '^platform/contract/', '^flags/[^/]+\\.ts$', '^shell/'],
        pathNot: TESTS,
      },
      to: { path: 'node_modules/zod/(index|v4/classic)' },
    },
    {
      name: 'no-test-code-in-product',
      severity: 'error',
      from: {
        path: '^(flags|platform|modules|workflows|shell)/',
        pathNot: [TESTS, '^platform/tooling/', '^shell/e2e/', '/gallery/', 'make-landing-assets', 'bench'],
      },
      to: { path: ['/tests/', '/testing/', '\\.test\\.tsx?$'], pathNot: 'node_modules' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^node_modules/.*/node_modules/', 'platform/tooling/new-module/templates/'] },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
