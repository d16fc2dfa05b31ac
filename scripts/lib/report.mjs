import { readFileSync } from 'node:fs';

/** Counts what passed and failed; a step that is not a test suite counts as one. */
export class Report {
  passed = 0;
  failed = 0;
  #started = performance.now();

  say(line) {
    process.stdout.write(`${line}\n`);
  }

  step(name, fine, seconds, words = '') {
    if (fine) this.passed += 1;
    else this.failed += 1;
    this.say(`${fine ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)${words ? `: ${words}` : ''}`);
  }

  suite(name, file, fine, seconds) {
    let counts = { passed: 0, failed: 1 };
    try {
      const result = JSON.parse(readFileSync(file, 'utf8'));
      counts = {
        passed: result.numPassedTests,
        failed: result.numFailedTests + (result.numRuntimeErrorTestSuites ?? 0),
      };
      if (result.numTotalTests === 0) counts.failed += 1;
    } catch {
      this.say(`${name} left no result`);
    }
    if (!fine && counts.failed === 0) counts.failed = 1;
    this.passed += counts.passed;
    this.failed += counts.failed;
    this.say(
      `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s): ${counts.passed} passed, ${counts.failed} failed`,
    );
  }

  end() {
    this.say(`Took ${((performance.now() - this.#started) / 1000).toFixed(0)} s`);
    this.say(`${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed === 0 ? 0 : 1;
  }
}
