import type { DataSource } from 'typeorm';
import type { Sight } from '../../access/viewer';
import { rowsOf } from '../../event-log/projections/read-tables';
import type { RowClass } from '../../event-log/projections/projection';

type Kept = { readonly clientId: string | null };
type Names = ReadonlyMap<unknown, string>;

interface Named<R> {
  readonly table: RowClass<R & Kept>;
  /** The property that holds the record's id. */
  readonly id: string & keyof R;
  readonly ids: 'numbers' | 'uuids';
  readonly called: (row: R) => string;
}
interface Naming {
  readonly ids: 'numbers' | 'uuids';
  /** What those in sight are called. */
  readonly names: (dataSource: DataSource, sight: Sight, ids: readonly (string | number)[]) => Promise<Names>;
}

const namings = new Map<string, Naming>();

/** How the records of a category are called that are no kind, which says it itself: an invoice by its number. */
export const namedBy = <R extends Kept>(category: string, { table, id, ids: form, called }: Named<R>): void => {
  namings.set(category, {
    ids: form,
    names: async (dataSource, sight, ids) => {
      const kept: RowClass<Kept> = table;
      const rows = await rowsOf(dataSource, kept, sight).andWhere(`r.${id} = ANY(:ids)`, { ids }).getRawMany<R>();
      return new Map(rows.map((row) => [row[id], called(row)]));
    },
  });
};
export const namingOf = (category: string): Naming | undefined => namings.get(category);
