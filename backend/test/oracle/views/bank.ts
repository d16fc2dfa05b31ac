import type { Logged } from '../log';
import { money } from '../plain';
import { idsOf } from '../read';
import type { Books, Line } from './books';
import { sees, type Scope } from './eyes';
import { OF_CLIENT, hidden, recordRow, stamps, withoutSecret, type Row } from './views';
import type { StoredRecord } from './books';

/** A line of the bank as its events leave it. */
export interface BankLineSeen {
  readonly id: string;
  readonly bankAccountId: string;
  readonly clientId: string | null;
  readonly ledgerAccount: string;
  readonly date: string;
  readonly amount: number;
  readonly status: 'imported' | 'matched' | 'booked' | 'ignored';
  readonly matches: readonly { readonly entryId: string; readonly line: number }[];
  readonly events: readonly Logged[];
}

const STATUS: Readonly<Record<string, BankLineSeen['status']>> = {
  BankLineImported: 'imported',
  BankLineMatched: 'matched',
  BankLineUnmatched: 'imported',
  BankLineBooked: 'booked',
  BankLineIgnored: 'ignored',
};

/** Every line of the bank. */
export const bankLinesOf = (books: Books): readonly BankLineSeen[] =>
  idsOf('bankline')(books).map((id) => {
    const events = books.history('bankline', id);
    const last = events.at(-1);
    if (!last) throw new Error('A line of the bank has events');
    const said = last.data as unknown as Omit<BankLineSeen, 'status' | 'matches' | 'events'>;
    const status = STATUS[last.type] ?? 'imported';
    const matches = status === 'matched' ? (last.data['lines'] as BankLineSeen['matches']) : [];
    return { ...said, id: String(id), status, matches, events };
  });

const rowOf = (books: Books, { id, status, matches, events, ...line }: BankLineSeen): Row => {
  const last = events.at(-1)?.data ?? {};
  const { text, checkNumber, fitId } = last;
  const booking = status === 'booked' ? (last['booking'] as Row) : null;
  return {
    id,
    bankAccountId: line.bankAccountId,
    bankAccountName: books.displayNameOf('bankaccount', line.bankAccountId, 'name'),
    clientId: line.clientId,
    clientName: line.clientId === null ? null : books.displayNameOf('client', line.clientId, 'companyName'),
    ledgerAccount: line.ledgerAccount,
    date: line.date,
    amount: money(line.amount),
    ...{ text, checkNumber, fitId, status, matches },
    accountNumber: booking?.['accountNumber'] ?? null,
    bookedAs: booking?.['description'] ?? null,
    bookedOn: booking?.['bookedOn'] ?? null,
    reason: status === 'ignored' ? last['reason'] : null,
    ...stamps({ version: events.length, createdAt: events[0]?.at ?? '', updatedAt: events.at(-1)?.at ?? '' }),
  };
};

export const bankLineRows = (books: Books, scope: Scope): Row[] =>
  bankLinesOf(books)
    .filter(({ clientId }) => sees(scope, clientId))
    .map((line) => rowOf(books, line))
    .sort((one, other) => (String(one['id']) < String(other['id']) ? 1 : -1));

/** Its numbers are never shown whole. */
export const bankAccountRow = (books: Books, record: StoredRecord): Row => {
  const row = recordRow({ names: OF_CLIENT })(books, record);
  const masked = ['routingNumber', 'accountNumber'].reduce(withoutSecret, row);
  return { mapping: null, ...hidden(masked, 'routingNumberLast4', 'accountNumberLast4') };
};

/** The lines of the ledger on the account that a bank account is, in its book. */
export const ledgerOf = (books: Books, { values }: StoredRecord): readonly Line[] =>
  books.lines.filter(
    ({ accountNumber, clientId }) =>
      accountNumber === values['ledgerAccount'] && clientId === (values['clientId'] ?? null),
  );
export const netOf = ({ debit, credit }: Line): number => debit - credit;

/** The ledger lines that lines of the bank are matched with, as 'entry line'. */
export const matchedIn = (books: Books): readonly string[] =>
  bankLinesOf(books).flatMap(({ matches }) => matches.map(({ entryId, line }) => `${entryId} ${line}`));

/** The reconciliations of an account that stand, the latest last. */
export const reconciledOf = (books: Books, id: unknown): readonly { id: string; through: string }[] =>
  books.history('reconciliation', id).reduce<readonly { id: string; through: string }[]>((done, { type, data }) => {
    const one = data as unknown as { id: string; through: string };
    return type === 'ReconciliationUndone' ? done.filter((each) => each.id !== one.id) : [...done, one];
  }, []);

/** What a statement at the end of a day should say, in cents, and how many lines are open by then. */
export const statementOf = (books: Books, account: StoredRecord, through: string) => {
  const ofAccount = bankLinesOf(books).filter(({ bankAccountId }) => bankAccountId === account.id);
  const counted = ofAccount.filter(({ status }) => status !== 'ignored').map(({ date }) => date);
  const first = counted.toSorted()[0] ?? '9999-12-31';
  const matched = matchedIn(books);
  const opening = ledgerOf(books, account)
    .filter(({ date, source }) => date < first && date <= through && source?.kind !== 'bankline')
    .filter(({ entryId, nr }) => !matched.includes(`${entryId} ${nr}`))
    .reduce((sum, line) => sum + netOf(line), 0);
  const byThen = ofAccount.filter(({ date }) => date <= through);
  const settled = byThen
    .filter(({ status }) => status === 'matched' || status === 'booked')
    .reduce((sum, { amount }) => sum + amount, 0);
  return { balance: opening + settled, open: byThen.filter(({ status }) => status === 'imported').length };
};
