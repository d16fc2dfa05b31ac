import type { Books, StoredRecord } from './books';
import { type Scope, sees } from './eyes';
import { moneyOrNull, plusDays } from '../plain';

/** A row as a list must show it. Fields with a `$` are not shown; lists are filtered, sorted or searched by them. */
export type Row = Readonly<Record<string, unknown>>;
export const stamps = ({
  version,
  createdAt,
  updatedAt,
}: {
  version: number;
  createdAt: string;
  updatedAt: string;
}): Row => ({
  version,
  createdAt,
  updatedAt,
});
type Named = readonly [kind: string, by: string, field: string];
/** A record that shows what it holds: its money in dollars, and the names of what it points at. */
export const recordRow =
  ({ money: amounts = [], names = {} }: { money?: readonly string[]; names?: Readonly<Record<string, Named>> } = {}) =>
  (books: Books, record: StoredRecord): Row => ({
    id: record.id,
    ...record.values,
    ...Object.fromEntries(amounts.map((name) => [name, moneyOrNull(record.values[name])])),
    ...Object.fromEntries(
      Object.entries(names).map(([name, [kind, by, field]]) => [
        name,
        books.displayNameOf(kind, record.values[by], field),
      ]),
    ),
    ...stamps(record),
  });
export const OF_CLIENT: Readonly<Record<string, Named>> = { clientName: ['client', 'clientId', 'companyName'] };
export const withoutSecret = (values: Row, secret: string): Row => ({
  ...values,
  [secret]: values[`${secret}Last4`] ? `*****${String(values[`${secret}Last4`])}` : null,
});
export const hidden = (values: Row, ...names: string[]): Row =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
export const clientDisplayName = (books: Books, id: string | null, scope: Scope): string | null =>
  id !== null && sees(scope, id) ? books.displayNameOf('client', id, 'companyName') : null;
export const driverDisplayName = (books: Books, id: unknown): string | null =>
  id === null
    ? null
    : `${books.displayNameOf('driver', id, 'firstName')} ${books.displayNameOf('driver', id, 'lastName')}`;
/** The name of a driver who can be another client's than the record that names it. */
export const seenDriver = (books: Books, scope: Scope, id: unknown): string | null =>
  sees(scope, books.ever('driver').find((driver) => driver.id === id)?.values['clientId'])
    ? driverDisplayName(books, id ?? null)
    : null;
export const personName = (books: Books, id: unknown): string | null => {
  const person = books.record('user', id)?.values;
  return person ? `${String(person['firstName'])} ${String(person['lastName'])}` : null;
};
export const withPeople = (books: Books, scope: Scope, row: Row): Row => {
  const name = (id: unknown): string | null =>
    scope.clients === null || id === scope.userId ? personName(books, id) : null;
  const assigned = 'assignedTo' in row ? { assignedName: name(row['assignedTo']) } : {};
  return { ...row, userName: name(row['userId']), ...assigned };
};
/** A record with a day on which it ends. */
export const ending =
  (field: string, row: (books: Books, record: StoredRecord) => Row) =>
  (books: Books, record: StoredRecord): Row => {
    const end = record.values[field] as string | null;
    return { ...row(books, record), standings: { [field]: end === null ? null : standing(end, books.today) } };
  };
/** Sixty days before it ends it is said; of a day that is not known nothing is. */
const standing = (end: string | null, today: string): string =>
  end === null || end > plusDays(today, 60) ? 'valid' : end < today ? 'expired' : 'expiring';
export const standings = (books: Books, { values }: StoredRecord, ...names: readonly string[]): Row =>
  Object.fromEntries(
    names.map((name) => {
      const day = values[name] as string | null;
      return [name, day === null ? null : standing(day, books.today)];
    }),
  );
/** The papers of a record, the latest first, from what its events say of them. */
export const papersOf = (books: Books, kind: string, id: string): readonly Row[] => {
  const papers = new Map<unknown, Record<string, unknown>>();
  for (const { type, data, at } of books.history(kind, id)) {
    const [, what] = /Paper(Added|Changed|Removed|Restored)$/.exec(type) ?? [];
    const { nr, documentType } = data;
    const paper = papers.get(nr) ?? {};
    if (what === 'Added') {
      const { id: _, nr: __, file: ___, ...said } = data;
      const fileUrl = `/api/files/${kind}-${id}-${String(documentType)}-${String(nr)}`;
      papers.set(nr, { id: nr, ...said, fileUrl, uploadDate: at, removedAt: null });
    } else if (what === 'Changed') papers.set(nr, { ...paper, ...(data['changes'] as Row) });
    else if (what) papers.set(nr, { ...paper, removedAt: what === 'Removed' ? at : null });
  }
  return [...papers.values()]
    .reverse()
    .map((paper) => ({ ...paper, standing: standing(paper['expirationDate'] as string | null, books.today) }));
};
