// The global object that a worker's kept modules live in: the same for every file, as it was before the one that ran
// before.

/** @type {Map<string, object>} one for each project of a worker */
const kept = new Map();

/** Jest's own state, which a file begins again. */
const OF_JEST = /^(JEST_STATE_SYMBOL|EVENT_HANDLERS|TEST_TIMEOUT_SYMBOL|RETRY_TIMES)/;

/**
 * @param {new (...args: any[]) => any} Environment whose object is kept
 * @param {(path: string, isAlone: boolean) => boolean} keeps whether what a file found of a module may serve the next
 *   one
 */
const keeping = (Environment, keeps) =>
  class extends Environment {
    constructor(config, context) {
      const before = kept.get(config.projectConfig.id);
      if (before) {
        before.begin(context);
        return before;
      }
      super(config, context);
      kept.set(config.projectConfig.id, this);
      this.variables = { ...this.global.process.env };
      this.begin(context);
    }

    /**
     * A file that says `@own-modules` declares kinds or events of its own, which no other file may find: it has the
     * product for itself.
     */
    begin({ docblockPragmas }) {
      this.isAlone = docblockPragmas['own-modules'] !== undefined;
    }

    keeps(path) {
      return keeps(path, this.isAlone);
    }

    async teardown() {
      this.fakeTimers.useRealTimers();
      this.fakeTimersModern.useRealTimers();
      const { env } = this.global.process;
      for (const name of Object.keys(env)) if (!(name in this.variables)) delete env[name];
      Object.assign(env, this.variables);
      for (const symbol of Object.getOwnPropertySymbols(this.global))
        if (OF_JEST.test(symbol.description ?? '')) delete this.global[symbol];
    }
  };

module.exports = { keeping };
