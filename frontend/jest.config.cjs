const { leftToOthers } = require('../testing/turns.cjs');

/** Pages whose turn it is in another run. */
const left = leftToOthers()
  .filter((file) => file.startsWith('frontend/'))
  .map((file) => `<rootDir>${file.slice('frontend'.length)}$`);

module.exports = {
  displayName: 'frontend',
  rootDir: __dirname,
  globalSetup: '<rootDir>/test/global-setup.cjs',
  testEnvironment: '<rootDir>/test/jsdom-env.mjs',
  testMatch: ['<rootDir>/src/**/*.(unit|int).spec.(ts|tsx)'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.cjs'],
  testPathIgnorePatterns: ['/node_modules/', ...left],
  moduleNameMapper: { '\\.(css|svg)$': '<rootDir>/test/empty-module.cjs' },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
};
