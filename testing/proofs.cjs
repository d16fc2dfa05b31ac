// What tests prove of the specification: proves('FLD-0565..FLD-0570') in the body of a test, or of a describe for each
// test in it. Where SPEC_PROOFS names a folder, the rows of every test that passed are noted there, one JSON a line.
const { appendFileSync, mkdirSync } = require('node:fs');
const path = require('node:path');

const FOLDER = process.env.SPEC_PROOFS;
/** Each row is looked at by itself; only its shape is; or, without such a word, they are asserted together. */
const WAYS = ['asserted', 'each', 'shape'];

const titlesOf = (test) =>
  (test ? [...titlesOf(test.parent), test.name] : []).filter((name) => name !== 'ROOT_DESCRIBE_BLOCK');

/** @param {new (...args: any[]) => any} Environment that its tests say `proves` in */
const proving = (Environment) =>
  class extends Environment {
    constructor(config, context) {
      super(config, context);
      this.testPath = context.testPath;
      const note = (how, rows) => {
        if (rows.length === 0) return;
        if (this.running) this.running.push({ how, rows });
        // in a describe: it holds for each of its tests
        else this.global.beforeEach(() => note(how, rows));
      };
      const [proves, each, shape] = WAYS.map(
        (how) =>
          (...rows) =>
            note(how, rows),
      );
      this.global.proves = Object.assign(proves, { each, shape });
    }

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (event.name === 'test_start') this.running = [];
      if (event.name !== 'test_done') return;
      const proved = this.running ?? [];
      this.running = undefined;
      if (!FOLDER || proved.length === 0 || event.test.errors.length > 0) return;
      mkdirSync(FOLDER, { recursive: true });
      const said = { file: this.testPath, titles: titlesOf(event.test), proved };
      appendFileSync(path.join(FOLDER, `${process.pid}.jsonl`), `${JSON.stringify(said)}\n`);
    }
  };

module.exports = { proving };
