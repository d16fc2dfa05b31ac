// Jest loads every module again for every test file: for the whole product that is most of a file's time. Here a worker
// loads what does not change between files once, and goes on with it. What a file may change (its own module, Jest's
// own ones) is loaded again.
const { default: Runtime } = require('jest-runtime');

/** @type {Map<string, KeptRuntime>} one for each project of a worker */
const kept = new Map();

class KeptRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    const before = kept.get(config.id);
    if (before) {
      before.goOn(testPath, cacheFS);
      return before;
    }
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig);
    kept.set(config.id, this);
  }

  goOn(testPath, cacheFS) {
    this._testPath = testPath;
    this.executor.testPath = testPath;
    this.esmLoader.testPath = testPath;
    this.testState.state = 'loading';
    if (this._environment.isAlone) this.letGo();
    for (const [file, text] of cacheFS) this.fileCache.strings.set(file, text);
  }

  /** What the file loaded that the next one may not find as this one left it. */
  letGo() {
    const { moduleRegistry, esModuleRegistry, mockRegistry, internalModuleRegistry } = this.registries;
    // also where a spec reaches the events that only tests write through something else
    if ([...moduleRegistry.keys()].some((path) => /[\\/]support[\\/]probes\.ts$/.test(path)))
      this._environment.isAlone = true;
    for (const path of moduleRegistry.keys()) if (!this._environment.keeps(path)) moduleRegistry.delete(path);
    for (const registry of [esModuleRegistry, mockRegistry, internalModuleRegistry]) registry.clear();
  }

  teardown() {
    this.restoreAllMocks();
    this.letGo();
    this.testMainModule.reset();
    this.mockState.clear();
    this.fileCache.clear();
    this.jestGlobals.clearJestObjectCache();
    this.loggedReferenceErrors.clear();
  }
}

module.exports = KeptRuntime;
