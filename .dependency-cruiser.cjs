// Where a file of the server may lie and which folder may import which. backend/src/dependency-rules.unit.spec.ts
// breaks each rule once.

const MODULE = '^backend/src/modules/([^/]+/[^/]+)/';
const SPEC = '\\.spec\\.tsx?$';
const FOLDERS = 'domain|commands|queries|projections|reactions|adapters|http|pdf';

/** The folders of the platform, the lowest first: each may import what stands before it. */
const LAYERS = [
  'core money fields database access',
  'places roads',
  'event-log/events event-log/projections event-log/store event-log/commands event-log/replay',
  'realtime',
  'infrastructure/vault infrastructure/pdf infrastructure/files infrastructure/file-text infrastructure/spreadsheets infrastructure/jobs infrastructure/mail',
  'installation lists',
  'web/problems web/routes web/auth web/server web/uploads',
  'records/kind records/requests records/store records/names records/papers records/sheets records/bulk records/search records/routes',
].flatMap((layers) => layers.split(' '));
const PLATFORM = '^backend/src/platform/';
const layerRules = LAYERS.slice(0, -1).map((layer, at) => ({
  name: `platform-layer-${layer.replace('/', '-')}`,
  comment: `${layer} is used by the layers above it and knows none of them.`,
  severity: 'error',
  from: { path: `${PLATFORM}${layer}/`, pathNot: SPEC },
  to: { path: `${PLATFORM}(${LAYERS.slice(at + 1).join('|')})/` },
}));

/** A rule between folders of modules: what `from` may not import. */
const between = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^backend/src/modules/${from}` },
  to: { path: `^backend/src/modules/${to}` },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'platform-knows-no-business',
      comment: 'The kernel serves every module and knows none.',
      severity: 'error',
      from: { path: '^backend/src/platform', pathNot: 'platform/testing' },
      to: { path: '^backend/src/modules' },
    },
    {
      name: 'platform-folders',
      comment: 'A file of the platform lies in one of its layers, listed above from the lowest to the highest.',
      severity: 'error',
      from: {},
      module: {
        path: `${PLATFORM}(?!(?:testing|${LAYERS.join('|')})/|platform\\.module\\.ts|records/records\\.module\\.ts)`,
        numberOfDependentsLessThan: 100,
      },
    },
    ...layerRules,
    {
      name: 'areas-hold-modules',
      comment: 'backend/src/modules/<area>/ holds modules and a README, no code of its own.',
      severity: 'error',
      from: {},
      module: { path: '^backend/src/modules/([^/]+/)?[^/]+\\.ts$', numberOfDependentsLessThan: 100 },
    },
    {
      name: 'migrations-stand-alone',
      comment: 'A migration contains its own SQL: what it imports would change what it does once it is published.',
      severity: 'error',
      from: { path: '^backend/src/migrations/\\d', pathNot: SPEC },
      to: { pathNot: 'node_modules/typeorm/' },
    },
    {
      name: 'modules-meet-at-index',
      comment: 'Import another module through its index.ts.',
      severity: 'error',
      from: { path: MODULE },
      to: {
        path: MODULE,
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'module-folders',
      comment: `The folders of a module are ${FOLDERS.replace(/\|/g, ', ')}; domain and queries may hold one for a part of them, adapters one for each.`,
      severity: 'error',
      from: {},
      module: {
        path: `${MODULE}(?!(?:${FOLDERS}|(?:domain|queries|adapters)/[^/]+)/[^/]+$)[^/]+/`,
        numberOfDependentsLessThan: 100,
      },
    },
    {
      name: 'module-files-are-named-after-it',
      comment:
        'At the root of a module: index.ts, <plural>.module.ts, <plural>.int.spec.ts, and classes of record kinds.',
      severity: 'error',
      from: {},
      module: {
        path: `${MODULE}[^/]+\\.(module|int\\.spec)\\.ts$`,
        pathNot: '^backend/src/modules/[^/]+/([^/]+)/\\1\\.(module|int\\.spec)\\.ts$',
        numberOfDependentsLessThan: 100,
      },
    },
    {
      name: 'leaf-code-imports-no-module',
      comment:
        'Modules are put together by <plural>.module.ts and app.module.ts; what else imports one cannot be used without it.',
      severity: 'error',
      from: { path: '^backend/src/(platform|modules)/', pathNot: ['\\.module\\.ts$', `${MODULE}index\\.ts$`] },
      to: { path: '^backend/src/.*\\.module\\.ts$' },
    },
    {
      name: 'nothing-imports-the-root',
      comment: 'The root (app.module, platform.module, main, …) knows the others; what they need of it is injected.',
      severity: 'error',
      from: { path: '^backend/src/[^/]+/' },
      to: { path: '^backend/src/([^/]+|platform/platform\\.module)\\.ts$' },
    },
    {
      name: 'permissions-know-no-module',
      comment: 'The table of permissions is at the bottom.',
      severity: 'error',
      from: { path: '^backend/src/modules/people/permissions/', pathNot: SPEC },
      to: { path: '^backend/src/modules/(?!people/permissions/)' },
    },
    between(
      'users-know-no-sign-in',
      'Sign-in knows users; what users ask of it is a port (users/adapters/credentials).',
      'people/users/',
      'people/sign-in/',
    ),
    between(
      'ledger-knows-no-mover-of-money',
      'Who moves money knows the ledger; what the ledger asks of payments is a port (ledger/adapters).',
      'accounting/ledger/',
      'accounting/(?!ledger/)',
    ),
    between(
      'invoices-know-no-reader',
      'Payments, receivables and papers know invoices and are not known by them; invoices are paid from deposits.',
      'accounting/invoices/',
      'accounting/(?!(invoices|invoice-money|deposits)/)',
    ),
    {
      name: 'money-of-invoices-is-pure',
      comment: 'What clears an invoice is decided, folded and booked here without Nest, a database or a request.',
      severity: 'error',
      from: { path: '^backend/src/modules/accounting/invoice-money/', pathNot: SPEC },
      to: {
        pathNot: [
          '^backend/src/(modules/accounting/invoice-money|platform/(core|money|fields|event-log/(events|projections)))/',
          'node_modules/zod',
        ],
      },
    },
    between(
      'accounting-knows-no-pay',
      'Pay stands above accounting: it books what drivers and contractors are paid.',
      'accounting/',
      'pay/',
    ),
    between(
      'rules-and-accounts-know-no-settlement',
      'A settlement is drafted from pay rules and the account of a driver; neither knows settlements.',
      'pay/(pay-rules|driver-accounts)/',
      'pay/(?!(pay-rules|driver-accounts)/)',
    ),
    between(
      'payments-know-no-provider',
      'Who takes cards stands behind a port of portal payments (portal-payments/adapters/card-provider).',
      'accounting/(portal-payments|payment-purposes|bank-payments|checkout)/',
      'accounting/card-providers/',
    ),
    {
      name: 'domain-is-pure',
      comment: 'Deciders and states import domain code and the pure parts of the platform only.',
      severity: 'error',
      from: { path: `${MODULE}domain/.+\\.(decider|events|commands)\\.ts$` },
      to: {
        pathNot: [
          '/domain/',
          'platform/core/errors\\.ts$',
          'platform/event-log/events/',
          'platform/money/',
          'node_modules/zod',
          'modules/accounting/invoice-money/index\\.ts$',
        ],
      },
    },
    {
      name: 'domain-knows-no-framework',
      comment: 'Domain code runs without Nest, a database or a request.',
      severity: 'error',
      from: { path: `${MODULE}domain/`, pathNot: SPEC },
      to: {
        path: [
          'node_modules/(@nestjs|typeorm|pg|express)/',
          '^backend/src/platform/(database|event-log/(?!events/|projections/|commands/)|infrastructure/(?!spreadsheets/|file-text/runs)|installation|realtime|web/(?!uploads/)|records)/',
          `${MODULE}(${FOLDERS.replace('domain|', '')})/`,
        ],
      },
    },
    {
      name: 'zod-is-for-events-and-settings',
      comment: 'Requests and answers are classes of fields (platform/fields).',
      severity: 'error',
      from: {
        path: '^backend/src',
        pathNot: [
          '\\.spec\\.ts$',
          `${MODULE}domain/.+\\.events\\.ts$`,
          '^backend/src/platform/event-log/events/',
          '^backend/src/platform/fields/stored\\.ts$',
          '^backend/src/platform/records/kind/(kind-aggregate|papers|declared/accounted)\\.ts$',
          '^backend/src/config/settings\\.ts$',
          // what another program's file says, which no request has
          `${MODULE}adapters/ofx-schema\\.ts$`,
        ],
      },
      to: { path: 'node_modules/zod' },
    },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      from: {
        path: '^(backend|frontend)/src',
        pathNot: ['\\.(spec|fixture)\\.tsx?$', 'platform/testing', 'src/testing'],
      },
      to: { path: ['\\.(spec|fixture)\\.tsx?$', 'platform/testing', 'src/testing', '^backend/test'] },
    },
    {
      name: 'features-do-not-meet',
      comment: 'What two features share belongs to components or lib.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+/[^/]+)/' },
      to: { path: '^frontend/src/features/([^/]+/[^/]+)/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'lib-is-at-the-bottom',
      severity: 'error',
      from: { path: '^frontend/src/lib' },
      to: { path: '^frontend/src/(app|pages|features|components)' },
    },
    {
      name: 'components-know-no-business',
      severity: 'error',
      from: { path: '^frontend/src/components' },
      to: { path: '^frontend/src/(app|pages|features)' },
    },
    {
      name: 'features-know-no-pages',
      severity: 'error',
      from: { path: '^frontend/src/features' },
      to: { path: '^frontend/src/(app|pages)' },
    },
    {
      name: 'screens-are-declared',
      comment: 'All of the app reads screen.ts: it says, and imports only words, pictures and types.',
      severity: 'error',
      from: { path: '^frontend/src/features/.+/screen\\.ts$' },
      to: { pathNot: '^frontend/src/(generated/(icons/|kinds)|lib/(api/api-types|screens/screen)\\.ts$)' },
    },
  ],
  required: [
    {
      name: 'module-root-holds-record-kinds',
      comment:
        'At the root of a module: index.ts, <plural>.module.ts, specs, and classes of records (@Kind, @Rich, @PartOf).',
      severity: 'error',
      module: { path: `${MODULE}[^/]+\\.ts$`, pathNot: [`${MODULE}(index|[^/]+\\.module)\\.ts$`, SPEC] },
      to: { path: '^backend/src/platform/records/kind/(rich-)?kind\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      mainFields: ['main', 'types'],
      exportsFields: ['exports'],
      conditionNames: ['require', 'node', 'default', 'types'],
    },
  },
};
