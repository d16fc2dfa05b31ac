import type { DataSource } from 'typeorm';
import type { Scope } from '../../access/viewer';
import { rowsOf } from '../../event-log/projections/read-tables';
import type { RowClass } from '../../event-log/projections/projection';

type ClientRow = { readonly clientId: string | null };
type Names = ReadonlyMap<unknown, string>;

interface Named<R> {
  readonly table: RowClass<R & ClientRow>;
  /** The property that holds the id of the record. */
  readonly id: string & keyof R;
  readonly ids: 'numbers' | 'uuids' | 'words';
  readonly displayName: (row: R) => string;
}
interface Naming {
  readonly ids: 'numbers' | 'uuids' | 'words';
  /** The display names of the records in scope, by id. */
  readonly names: (dataSource: DataSource, scope: Scope, ids: readonly (string | number)[]) => Promise<Names>;
}

const namings = new Map<string, Naming>();

/** Declares how to name records of a category that is not a record type: an invoice by its number. */
export const namedBy = <R extends ClientRow>(
  category: string,
  { table, id, ids: form, displayName }: Named<R>,
): void => {
  namings.set(category, {
    ids: form,
    names: async (dataSource, scope, ids) => {
      const stored: RowClass<ClientRow> = table;
      const rows = await rowsOf(dataSource, stored, scope).andWhere(`r.${id} = ANY(:ids)`, { ids }).getRawMany<R>();
      return new Map(rows.map((row) => [row[id], displayName(row)]));
    },
  });
};
export const namingOf = (category: string): Naming | undefined => namings.get(category);
