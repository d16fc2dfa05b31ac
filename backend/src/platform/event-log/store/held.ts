import { keyText } from '../projections/row-sql';
import type { TableShape } from '../projections/rows';
import { ANSWERS_TABLE } from './lane-batch';
import type { Unit } from './unit';

const FORGOTTEN_MS = 60_000;

/** The name of a row among all tables; a table's own name is that of all its rows. */
const rowName = (table: string, key: string): string => `${table}\u0000${key}`;

/** What this process found to be held by somebody else: rows, or whole tables. */
export class Held {
  private readonly found = new Map<string, { readonly since: number; last: number }>();

  constructor(private readonly shapeOf: (table: string) => TableShape) {}

  get isNothing(): boolean {
    return this.found.size === 0;
  }

  /** Since when what a unit writes to is known to be held; undefined: it is not. */
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

  /** A unit waited in vain for a table, or for its rows there. @returns what is held */
  waited(unit: Unit, table: string, whole: boolean): readonly string[] {
    const names = whole ? [table] : this.namesIn(unit).filter((name) => name.startsWith(rowName(table, '')));
    const now = performance.now();
    for (const name of names) this.found.set(name, { since: this.found.get(name)?.since ?? now, last: now });
    return names;
  }

  /** What was written is held no more. */
  written(unit: Unit): void {
    if (!this.isNothing) for (const name of this.namesIn(unit)) this.found.delete(name);
  }

  /** What a unit writes to: tables, and rows. */
  namesIn({ rows, answer }: Unit): string[] {
    const names = rows.flatMap(({ table, row }) => [table, rowName(table, keyText(this.shapeOf(table), row))]);
    if (answer) names.push(ANSWERS_TABLE, rowName(ANSWERS_TABLE, `${answer.actor}\u0000${answer.key}`));
    return names;
  }
}
