// Judges passwords in a thread of its own, because loading the word lists takes half a second, and judging a password
// may take a tenth of a second.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { parentPort } from 'node:worker_threads';
import type { ToJudge } from './password-judge';

const COMMONEST = 10_000;
/** At most this many readings of substituted letters ("p4ssw0rd") are tried; trying all would take seconds. */
const MOST_READINGS = 5;

const commonest = new Set(common.dictionary['passwords-common'].slice(0, COMMONEST));
const judge = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  l33tMaxSubstitutions: MOST_READINGS,
});

parentPort?.on('message', ({ nr, password, words }: ToJudge) =>
  parentPort?.postMessage({
    nr,
    isCommon: commonest.has(password.toLowerCase()),
    score: judge.check(password, [...words]).score,
  }),
);
