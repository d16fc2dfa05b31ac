// Jest's runner, for mutants: after the first failure nothing more is run.
const { createEmptyTestResult } = require('@jest/test-result');
const circus = require('jest-circus/runner');
const { remember } = require('./seen-tests.cjs');

let noticed;

const fileWith = (testFilePath, status, failureMessages) => ({
  ...createEmptyTestResult(),
  testFilePath,
  [status === 'failed' ? 'numFailingTests' : 'numPendingTests']: 1,
  testResults: [
    {
      ancestorTitles: [],
      title: 'the file',
      fullName: 'the file',
      status,
      duration: 0,
      failureMessages,
      failureDetails: [],
      invocations: 0,
      numPassingAsserts: 0,
      location: null,
    },
  ],
});
/** Jest takes a file without tests for a mistake. */
const notRun = (testPath) => fileWith(testPath, 'pending', []);
/**
 * A mutant under which a file cannot be loaded, or cannot be cleared away (TestSystem.stop verifies every read table),
 * is noticed.
 */
const failed = (testPath, error) => fileWith(testPath, 'failed', [String(error?.message ?? error)]);

const untilFailure = (environment, mutant) => {
  const inner = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = async (event, state) => {
    await inner?.(event, state);
    if (event.name === 'test_done' && event.test.errors.length) noticed = mutant;
    if (noticed !== mutant) return;
    if (event.name === 'test_start') event.test.mode = 'skip';
    if (event.name === 'run_describe_start') event.describeBlock.mode = 'skip';
  };
};

const withMutant = async (mutant, run, environment, testPath) => {
  if (noticed === mutant) return notRun(testPath);
  untilFailure(environment, mutant);
  const result = await run().catch((error) => failed(testPath, error));
  const whole = result.testExecError ? failed(testPath, result.testExecError) : result;
  if (whole.numFailingTests) noticed = mutant;
  return whole;
};

module.exports = async (globalConfig, config, environment, runtime, testPath, ...rest) => {
  const run = async () => (circus.default ?? circus)(globalConfig, config, environment, runtime, testPath, ...rest);
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (mutant) return withMutant(mutant, run, environment, testPath);
  const began = performance.now();
  const result = await run();
  remember(
    testPath,
    result.testResults.map(({ fullName }) => fullName),
    performance.now() - began,
  );
  return result;
};
