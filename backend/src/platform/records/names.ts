import type { DataSource } from 'typeorm';
import { rowsById, type RowsById } from '../database/database';
import type { RowClass } from '../projections/projection';

/** What other modules call the records of a kind: a word a record, one query a page. */
export class Names<R extends object, Id extends string | number> {
  protected readonly rows: RowsById;

  constructor(
    dataSource: DataSource,
    table: RowClass<R>,
    private readonly word: (row: R) => string,
  ) {
    this.rows = rowsById(dataSource, table);
  }

  async of(ids: readonly (Id | null)[]): Promise<ReadonlyMap<Id | null, string>> {
    const wanted = [...new Set(ids)].filter((id): id is Id => id !== null);
    if (wanted.length === 0) return new Map();
    const found = (await this.rows.all(wanted)) as ReadonlyMap<string, R>;
    return new Map(
      wanted.flatMap((id) => {
        const row = found.get(String(id));
        return row ? [[id, this.word(row)] as const] : [];
      }),
    );
  }
}

type Looking = (ids: readonly (string | number)[]) => Promise<ReadonlyMap<string | number | null, string>>;

/** How fields that point at other records are told in words: 'clientId' by the client's name. Modules name their own. */
export class NamesByField {
  private readonly fields = new Map<string, Looking>();

  add<Id extends string | number>(
    field: string,
    names: { of(ids: readonly Id[]): Promise<ReadonlyMap<Id | null, string>> },
  ): void {
    this.fields.set(field, (ids) => names.of(ids as readonly Id[]));
  }

  /** Names of some records, by field and id; what has no name is left out. */
  async of(
    pointers: readonly { readonly field: string; readonly id: string | number }[],
  ): Promise<(field: string, id: unknown) => string | undefined> {
    const found = new Map<string, ReadonlyMap<string | number | null, string>>();
    for (const [field, looking] of this.fields) {
      const ids = pointers.filter((pointer) => pointer.field === field).map(({ id }) => id);
      if (ids.length > 0) found.set(field, await looking(ids));
    }
    return (field, id) => found.get(field)?.get(id as string);
  }
}
