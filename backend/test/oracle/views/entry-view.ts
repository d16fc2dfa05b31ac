import { money, sum } from '../plain';
import type { Books } from './books';
import { type Scope, sees } from './eyes';
import { seenDriver, type Row } from './views';

/** An entry of an invoice that earns nothing may say no lines of cash basis: what was owed then counts as freight. */
const unsaid = (lines: Books['lines']): Books['lines'] | null =>
  (lines[0]?.source as { kind?: string } | null)?.kind !== 'invoice' ||
  lines.some(({ accountNumber }) => ['4000', '4050'].includes(accountNumber))
    ? null
    : lines.map((line) => (line.accountNumber === '1100' ? { ...line, accountNumber: '4000' } : line));

/** One journal entry with its lines and the names of what they are about; null when it is not seen. */
export const entryOf = (books: Books, scope: Scope, id: string): Row | null => {
  const lines = books.lines.filter(({ entryId }) => entryId === id);
  const [first] = lines;
  const entry = books.entries.get(id);
  if (!first || !entry || !sees(scope, first.clientId)) return null;
  const [taker] = [...books.entries].find(([, { reverses }]) => reverses === id) ?? [];
  const nameOf = (kind: string, of: unknown, field: string) =>
    of === null || of === undefined ? null : books.displayNameOf(kind, of, field);
  /** The name of a load or vehicle, which can be another client's than the entry. */
  const seenName = (kind: string, of: unknown, field: string) =>
    sees(scope, books.ever(kind).find((one) => one.id === of)?.values['clientId']) ? nameOf(kind, of, field) : null;
  return {
    id,
    entryDate: first.date,
    reference: first.reference,
    description: entry.description,
    clientId: first.clientId,
    clientName: nameOf('client', first.clientId, 'companyName'),
    source: first.source,
    documentId: entry.documentId,
    reverses: entry.reverses,
    reversedBy: taker ?? null,
    reversedOn: books.lines.find(({ entryId }) => entryId === taker)?.date ?? null,
    lines: lines.map((line) => ({
      accountNumber: line.accountNumber,
      account: books.displayNameOf('account', line.accountNumber, 'name'),
      description: line.description,
      debit: money(line.debit),
      credit: money(line.credit),
      loadId: line.loadId ?? null,
      loadNumber: seenName('load', line.loadId, 'loadNumber'),
      vehicleId: line.vehicleId ?? null,
      vehicleUnit: seenName('vehicle', line.vehicleId, 'unitNumber'),
      driverId: line.driverId ?? null,
      driverName: seenDriver(books, scope, line.driverId),
    })),
    cashLines:
      (entry.cashLines ?? unsaid(lines))?.map(({ accountNumber, description, debit, credit }) => ({
        accountNumber,
        account: books.displayNameOf('account', accountNumber, 'name'),
        description,
        debit: money(debit),
        credit: money(credit),
      })) ?? null,
    total: money(sum(lines, ({ debit }) => debit)),
    version: taker ? 2 : 1,
    createdAt: first.createdAt,
  };
};
