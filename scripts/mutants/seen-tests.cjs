// What the run without a mutant saw: the tests of each file and how long the file took. Kept in the copy of the tree,
// for every process of the run.
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const file = path.resolve('.seen-tests.json');
let seen;

const load = () => (seen ??= existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

module.exports = {
  seenOf: (testPath) => load()[testPath],
  remember(testPath, names, milliseconds) {
    writeFileSync(file, JSON.stringify(Object.assign(load(), { [testPath]: { names, milliseconds } })));
  },
};
