import { EVERYTHING, type Sight } from '../auth/viewer';
import type { Follow } from '../commands/aggregate';
import type { Guard } from '../event-store/unit';
import { mistake } from '../fields/check';
import type { Row } from '../projections/rows';
import { kindNamed, type RecordKind, type Values } from './kind';
import type { Stores } from './stores';

interface Reference {
  readonly name: string;
  readonly named: RecordKind;
  readonly id: string | number;
  readonly isNew: boolean;
}

/** What a record names anew; all that it names when it moves to another client. */
const namedBy = (kind: RecordKind, after: Row, before: Values | null): readonly Reference[] => {
  const isMoved = before !== null && kind.clientOfRow(after) !== kind.clientOfRow(before);
  return kind.fields.flatMap(({ name, refers }) => {
    const id = after[name] as string | number | null | undefined;
    const isNew = id !== before?.[name];
    if (!refers || id === undefined || id === null || !(isNew || isMoved)) return [];
    return [{ name, named: kindNamed(refers.kind), id, isNew }];
  });
};

/** What is the firm's own goes with every client's. */
export const isOfOneClient = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one === other;

/**
 * Records that a record names must not be another client's; those that it names anew must be there, in sight, and still
 * so when it commits.
 * @throws HttpProblem naming the field
 */
export const reliedOn = async (
  kind: RecordKind,
  stores: Stores,
  {
    values,
    before,
    sight,
    beside,
  }: { values: Values; before: Values | null; sight: Sight; beside?: Follow | undefined },
): Promise<readonly Guard[]> => {
  const after: Row = { ...before, ...values };
  const client = kind.clientOfRow(after);
  const isBeside = ({ named, id }: Reference): boolean => beside?.aggregate === named.aggregate && beside.id === id;
  const others = namedBy(kind, after, before).filter((reference) => !isBeside(reference));
  const guards = others.map(async ({ name, named, id, isNew }) => {
    const store = stores.of(named);
    const row = await store.find(named.belonging === 'person' ? EVERYTHING : sight, id);
    const found = row?.removedAt === null ? row : null;
    if (isNew && !found) throw mistake(name, `This ${named.title} does not exist`);
    if (found && named.belonging !== 'person' && !isOfOneClient(client, named.clientOfRow({ ...found })))
      throw mistake(name, `This ${named.title} is another client’s`);
    return isNew && found ? [store.guardOf(found)] : [];
  });
  return (await Promise.all(guards)).flat();
};
