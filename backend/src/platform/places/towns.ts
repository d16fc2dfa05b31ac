import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Point } from './earth';
import { countryOf } from './jurisdictions';
import { lettersOf } from './spelling';

/** A town of the table; `people` as they were some ten years ago, for ranking only. */
export interface Town extends Point {
  readonly state: string;
  readonly key: string;
  readonly name: string;
  readonly people: number;
  /** The letters of its key, as bits. */
  readonly letters: number;
}

/** A ZIP code or the first three of a postal code, in the middle of what it covers. */
export interface Code extends Point {
  readonly state: string;
  /** Its town; null in Canada, where the first three of a postal code are a part of one or a wide country. */
  readonly city: string | null;
}

type ByState = ReadonlyMap<string, ReadonlyMap<string, Town>>;
const LINES_AT_ONCE = 2_000;

function* reader(table: string): Generator<void, [ByState, ReadonlyMap<string, string>]> {
  const states = new Map<string, Map<string, Town>>();
  const codes = new Map<string, string>();
  const [towns = '', rest = ''] = table.split('\n\n');
  let lines = 0;
  for (const line of towns.split('\n')) {
    const [state = '', key = '', name = '', latitude, longitude, people] = line.split('\t');
    const known = states.get(state) ?? new Map<string, Town>();
    states.set(state, known);
    const where = { latitude: Number(latitude), longitude: Number(longitude) };
    known.set(key, { state, key, name, ...where, people: Number(people), letters: lettersOf(key) });
    if ((lines += 1) % LINES_AT_ONCE === 0) yield;
  }
  yield;
  for (const line of rest.split('\n')) {
    codes.set(line.slice(0, line.indexOf('\t')), line);
    if ((lines += 1) % (5 * LINES_AT_ONCE) === 0) yield;
  }
  return [states, codes];
}

/** All towns and codes; made of the table that the build writes (`townTable`). */
export class Towns {
  private constructor(
    private readonly states: ByState,
    private readonly codes: ReadonlyMap<string, string>,
  ) {}

  static of(table: string): Towns {
    const reading = reader(table);
    for (let step = reading.next(); ; step = reading.next()) if (step.done) return new Towns(...step.value);
  }

  /** Reads it in short parts, so that a server answers others meanwhile. */
  static async read(file: string): Promise<Towns> {
    const reading = reader(await readFile(file, 'utf8'));
    for (let step = reading.next(); ; step = reading.next()) {
      if (step.done) return new Towns(...step.value);
      await setImmediate();
    }
  }

  /** The towns of a key in a state or province, the largest first; in all of a country or both without one. */
  named(key: string, state: string | null, country: 'US' | 'CA' | null = null): Town[] {
    if (state !== null) return this.states.get(state)?.has(key) ? [this.states.get(state)?.get(key) as Town] : [];
    return [...this.states]
      .filter(([code]) => country === null || countryOf(code) === country)
      .flatMap(([, towns]) => towns.get(key) ?? [])
      .sort((one, other) => other.people - one.people);
  }

  /** All towns of a state or province, or of everywhere. */
  *in(state: string | null): Iterable<Town> {
    for (const [code, towns] of this.states) if (state === null || code === state) yield* towns.values();
  }

  /** @param code '89801' or 'M5V' */
  code(code: string): Code | null {
    const line = this.codes.get(code);
    if (line === undefined) return null;
    const [, state = '', latitude, longitude, city] = line.split('\t');
    return { state, latitude: Number(latitude), longitude: Number(longitude), city: city || null };
  }
}
