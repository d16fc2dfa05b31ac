import { keyText } from '../projections/row-sql';
import type { TableShape } from '../projections/rows';
import { ANSWERS_TABLE } from './lane-batch';
import type { Unit } from './unit';

const FORGOTTEN_MS = 60_000;

/** A name for a row of a table; the bare table name stands for all its rows. */
const rowName = (table: string, key: string): string => `${table}\u0000${key}`;

/** The rows and tables that this process has found locked by somebody else. */
export class Held {
  private readonly found = new Map<string, { readonly since: number; last: number }>();

  constructor(private readonly shapeOf: (table: string) => TableShape) {}

  get isNothing(): boolean {
    return this.found.size === 0;
  }

  /**
   * Since when something that the unit writes to is known to be locked (milliseconds of `performance.now()`); undefined
   * when nothing is.
   */
  since(unit: Unit): number | undefined {
    const now = performance.now();
    let earliest: number | undefined;
    for (const name of this.namesIn(unit)) {
      const known = this.found.get(name);
      if (known === undefined) continue;
      if (now - known.last > FORGOTTEN_MS) this.found.delete(name);
      else earliest = Math.min(earliest ?? known.since, known.since);
    }
    return earliest;
  }

  /**
   * Notes that a unit timed out waiting for a table (`whole`) or for its rows in it. @returns the names of what is
   * locked
   */
  waited(unit: Unit, table: string, whole: boolean): readonly string[] {
    const names = whole ? [table] : this.namesIn(unit).filter((name) => name.startsWith(rowName(table, '')));
    const now = performance.now();
    for (const name of names) this.found.set(name, { since: this.found.get(name)?.since ?? now, last: now });
    return names;
  }

  /** Forgets what a unit has written: it is evidently no longer locked. */
  written(unit: Unit): void {
    if (!this.isNothing) for (const name of this.namesIn(unit)) this.found.delete(name);
  }

  /** The names of the tables and rows that a unit writes to. */
  namesIn({ rows, answer }: Unit): string[] {
    const names = rows.flatMap(({ table, row }) => [table, rowName(table, keyText(this.shapeOf(table), row))]);
    if (answer) names.push(ANSWERS_TABLE, rowName(ANSWERS_TABLE, `${answer.actor}\u0000${answer.key}`));
    return names;
  }
}
