/** Which folder may import which: one place for every rule of direction. */
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
      name: 'modules-meet-at-index',
      comment: 'Import another module through its index.ts.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/' },
      to: {
        path: '^backend/src/modules/([^/]+)/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'domain-is-pure',
      comment: 'Deciders and states import domain code and the pure parts of the platform only.',
      severity: 'error',
      from: { path: '^backend/src/modules/[^/]+/domain/[^/]+\\.(decider|facts|commands)\\.ts$' },
      to: {
        pathNot: [
          '/domain/',
          'platform/event-store/(decider|errors|facts|fact-catalog)\\.ts$',
          'platform/money/',
          'node_modules/zod',
        ],
      },
    },
    {
      name: 'zod-is-for-facts-and-settings',
      comment: 'Requests and answers are classes of fields (platform/fields).',
      severity: 'error',
      from: {
        path: '^backend/src',
        pathNot: [
          '\\.spec\\.ts$',
          '^backend/src/modules/[^/]+/domain/[^/]+\\.facts\\.ts$',
          '^backend/src/platform/event-store/',
          '^backend/src/platform/fields/stored\\.ts$',
          '^backend/src/platform/records/kind-aggregate\\.ts$',
          '^backend/src/config/settings\\.ts$',
        ],
      },
      to: { path: 'node_modules/zod' },
    },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      from: { path: '^(backend|frontend)/src', pathNot: ['\\.spec\\.tsx?$', 'platform/testing', 'src/testing'] },
      to: { path: ['\\.spec\\.tsx?$', 'platform/testing', 'src/testing', '^backend/test'] },
    },
    {
      name: 'features-do-not-meet',
      comment: 'What two features share belongs to components or lib.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/([^/]+)/', pathNot: '^frontend/src/features/$1/' },
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
