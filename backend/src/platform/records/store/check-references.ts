import { EVERYTHING, type Scope } from '../../access/viewer';
import type { Follow } from '../../event-log/commands/aggregate';
import type { Guard } from '../../event-log/store/unit';
import { mistake } from '../../fields/check';
import type { Row } from '../../event-log/projections/rows';
import type { Values } from '../kind/kind-options';
import { typeNamed, type RecordType } from '../kind/record-type';
import type { Stores } from './stores';

interface Reference {
  readonly name: string;
  readonly named: RecordType;
  readonly id: string | number;
  readonly isNew: boolean;
  /** The word for the referenced record in messages about this field. */
  readonly title: string;
  readonly as: string | undefined;
  readonly ofAnyClient: boolean;
}

/**
 * The streams that the decision relied on, and the display names of the referenced records by response field: `{
 * clientName: 'Amber Freight' }`.
 */
export interface ResolvedReferences {
  readonly guards: readonly Guard[];
  readonly names: Readonly<Record<string, string>>;
}

/** The references that a change sets anew; all references when the record moves to another client. */
const namedBy = (kind: RecordType, after: Row, before: Values | null): readonly Reference[] => {
  const isMoved = before !== null && kind.clientOfRow(after) !== kind.clientOfRow(before);
  return kind.fields.flatMap(({ name, refers }) => {
    const id = after[name] as string | number | null | undefined;
    const isNew = id !== before?.[name];
    if (!refers || id === undefined || id === null || !(isNew || isMoved)) return [];
    const named = typeNamed(refers.kind);
    const { as, title = named.title, ofAnyClient = false } = refers;
    return [{ name, named, id, isNew, title, as, ofAnyClient }];
  });
};

/** Whether two records can belong together: the same client, or one of them is the firm's own (null). */
export const isOfOneClient = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one === other;

/**
 * Checks the references of a record. No referenced record may belong to another client. Those that the write sets anew
 * must also exist and be in scope, and the returned guards make the commit fail when they change meanwhile.
 * @throws RuleViolation INVALID naming the field
 */
export const checkReferences = async (
  kind: RecordType,
  stores: Stores,
  {
    values,
    before,
    scope,
    alongside,
  }: { values: Values; before: Values | null; scope: Scope; alongside?: Follow | undefined },
): Promise<ResolvedReferences> => {
  const after: Row = { ...before, ...values };
  const client = kind.clientOfRow(after);
  const isAlongside = ({ named, id }: Reference): boolean =>
    alongside?.aggregate.family.category === named.category && alongside.id === id;
  const others = namedBy(kind, after, before).filter((reference) => !isAlongside(reference));
  const found = await Promise.all(
    others.map(async ({ name, named, id, isNew, title, as, ofAnyClient }) => {
      const store = stores.of(named);
      const row = await store.find(named.belonging === 'person' ? EVERYTHING : scope, id);
      const one = row && (row.removedAt ?? null) === null ? row : null;
      if (isNew && !one) throw mistake(name, `This ${title} does not exist`);
      const isForeign = named.belonging !== 'person' && !isOfOneClient(client, named.clientOfRow({ ...one }));
      if (one && isForeign && !ofAnyClient) throw mistake(name, `This ${title} is another client’s`);
      return isNew && one
        ? { guard: store.guardOf(one), name: as ? [[as, store.displayName(one)] as const] : [] }
        : null;
    }),
  );
  const relied = found.filter((each) => each !== null);
  return {
    guards: relied.map(({ guard }) => guard),
    names: Object.fromEntries(relied.flatMap(({ name }) => name)),
  };
};
