import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Scope } from '../../access/viewer';
import type { CommandContext } from '../../event-log/commands/context';
import { streamName } from '../../event-log/events/events';
import type { Guard } from '../../event-log/store/unit';
import type { LetterContext, LetterState } from '../../infrastructure/mail/mail';
import type { IsoDate } from '../../money/dates';
import { currentPast } from '../../event-log/projections/past';
import { masked } from '../../infrastructure/vault/vault';
import { expiryStatusesOf } from '../kind/expiry';
import type { RecordKind, Values } from '../kind/kind';
import type { VersionedRecord } from '../kind/stored-record';
import { allTypes, STAMPS, typeNamed, type RecordType } from '../kind/record-type';

type Id = string | number;

/** Who looks at records: with the permissions that guarded fields take. */
export type ViewerScope = Scope & { readonly permissions?: readonly string[] };

/** A record of any type, as far as others need it. */
export type AnyRow = VersionedRecord & { readonly removedAt?: string | null };

/** What other types may ask of the reads of one. */
export interface AnyReads {
  readonly kind: RecordType;
  /** One record in scope, also a removed one. */
  find(scope: Scope, id: Id): Promise<AnyRow | null>;
  /** What records in scope are called, also removed ones. */
  names(scope: Scope, ids: readonly (Id | null)[]): Promise<ReadonlyMap<unknown, string>>;
  /** SQL for what the record is called that a property of a page's rows names. */
  nameBeside(rows: SelectQueryBuilder<ObjectLiteral>, scope: Scope, property: string): string | null;
  displayName(row: object): string;
  /** Says that a decision relies on a record as it was read. */
  guardOf(record: AnyRow): Guard;
}
/** What other kinds may ask of the store of plain records. */
export interface AnyStore extends AnyReads {
  readonly kind: RecordKind;
  addAs(id: Id, values: Values, context: CommandContext): Promise<unknown>;
  remove(id: Id, context: CommandContext): Promise<void>;
  restore(id: Id, context: CommandContext): Promise<unknown>;
}

/** All stores of this process by their kind, for what goes from one kind to another: names, guards, holders. */
export class Stores {
  private readonly byKind = new Map<string, AnyReads>();

  /** @param today the firm's day @param letters what became of letters about records */
  constructor(
    private readonly today: () => Promise<IsoDate>,
    private readonly letters: (abouts: readonly LetterContext[]) => Promise<ReadonlyMap<string, LetterState>>,
  ) {}

  add(store: AnyReads): void {
    this.byKind.set(store.kind.kind, store);
  }

  /** @throws Error when the kind's module is not running */
  of(kind: RecordKind): AnyStore;
  of(kind: RecordType): AnyReads;
  of(kind: RecordType): AnyReads {
    const found = this.byKind.get(kind.kind);
    if (!found) throw new Error(`The records of kind "${kind.kind}" have no store: is its module imported?`);
    return found;
  }

  /**
   * Names of records in scope by the field that names them: 'clientId' by the client's. Fields that name nothing are
   * left out.
   */
  async namesByField(
    scope: Scope,
    ids: ReadonlyMap<string, ReadonlySet<string | number>>,
  ): Promise<ReadonlyMap<string, ReadonlyMap<unknown, string>>> {
    const found = await Promise.all(
      [...ids].map(async ([field, wanted]) => {
        const store = this.byKind.get(kindNamedIn(field) ?? '');
        return store ? [[field, await store.names(scope, [...wanted])] as const] : [];
      }),
    );
    return new Map(found.flat());
  }

  /** Rows as answers show them; names that do not stand beside them yet are looked up together. */
  async shown(kind: RecordType, scope: ViewerScope, rows: readonly Values[]): Promise<readonly Values[]> {
    const { expires, onTheDay } = kind.options;
    const today = expires || onTheDay ? await this.today() : '';
    const views = rows.map(viewOf(kind));
    for (const { name, shownTo } of kind.fields)
      if (shownTo && !scope.permissions?.includes(shownTo)) for (const view of views) view[name] = null;
    for (const [name, of] of Object.entries(onTheDay ?? {}))
      views.forEach((view, at) => (view[name] = of(rows[at] as never, today)));
    if (expires)
      views.forEach((view, at) => (view['standings'] = expiryStatusesOf(kind.options, rows[at] ?? {}, today)));
    const letters = kind.options.letterAsked === undefined ? null : await this.lettersOf(kind, rows);
    if (letters) views.forEach((view, at) => (view['letter'] = letters[at] ?? null));
    await Promise.all(
      referencesOf(kind).map(async ({ name, as, of }) => {
        const missed = rows.filter((row) => row[as] === undefined).map((row) => row[name] as Id | null);
        const names = missed.length > 0 ? await this.of(of).names(scope, missed) : null;
        views.forEach((view, at) => {
          const row = rows[at] ?? {};
          view[as] = row[as] ?? names?.get(row[name]) ?? null;
        });
      }),
    );
    return views;
  }

  /** What became of the e-mails: no event of the past tells it. One that is not kept yet is on its way. */
  private async lettersOf(
    { category, options: { letterAsked = '' } }: RecordType,
    rows: readonly Values[],
  ): Promise<readonly (LetterState | null)[]> {
    if (currentPast()) return rows.map(() => null);
    const abouts = rows.map((row): LetterContext | null => {
      const askedAt = (row[letterAsked] ?? null) as string | null;
      return askedAt === null ? null : { stream: streamName(category, row['id'] as Id), askedAt };
    });
    const states = await this.letters(abouts.filter((about) => about !== null));
    return abouts.map((about) => about && (states.get(about.stream) ?? ON_ITS_WAY));
  }
}
const ON_ITS_WAY: LetterState = { status: 'waiting', reason: null, attempts: 0, lastTryAt: null };

/**
 * The fields of a kind that name other records, the kind of those, and the name under which answers tell what they are
 * called.
 */
export const referencesOf = ({
  fields,
}: Pick<RecordType, 'fields'>): readonly { readonly name: string; readonly as: string; readonly of: RecordType }[] =>
  fields.flatMap(({ name, refers }) =>
    refers?.as === undefined || refers.kept ? [] : [{ name, as: refers.as, of: typeNamed(refers.kind) }],
  );

/** 'iftaProcessId' names an IFTA process, and so does any field that says it refers to one. */
const kindNamedIn = (field: string): string | undefined => {
  const plain = /^(.+)Id$/.exec(field)?.[1]?.toLowerCase();
  const kinds = allTypes();
  return (
    kinds.find(({ kind }) => kind === plain)?.kind ??
    kinds
      .flatMap(({ fields }) => fields)
      .find(({ name, refers }) => name === field && refers)
      ?.refers?.kind.toLowerCase()
  );
};

type View = Record<string, unknown>;
type ComputedFields = readonly (readonly [name: string, of: (row: Values) => unknown])[];
const made = new WeakMap<RecordType, (row: Values) => View>();

/**
 * Makes a row of a kind what answers show, but for the names of what it refers to; what there is to show is worked out
 * once.
 */
const viewOf = (kind: RecordType): ((row: Values) => View) => {
  const known = made.get(kind) ?? makeView(kind);
  made.set(kind, known);
  return known;
};

const makeView = ({ fields, options, stamps }: RecordType): ((row: Values) => View) => {
  const shows: ComputedFields = [
    ['id', (row) => row['id']],
    ...fields
      .filter(({ hidden }) => !hidden)
      .map(({ name, rule, secret }): ComputedFields[number] => [
        name,
        secret ? (row) => lastFour(row[`${name}Last4`]) : (row) => rule.show(row[name] ?? null),
      ]),
    ...Object.entries(options.computed ?? {}).map(([name, { of }]): ComputedFields[number] => [
      name,
      (row) => of(row as never),
    ]),
    ...STAMPS.filter((stamp) => stamps.includes(stamp)).map((name): ComputedFields[number] => [
      name,
      (row) => row[name] ?? null,
    ]),
  ];
  return (row) => {
    const view: View = {};
    for (const [name, of] of shows) view[name] = of(row);
    return view;
  };
};

const lastFour = (value: unknown): string | null => (typeof value === 'string' && value ? masked(value) : null);
