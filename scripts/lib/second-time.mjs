import { readFileSync } from 'node:fs';
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
 * The files of a run that failed, to be run once more alone and in the same order of their tests: which of them go
 * through then is what whoever looks for the cause wants to know first. It does not mend the run. None, when so many
 * failed that it is no accident.
 */
export const worthASecondTime = (results) => {
  const failed = read(results)?.testResults.filter(({ status }) => status === 'failed') ?? [];
  return failed.length > MOST ? [] : failed.map(({ name }) => name);
};

/** Names of the files that went through in this run. */
export const wentThrough = (results) =>
  (read(results)?.testResults ?? []).filter(({ status }) => status === 'passed').map(({ name }) => path.basename(name));
