import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './ground.mjs';

const SLOWEST = 10;

/**
 * Counts what passed and failed; a step that is not a test suite counts as one. Tells at the end where the time went.
 */
export class Report {
  passed = 0;
  failed = 0;
  #started = performance.now();
  #parts = [];
  #files = [];

  say(line) {
    process.stdout.write(`${line}\n`);
  }

  step(name, fine, seconds, words = '') {
    if (fine) this.passed += 1;
    else this.failed += 1;
    this.#parts.push({ name, seconds });
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
      for (const { name: spec, startTime, endTime } of result.testResults)
        this.#files.push({ name: path.relative(root, spec), seconds: (endTime - startTime) / 1_000 });
    } catch {
      this.say(`${name} left no result`);
    }
    if (!fine && counts.failed === 0) counts.failed = 1;
    this.passed += counts.passed;
    this.failed += counts.failed;
    this.#parts.push({ name, seconds });
    this.say(
      `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s): ${counts.passed} passed, ${counts.failed} failed`,
    );
  }

  end() {
    this.#tell('The slowest files:', this.#files.sort(bySeconds).slice(0, SLOWEST));
    this.#tell('The time of each part:', this.#parts.sort(bySeconds));
    this.say(`Took ${((performance.now() - this.#started) / 1000).toFixed(0)} s`);
    this.say(`${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed === 0 ? 0 : 1;
  }

  #tell(title, rows) {
    this.say(title);
    for (const { name, seconds } of rows) this.say(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
  }
}

const bySeconds = (a, b) => b.seconds - a.seconds;
