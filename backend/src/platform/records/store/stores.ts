import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Scope } from '../../access/viewer';
import type { CommandContext } from '../../event-log/commands/context';
import { streamName } from '../../event-log/events/events';
import type { Guard } from '../../event-log/store/unit';
import type { LetterContext, LetterState } from '../../infrastructure/mail/mail';
import type { IsoDate } from '../../money/dates';
import { objectMaker, type Property } from '../../core/object-maker';
import { onceFor } from '../../core/once-for';
import { currentPast } from '../../event-log/projections/past';
import { masked } from '../../infrastructure/vault/vault';
import { expiryStatusesOf } from '../kind/declared/expiry';
import type { RecordKind, Values } from '../kind/kind';
import type { VersionedRecord } from '../kind/stored-record';
import { allTypes, STAMPS, typeNamed, type RecordType } from '../kind/record-type';

type Id = string | number;

/** The scope of a viewer, with the permissions that fields with `shownTo` require. */
export type ViewerScope = Scope & { readonly permissions?: readonly string[] };

/** A record of any type, with the properties that other types need. */
export type AnyRow = VersionedRecord & { readonly removedAt?: string | null };

/** The reads of any type, as other types use them. */
export interface AnyReads {
  readonly kind: RecordType;
  /** One record in scope, even if removed. */
  find(scope: Scope, id: Id): Promise<AnyRow | null>;
  /** The display names by id of these records in scope, removed ones included. */
  names(scope: Scope, ids: readonly (Id | null)[]): Promise<ReadonlyMap<unknown, string>>;
  /** See `RecordReads.nameBeside`. */
  nameBeside(rows: SelectQueryBuilder<ObjectLiteral>, scope: Scope, property: string): string | null;
  displayName(row: object): string;
  /** A guard: the commit fails when the record has changed since it was read. */
  guardOf(record: AnyRow): Guard;
}
/** The store of any plain kind, as other kinds use it. */
export interface AnyStore extends AnyReads {
  readonly kind: RecordKind;
  addAs(id: Id, values: Values, context: CommandContext): Promise<unknown>;
  remove(id: Id, context: CommandContext): Promise<void>;
  restore(id: Id, context: CommandContext): Promise<unknown>;
}

/** The stores of this process by kind, for work across kinds: names, guards, holders. */
export class Stores {
  private readonly byKind = new Map<string, AnyReads>();

  /**
   * @param today returns the current day of the firm
   * @param letters returns the state of the e-mails about records
   */
  constructor(
    private readonly today: () => Promise<IsoDate>,
    private readonly letters: (abouts: readonly LetterContext[]) => Promise<ReadonlyMap<string, LetterState>>,
  ) {}

  add(store: AnyReads): void {
    this.byKind.set(store.kind.kind, store);
  }

  /** @throws Error when the module of the kind is not imported */
  of(kind: RecordKind): AnyStore;
  of(kind: RecordType): AnyReads;
  of(kind: RecordType): AnyReads {
    const found = this.byKind.get(kind.kind);
    if (!found) throw new Error(`The records of kind "${kind.kind}" have no store: is its module imported?`);
    return found;
  }

  /**
   * Display names of records in scope, by the field that refers to them: 'clientId' → names of clients. Fields that
   * refer to no record are left out.
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

  /** Rows as responses show them. Names that the rows do not carry yet are looked up in one query per field. */
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
        if (missed.length === 0) return;
        const names = await this.of(of).names(scope, missed);
        views.forEach((view, at) => (view[as] ??= names.get(rows[at]?.[name]) ?? null));
      }),
    );
    return views;
  }

  /**
   * The states of the e-mails about these rows. Null when reading the past, because no event records these states. A
   * requested e-mail that is not stored yet counts as waiting.
   */
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
 * The fields that refer to other records (`name`), the response field that holds the display name (`as`), and the type
 * referred to (`of`).
 * @example [{ name: 'clientId', as: 'clientName', of: typeNamed('client') }]
 */
export const referencesOf = onceFor(
  ({
    fields,
  }: Pick<RecordType, 'fields'>): readonly { readonly name: string; readonly as: string; readonly of: RecordType }[] =>
    fields.flatMap(({ name, refers }) =>
      refers?.as === undefined || refers.kept ? [] : [{ name, as: refers.as, of: typeNamed(refers.kind) }],
    ),
);

/** The kind that a field refers to: by its name ('iftaProcessId' → 'iftaprocess'), else by its `refers`. */
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
/** Turns a row into a response, in which what depends on more than the row is null until `shown` sets it. */
const viewOf = onceFor((kind: RecordType): ((row: Values) => View) => objectMaker(propertiesOf(kind)));

const propertiesOf = (kind: RecordType): readonly Property<Values>[] => [
  ['id', (row) => row['id']],
  ...kind.fields
    .filter(({ hidden }) => !hidden)
    .map(({ name, rule, secret }): Property<Values> => [
      name,
      secret ? (row) => lastFour(row[`${name}Last4`]) : (row) => rule.show(row[name] ?? null),
    ]),
  ...Object.entries(kind.options.computed ?? {}).map(([name, { of }]): Property<Values> => [
    name,
    (row) => of(row as never),
  ]),
  ...STAMPS.filter((stamp) => kind.stamps.includes(stamp)).map((name): Property<Values> => [
    name,
    (row) => row[name] ?? null,
  ]),
  ...[
    ...(kind.options.expires ? ['standings'] : []),
    ...(kind.options.letterAsked === undefined ? [] : ['letter']),
  ].map((name): Property<Values> => [name, () => null]),
  ...referencesOf(kind).map(({ as }): Property<Values> => [as, (row) => row[as] ?? null]),
];

const lastFour = (value: unknown): string | null => (typeof value === 'string' && value ? masked(value) : null);
