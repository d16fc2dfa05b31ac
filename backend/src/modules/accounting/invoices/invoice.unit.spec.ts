import type { RecordedEvent } from '../../../platform/event-log/events/events';
import type { Row } from '../../../platform/event-log/projections/rows';
import { typeOf } from '../../../platform/records/kind/record-type';
import type { Terms } from '../invoice-money';
import { Invoice } from './invoice';
import type { InvoiceEvent } from './domain/invoice.events';

const invoiceRows = typeOf(Invoice).projection;

const terms: Terms = {
  number: 'INV-000007',
  brokerId: 3,
  loadId: null,
  clientId: null,
  driverId: null,
  vehicleId: null,
  amount: 2_000_00,
  lines: [{ kind: 'freight', description: 'Freight', amount: 2_000_00 }],
  issueDate: '2026-11-01',
  dueDate: '2026-12-01',
  notes: null,
};
const drafted: InvoiceEvent = { type: 'InvoiceDrafted', data: { ...terms, id: 7 } };
const issued: InvoiceEvent = { type: 'InvoiceIssued', data: { ...terms, id: 7 } };
const overdue: InvoiceEvent = { type: 'InvoiceBecameOverdue', data: { id: 7, on: '2026-12-02' } };
const changed = (changes: object): InvoiceEvent => ({ type: 'InvoiceNotesChanged', data: { id: 7, changes } });
const money = (amount: number, paymentDate: string) => ({
  id: 7,
  paymentId: 1,
  number: 'INV-000007',
  clientId: null,
  amount,
  paymentDate,
  method: 'ach' as const,
  factorId: null,
  factorFee: null,
  netAmount: amount,
  notes: null,
});
const received = (amount: number, on = '2026-11-20'): InvoiceEvent => ({
  type: 'InvoicePaymentReceived',
  data: money(amount, on),
});
const reversed = (amount: number): InvoiceEvent => ({
  type: 'InvoicePaymentReversed',
  data: { ...money(amount, '2026-11-20'), reason: 'Bounced', reversedOn: '2026-11-21' },
});

const AT = ['2026-11-01T15:00:00.000Z', '2026-11-02T15:00:00.000Z', '2026-11-03T15:00:00.000Z'];
/** The row after these events, the first of them by user u-0, the second by u-1. */
const rowAfter = (...events: readonly InvoiceEvent[]): Row =>
  events.reduce<Row | undefined>((row, event, nr) => {
    const recorded: RecordedEvent = {
      ...event,
      position: nr + 1,
      stream: 'invoice-7',
      version: nr + 1,
      schema: 1,
      recordedAt: AT[nr] ?? '',
      metadata: { actorId: `u-${nr}` } as RecordedEvent['metadata'],
    };
    return invoiceRows.fold(row, recorded, { id: 7 }) ?? undefined;
  }, undefined) ?? {};

describe('the row of an invoice', () => {
  it('stays overdue whatever else is noted of it, and is pending again with another due date, or none', () => {
    for (const changes of [{ notes: 'x' }, { number: 'INV-8' }, { loadId: 5, driverId: 6 }])
      expect(rowAfter(issued, overdue, changed(changes))).toMatchObject({ status: 'overdue' });
    for (const dueDate of ['2027-01-15', null])
      expect(rowAfter(issued, overdue, changed({ dueDate }))).toMatchObject({ status: 'pending', dueDate });
  });

  it('stays as far as it is with another due date when it is not overdue', () => {
    const later = changed({ dueDate: '2027-01-15' });
    expect(rowAfter(drafted, later)).toMatchObject({ status: 'draft', dueDate: '2027-01-15' });
    expect(rowAfter(issued, received(2_000_00), later)).toMatchObject({ status: 'paid', dueDate: '2027-01-15' });
  });

  it('has another number where it is given one, and else keeps its own', () => {
    expect(rowAfter(issued, changed({ number: 'INV-8' }))).toMatchObject({ invoiceNumber: 'INV-8', notes: null });
    const noted = rowAfter(issued, changed({ notes: 'x' }));
    expect(noted).toMatchObject({ invoiceNumber: 'INV-000007', notes: 'x' });
    expect(noted).not.toHaveProperty('number');
  });

  it('is paid on the day of the payment that settles it, and not before', () => {
    const part = rowAfter(issued, overdue, received(500_00));
    expect(part).toMatchObject({ status: 'overdue', paid: 500_00, paidDate: null });
    const whole = rowAfter(issued, received(500_00), received(1_500_00, '2026-11-25'));
    expect(whole).toMatchObject({ status: 'paid', paid: 2_000_00, paidDate: '2026-11-25' });
  });

  it('is pending after the reversal of what had settled it, and else what it was', () => {
    const open = rowAfter(issued, received(500_00), received(1_500_00), reversed(1_500_00));
    expect(open).toMatchObject({ status: 'pending', paid: 500_00, paidDate: null });
    expect(rowAfter(issued, overdue, received(1), reversed(1))).toMatchObject({ status: 'overdue', paid: 0 });
  });

  it('is of whoever drafted it, whoever issues it', () => {
    expect(rowAfter(drafted, issued)).toMatchObject({ createdBy: 'u-0', status: 'pending' });
    expect(rowAfter(issued, drafted)).toMatchObject({ createdBy: 'u-0', status: 'draft' });
  });

  it('says as it was corrected what it says, and is pending', () => {
    const after = { ...terms, amount: 900_00, brokerId: 4, clientId: 'c', dueDate: '2027-02-01', notes: 'less' };
    const corrected: InvoiceEvent = {
      type: 'InvoiceCorrected',
      data: { id: 7, before: terms, after, correctedOn: '2026-12-03' },
    };
    const { number, ...others } = after;
    expect(rowAfter(issued, overdue, corrected)).toEqual({
      ...others,
      bookedOn: null,
      id: 7,
      invoiceNumber: number,
      status: 'pending',
      paid: 0,
      credited: 0,
      writtenOff: 0,
      open: 900_00,
      disputed: 0,
      disputedLines: [],
      disputeReason: null,
      shortPaid: false,
      ...{ factorId: null, factorName: null, factoringStatus: null, factoredOn: null, remitTo: null, notice: null },
      ...{ recourse: false, recourseUntil: null, sold: 0, advance: 0, factorReserve: 0, factorOwed: 0 },
      ...{ factorFees: 0, factorReleased: 0, releasedOn: null, factorInterest: 0, factorReturns: 0 },
      standing: 'open',
      paidDate: null,
      sentAt: null,
      sentTo: null,
      remindedAt: null,
      remindedTo: null,
      createdBy: 'u-0',
    });
  });

  const part = { id: 7, number: 'INV-000007', clientId: null, allocated: [], dimensions: null, reason: 'x' };
  const credit = (amount: number): InvoiceEvent => ({
    type: 'InvoiceCredited',
    data: { ...part, amount, creditedOn: '2026-12-05' },
  });
  const writtenOff = (amount: number): InvoiceEvent => ({
    type: 'InvoiceWrittenOff',
    data: { ...part, amount, writtenOffOn: '2026-12-06' },
  });
  const writeOffReversed: InvoiceEvent = {
    type: 'InvoiceWriteOffReversed',
    data: { ...part, amount: 50_00, reversedOn: '2026-12-07' },
  };
  const creditsReversed: InvoiceEvent = {
    type: 'InvoiceCreditReversed',
    data: { ...part, amount: 2_000_00, reversedOn: '2026-12-07' },
  };
  const disputed: InvoiceEvent = {
    type: 'InvoiceDisputed',
    data: { id: 7, lines: [{ line: 1, amount: 50_00 }], reason: 'x', on: '2026-12-04' },
  };

  it('stands as it is paid: in part, short, in dispute, credited, written off', () => {
    const standing = (...events: readonly InvoiceEvent[]) => rowAfter(...events)['standing'];
    const short: InvoiceEvent = { type: 'InvoicePaymentReceived', data: { ...money(1, '2026-11-20'), short: 'open' } };
    expect(standing(drafted)).toBe('draft');
    expect(standing(issued)).toBe('open');
    expect(standing(issued, received(1))).toBe('partly_paid');
    expect(standing(issued, received(1), reversed(1))).toBe('open');
    expect(standing(issued, short)).toBe('short');
    expect(standing(issued, received(1), disputed)).toBe('disputed');
    expect(standing(issued, received(2_000_00))).toBe('paid');
    expect(standing(issued, credit(2_000_00))).toBe('credited');
    expect(standing(issued, credit(2_000_00), creditsReversed)).toBe('open');
    expect(standing(issued, writtenOff(2_000_00))).toBe('written_off');
  });

  it('is paid on the day when nothing is open, for whatever reason, and open again when a write-off is reversed', () => {
    const short = rowAfter(issued, received(1_950_00));
    expect(short).toMatchObject({ status: 'pending', paid: 1_950_00, open: 50_00, paidDate: null });
    const off = rowAfter(issued, received(1_950_00), writtenOff(50_00));
    expect(off).toMatchObject({ status: 'paid', paid: 1_950_00, writtenOff: 50_00, open: 0, paidDate: '2026-12-06' });
    const credited = rowAfter(issued, received(1_950_00), credit(50_00));
    expect(credited).toMatchObject({ status: 'paid', credited: 50_00, open: 0, paidDate: '2026-12-05' });
    const again = rowAfter(issued, received(1_950_00), writtenOff(50_00), writeOffReversed);
    expect(again).toMatchObject({ status: 'pending', writtenOff: 0, open: 50_00, paidDate: null });
  });

  it('knows what is in dispute, until that is settled or the invoice is corrected or voided', () => {
    expect(rowAfter(issued, disputed)).toMatchObject({ disputed: 50_00, open: 2_000_00, status: 'pending' });
    const settled: InvoiceEvent = {
      type: 'InvoiceDisputeSettled',
      data: { id: 7, how: 'paid', left: [{ line: 1, amount: 20_00 }], reason: 'Paid', on: '2026-12-04' },
    };
    expect(rowAfter(issued, disputed, settled)).toMatchObject({ disputed: 20_00 });
    const voided: InvoiceEvent = {
      type: 'InvoiceVoided',
      data: { ...terms, id: 7, reason: 'x', voidedOn: '2026-12-04', wasIssued: true },
    };
    expect(rowAfter(issued, disputed, voided)).toMatchObject({ disputed: 0, status: 'cancelled' });
  });

  it('is short as long as the payment stands that was', () => {
    const short: InvoiceEvent = {
      type: 'InvoicePaymentReceived',
      data: { ...money(1_950_00, '2026-11-20'), short: 'open' },
    };
    expect(rowAfter(issued, received(1))).toMatchObject({ shortPaid: false });
    expect(rowAfter(issued, short)).toMatchObject({ shortPaid: true });
    const back: InvoiceEvent = {
      type: 'InvoicePaymentReversed',
      data: { ...money(1_950_00, '2026-11-20'), short: 'open', reason: 'x', reversedOn: '2026-11-21' },
    };
    expect(rowAfter(issued, short, back)).toMatchObject({ shortPaid: false });
  });

  it('knows when and to whom it was sent, and when and to whom a reminder went', () => {
    const sent: InvoiceEvent = { type: 'InvoiceSent', data: { id: 7, to: 'ap@summit.test' } };
    const reminded: InvoiceEvent = {
      type: 'InvoiceReminded',
      data: { id: 7, to: 'boss@summit.test', letter: 'l', invoices: [7] },
    };
    expect(rowAfter(issued, sent, reminded)).toMatchObject({
      sentAt: AT[1],
      sentTo: 'ap@summit.test',
      remindedAt: AT[2],
      remindedTo: 'boss@summit.test',
      status: 'pending',
    });
  });
});
