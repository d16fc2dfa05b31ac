// The global object that a worker's kept modules live in: the same for every file, as it was before the one that ran before.
const { TestEnvironment } = require('jest-environment-node');

const SPEC = /\.spec\.tsx?$/;
const PACKAGE = /[\\/]node_modules[\\/]/;

/** @type {Map<string, KeptEnvironment>} one for each project of a worker */
const kept = new Map();

class KeptEnvironment extends TestEnvironment {
  constructor(config, context) {
    const before = kept.get(config.projectConfig.id);
    if (before) {
      before.begin(context);
      return before;
    }
    super(config, context);
    this.variables = { ...this.global.process.env };
    kept.set(config.projectConfig.id, this);
    this.begin(context);
  }

  /** A file that says `@own-modules` declares kinds or projections of its own, which no other file may find: it has the product for itself. */
  begin({ docblockPragmas }) {
    this.alone = docblockPragmas['own-modules'] !== undefined;
  }

  /** Whether what a file found of this module may serve the next one. */
  keeps(path) {
    return this.alone ? PACKAGE.test(path) : !SPEC.test(path);
  }

  async teardown() {
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    const { env } = this.global.process;
    for (const name of Object.keys(env)) if (!(name in this.variables)) delete env[name];
    Object.assign(env, this.variables);
    // Jest's own state, which a file begins anew
    for (const symbol of Object.getOwnPropertySymbols(this.global))
      if (/^(JEST_STATE_SYMBOL|EVENT_HANDLERS|TEST_TIMEOUT_SYMBOL|RETRY_TIMES)/.test(symbol.description ?? ''))
        delete this.global[symbol];
  }
}

module.exports = KeptEnvironment;
