import type { DataSource } from 'typeorm';
import { EVERYTHING, type Scope } from '../../access/viewer';
import { UUID } from '../../fields/patterns';
import type { Field } from '../../fields/field';
import { findNamed, lookupFieldSets, wordOf, type Named } from '../store/find-named';
import { kindNamed, type RecordKind, type Values } from '../kind/kind';
import { isOfOneClient } from '../store/check-references';

/** The values of a row after names were replaced by record ids, and a message for every name that was not resolved. */
export interface Resolved {
  readonly values: Values;
  readonly mistakes: readonly string[];
}

/** The field of a kind that refers to the client of a record; null when the kind has none. */
export const clientFieldOf = ({ options, fields }: RecordKind): Field | null =>
  fields.find(({ name, refers }) => refers?.kind === 'client' && name === (options.client ?? 'clientId')) ?? null;

/**
 * Resolves the records that the rows of a sheet refer to by name, within scope. Results are cached for the following
 * rows.
 */
export class SheetReferences {
  private readonly known = new Map<string, readonly Named[]>();
  private readonly fields: readonly { readonly field: Field; readonly named: RecordKind }[];
  private readonly client: Field | null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly kind: RecordKind,
    private readonly scope: Scope,
    /** The client of rows that name none. */
    private readonly forClient: string | null,
  ) {
    this.client = clientFieldOf(kind);
    this.fields = kind.fields.flatMap((field) =>
      field.refers && !field.systemSet ? [{ field, named: kindNamed(field.refers.kind) }] : [],
    );
  }

  async resolve(rows: readonly Values[]): Promise<readonly Resolved[]> {
    await Promise.all(this.fields.map(({ field, named }) => this.lookUp(field, named, rows)));
    return rows.map((row) => this.resolved(row));
  }

  private async lookUp({ name }: Field, named: RecordKind, rows: readonly Values[]): Promise<void> {
    const words = [...new Set(rows.flatMap((row) => (typeof row[name] === 'string' ? [wordOf(row[name])] : [])))];
    const unknown = words.filter((word) => !this.known.has(keyOf(named, word)));
    if (unknown.length === 0) return;
    const seesPeople = named.belonging === 'person' && this.scope.clients === null;
    const found = await findNamed(this.dataSource, named, seesPeople ? EVERYTHING : this.scope, unknown);
    for (const word of unknown)
      this.known.set(
        keyOf(named, word),
        found.filter((each) => each.word === word),
      );
  }

  private resolved(row: Values): Resolved {
    const values: Record<string, unknown> = { ...row };
    const mistakes: string[] = [];
    const clientField = this.client?.name ?? '';
    if (this.client && values[clientField] === undefined && this.forClient !== null)
      values[clientField] = this.forClient;
    const inOrder = [...this.fields].sort(
      (one, other) => Number(other.field === this.client) - Number(one.field === this.client),
    );
    for (const { field, named } of inOrder) {
      const text = row[field.name];
      if (typeof text !== 'string' || this.isId(named, text)) continue;
      const clientId = field === this.client ? null : ((values[clientField] as string | undefined) ?? null);
      const found = this.chosen(named, text, clientId);
      if (typeof found === 'object') values[field.name] = found.id;
      else {
        mistakes.push(found);
        delete values[field.name];
      }
    }
    return { values, mistakes };
  }

  /** The one record of that name which belongs to the client (or to the firm), or the message why there is none. */
  private chosen(named: RecordKind, text: string, clientId: string | null): { id: string | number } | string {
    const { title, pluralTitle } = named;
    const displayName = this.known.get(keyOf(named, wordOf(text))) ?? [];
    const fitting = displayName.filter((each) => isOfOneClient(each.clientId, clientId));
    const own = fitting.filter((each) => each.clientId === clientId);
    const ids = new Set((own.length > 0 ? own : fitting).map(({ id }) => id));
    const [id] = ids;
    if (id !== undefined && ids.size === 1) return { id };
    if (ids.size > 1) return `Several ${pluralTitle} are called “${text}”.${otherWays(named)}`;
    if (displayName.length > 0) return `The ${title} “${text}” is another client’s`;
    return `No ${title} is called “${text}”`;
  }

  /** Whether the text is an id: always for kinds without lookup keys, else when it is a UUID and the kind has UUIDs. */
  private isId(named: RecordKind, text: string): boolean {
    return lookupFieldSets(named).length === 0 || (named.options.numbers === undefined && UUID.test(text));
  }
}

const keyOf = ({ kind }: RecordKind, word: string): string => `${kind} ${word}`;

const otherWays = (named: RecordKind): string => {
  const labels = lookupFieldSets(named)
    .slice(1)
    .flatMap(([name = '']) => named.fields.find((field) => field.name === name)?.label ?? []);
  return labels.length > 0 ? ` Use the ${labels.join(' or ')} instead.` : '';
};
