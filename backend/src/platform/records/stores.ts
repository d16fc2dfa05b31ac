import type { Sight } from '../auth/viewer';
import type { Guard } from '../event-store/unit';
import { masked } from '../vault/vault';
import { allKinds, type RecordKind, type Values } from './kind';
import type { KeptRecord } from './kept-record';

type Id = string | number;

/** What other kinds may ask of a store. */
export interface AnyStore {
  readonly kind: RecordKind;
  /** One record in sight, also a removed one. */
  find(sight: Sight, id: Id): Promise<KeptRecord<Id> | null>;
  /** What records in sight are called, also removed ones. */
  names(sight: Sight, ids: readonly (Id | null)[]): Promise<ReadonlyMap<unknown, string>>;
  /** Says that a decision relies on a record as it was read. */
  guardOf(record: KeptRecord<Id>): Guard;
}

/** All stores of this process by their kind, for what goes from one kind to another: names, guards, holders. */
export class Stores {
  private readonly byKind = new Map<string, AnyStore>();

  add(store: AnyStore): void {
    this.byKind.set(store.kind.kind, store);
  }

  /** @throws Error when the kind's module is not running */
  of(kind: Pick<RecordKind, 'kind'>): AnyStore {
    const found = this.byKind.get(kind.kind);
    if (!found) throw new Error(`The records of kind "${kind.kind}" have no store: is its module imported?`);
    return found;
  }

  /** Names of records in sight by the field that names them: 'clientId' by the client's. Fields that name nothing are left out. */
  async namesByField(
    sight: Sight,
    ids: ReadonlyMap<string, ReadonlySet<string | number>>,
  ): Promise<ReadonlyMap<string, ReadonlyMap<unknown, string>>> {
    const found = await Promise.all(
      [...ids].map(async ([field, wanted]) => {
        const store = this.byKind.get(kindNamedIn(field) ?? '');
        return store ? [[field, await store.names(sight, [...wanted])] as const] : [];
      }),
    );
    return new Map(found.flat());
  }

  /** Rows as answers show them; names of one page are looked up together. */
  async shown(kind: RecordKind, sight: Sight, rows: readonly Values[]): Promise<readonly Values[]> {
    const named = kind.fields.filter(({ refers }) => refers?.as !== undefined);
    const names = await Promise.all(
      named.map(({ name, refers }) =>
        this.of({ kind: refers?.kind.toLowerCase() ?? '' }).names(
          sight,
          rows.map((row) => row[name] as string | number | null),
        ),
      ),
    );
    return rows.map((row) => ({
      ...ownShown(kind, row),
      ...Object.fromEntries(named.map(({ name, refers }, at) => [refers?.as ?? '', names[at]?.get(row[name]) ?? null])),
    }));
  }
}

/** 'iftaProcessId' names an IFTA process, and so does any field that says it refers to one. */
const kindNamedIn = (field: string): string | undefined => {
  const plain = /^(.+)Id$/.exec(field)?.[1]?.toLowerCase();
  const kinds = allKinds();
  return (
    kinds.find(({ kind }) => kind === plain)?.kind ??
    kinds
      .flatMap(({ fields }) => fields)
      .find(({ name, refers }) => name === field && refers)
      ?.refers?.kind.toLowerCase()
  );
};

const ownShown = ({ fields, options }: RecordKind, row: Values): Values => ({
  id: row['id'],
  ...Object.fromEntries(
    fields
      .filter(({ hidden }) => !hidden)
      .map(({ name, rule, secret }) => [name, secret ? lastFour(row[`${name}Last4`]) : rule.show(row[name] ?? null)]),
  ),
  ...Object.fromEntries(Object.entries(options.shows ?? {}).map(([name, { of }]) => [name, of(row as never)])),
  createdAt: row['createdAt'],
  updatedAt: row['updatedAt'],
  removedAt: row['removedAt'] ?? null,
  version: row['version'],
});

const lastFour = (value: unknown): string | null => (typeof value === 'string' && value ? masked(value) : null);
