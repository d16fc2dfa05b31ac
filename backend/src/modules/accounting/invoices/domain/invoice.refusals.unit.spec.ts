import { foldState } from '../../../../platform/event-log/events/decider';
import { RuleViolation } from '../../../../platform/core/errors';
import type { InvoiceLine, NewPayment, Payment, Terms } from '../../invoice-money';
import type { InvoiceCommand, WantedStatus } from './invoice.commands';
import { invoiceDecider } from './invoice.decider';
import type { InvoiceEvent } from './invoice.events';
import { PAYMENT as payment, TERMS as terms, drafted, issued } from './invoice.fixture';

const voided: InvoiceEvent = {
  type: 'InvoiceVoided',
  data: { ...terms, id: 7, reason: 'Entered twice', voidedOn: '2026-11-21', wasIssued: true },
};
const received = (over: Partial<Payment> = {}): InvoiceEvent => ({
  type: 'InvoicePaymentReceived',
  data: { ...payment, id: 7, number: 'INV-000007', clientId: 'c', netAmount: 100, ...over },
});

const create = (over: Partial<Terms>): InvoiceCommand => ({
  type: 'CreateInvoice',
  id: 7,
  terms: { ...terms, ...over },
  draft: false,
});
const status = (wanted: WantedStatus): InvoiceCommand => ({
  type: 'ChangeInvoice',
  id: 7,
  changes: {},
  status: wanted,
  paymentId: 9,
  on: '2026-11-21',
});
const pay = (over: Partial<NewPayment>, within?: string): InvoiceCommand => ({
  type: 'RecordPayment',
  id: 7,
  payment: { ...payment, ...over },
  ...(within === undefined ? {} : { within }),
});
const lumper: InvoiceLine = { kind: 'lumper', description: 'Unloading', amount: -1 };

const refusalOf = (history: readonly InvoiceEvent[], command: InvoiceCommand): RuleViolation => {
  try {
    invoiceDecider.decide(command, foldState(invoiceDecider, history));
  } catch (error) {
    if (error instanceof RuleViolation) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
};

describe('what is wrong with an invoice', () => {
  it.each<[string, string, InvoiceEvent[], InvoiceCommand]>([
    ['an amount of nothing', 'amount', [], create({ amount: 0, lines: [] })],
    ['lines of less than nothing', 'lines', [], create({ lines: [lumper] })],
    ['lines that do not add up', 'lines', [], create({ amount: 1 })],
    ['a due date before the issue', 'dueDate', [], create({ dueDate: '2026-10-31' })],
    ['a payment of nothing', 'amount', [issued], pay({ amount: 0 })],
    ['a share of a check of nothing', 'shares.1.amount', [issued], pay({ amount: 0 }, 'shares.1.')],
    ['a fee above the payment', 'factorFee', [issued], pay({ factorFee: 101 })],
  ])('is an invalid request that names the field: %s', (_, field, history, command) => {
    const { code, kind, message, fields } = refusalOf(history, command);
    expect([code, kind, fields]).toEqual(['INVALID', 'invalid', [{ field, message }]]);
  });

  it('is not the request but the state of things where more is paid than is open', () => {
    expect(refusalOf([issued, received()], pay({ amount: 2_000_00 }))).toMatchObject({
      code: 'OVERPAYMENT',
      kind: 'conflict',
      fields: [{ field: 'amount', message: 'At most $1,999.00 is open' }],
    });
    expect(refusalOf([issued], pay({ amount: 2_000_01 }, 'shares.0.')).fields).toEqual([
      { field: 'shares.0.amount', message: 'At most $2,000.00 is open' },
    ]);
  });

  it.each<[WantedStatus, InvoiceEvent[]]>([
    ['draft', [issued]],
    ['pending', [issued, voided]],
    ['pending', [issued, received({ amount: 2_000_00, netAmount: 2_000_00 })]],
  ])('is the status, where %s cannot be', (wanted, history) => {
    const { code, kind, message, fields } = refusalOf(history, status(wanted));
    expect([code, kind, fields]).toEqual(['INVOICE_STATUS', 'conflict', [{ field: 'status', message }]]);
  });
});

describe('an invoice that is not open', () => {
  const commands: [string, InvoiceCommand][] = [
    ['sent', { type: 'SendInvoice', id: 7, to: 'ap@summit.test' }],
    ['paid', pay({})],
    ['reminded of', { type: 'RemindOfInvoice', id: 7, to: 'ap@summit.test', letter: 'l', invoices: [7] }],
  ];
  it.each(commands)('is not %s, and who asks is told what it is', (done, command) => {
    expect(refusalOf([drafted], command).message).toBe(`A draft invoice cannot be ${done}; issue it first`);
    expect(refusalOf([issued, voided], command).message).toBe(`A cancelled invoice cannot be ${done}`);
  });
});

describe('history that cannot be', () => {
  const sent: InvoiceEvent = { type: 'InvoiceSent', data: { id: 7, to: 'ap@summit.test' } };
  const reminded: InvoiceEvent = {
    type: 'InvoiceReminded',
    data: { id: 7, to: 'ap@summit.test', letter: 'l', invoices: [7] },
  };
  const overdue: InvoiceEvent = { type: 'InvoiceBecameOverdue', data: { id: 7, on: '2026-12-02' } };
  const corrected: InvoiceEvent = {
    type: 'InvoiceCorrected',
    data: { id: 7, before: terms, after: terms, correctedOn: '2026-11-21' },
  };
  const noted: InvoiceEvent = { type: 'InvoiceNotesChanged', data: { id: 7, changes: { notes: 'x' } } };
  const reversed: InvoiceEvent = {
    type: 'InvoicePaymentReversed',
    data: { ...payment, id: 7, number: 'INV-000007', clientId: 'c', netAmount: 100, reason: 'x', reversedOn: 'x' },
  };
  const fold = (...events: InvoiceEvent[]) => foldState(invoiceDecider, events);

  it.each<[string, InvoiceEvent[], string]>([
    ['sending a draft', [drafted, sent], 'sending follows an issue'],
    ['reminding of a draft', [drafted, reminded], 'a reminder follows an issue'],
    ['a draft that is overdue', [drafted, overdue], 'becoming overdue follows an issue'],
    ['correcting a draft', [drafted, corrected], 'a correction follows an issue'],
    ['paying a draft', [drafted, received()], 'what clears it follows an issue'],
    ['reversing on a draft', [drafted, reversed], 'what clears it follows an issue'],
    ['reversing what was never paid', [issued, reversed], 'a reversal follows its payment'],
    ['notes on nothing', [noted], 'a change follows a draft or an issue'],
    ['notes on a void invoice', [issued, voided, noted], 'a change follows a draft or an issue'],
    ['voiding twice', [issued, voided, voided], 'voiding follows a draft or an issue'],
  ])('is said by name: %s', (_, events, what) =>
    expect(() => fold(...events)).toThrow(`History is impossible: ${what}`),
  );

  it('is told from what can: notes on a draft and on an issued invoice stay where they were', () => {
    expect(fold(drafted, noted)).toEqual({ status: 'draft', terms: { ...terms, id: 7, notes: 'x' } });
    expect(fold(issued, overdue, noted)).toMatchObject({ status: 'open', overdue: true, terms: { notes: 'x' } });
  });
  it('is told from what can: a letter and a correction after an issue', () => {
    expect(fold(issued, sent)).toMatchObject({ status: 'open', sentTo: 'ap@summit.test' });
    expect(fold(issued, sent, reminded)).toEqual(fold(issued, sent));
    expect(fold(issued, overdue, corrected)).toMatchObject({ status: 'open', overdue: false });
  });
});
