// Judges passwords in a thread of its own: its word lists take half a second to load, and a password may take a tenth
// of a second to judge.
const { parentPort } = require('node:worker_threads');
const { ZxcvbnFactory } = require('@zxcvbn-ts/core');
const common = require('@zxcvbn-ts/language-common');
const english = require('@zxcvbn-ts/language-en');

const COMMONEST = 10_000;
/** Letters that stand for others ("p4ssw0rd") are tried in this many ways: all of them would take seconds. */
const MOST_READINGS = 5;

const commonest = new Set(common.dictionary['passwords-common'].slice(0, COMMONEST));
const judge = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  l33tMaxSubstitutions: MOST_READINGS,
});

parentPort.on('message', ({ nr, password, words }) =>
  parentPort.postMessage({
    nr,
    isCommon: commonest.has(password.toLowerCase()),
    score: judge.check(password, words).score,
  }),
);
