// A checker that lets a random sample of the mutants through: which ones depends on the seed and on the mutants alone.
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import { createHash } from 'node:crypto';
import path from 'node:path';

const { MUTANTS_SAMPLE: size, MUTANTS_SEED: seed } = process.env;

const lot = ({ fileName, location, replacement }) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        seed,
        path.relative(process.cwd(), fileName).replace(/.*(?=(?:backend|frontend)\/src)/, ''),
        location,
        replacement,
      ]),
    )
    .digest('hex');

class Sample {
  drawn = new Map();

  async init() {}

  /** All mutants that are not left out come here together, before any of them is tried. */
  async group(mutants) {
    for (const mutant of mutants) this.drawn.set(mutant.id, lot(mutant));
    const lots = [...this.drawn].sort(([, one], [, other]) => one.localeCompare(other));
    this.sample = new Set(lots.slice(0, Number(size)).map(([id]) => id));
    return mutants.map(({ id }) => [id]);
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        this.sample.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
      ]),
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', Sample)];
