// The project of jest.config.cjs that a part is proved by, with its choice of specs; a mutant is done with at the first
// test that fails.
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const { project, specs } = JSON.parse(process.env.MUTANTS_PART);
const { projects, testTimeout } = require(path.join(root, 'jest.config.cjs'));
const frontend = { ...require(path.join(root, 'frontend/jest.config.cjs')), displayName: 'frontend' };
const {
  globalSetup: _postgres,
  globalTeardown: _end,
  // each mutant finds the code as it is loaded
  runtime: _kept,
  ...chosen
} = project === 'frontend' ? frontend : projects.find(({ displayName }) => displayName === project);

module.exports = {
  ...chosen,
  testEnvironment:
    project === 'frontend' ? chosen.testEnvironment.replace('<rootDir>', chosen.rootDir) : 'jest-environment-node',
  testTimeout,
  testMatch: specs.map((spec) => `<rootDir>/${spec}`),
  // it measures milliseconds, which mutated code takes more of
  testPathIgnorePatterns: [...(chosen.testPathIgnorePatterns ?? []), '/foreign-text\\.unit\\.spec\\.ts$'],
  runtime: path.join(__dirname, 'loading-is-static.cjs'),
  testRunner: path.join(__dirname, 'jest-circus-until-failure.cjs'),
  testSequencer: path.join(__dirname, 'quickest-first.cjs'),
};
