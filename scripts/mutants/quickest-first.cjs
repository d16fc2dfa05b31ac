// The files of a run: with a mutant only those with a test that meets it, the quick ones first, for most mutants are
// noticed by a quick test.
const { default: Sequencer } = require('@jest/test-sequencer');
const { seenOf } = require('./seen-tests.cjs');

module.exports = class QuickestFirst extends Sequencer {
  constructor(options) {
    super(options);
    this.pattern = options.globalConfig.testNamePattern;
  }

  sort(tests) {
    const wanted = this.pattern ? new RegExp(this.pattern, 'i') : null;
    const meets = ({ path }) => !wanted || (seenOf(path)?.names ?? []).some((name) => wanted.test(name));
    const took = ({ path }) => seenOf(path)?.milliseconds ?? 0;
    return tests.filter(meets).sort((one, other) => took(one) - took(other) || one.path.localeCompare(other.path));
  }
};
