import fc from 'fast-check';
import { RuleViolation } from '../../../../platform/core/errors';
import { foldState } from '../../../../platform/event-log/events/decider';
import { deciderSpec } from '../../../../platform/testing/decider-spec';
import { balanceOf, restsOf, type Clears, type NewPayment, type Terms } from '../../invoice-money';
import type { OpenInvoice } from './invoice';
import type { InvoiceCommand } from './invoice.commands';
import { invoiceDecider } from './invoice.decider';
import type { InvoiceEvent } from './invoice.events';
import { NAMED, PAYMENT, TERMS } from './invoice.fixture';

const given = deciderSpec(invoiceDecider);
const terms: Terms = {
  ...TERMS,
  lines: [
    { kind: 'freight', description: 'Freight', amount: 1_850_00 },
    { kind: 'detention', description: '3 h', amount: 150_00 },
  ],
};
const issued: InvoiceEvent = { type: 'InvoiceIssued', data: { ...terms, id: 7 } };
const ON = '2026-11-21';
const asked = (over: Partial<Clears>): Clears & { id: number } => ({
  id: 7,
  reason: 'As agreed',
  on: ON,
  bookedOn: null,
  ...over,
});
const credit = (over: Partial<Clears>): InvoiceCommand => ({ type: 'CreditInvoice', ...asked(over) });
const writeOff = (over: Partial<Clears>): InvoiceCommand => ({ type: 'WriteOffInvoice', ...asked(over) });
const dispute = (over: Partial<Clears>): InvoiceCommand => ({ type: 'DisputeInvoice', ...asked(over) });
const settle = (how: 'owed' | 'credited' | 'written_off'): InvoiceCommand => ({
  type: 'SettleDispute',
  id: 7,
  how,
  reason: 'As agreed',
  on: ON,
  bookedOn: null,
});
const reverseCredits: InvoiceCommand = { type: 'ReverseCredits', id: 7, reason: 'It was right', on: ON };
const reverseWriteOff: InvoiceCommand = { type: 'ReverseWriteOff', id: 7, reason: 'Paid after all', on: ON };
const pay = (over: Partial<NewPayment>): InvoiceCommand => ({
  type: 'RecordPayment',
  id: 7,
  payment: { ...PAYMENT, ...over },
});

const shares = (freight: number, detention: number) => [
  { kind: 'freight' as const, amount: freight },
  { kind: 'detention' as const, amount: detention },
];
const part = (freight: number, detention: number) => ({
  id: 7,
  number: 'INV-000007',
  clientId: null,
  amount: freight + detention,
  allocated: shares(freight, detention),
  dimensions: NAMED,
  reason: 'As agreed',
});
const credited = (freight: number, detention: number): InvoiceEvent => ({
  type: 'InvoiceCredited',
  data: { ...part(freight, detention), creditedOn: ON, bookedOn: null },
});
const writtenOff = (freight: number, detention: number): InvoiceEvent => ({
  type: 'InvoiceWrittenOff',
  data: { ...part(freight, detention), writtenOffOn: ON, bookedOn: null },
});
const disputed = (...lines: { line: number; amount: number }[]): InvoiceEvent => ({
  type: 'InvoiceDisputed',
  data: { id: 7, lines, reason: 'As agreed', on: ON },
});
const received = (freight: number, detention: number): InvoiceEvent => ({
  type: 'InvoicePaymentReceived',
  data: {
    ...PAYMENT,
    id: 7,
    number: 'INV-000007',
    clientId: null,
    amount: freight + detention,
    netAmount: freight + detention,
    allocated: shares(freight, detention),
    dimensions: NAMED,
  },
});
const refusalOf = (history: readonly InvoiceEvent[], command: InvoiceCommand): unknown => {
  try {
    invoiceDecider.decide(command, foldState(invoiceDecider, history));
    return null;
  } catch (error) {
    if (error instanceof RuleViolation) return error.fields;
    throw error;
  }
};

describe('a credit', () => {
  it('is shared out to the lines, or said by line', () => {
    given(issued)
      .when(credit({ amount: 200_00 }))
      .then(credited(185_00, 15_00));
    given(issued)
      .when(credit({ lines: [{ line: 2, amount: 50_00 }] }))
      .then(credited(0, 50_00));
    given(issued)
      .when(
        credit({
          amount: 60_00,
          lines: [
            { line: 1, amount: 10_00 },
            { line: 2, amount: 50_00 },
          ],
        }),
      )
      .then(credited(10_00, 50_00));
  });
  it.each<[string, Partial<Clears>, string, string]>([
    ['of nothing', {}, 'amount', 'Amount is required'],
    ['of 0', { amount: 0 }, 'amount', 'Amount must be more than 0'],
    ['of more than is open', { amount: 2_000_01 }, 'amount', 'At most $2,000.00 is open'],
    ['of a line that is not there', { lines: [{ line: 3, amount: 1 }] }, 'lines.0.line', 'The invoice has no line 3'],
    [
      'of more than a line',
      { lines: [{ line: 2, amount: 150_01 }] },
      'lines.0.amount',
      'At most $150.00 of line 2 is open',
    ],
    [
      'of a line twice',
      {
        lines: [
          { line: 2, amount: 1 },
          { line: 2, amount: 1 },
        ],
      },
      'lines.1.line',
      'Line 2 is named twice',
    ],
    ['of nothing of a line', { lines: [{ line: 2, amount: 0 }] }, 'lines.0.amount', 'Amount must be more than 0'],
    [
      'that does not add up',
      { amount: 2, lines: [{ line: 2, amount: 1 }] },
      'lines',
      'The lines add up to $0.01, and the amount is $0.02',
    ],
    [
      'booked before its day',
      { amount: 1, bookedOn: '2026-11-20' },
      'bookedOn',
      'It cannot be booked before its own date',
    ],
  ])('%s is refused by the name of its field', (_, over, field, message) =>
    expect(refusalOf([issued], credit(over))).toEqual([{ field, message }]),
  );
  it('is of an issued invoice', () => {
    given({ type: 'InvoiceDrafted', data: { ...terms, id: 7 } })
      .when(credit({ amount: 1 }))
      .thenRefused('INVOICE_NOT_OPEN');
    given()
      .when(credit({ amount: 1 }))
      .thenRefused('NOT_FOUND');
  });
  it('keeps the invoice from being corrected or voided', () => {
    const voidIt: InvoiceCommand = { type: 'VoidInvoice', id: 7, reason: 'x', on: ON };
    given(issued, credited(1, 0))
      .when(voidIt)
      .thenRefused('INVOICE_HAS_PAYMENTS', /with credits cannot be voided; reverse the credits first/);
    given(issued, writtenOff(1, 0))
      .when(voidIt)
      .thenRefused('INVOICE_HAS_PAYMENTS', /reverse the write-off first/);
    const change: InvoiceCommand = { type: 'ChangeInvoice', id: 7, changes: { amount: 5 }, paymentId: 9, on: ON };
    given(issued, credited(1, 0))
      .when(change)
      .thenRefused('INVOICE_HAS_PAYMENTS', /dates of an invoice with credits/);
  });
  it('is less income to move, and a write-off moves along', () =>
    given(issued, credited(0, 50_00), writtenOff(10_00, 0))
      .when({ type: 'ChangeInvoice', id: 7, changes: { loadId: 4 }, paymentId: 9, on: ON })
      .then({
        type: 'InvoiceReassigned',
        data: {
          id: 7,
          number: 'INV-000007',
          clientId: null,
          before: NAMED,
          after: { ...NAMED, loadId: 4 },
          lines: [
            { kind: 'freight', description: 'Freight', amount: 1_850_00 },
            { kind: 'detention', description: '3 h', amount: 100_00 },
          ],
          allocated: [],
          fees: 0,
          writtenOff: 10_00,
          on: ON,
        },
      }));
});

describe('a credit that is taken back', () => {
  const back = (freight: number, detention: number): InvoiceEvent => ({
    type: 'InvoiceCreditReversed',
    data: { ...part(freight, detention), reason: 'It was right', reversedOn: ON },
  });
  it('is all that is credited, line by line, and the invoice is open again', () => {
    given(issued, credited(50_00, 0), credited(10_00, 20_00)).when(reverseCredits).then(back(60_00, 20_00));
    given(issued, credited(60_00, 20_00), back(60_00, 20_00))
      .when(writeOff({ amount: 2_000_00 }))
      .then(writtenOff(1_850_00, 150_00));
  });
  it('is there, and of the own books', () => {
    given(issued).when(reverseCredits).thenRefused('NOT_CREDITED');
    given(issued, credited(50_00, 0), back(50_00, 0)).when(reverseCredits).thenRefused('NOT_CREDITED');
    given({ type: 'InvoiceDrafted', data: { ...terms, id: 7 } })
      .when(reverseCredits)
      .thenRefused('INVOICE_NOT_OPEN');
  });
});

describe('a write-off', () => {
  it('gives up what is open, and is reversed as a whole', () => {
    given(issued, received(1_800_00, 150_00))
      .when(writeOff({ amount: 50_00 }))
      .then(writtenOff(50_00, 0));
    given(issued, writtenOff(50_00, 0), writtenOff(10_00, 20_00))
      .when(reverseWriteOff)
      .then({
        type: 'InvoiceWriteOffReversed',
        data: { ...part(60_00, 20_00), reason: 'Paid after all', reversedOn: ON },
      });
  });
  it('that is not there is not reversed', () => {
    given(issued).when(reverseWriteOff).thenRefused('NOT_WRITTEN_OFF');
    const reversed: InvoiceEvent = {
      type: 'InvoiceWriteOffReversed',
      data: { ...part(50_00, 0), reversedOn: ON },
    };
    given(issued, writtenOff(50_00, 0), reversed).when(reverseWriteOff).thenRefused('NOT_WRITTEN_OFF');
    given(issued, writtenOff(50_00, 0), reversed)
      .when(credit({ amount: 2_000_00 }))
      .then(credited(1_850_00, 150_00));
  });
});

describe('a dispute', () => {
  it('is of lines; another one of a line takes its place', () => {
    given(issued)
      .when(dispute({ lines: [{ line: 2, amount: 50_00 }] }))
      .then(disputed({ line: 2, amount: 50_00 }));
    given(issued, disputed({ line: 2, amount: 50_00 }))
      .when(dispute({ lines: [{ line: 1, amount: 1_00 }] }))
      .then(disputed({ line: 1, amount: 1_00 }, { line: 2, amount: 50_00 }));
    given(issued, disputed({ line: 2, amount: 50_00 }))
      .when(dispute({ lines: [{ line: 2, amount: 70_00 }] }))
      .then(disputed({ line: 2, amount: 70_00 }));
  });
  it('leaves payments to the rest first, and ends as far as they reach it', () => {
    const of = disputed({ line: 2, amount: 150_00 });
    given(issued, of)
      .when(pay({ amount: 1_850_00 }))
      .then(received(1_850_00, 0));
    given(issued, of)
      .when(pay({ amount: 1_900_00 }))
      .then(received(1_850_00, 50_00), {
        type: 'InvoiceDisputeSettled',
        data: { id: 7, how: 'paid', left: [{ line: 2, amount: 100_00 }], reason: 'Paid', on: '2026-11-20' },
      });
  });
  it('is settled: owed after all, credited or written off', () => {
    const of = disputed({ line: 2, amount: 50_00 });
    const settled = (how: 'owed' | 'credited' | 'written_off'): InvoiceEvent => ({
      type: 'InvoiceDisputeSettled',
      data: { id: 7, how, left: [], reason: 'As agreed', on: ON },
    });
    given(issued, of).when(settle('owed')).then(settled('owed'));
    given(issued, of).when(settle('credited')).then(settled('credited'), credited(0, 50_00));
    given(issued, of).when(settle('written_off')).then(settled('written_off'), writtenOff(0, 50_00));
    given(issued).when(settle('owed')).thenRefused('NOT_DISPUTED');
  });
  it('is what a credit of an amount takes first', () =>
    given(issued, disputed({ line: 2, amount: 50_00 }))
      .when(credit({ amount: 50_00 }))
      .then(credited(0, 50_00), {
        type: 'InvoiceDisputeSettled',
        data: { id: 7, how: 'credited', left: [], reason: 'Credited', on: ON },
      }));
});

describe('a short payment', () => {
  const short = (how: 'open' | 'disputed' | 'written_off'): InvoiceEvent => ({
    type: 'InvoicePaymentReceived',
    data: { ...(received(1_850_00, 100_00).data as object), short: how } as never,
  });
  const lines = [
    { line: 1, amount: 1_850_00 },
    { line: 2, amount: 100_00 },
  ];
  it('clears what is said of each line, and leaves the rest open, disputed or written off in one commit', () => {
    given(issued)
      .when(pay({ amount: 1_950_00, lines, short: 'open' }))
      .then(short('open'));
    given(issued)
      .when(pay({ amount: 1_950_00, lines, short: 'disputed' }))
      .then(short('disputed'), {
        type: 'InvoiceDisputed',
        data: { id: 7, lines: [{ line: 2, amount: 50_00 }], reason: 'Short pay', on: '2026-11-20' },
      });
    given(issued)
      .when(pay({ amount: 1_950_00, lines, short: 'written_off' }))
      .then(short('written_off'), {
        type: 'InvoiceWrittenOff',
        data: { ...part(0, 50_00), reason: 'Short pay', writtenOffOn: '2026-11-20', bookedOn: null },
      });
  });
  it('of the whole is not short', () =>
    given(issued)
      .when(pay({ amount: 2_000_00, short: 'written_off' }))
      .then(received(1_850_00, 150_00)));
  it('names a line of its share that is wrong', () =>
    expect(
      refusalOf([issued], {
        type: 'RecordPayment',
        id: 7,
        within: 'shares.1.',
        payment: { ...PAYMENT, amount: 1, lines: [{ line: 5, amount: 1 }] },
      }),
    ).toEqual([{ field: 'shares.1.lines.0.line', message: 'The invoice has no line 5' }]));
});

describe('whatever clears an invoice', () => {
  const work = fc.oneof(
    fc.record({
      type: fc.constantFrom('CreditInvoice', 'WriteOffInvoice', 'DisputeInvoice'),
      amount: fc.integer({ min: 1, max: 900_00 }),
    }),
    fc.record({ type: fc.constant('RecordPayment'), amount: fc.integer({ min: 1, max: 900_00 }) }),
    fc.record({
      type: fc.constantFrom('ReverseCredits', 'ReverseWriteOff', 'SettleDispute', 'ReversePayment'),
      amount: fc.nat({ max: 5 }),
    }),
  );
  const commandOf = ({ type, amount }: { type: string; amount: number }, nr: number): InvoiceCommand => {
    if (type === 'RecordPayment')
      return pay({ paymentId: nr, amount, short: amount % 2 === 0 ? 'disputed' : undefined });
    if (type === 'ReversePayment') return { type, id: 7, paymentId: amount, reason: 'x', on: ON };
    if (type === 'SettleDispute') return settle((['owed', 'credited', 'written_off'] as const)[amount % 3] ?? 'owed');
    if (type === 'ReverseCredits') return reverseCredits;
    if (type === 'ReverseWriteOff') return reverseWriteOff;
    return { type: type as 'CreditInvoice', ...asked({ amount }) };
  };
  it('never takes more of a line than it has, nor leaves more in dispute than is open of the line', () =>
    fc.assert(
      fc.property(fc.array(work, { maxLength: 25 }), (all) => {
        let history: readonly InvoiceEvent[] = [issued];
        for (const [nr, one] of all.entries()) {
          try {
            history = [...history, ...invoiceDecider.decide(commandOf(one, nr), foldState(invoiceDecider, history))];
          } catch (error) {
            if (!(error instanceof RuleViolation)) throw error;
          }
          const invoice = foldState(invoiceDecider, history) as OpenInvoice;
          const rests = restsOf(invoice);
          expect(rests.every((rest, at) => rest >= 0 && rest <= (terms.lines[at]?.amount ?? 0))).toBe(true);
          expect(rests.reduce((sum, rest) => sum + rest, 0)).toBe(balanceOf(invoice));
          for (const { line, amount } of invoice.disputed) {
            expect(amount).toBeGreaterThan(0);
            expect(amount).toBeLessThanOrEqual(rests[line - 1] ?? 0);
          }
        }
      }),
      { seed: 1_123, numRuns: 200 },
    ));
});
