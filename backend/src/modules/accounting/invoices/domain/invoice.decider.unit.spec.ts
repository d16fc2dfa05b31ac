import { deciderSpec } from '../../../../platform/testing/decider-spec';
import type { InvoiceLine, NewPayment, Payment, Terms } from '../../invoice-money';
import type { Charges, CommandOf, InvoiceCommand } from './invoice.commands';
import { invoiceDecider } from './invoice.decider';
import type { InvoiceEvent } from './invoice.events';
import { NAMED, PAYMENT, TERMS as terms, drafted, issued } from './invoice.fixture';

const given = deciderSpec(invoiceDecider);

const overdue: InvoiceEvent = { type: 'InvoiceBecameOverdue', data: { id: 7, on: '2026-12-02' } };
const voided = (wasIssued: boolean, reason = 'Entered twice'): InvoiceEvent => ({
  type: 'InvoiceVoided',
  data: { ...terms, id: 7, reason, voidedOn: '2026-11-21', wasIssued },
});
const payment = (amount: number, over: Partial<NewPayment> = {}): NewPayment => ({ ...PAYMENT, amount, ...over });
const money = (amount: number, over: Partial<Payment> = {}): Payment => ({
  ...payment(amount),
  id: 7,
  number: 'INV-000007',
  clientId: null,
  netAmount: amount,
  allocated: [{ kind: 'freight', amount }],
  dimensions: NAMED,
  ...over,
});
const received = (amount: number, over: Partial<Payment> = {}): InvoiceEvent => ({
  type: 'InvoicePaymentReceived',
  data: money(amount, over),
});
const reversed = (amount: number, over: Partial<Payment> = {}): InvoiceEvent => ({
  type: 'InvoicePaymentReversed',
  data: { ...money(amount, over), reason: 'Bounced', reversedOn: '2026-11-21' },
});

const freight = (amount: number): InvoiceLine => ({ kind: 'freight', description: 'Freight', amount });
const create = (draft: boolean): InvoiceCommand => ({ type: 'CreateInvoice', id: 7, terms, draft });
const change = (
  changes: CommandOf<'ChangeInvoice'>['changes'],
  status?: 'draft' | 'pending' | 'paid' | 'overdue' | 'cancelled',
): InvoiceCommand => ({
  type: 'ChangeInvoice',
  id: 7,
  changes,
  paymentId: 9,
  on: '2026-11-21',
  ...(status ? { status } : {}),
});
const pay = (amount: number, over: Partial<NewPayment> = {}): InvoiceCommand => ({
  type: 'RecordPayment',
  id: 7,
  payment: payment(amount, over),
});
const reverse = (paymentId = 1): InvoiceCommand => ({
  type: 'ReversePayment',
  id: 7,
  paymentId,
  reason: 'Bounced',
  on: '2026-11-21',
});
const voidIt: InvoiceCommand = { type: 'VoidInvoice', id: 7, reason: 'Entered twice', on: '2026-11-21' };
const send: InvoiceCommand = { type: 'SendInvoice', id: 7, to: 'ap@summit.test' };
const nightOf = (on: string): InvoiceCommand => ({ type: 'MarkOverdue', id: 7, on });

describe('a new invoice', () => {
  it('is issued, or drafted when the user wants to go on later', () => {
    given().when(create(false)).then(issued);
    given().when(create(true)).then(drafted);
  });
  it('does not fall due before it is issued, but may on that day', () => {
    const due = (dueDate: string): InvoiceCommand =>
      ({ ...create(false), terms: { ...terms, dueDate } }) as InvoiceCommand;
    given().when(due('2026-10-31')).thenRefused('INVALID', 'Due date cannot be before the issue date');
    given()
      .when(due('2026-11-01'))
      .then({ type: 'InvoiceIssued', data: { ...terms, id: 7, dueDate: '2026-11-01' } });
  });
  it('is made once', () => given(issued).when(create(false)).thenRefused('ALREADY_EXISTS'));
  it.each<[string, InvoiceCommand]>([
    ['changed', change({ notes: 'x' })],
    ['sent', send],
    ['paid', pay(1)],
    ['reversed', reverse()],
    ['voided', voidIt],
  ])('that does not exist cannot be %s', (_, command) => {
    given().when(command).thenRefused('NOT_FOUND', 'This invoice does not exist');
  });
  it('that does not exist does not become overdue', () => given().when(nightOf('2027-01-01')).thenNothing());
});

describe('a payment', () => {
  it('may be kept whole by the factor, and no more than whole', () => {
    given(issued)
      .when(pay(500, { factorFee: 500 }))
      .then(received(500, { factorFee: 500, netAmount: 0 }));
    given(issued)
      .when(pay(500, { factorFee: 501 }))
      .thenRefused('INVALID', 'The factor fee cannot be more than the payment');
  });
  it('is reversed alone: the others stay, and can be reversed too', () => {
    given(issued, received(5), received(7, { paymentId: 2 }))
      .when(reverse(2))
      .then(reversed(7, { paymentId: 2 }));
    given(issued, received(5), received(7, { paymentId: 2 }), reversed(5))
      .when(reverse(2))
      .then(reversed(7, { paymentId: 2 }));
    given(issued, received(5), received(7, { paymentId: 2 }), reversed(5))
      .when(change({ amount: 1 }))
      .thenRefused('INVOICE_HAS_PAYMENTS');
  });
});

describe('what an invoice charges', () => {
  const lumper: InvoiceLine = { kind: 'lumper', description: 'Unloading', amount: 50 };
  const { amount: _amount, lines: _lines, ...others } = terms;
  const createWith = (charges: Charges): InvoiceCommand => ({
    type: 'CreateInvoice',
    id: 7,
    terms: { ...others, ...charges },
    draft: false,
  });

  it.each<[string, Charges, Pick<Terms, 'amount' | 'lines'>]>([
    ['an amount alone: one line of freight', { amount: 100 }, { amount: 100, lines: [freight(100)] }],
    ['an amount without lines, too', { amount: 100, lines: [] }, { amount: 100, lines: [freight(100)] }],
    ['lines alone: their sum', { lines: [freight(100), lumper] }, { amount: 150, lines: [freight(100), lumper] }],
    [
      'lines that add up to the amount',
      { amount: 150, lines: [freight(100), lumper] },
      { amount: 150, lines: [freight(100), lumper] },
    ],
    ['a line of nothing beside another', { lines: [freight(0), lumper] }, { amount: 50, lines: [freight(0), lumper] }],
  ])('is %s', (_, charges, expected) => {
    given()
      .when(createWith(charges))
      .then({ type: 'InvoiceIssued', data: { ...others, ...expected, id: 7 } });
    given(drafted)
      .when(change(charges))
      .then({ type: 'InvoiceDrafted', data: { ...others, ...expected, id: 7 } });
  });

  it.each<[string, Charges, string]>([
    ['an amount of nothing', { amount: 0 }, 'Amount must be positive'],
    ['less than nothing', { amount: -1 }, 'Amount must be positive'],
    ['lines of nothing', { lines: [freight(0)] }, 'Amount must be positive'],
    ['a line below nothing', { lines: [freight(-5), lumper] }, 'Amount must be positive'],
    ['lines of less', { amount: 500, lines: [freight(1)] }, 'The lines do not add up to the amount'],
    ['lines of more', { amount: 1, lines: [lumper] }, 'The lines do not add up to the amount'],
  ])('is not %s', (_, charges, message) => {
    given().when(createWith(charges)).thenRefused('INVALID', message);
    given(issued).when(change(charges)).thenRefused('INVALID', message);
  });

  it('is said for a new one', () => {
    given().when(createWith({})).thenRefused('INVALID', 'Amount is required');
    given()
      .when(createWith({ lines: [] }))
      .thenRefused('INVALID', 'Amount is required');
  });
  it('stays where a change says nothing of it', () =>
    given(issued)
      .when(change({ lines: [] }))
      .thenNothing());
});

describe('a draft', () => {
  it('is rewritten by a change, whatever changes', () =>
    given(drafted)
      .when(change({ amount: 5, lines: [], notes: 'x' }))
      .then({ type: 'InvoiceDrafted', data: { ...terms, id: 7, amount: 5, lines: [freight(5)], notes: 'x' } }));
  it('stays as it is when nothing changes', () =>
    given(drafted)
      .when(change({ amount: 2_000_00, notes: null }, 'draft'))
      .thenNothing());
  it('is issued by becoming pending', () => given(drafted).when(change({}, 'pending')).then(issued));
  it('is changed and issued in one step', () => {
    given(drafted)
      .when(change({ notes: 'x' }, 'pending'))
      .then(
        { type: 'InvoiceDrafted', data: { ...terms, id: 7, notes: 'x' } },
        { type: 'InvoiceIssued', data: { ...terms, id: 7, notes: 'x' } },
      );
  });
  it('marked as paid is issued and paid whole', () => {
    given(drafted)
      .when(change({}, 'paid'))
      .then(
        issued,
        received(2_000_00, { paymentId: 9, paymentDate: '2026-11-21', method: 'manual', notes: 'Marked as paid' }),
      );
  });
  it('marked as overdue is issued first', () =>
    given(drafted)
      .when(change({}, 'overdue'))
      .then(issued, { type: 'InvoiceBecameOverdue', data: { id: 7, on: '2026-11-21' } }));
  it.each<[string, InvoiceCommand, string]>([
    ['paid', pay(1), 'A draft invoice cannot be paid; issue it first'],
    ['sent', send, 'A draft invoice cannot be sent; issue it first'],
    ['changed by a reversal', reverse(), 'A draft invoice cannot be changed; issue it first'],
  ])('cannot be %s', (_, command, message) => {
    given(drafted).when(command).thenRefused('INVOICE_NOT_OPEN', message);
  });
  it('is voided without the books', () => given(drafted).when(voidIt).then(voided(false)));
  it('never becomes overdue by night', () => given(drafted).when(nightOf('2027-01-01')).thenNothing());
});

describe('an issued invoice', () => {
  it('keeps its posting when only what is not booked changes', () => {
    given(issued)
      .when(change({ notes: 'Call first', dueDate: '2026-12-15', number: 'A-1' }))
      .then({
        type: 'InvoiceNotesChanged',
        data: { id: 7, changes: { notes: 'Call first', dueDate: '2026-12-15', number: 'A-1' } },
      });
  });
  it.each<[keyof Terms, Partial<Terms>]>([
    ['amount', { amount: 1, lines: [freight(1)] }],
    ['lines', { lines: [freight(1_500_00), { kind: 'lumper', description: 'Unloading', amount: 500_00 }] }],
    ['brokerId', { brokerId: 4 }],
    ['clientId', { clientId: 'c' }],
    ['issueDate', { issueDate: '2026-10-31' }],
  ])('is corrected when its %s changes', (_, changes) => {
    given(issued)
      .when(change(changes))
      .then({
        type: 'InvoiceCorrected',
        data: { id: 7, before: terms, after: { ...terms, ...changes }, correctedOn: '2026-11-21' },
      });
  });
  it('keeps its due date on or after its issue date', () => {
    given(issued)
      .when(change({ dueDate: '2026-10-31' }))
      .thenRefused('INVALID', 'Due date cannot be before the issue date');
    given(issued)
      .when(change({ issueDate: '2026-12-02' }))
      .thenRefused('INVALID', 'Due date cannot be before the issue date');
    given({ type: 'InvoiceIssued', data: { ...terms, id: 7, dueDate: '2026-10-31' } })
      .when(change({ notes: 'Called' }))
      .then({ type: 'InvoiceNotesChanged', data: { id: 7, changes: { notes: 'Called' } } });
  });
  it('is not corrected once it has payments, until they are reversed', () => {
    given(issued, received(5))
      .when(change({ amount: 1 }))
      .thenRefused('INVOICE_HAS_PAYMENTS', 'reverse the payments first');
    given(issued, received(5), reversed(5))
      .when(change({ brokerId: 4 }))
      .then({
        type: 'InvoiceCorrected',
        data: { id: 7, before: terms, after: { ...terms, brokerId: 4 }, correctedOn: '2026-11-21' },
      });
  });
  it('stays as it is when nothing changes', () =>
    given(issued)
      .when(change({ ...terms }, 'pending'))
      .thenNothing());
  it('is sent as often as asked', () =>
    given(issued, { type: 'InvoiceSent', data: { id: 7, to: 'ap@summit.test' } })
      .when(send)
      .then({ type: 'InvoiceSent', data: { id: 7, to: 'ap@summit.test' } }));
  it('cannot become a draft again', () =>
    given(issued).when(change({}, 'draft')).thenRefused('INVOICE_STATUS', 'cannot become a draft again'));
  it('is cancelled by its status', () => given(issued).when(change({}, 'cancelled')).then(voided(true, 'Cancelled')));
  it('is voided once, however often it is asked', () => {
    given(issued).when(voidIt).then(voided(true));
    given(issued, voided(true)).when(voidIt).thenNothing();
  });
  it('with payments cannot be voided, neither by its status', () => {
    given(issued, received(5)).when(voidIt).thenRefused('INVOICE_HAS_PAYMENTS', 'reverse the payments first');
    given(issued, received(5)).when(change({}, 'cancelled')).thenRefused('INVOICE_HAS_PAYMENTS');
    given(issued, received(5), reversed(5)).when(voidIt).then(voided(true));
  });
});

describe('a payment', () => {
  it('takes a part, then the rest', () => {
    given(issued).when(pay(500_00)).then(received(500_00));
    given(issued, received(500_00))
      .when(pay(1_500_00, { paymentId: 2 }))
      .then(received(1_500_00, { paymentId: 2 }));
  });
  it.each([
    ['of nothing', 0],
    ['below nothing', -1],
  ])('%s is refused', (_, amount) =>
    given(issued).when(pay(amount)).thenRefused('INVALID', 'Amount must be more than 0'),
  );
  it('above the open balance is refused, to the cent', () => {
    given(issued)
      .when(pay(2_000_01))
      .thenRefused('OVERPAYMENT', 'The payment of $2,000.01 is more than the open balance of $2,000.00');
    given(issued, received(2_000_00)).when(pay(1)).thenRefused('OVERPAYMENT', 'open balance of $0.00');
  });
  it('counts whole, though the factor keeps a fee of it', () =>
    given(issued)
      .when(pay(2_000_00, { method: 'factoring', factorId: 'F', factorFee: 60_00 }))
      .then(received(2_000_00, { method: 'factoring', factorId: 'F', factorFee: 60_00, netAmount: 1_940_00 })));
  it.each([-1, 101])('with a fee of %i of 100 is refused', (factorFee) =>
    given(issued)
      .when(pay(100, { factorFee }))
      .thenRefused('INVALID', 'The factor fee cannot be more than the payment'),
  );
  it('is reversed once, and the invoice is open again', () => {
    given(issued, received(2_000_00)).when(reverse()).then(reversed(2_000_00));
    given(issued, received(2_000_00), reversed(2_000_00))
      .when(reverse())
      .thenRefused('PAYMENT_REVERSED', 'already reversed');
    given(issued, received(2_000_00), reversed(2_000_00))
      .when(pay(2_000_00, { paymentId: 2 }))
      .then(received(2_000_00, { paymentId: 2 }));
  });
  it('by hand takes what is left, and nothing when nothing is', () => {
    given(issued, received(500_00))
      .when(change({}, 'paid'))
      .then(received(1_500_00, { paymentId: 9, paymentDate: '2026-11-21', method: 'manual', notes: 'Marked as paid' }));
    given(issued, received(2_000_00)).when(change({}, 'paid')).thenNothing();
  });
  it.each(['pending', 'overdue'] as const)('makes an invoice that only its reversal makes %s again', (status) =>
    given(issued, received(2_000_00))
      .when(change({}, status))
      .thenRefused('INVOICE_STATUS', 'open again once its payment is reversed'),
  );
});

describe('an overdue invoice', () => {
  it('becomes so the night after its due date, not on it', () => {
    given(issued).when(nightOf('2026-12-01')).thenNothing();
    given(issued).when(nightOf('2026-12-02')).then(overdue);
  });
  it('becomes so once', () => {
    given(issued, overdue).when(nightOf('2026-12-03')).thenNothing();
    given(issued, overdue).when(change({}, 'overdue')).thenNothing();
  });
  it('does not when it is paid, void or has no due date', () => {
    given(issued, received(2_000_00)).when(nightOf('2027-01-01')).thenNothing();
    given(issued, voided(true)).when(nightOf('2027-01-01')).thenNothing();
    given({ type: 'InvoiceIssued', data: { ...terms, id: 7, dueDate: null } })
      .when(nightOf('2027-01-01'))
      .thenNothing();
  });
  it('starts anew with a new due date', () =>
    given(issued, overdue, { type: 'InvoiceNotesChanged', data: { id: 7, changes: { dueDate: '2027-01-15' } } })
      .when(nightOf('2027-01-16'))
      .then({ type: 'InvoiceBecameOverdue', data: { id: 7, on: '2027-01-16' } }));
  it('can be paid', () => given(issued, overdue).when(pay(1)).then(received(1)));
  it('that was paid whole is marked anew when the payment is reversed', () =>
    given(issued, overdue, received(2_000_00), reversed(2_000_00))
      .when(nightOf('2027-01-16'))
      .then({ type: 'InvoiceBecameOverdue', data: { id: 7, on: '2027-01-16' } }));
  it('that was paid in part stays overdue when the payment is reversed', () =>
    given(issued, overdue, received(1), reversed(1)).when(nightOf('2027-01-16')).thenNothing());
});

describe('a cancelled invoice', () => {
  it.each<[string, InvoiceCommand, string]>([
    ['paid', pay(1), 'INVOICE_NOT_OPEN'],
    ['sent', send, 'INVOICE_NOT_OPEN'],
    ['corrected', change({ amount: 1 }), 'INVOICE_CANCELLED'],
    ['given notes', change({ notes: 'x' }), 'INVOICE_CANCELLED'],
    ['reopened', change({}, 'pending'), 'INVOICE_STATUS'],
    ['paid by hand', change({}, 'paid'), 'INVOICE_STATUS'],
  ])('cannot be %s', (_, command, code) => given(issued, voided(true)).when(command).thenRefused(code));
  it('stays cancelled quietly', () => given(issued, voided(true)).when(change({}, 'cancelled')).thenNothing());
});

describe('history that cannot be', () => {
  it.each<[string, InvoiceEvent[]]>([
    ['a payment without an issue', [received(1)]],
    ['a payment of a draft', [drafted, received(1)]],
    ['a reversal without its payment', [issued, reversed(1)]],
    ['a fact after voiding', [issued, voided(true), received(1)]],
    ['a void of nothing', [voided(true)]],
  ])('%s stops the fold', (_, history) => {
    expect(() => history.reduce(invoiceDecider.evolve, invoiceDecider.initialState)).toThrow('History is impossible');
  });

  describe('that somebody is reminded of', () => {
    const remind: InvoiceCommand = {
      type: 'RemindOfInvoice',
      id: 7,
      to: 'ap@summit.test',
      letter: 'letter-1',
      invoices: [7, 8],
    };
    it('says to whom, and in which letter', () =>
      given(issued, overdue)
        .when(remind)
        .then({
          type: 'InvoiceReminded',
          data: { id: 7, to: 'ap@summit.test', letter: 'letter-1', invoices: [7, 8] },
        }));
    it('must be open', () => {
      given(drafted).when(remind).thenRefused('INVOICE_NOT_OPEN');
      given(issued, voided(true)).when(remind).thenRefused('INVOICE_NOT_OPEN');
      given(issued, received(2_000_00)).when(remind).thenRefused('INVOICE_PAID');
    });
  });

  it('keeps the number of the check that paid it', () =>
    given(issued)
      .when({ type: 'RecordPayment', id: 7, payment: payment(500_00, { method: 'check', checkNumber: '1044' }) })
      .then(received(500_00, { method: 'check', checkNumber: '1044' })));
});
