import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** More files than this failing at once are no accident. */
const MOST = 2;

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * The files of a run that failed, to be run once more alone: a test of the whole product shares a machine with another one, and a build server's
 * breath may be shorter than a test's patience. None, when so many failed that it is no accident. What needed a second time is said by the report, as a fault to be found.
 */
export const worthASecondTime = (results) => {
  const failed = read(results)?.testResults.filter(({ status }) => status === 'failed') ?? [];
  return failed.length > MOST ? [] : failed.map(({ name }) => name);
};

/** The results of the first run with those of the second in place of the files that it ran; says which of them went through now. */
export const mergeSecondTime = (first, second) => {
  const [before, after] = [read(first), read(second)];
  if (before === null || after === null) return [];
  const again = new Map(after.testResults.map((file) => [file.name, file]));
  const testResults = before.testResults.map((file) => again.get(file.name) ?? file);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status) => tests.filter((test) => test.status === status).length;
  writeFileSync(
    first,
    JSON.stringify({
      ...before,
      testResults,
      numPassedTests: count('passed'),
      numFailedTests: count('failed'),
      numTotalTests: tests.length,
      numRuntimeErrorTestSuites: after.numRuntimeErrorTestSuites,
    }),
  );
  return after.testResults.filter(({ status }) => status === 'passed').map(({ name }) => path.basename(name));
};
