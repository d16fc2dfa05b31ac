// Jest's runtime, for mutants: what a module says while it is loaded belongs to no test. A page is loaded when a test
// opens it first; Stryker would try what it says then by that one test alone, and find that nobody notices.
const { default: Runtime } = require('jest-runtime');

const strykerOf = ({ global }) => global[global.__strykerGlobalNamespace__ ?? '__stryker__'];

module.exports = class LoadingIsStatic extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    const load = this.executor.exec.bind(this.executor);
    this.executor.exec = (...what) => {
      const stryker = strykerOf(environment);
      // no test meets any of the mutants: then none is counted, and nothing may fail for that
      if (!stryker) return load(...what);
      const test = stryker.currentTestId;
      stryker.currentTestId = undefined;
      try {
        return load(...what);
      } finally {
        stryker.currentTestId = test;
      }
    };
  }
};
