import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { tableShapeOf } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/auth/viewer';
import { notFound } from '../../../platform/event-store/errors';
import { EventStore } from '../../../platform/event-store/event-store';
import { wordsOf } from '../../../platform/event-store/fact-catalog';
import { streamName, type RecordedFact } from '../../../platform/event-store/facts';
import { usDate } from '../../../platform/money/dates';
import { dollars } from '../../../platform/money/money';
import { allProjections } from '../../../platform/projections/projection';
import { RowSet } from '../../../platform/projections/row-set';
import { mayRead } from '../../../platform/realtime/visibility';
import { allKinds } from '../../../platform/records/kind';
import { PAPERS, type Paper } from '../../../platform/records/papers';
import { Stores } from '../../../platform/records/stores';
import { labelOf } from '../../../platform/fields/words';
import type { Row, TableShape } from '../../../platform/projections/rows';

export interface FieldChange {
  readonly field: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}
export interface HistoryStep {
  readonly position: number;
  readonly version: number;
  readonly at: string;
  readonly actor: { readonly id: string | null; readonly name: string; readonly role: string };
  readonly type: string;
  readonly action: string;
  readonly changes: readonly FieldChange[];
}

/**
 * Who did what to a record, when, in plain words with before and after; newest first. Each step is seen by the sight of its own fact: what a
 * record was while it was another client's stays hidden. @throws RuleViolation NOT_FOUND, also when no step is in sight
 */
export class RecordHistory extends Query<readonly HistoryStep[]> {
  constructor(
    readonly kind: string,
    readonly id: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

const HIDDEN = new Set(['id', 'version', 'createdAt', 'updatedAt', 'removedAt', 'openRequest', 'file']);
const label = (property: string): string => {
  const words = property
    .replace(/Last4$/, '')
    .replace(/Id$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const said = (value: unknown, sqlType: string, property: string): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (sqlType === 'bigint' && !property.endsWith('Id')) return dollars(Number(value));
  if (property === PAPERS) return (value as readonly Paper[]).flatMap(paperInWords).join('; ') || null;
  if (Array.isArray(value))
    return value.map((item: unknown) => (typeof item === 'string' ? item : lineOf(item as Row))).join('; ') || null;
  const plain = typeof value === 'string' ? value : JSON.stringify(value);
  if (sqlType === 'date') return usDate(plain);
  if (sqlType === 'boolean') return value ? 'Yes' : 'No';
  return property.endsWith('Last4') ? `*****${plain}` : plain;
};
/** A paper that is there: its name, its end and what is noted of it. */
const paperInWords = ({ originalName, documentType, expirationDate, notes, removedAt }: Paper): string[] =>
  removedAt === null
    ? [
        [
          `${labelOf(documentType)} ${originalName}`,
          ...(expirationDate ? [`expires ${usDate(expirationDate)}`] : []),
          ...(notes ? [notes] : []),
        ].join(', '),
      ]
    : [];
/** Fields that the viewer may not see. */
const guardedFields = (kind: string, { permissions }: Viewer): ReadonlySet<string> =>
  new Set(
    allKinds()
      .filter((each) => each.kind === kind)
      .flatMap(({ fields }) => fields)
      .flatMap(({ name, shownTo }) => (shownTo && !permissions.includes(shownTo) ? [name] : [])),
  );
const idFrom = (value: string): string | number => (/^\d{1,15}$/.test(value) ? Number(value) : value);
const lineOf = (item: Row): string =>
  Object.entries(item)
    .map(([name, value]) => (name === 'amount' ? dollars(Number(value)) : String(value)))
    .join(' ');

const differences = (shape: TableShape, before: Row | null, after: Row | null): FieldChange[] =>
  shape.columns
    .filter(
      ({ property }) => !HIDDEN.has(property) && !shape.columns.some((other) => other.property === `${property}Last4`),
    )
    .map(({ property, sqlType }) => ({
      field: property,
      label: label(property),
      before: said(before?.[property], sqlType, property),
      after: said(after?.[property], sqlType, property),
    }))
    .filter((change) => change.before !== change.after);

@QueryHandler(RecordHistory)
export class RecordHistoryHandler implements IQueryHandler<RecordHistory> {
  constructor(
    private readonly store: EventStore,
    private readonly dataSource: DataSource,
    private readonly stores: Stores,
  ) {}

  async execute({ kind, id, viewer }: RecordHistory): Promise<HistoryStep[]> {
    const facts = await this.store.read(streamName(kind, id));
    const seen = facts.map(({ metadata: { clientId, driverId = null } }) =>
      mayRead(viewer, { entity: kind, id, clientId, driverId }),
    );
    if (!seen.includes(true)) throw notFound('record');
    const guarded = guardedFields(kind, viewer);
    const changes = await this.named(
      viewer,
      this.changesOf(kind, facts, seen).map((step) => step.filter(({ field }) => !guarded.has(field))),
    );
    return facts
      .map((fact, index): HistoryStep => ({
        position: fact.position,
        version: fact.version,
        at: fact.recordedAt,
        actor: { id: fact.metadata.actorId, name: fact.metadata.actorName, role: fact.metadata.role },
        type: fact.type,
        action: wordsOf(fact.type),
        changes: changes[index] ?? [],
      }))
      .filter((_, index) => seen[index])
      .reverse();
  }

  /** Other records in sight are told by their names: nobody knows an id. */
  private async named(viewer: Viewer, changes: readonly (readonly FieldChange[])[]): Promise<FieldChange[][]> {
    const ids = new Map<string, Set<string | number>>();
    for (const { field, before, after } of changes.flat())
      for (const value of [before, after])
        if (value !== null) ids.set(field, (ids.get(field) ?? new Set()).add(idFrom(value)));
    const names = await this.stores.namesByField(viewer, ids);
    const told = (field: string, value: string | null): string | null =>
      value === null ? null : (names.get(field)?.get(idFrom(value)) ?? value);
    return changes.map((step) =>
      step.map((change) => ({
        ...change,
        before: told(change.field, change.before),
        after: told(change.field, change.after),
      })),
    );
  }

  /** Folds the record's own row fact by fact and tells what each one changed; after one that is hidden, all is new. */
  private changesOf(kind: string, facts: readonly RecordedFact[], seen: readonly boolean[]): FieldChange[][] {
    const projection = allProjections().find(({ category, mode }) => category === kind && mode === 'inline');
    if (!projection) return [];
    const shape = tableShapeOf(this.dataSource, projection.table);
    if (shape.columns.filter(({ key }) => key).length !== 1) return [];
    const rows = new RowSet(projection, shape);
    let before: Row | null = null;
    return facts.map((fact, index) => {
      rows.apply(fact);
      const change = rows.takeChanges()[0];
      const after: Row | null = change ? (change.op === 'remove' ? null : change.row) : before;
      const told = change?.op === 'remove' ? [] : differences(shape, seen[index - 1] ? before : null, after);
      before = after;
      return told;
    });
  }
}
