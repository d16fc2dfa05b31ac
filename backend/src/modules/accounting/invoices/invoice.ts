import { Choice, Day, Flag, Instant, Line, ListOf, Money, RefersTo, Uuid } from '../../../platform/fields/decorators';
import { SHOWN_MONEY } from '../../../platform/fields/numbers';
import { described, object, orNull, WHOLE } from '../../../platform/fields/shown';
import { daysBetween, type IsoDate } from '../../../platform/money/dates';
import { moneyText, type Cents } from '../../../platform/money/money';
import type { Prepared } from '../../../platform/event-log/commands/aggregate';
import { part } from '../../../platform/event-log/commands/task';
import { changed, existing, type Unstamped } from '../../../platform/event-log/projections/projection';
import { uniqueNumber } from '../../../platform/records/kind/kind-options';
import { VersionedRecord } from '../../../platform/records/kind/stored-record';
import { Rich, richKindOf, type Plain, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import type { RichStore } from '../../../platform/records/store/rich-store';
import { depositKind, type DepositCommand } from '../deposits';
import {
  FACTORING_STATUSES,
  factoringOf,
  FactoringView,
  invoiceLine,
  linePart,
  moneyFolds,
  STANDINGS,
  STATUSES,
  statusOn,
  stood,
  termsIn,
  unclearedRow,
  UNDISPUTED,
  type FactoringStatus,
  type InvoiceLineFields,
  type InvoiceStatus,
  type LinePart,
  type Standing,
  type Terms,
} from '../invoice-money';
import type { Summed } from '../../../platform/lists/sums';
import type { InvoiceState } from './domain/invoice';
import type { InvoiceCommand } from './domain/invoice.commands';
import { invoiceDecider } from './domain/invoice.decider';
import { invoiceEvents } from './domain/invoice.events';
import { invoicePermissions } from './domain/invoice.permissions';
import { Payment } from './payment';

type Row = Unstamped<Plain<Invoice>>;

const ofTerms = (
  data: Terms,
): Omit<Terms, 'number' | 'vehicleId' | 'bookedOn'> & Pick<Row, 'invoiceNumber' | 'vehicleId' | 'bookedOn'> => {
  const { number: invoiceNumber, vehicleId = null, bookedOn = null, ...terms } = termsIn(data);
  return { invoiceNumber, vehicleId, bookedOn, ...terms };
};

const fresh = (id: number, terms: Terms, status: InvoiceStatus, createdBy: string | null): Row =>
  stood({
    id,
    ...ofTerms(terms),
    status,
    ...unclearedRow(terms.amount),
    sentAt: null,
    sentTo: null,
    remindedAt: null,
    remindedTo: null,
    createdBy,
  });

/** The fold of events of an invoice into its row. */
const invoiceRows: RowsFrom<typeof invoiceEvents, Invoice, true> = {
  name: 'invoices',
  version: 8,
  seesMetadata: true,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    InvoiceDrafted: (row, { data, metadata }) => fresh(data.id, data, 'draft', row ? row.createdBy : metadata.actorId),
    InvoiceIssued: (row, { data, metadata }) => fresh(data.id, data, 'pending', row ? row.createdBy : metadata.actorId),
    InvoiceNotesChanged: (row, { data: { changes } }) => {
      const { number, ...rest } = changes;
      const reopened = changes.dueDate !== undefined && row?.status === 'overdue';
      return changed(row, {
        ...(rest as Partial<Row>),
        ...(number ? { invoiceNumber: number } : {}),
        ...(reopened ? { status: 'pending' } : {}),
      });
    },
    InvoiceCorrected: (row, { data: { after } }) => {
      const { amount, open } = existing(row);
      const changes = { ...ofTerms(after), ...UNDISPUTED };
      return stood(changed(row, { ...changes, status: 'pending', open: open + after.amount - amount }));
    },
    InvoiceReassigned: (row, { data: { after } }) => {
      const { loadId, vehicleId, driverId } = after;
      return changed(row, { loadId, vehicleId, driverId });
    },
    InvoiceSent: (row, { data, recordedAt }) => changed(row, { sentAt: recordedAt, sentTo: data.to }),
    InvoiceReminded: (row, { data, recordedAt }) => changed(row, { remindedAt: recordedAt, remindedTo: data.to }),
    InvoiceBecameOverdue: (row) => changed(row, { status: 'overdue' }),
    ...moneyFolds<Row>(),
    InvoiceVoided: (row) => stood(changed(row, { status: 'cancelled', ...UNDISPUTED })),
  },
};

/** Records that a factored invoice names stay until the factor is done with it. */
const WITH_FACTOR = { factoringStatus: ['advanced'] } as const;
/** An invoice in one of these statuses is open work: the records that it names cannot be removed. */
const WHILE_OPEN = { status: ['draft', 'pending', 'overdue'] } as const;
/** The combinations of statuses that a list can be filtered by: open invoices, and all billed invoices. */
const TOGETHER = ['pending,overdue', 'pending,overdue,paid'] as const;

/** What `factoring` says of an invoice that is with a factor, as a column that adds up. */
const ofFactored = (amount: string): Summed => ({
  in: 'money',
  sql: `CASE WHEN r.factor_id IS NOT NULL AND r.factoring_status IS NOT NULL AND r.factored_on IS NOT NULL
    THEN ${amount} END`,
  shownBy: 'factoring',
});

/**
 * One invoice as lists and papers show it. `paid` is the amount that payments have cleared from the receivable; an
 * invoice is paid when nothing of it is open, for whatever reason. A pending invoice is overdue from the day after its
 * due date, even before the nightly job has marked it.
 */
@Rich<InvoiceState, InvoiceCommand, typeof invoiceEvents, Invoice>({
  plural: 'invoices',
  numbers: 'invoice_ids',
  displayName: 'invoiceNumber',
  unique: [uniqueNumber('invoices_number', 'invoiceNumber', 'invoice number')],
  may: { read: 'invoices.read' },
  ofTheFirm: true,
  computed: {
    daysToPay: {
      shown: described(orNull(WHOLE), 'From the issue date to the last payment; null while it is not paid').schema(),
      of: ({ status, issueDate, paidDate }: Invoice) =>
        status === 'paid' && paidDate !== null ? daysBetween(issueDate, paidDate) : null,
    },
    balance: {
      shown: SHOWN_MONEY,
      of: ({ status, open }: Invoice) => moneyText(status === 'cancelled' ? 0 : open),
    },
    factoring: { shown: orNull(object(() => FactoringView)).schema(), of: factoringOf },
  },
  sums: {
    daysToPay: { in: 'days', sql: "CASE r.status WHEN 'paid' THEN r.paid_date - r.issue_date END", averaged: true },
    balance: { in: 'money', sql: `CASE r.status WHEN 'cancelled' THEN 0 ELSE r.open END` },
    advance: ofFactored('r.advance'),
    fee: ofFactored('r.factor_fees'),
    reserve: ofFactored('r.factor_reserve'),
    released: ofFactored('r.factor_released'),
  },
  onTheDay: { status: statusOn },
  letterAsked: 'sentAt',
  events: invoiceEvents,
  decider: invoiceDecider,
  requiredPermissions: invoicePermissions,
  valuesOf: (invoice) => (invoice.status === 'none' ? {} : invoice.terms),
  rows: invoiceRows,
  // the deposit that a reversed payment was taken from has it back
  beside: {
    InvoicePaymentReversed: ({ id: invoiceId, paymentId, amount, deposit, reversedOn: on }) =>
      deposit
        ? [
            part({
              aggregate: depositKind.aggregate,
              id: deposit.id,
              prepare: (): Prepared<DepositCommand> => ({
                command: { type: 'RestoreDeposit', id: deposit.id, invoiceId, paymentId, amount, on },
              }),
            }),
          ]
        : [],
  },
  parts: () => [Payment],
})
export class Invoice extends VersionedRecord<number> {
  @RefersTo('broker', {
    label: 'brokerId',
    numbered: true,
    as: 'brokerName',
    title: 'carrier',
    missing: 'Carrier is required',
    holdsWhile: WHILE_OPEN,
  })
  brokerId: number;
  @Line('invoice number', { absent: 'blank', max: 100, searched: { as: null }, sorted: 'exact' }) invoiceNumber: string;
  @Money('amount', {
    least: 'more',
    missing: 'Amount is required',
    tooSmall: 'Amount must be positive',
    absent: true,
    sorted: true,
  })
  amount: Cents;
  @ListOf('lines', invoiceLine, { absent: true, tooMany: 'An invoice has at most 100 lines' })
  lines: readonly InvoiceLineFields[];
  @RefersTo('load', {
    label: 'load',
    numbered: true,
    optional: true,
    as: 'loadNumber',
    ofAnyClient: true,
    holdsWhile: WHILE_OPEN,
  })
  loadId: number | null;
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName', holdsWhile: WHILE_OPEN })
  clientId: string | null;
  @RefersTo('driver', { label: 'driver', numbered: true, optional: true, as: 'driverName', ofAnyClient: true })
  driverId: number | null;
  /** Whose income it is in statements by vehicle; the load of the invoice gives it. */
  @RefersTo('vehicle', { label: 'vehicle', optional: true, as: 'vehicleUnit', ofAnyClient: true })
  vehicleId: string | null;
  @Day('issue date', { absent: 'blank', sorted: true, ranged: 'issued' }) issueDate: IsoDate;
  /** The accounting date, where the month of the issue date is closed. */
  @Day('booked on', { optional: true }) bookedOn: IsoDate | null;
  @Day('due date', { optional: true, sorted: true }) dueDate: IsoDate | null;
  @Line('notes', { optional: true, max: 10_000, searched: { as: 'Notes' } }) notes: string | null;
  @Choice('status', STATUSES, { systemSet: true, filtered: true, multiple: TOGETHER }) status: InvoiceStatus;
  /** How far it is paid. */
  @Choice('standing', STANDINGS, { systemSet: true, filtered: true, description: 'How far it is paid' })
  standing: Standing;
  @Money('paid', { systemSet: true }) paid: Cents;
  @Money('credited', { systemSet: true }) credited: Cents;
  @Money('written off', { systemSet: true }) writtenOff: Cents;
  /** What is open of the receivable; of a draft and a cancelled one, what would be. */
  @Money('open', { systemSet: true, hidden: true }) open: Cents;
  /** What the carrier says it does not owe; it is open. */
  @Money('disputed', { systemSet: true }) disputed: Cents;
  @ListOf('disputed lines', linePart, { systemSet: true }) disputedLines: readonly LinePart[];
  /** What the carrier says. */
  @Line('dispute reason', { systemSet: true, optional: true }) disputeReason: string | null;
  /** A payment was meant for the whole of it and was short. */
  @Flag('short paid', { systemSet: true, hidden: true }) shortPaid: boolean;
  /** Who bought the invoice or lent on it, by the name of that day. */
  @RefersTo('factor', { label: 'factor', optional: true, systemSet: true, ofAnyClient: true, holdsWhile: WITH_FACTOR })
  factorId: string | null;
  @Line('factor', { systemSet: true, optional: true }) factorName: string | null;
  @Choice('factoring', FACTORING_STATUSES, {
    systemSet: true,
    optional: true,
    filtered: true,
    multiple: [FACTORING_STATUSES.join(',')],
  })
  factoringStatus: FactoringStatus | null;
  @Day('factored on', { systemSet: true, optional: true, hidden: true }) factoredOn: IsoDate | null;
  @Flag('with recourse', { systemSet: true, hidden: true }) recourse: boolean;
  /** The day from which an unpaid invoice goes back to the client. */
  @Day('recourse until', { systemSet: true, optional: true, hidden: true }) recourseUntil: IsoDate | null;
  /** Where the broker pays, and the notice of assignment, while a factor has it. */
  @Line('remit to', { systemSet: true, optional: true, hidden: true, max: 1_000 }) remitTo: string | null;
  @Line('notice of assignment', { systemSet: true, optional: true, hidden: true, max: 2_000 }) notice: string | null;
  /** What of it is sold: the broker owes it to the factor. */
  @Money('sold', { systemSet: true, hidden: true }) sold: Cents;
  @Money('advance', { systemSet: true, hidden: true }) advance: Cents;
  /** What the factor still holds of a sold invoice. */
  @Money('reserve', { systemSet: true, hidden: true }) factorReserve: Cents;
  /** What is owed to a factor that lent on it. */
  @Money('owed to the factor', { systemSet: true, hidden: true }) factorOwed: Cents;
  /** The fees that factors kept of it besides those of payments. */
  @Money('fees of the factor', { systemSet: true, hidden: true }) factorFees: Cents;
  /** What of a reserve arrived, and when; what was kept of it besides the fee. */
  @Money('released', { systemSet: true, hidden: true }) factorReleased: Cents;
  @Day('released on', { systemSet: true, optional: true, hidden: true }) releasedOn: IsoDate | null;
  @Money('interest of the factor', { systemSet: true, hidden: true }) factorInterest: Cents;
  @Money('not paid to the factor', { systemSet: true, hidden: true }) factorReturns: Cents;
  @Day('paid date', { systemSet: true, optional: true, ranged: 'paid' }) paidDate: IsoDate | null;
  @Instant('sent', { systemSet: true, optional: true }) sentAt: string | null;
  @Line('sent to', { systemSet: true, optional: true }) sentTo: string | null;
  @Instant('reminded', { systemSet: true, optional: true }) remindedAt: string | null;
  @Line('reminded at', { systemSet: true, optional: true }) remindedTo: string | null;
  @Uuid('created by', { systemSet: true, optional: true, hidden: true }) createdBy: string | null;
}

export const invoiceKind = richKindOf<Invoice, InvoiceState, InvoiceCommand>(Invoice);
export type InvoiceStore = RichStore<Invoice, InvoiceState, InvoiceCommand>;
