import { existing } from '../../../../platform/event-log/projections/projection';
import type { IsoDate } from '../../../../platform/money/dates';
import type { LineAmount, MoneyData, MoneyEvent } from '../domain/money.events';
import { standingOf, type InvoiceStatus, type Standing } from '../domain/status';
import { factoredOf, releasedOf, UNFACTORED, type FactoringRow } from './factoring-row';

/** The part of the row of an invoice that tells of its money; amounts in whole cents. */
export interface MoneyRow extends FactoringRow {
  readonly amount: number;
  readonly status: InvoiceStatus;
  readonly paid: number;
  readonly credited: number;
  readonly writtenOff: number;
  /** What is open of the receivable; of a draft and a cancelled one, what would be. */
  readonly open: number;
  readonly disputed: number;
  readonly disputedLines: readonly LineAmount[];
  readonly disputeReason: string | null;
  readonly shortPaid: boolean;
  readonly paidDate: IsoDate | null;
  /** How far it is paid. */
  readonly standing: Standing;
}

/** What the row of an invoice says of whose lines nothing is disputed. */
export const UNDISPUTED = { disputed: 0, disputedLines: [], disputeReason: null } as const;

/** What the row of a new invoice over `amount` cents says. */
export const unclearedRow = (amount: number) => ({
  paid: 0,
  credited: 0,
  writtenOff: 0,
  open: amount,
  ...UNFACTORED,
  ...UNDISPUTED,
  shortPaid: false,
  paidDate: null,
});

/** The row with how far the invoice is paid, after a change that may matter to it. */
export const stood = <Row extends Omit<MoneyRow, 'standing'>>(row: Row): Row & Pick<MoneyRow, 'standing'> => ({
  ...row,
  standing: standingOf(row),
});

/** What is in dispute, by line, and what the carrier says. */
const disputedOf = (lines: readonly LineAmount[], reason: string) => ({
  disputed: lines.reduce((sum, { amount }) => sum + amount, 0),
  disputedLines: lines,
  disputeReason: lines.length > 0 ? reason : null,
});

/** What is open once parts of an invoice are cleared or open again, and since which day it is paid. */
const cleared = <Row extends MoneyRow>(
  row: Row | undefined,
  cents: Partial<Pick<MoneyRow, 'paid' | 'credited' | 'writtenOff' | 'sold'>>,
  on: IsoDate,
): Row => {
  const before = existing(row);
  const { paid, credited, writtenOff, sold } = { ...before, ...cents };
  const open = before.amount - paid - credited - writtenOff - sold;
  const reopened = before.status === 'paid' ? 'pending' : before.status;
  const status = open === 0 ? 'paid' : reopened;
  return { ...before, paid, credited, writtenOff, sold, open, status, paidDate: open === 0 ? on : null };
};

type MoneyFolds<Row> = {
  readonly [Type in MoneyEvent['type']]: (row: Row | undefined, event: { readonly data: MoneyData<Type> }) => Row;
};

/**
 * The folds of the events of money into the row of an invoice, beside those of its other events: `on: { InvoiceIssued:
 * …, ...moneyFolds<Row>() }`. They change nothing but the fields of `MoneyRow`.
 */
export const moneyFolds = <Row extends MoneyRow>(): MoneyFolds<Row> => ({
  InvoicePaymentReceived: (row, { data }) =>
    stood({
      ...cleared(row, { paid: existing(row).paid + data.amount }, data.paymentDate),
      ...(data.short ? { shortPaid: true } : {}),
    }),
  InvoicePaymentReversed: (row, { data }) =>
    stood({
      ...cleared(row, { paid: existing(row).paid - data.amount }, data.reversedOn),
      ...(data.short ? { shortPaid: false } : {}),
    }),
  InvoiceCredited: (row, { data }) =>
    stood(cleared(row, { credited: existing(row).credited + data.amount }, data.creditedOn)),
  InvoiceWrittenOff: (row, { data }) =>
    stood(cleared(row, { writtenOff: existing(row).writtenOff + data.amount }, data.writtenOffOn)),
  InvoiceCreditReversed: (row, { data }) => stood(cleared(row, { credited: 0 }, data.reversedOn)),
  InvoiceWriteOffReversed: (row, { data }) => stood(cleared(row, { writtenOff: 0 }, data.reversedOn)),
  InvoiceDisputed: (row, { data }) => stood({ ...existing(row), ...disputedOf(data.lines, data.reason) }),
  InvoiceDisputeSettled: (row, { data }) =>
    stood({ ...existing(row), ...disputedOf(data.left, existing(row).disputeReason ?? data.reason) }),
  InvoiceFactored: (row, { data }) =>
    stood({
      ...cleared(row, { sold: data.recourse ? 0 : data.amount }, data.factoredOn),
      ...factoredOf(data, 'advanced'),
    }),
  FactorCollected: (row, { data }) =>
    stood({
      ...cleared(row, { paid: existing(row).paid + data.amount }, data.paymentDate),
      factoringStatus: 'collected',
      factorOwed: 0,
      factorFees: existing(row).factorFees + (data.factorFee ?? 0),
    }),
  FactorReserveReleased: (row, { data }) =>
    stood({
      ...existing(row),
      ...releasedOf(data),
      factorFees: existing(row).factorFees + data.fee,
    }),
  FactoredInvoiceChargedBack: (row, { data }) =>
    stood({ ...cleared(row, { sold: 0 }, data.on), ...factoredOf(data, 'charged_back') }),
});
