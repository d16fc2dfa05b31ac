const os = require('node:os');
const { leftToOthers } = require('./testing/turns.cjs');

const swc = (parser, extra = {}) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: { target: 'es2023', parser, keepClassNames: true, ...extra },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** Stories whose turn it is in another run. */
const left = leftToOthers().map((file) => `<rootDir>/${file}$`);

const typescript = {
  rootDir: __dirname,
  testEnvironment: '<rootDir>/testing/kept/node-environment.cjs',
  runtime: '<rootDir>/testing/kept/runtime.cjs',
  transform: {
    '^.+\\.ts$': swc(
      { syntax: 'typescript', decorators: true },
      { transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false } },
    ),
    '^.+\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  // Nest 12 is ESM only; Jest loads it as CommonJS when SWC has turned it
  transformIgnorePatterns: ['/node_modules/(?!@nestjs/)'],
  testPathIgnorePatterns: ['/node_modules/', ...left],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
};

module.exports = {
  projects: [
    { ...typescript, displayName: 'unit', testMatch: ['<rootDir>/backend/src/**/*.unit.spec.ts'] },
    {
      ...typescript,
      displayName: 'integration',
      testMatch: ['<rootDir>/backend/src/**/*.int.spec.ts', '<rootDir>/backend/test/**/*.int.spec.ts'],
      globalSetup: '<rootDir>/backend/test/global-setup.ts',
      globalTeardown: '<rootDir>/backend/test/global-teardown.ts',
    },
    // the sweep of screens reads the web app's table of routes
    {
      ...typescript,
      transform: {
        '^.+\\.tsx$': swc({ syntax: 'typescript', tsx: true }, { transform: { react: { runtime: 'automatic' } } }),
        ...typescript.transform,
      },
      displayName: 'journeys',
      testMatch: ['<rootDir>/e2e/**/*.e2e.spec.ts'],
      globalSetup: '<rootDir>/e2e/support/product/global-setup.ts',
      globalTeardown: '<rootDir>/e2e/support/product/global-teardown.ts',
    },
    '<rootDir>/frontend/jest.config.cjs',
  ],
  testTimeout: 60_000,
  // what a worker keeps between files has no end of its own
  forceExit: true,
  // what a file loaded is not let go of: a worker that grew is replaced after the file, and loads the product again
  workerIdleMemoryLimit: Math.min(2_500, Math.max(1_200, os.totalmem() / 2 ** 20 / 6)) * 2 ** 20,
};
