import { objectOf } from '../../../platform/fields/check';
import { Choice, Day, Line, ListOf, Money, RefersTo, Uuid, Whole } from '../../../platform/fields/decorators';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { changed } from '../../../platform/event-log/projections/projection';
import { VersionedRecord } from '../../../platform/records/kind/stored-record';
import { Rich, richKindOf, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import type { RichStore } from '../../../platform/records/store/rich-store';
import { BankMatch } from './bank-match';
import { bankLineDecider, type BankLineCommand, type BankLineState } from './domain/bank-line';
import { BANK_LINE_STATUSES, bankLineEvents, type BankLineStatus } from './domain/bank-line.events';

const OPEN = {
  status: 'imported',
  matches: [],
  accountNumber: null,
  bookedAs: null,
  bookedOn: null,
  reason: null,
} as const;

/** The fold of events of a line of the bank into its row. */
const bankLineRows: RowsFrom<typeof bankLineEvents, BankLine> = {
  name: 'bank-lines',
  version: 1,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    BankLineImported: (_, { data }) => ({ ...data, ...OPEN }),
    BankLineMatched: (row, { data }) => changed(row, { status: 'matched', matches: data.lines }),
    BankLineUnmatched: (row) => changed(row, OPEN),
    BankLineBooked: (row, { data: { booking } }) =>
      changed(row, {
        status: 'booked',
        accountNumber: booking.accountNumber,
        bookedAs: booking.description,
        bookedOn: booking.bookedOn,
      }),
    BankLineIgnored: (row, { data }) => changed(row, { status: 'ignored', reason: data.reason }),
  },
};

/** A line of the ledger that a line of the bank is matched with. */
export class MatchedLine {
  @Uuid('entry') entryId: string;
  @Whole('line', 0, 1_000) line: number;
}
const matchedLine = objectOf(() => MatchedLine, 'Lines must be an object', 'BankLineMatch');

const may = () => ['bank.write'];

/** One line of a statement of the bank. Its amount is more than 0 where money came in. */
@Rich<BankLineState, BankLineCommand, typeof bankLineEvents, BankLine>({
  title: 'bank line',
  pluralTitle: 'bank lines',
  plural: 'bank-lines',
  displayName: 'text',
  order: '-date',
  sortedByStatus: ['createdAt'],
  may: { read: 'bank.read' },
  events: bankLineEvents,
  decider: bankLineDecider,
  requiredPermissions: {
    ImportBankLine: may,
    MatchBankLine: may,
    BookBankLine: may,
    UnmatchBankLine: may,
    IgnoreBankLine: may,
  },
  valuesOf: (line) => (line.status === 'none' ? {} : line.terms),
  rows: bankLineRows,
  parts: () => [BankMatch],
})
export class BankLine extends VersionedRecord<string> {
  @RefersTo('bankaccount', { label: 'bank account', as: 'bankAccountName' }) bankAccountId: string;
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName' }) clientId: string | null;
  @Line('account in the ledger') ledgerAccount: string;
  @Day('date', { sorted: true, ranged: '' }) date: IsoDate;
  @Money('amount', { least: 'any', sorted: true }) amount: Cents;
  @Line('text', { searched: true, max: 500 }) text: string;
  @Line('check number', { optional: true, searched: true }) checkNumber: string | null;
  /** The bank's own number of the line. */
  @Line("bank's number", { optional: true }) fitId: string | null;
  @Choice('status', BANK_LINE_STATUSES, { systemSet: true, filtered: true }) status: BankLineStatus;
  @ListOf('matched with', matchedLine, { systemSet: true }) matches: readonly MatchedLine[];
  /** The account that it is booked on, and the description of its entry. */
  @Line('account', { systemSet: true, optional: true }) accountNumber: string | null;
  @Line('booked as', { systemSet: true, optional: true }) bookedAs: string | null;
  /** The accounting date, where the month of the line is closed. */
  @Day('booked on', { systemSet: true, optional: true }) bookedOn: IsoDate | null;
  /** Why it is ignored. */
  @Line('reason', { systemSet: true, optional: true }) reason: string | null;
}

export const bankLineKind = richKindOf<BankLine, BankLineState, BankLineCommand>(BankLine);
export type BankLineStore = RichStore<BankLine, BankLineState, BankLineCommand>;
