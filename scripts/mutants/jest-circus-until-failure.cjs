// Jest's runner, for mutants: after the first failure nothing more is run.
const { createEmptyTestResult } = require('@jest/test-result');
const circus = require('jest-circus/runner');
const { remember } = require('./seen-tests.cjs');

let noticed;

/** Jest takes a file without tests for a mistake. */
const notRun = (testFilePath) => ({
  ...createEmptyTestResult(),
  testFilePath,
  numPendingTests: 1,
  testResults: [{ ancestorTitles: [], title: 'not run', fullName: 'not run', status: 'pending', duration: 0, failureMessages: [], failureDetails: [], invocations: 0, numPassingAsserts: 0, location: null }],
});

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

module.exports = async (globalConfig, config, environment, runtime, testPath, ...rest) => {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (mutant && noticed === mutant) return notRun(testPath);
  if (mutant) untilFailure(environment, mutant);
  const began = performance.now();
  const result = await (circus.default ?? circus)(globalConfig, config, environment, runtime, testPath, ...rest);
  if (!mutant) remember(testPath, result.testResults.map(({ fullName }) => fullName), performance.now() - began);
  return result;
};
