import { same, type Decider } from '../../../../platform/event-log/events/decider';
import { assertNever, invariant, mistake, notFound, RuleViolation } from '../../../../platform/core/errors';
import type { IsoDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { allocate, clearedBy, restsAfter } from './allocate';
import { balanceOf, evolve, noInvoice, type InvoiceState, type OpenInvoice } from './invoice';
import type { Charges, CommandOf, InvoiceCommand, NewPayment } from './invoice.commands';
import { dimensionsOf, termsIn, type InvoiceEvent, type Payment, type Terms } from './invoice.events';

/** The terms that the journal entry depends on; a change of one of them reverses the entry and posts it again. */
const BOOKED = ['amount', 'lines', 'brokerId', 'clientId', 'issueDate', 'bookedOn'] as const;
/** The terms that its lines name; a change of one of them moves what is booked. */
const ASSIGNED = ['loadId', 'vehicleId', 'driverId'] as const;

const known = (invoice: InvoiceState): Exclude<InvoiceState, { status: 'none' }> => {
  if (invoice.status === 'none') throw notFound('invoice');
  return invoice;
};

const stillOpen = (invoice: InvoiceState, command: string): OpenInvoice => {
  const existing = known(invoice);
  if (existing.status === 'open') return existing;
  throw new RuleViolation(
    'INVOICE_NOT_OPEN',
    existing.status === 'draft'
      ? `A draft invoice cannot be ${command}; issue it first`
      : `A cancelled invoice cannot be ${command}`,
  );
};

/** @throws RuleViolation INVALID when nothing is charged or the lines do not add up to the amount */
const charged = ({ amount, lines }: Charges): Pick<Terms, 'amount' | 'lines'> => {
  if (!lines?.length) {
    if (amount === undefined) throw mistake('amount', 'Amount is required');
    if (amount <= 0) throw mistake('amount', 'Amount must be positive');
    return { amount, lines: [{ kind: 'freight', description: 'Freight', amount }] };
  }
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  if (total <= 0 || lines.some((line) => line.amount < 0)) throw mistake('lines', 'Amount must be positive');
  if (amount !== undefined && amount !== total) throw mistake('lines', 'The lines do not add up to the amount');
  return { amount: total, lines: [...lines] };
};

const mustFallDueAfterIssue = ({ issueDate, dueDate }: Pick<Terms, 'issueDate' | 'dueDate'>): void => {
  if (dueDate && dueDate < issueDate) throw mistake('dueDate', 'Due date cannot be before the issue date');
};
const mustBeBookedAfterIssue = ({ issueDate, bookedOn }: Pick<Terms, 'issueDate' | 'bookedOn'>): void => {
  if (bookedOn && bookedOn < issueDate) throw mistake('bookedOn', 'It cannot be booked before the issue date');
};

const create = ({ id, terms, draft }: CommandOf<'CreateInvoice'>, invoice: InvoiceState): readonly InvoiceEvent[] => {
  if (invoice.status !== 'none') throw new RuleViolation('ALREADY_EXISTS', 'This invoice exists already');
  mustFallDueAfterIssue(terms);
  mustBeBookedAfterIssue(terms);
  const whole = named({ ...terms, ...charged(terms) });
  return [{ type: draft ? 'InvoiceDrafted' : 'InvoiceIssued', data: { ...whole, id } }];
};

/** The terms with a vehicle, so that the entries of the invoice name what it is for. */
const named = (terms: Terms): Terms => ({ ...termsIn(terms), vehicleId: terms.vehicleId ?? null });

const changeTerms = (
  { id, changes: asked, ofLoad, on, openDay }: CommandOf<'ChangeInvoice'>,
  invoice: InvoiceState,
): readonly InvoiceEvent[] => {
  const existing = known(invoice);
  const moves = asked.loadId !== undefined && asked.loadId !== existing.terms.loadId;
  const changes = moves ? { ...ofLoad, ...asked } : asked;
  const { amount, lines, ...others } = changes;
  const charges = amount === undefined && !lines?.length ? {} : charged({ amount, lines });
  const changed = Object.fromEntries(
    Object.entries({ ...others, ...charges }).filter(
      ([name, value]) => value !== undefined && !same(value, existing.terms[name as keyof Terms]),
    ),
  ) as Partial<Terms>;
  if (Object.keys(changed).length === 0) return [];
  if (existing.status === 'void') throw new RuleViolation('INVOICE_CANCELLED', 'A cancelled invoice cannot be changed');
  const after = datedAnew(named({ ...existing.terms, ...changed }), changed);
  if ('issueDate' in changed || 'dueDate' in changed) mustFallDueAfterIssue(after);
  mustBeBookedAfterIssue(after);
  if (existing.status === 'draft') return [{ type: 'InvoiceDrafted', data: { ...after, id } }];
  if (!BOOKED.some((name) => name in changed)) {
    const { dueDate, notes, number } = changed;
    const noted = defined({ dueDate, notes, number });
    return [
      ...(Object.keys(noted).length > 0
        ? [{ type: 'InvoiceNotesChanged', data: { id, changes: noted } } satisfies InvoiceEvent]
        : []),
      ...(ASSIGNED.some((name) => name in changed) && existing.status === 'open'
        ? [reassigned(id, existing, after, on)]
        : []),
    ];
  }
  if (existing.payments.length > 0)
    throw new RuleViolation(
      'INVOICE_HAS_PAYMENTS',
      'The amount, carrier and dates of an invoice with payments cannot change; reverse the payments first',
    );
  const corrected = { id, before: termsIn(existing.terms), after, correctedOn: on };
  const isDated = 'issueDate' in changed || 'bookedOn' in changed;
  return isDated || openDay === undefined || openDay <= (after.bookedOn ?? after.issueDate)
    ? [{ type: 'InvoiceCorrected', data: corrected }]
    : [
        {
          type: 'InvoiceCorrected',
          data: { ...corrected, after: { ...after, bookedOn: openDay }, bookedOn: openDay },
        },
      ];
};

/** The terms with no accounting date left over that a new issue date has overtaken. */
const datedAnew = (after: Terms, changed: Partial<Terms>): Terms =>
  changed.issueDate && !changed.bookedOn && after.bookedOn && after.bookedOn <= changed.issueDate
    ? { ...after, bookedOn: null }
    : after;

/** Moves what is booked of an invoice to another load, vehicle or driver: income, fees, and what payments cleared. */
const reassigned = (id: number, { terms, payments }: OpenInvoice, after: Terms, on: IsoDate): InvoiceEvent => ({
  type: 'InvoiceReassigned',
  data: {
    id,
    number: terms.number,
    clientId: terms.clientId,
    before: dimensionsOf(terms),
    after: invariantly(dimensionsOf(after)),
    lines: [...terms.lines],
    allocated: payments.flatMap(clearedBy),
    fees: payments.reduce((sum, { factorFee }) => sum + (factorFee ?? 0), 0),
    on,
  },
});

const invariantly = <Value>(value: Value | null): Value => {
  invariant(value !== null, 'terms with a vehicle have dimensions');
  return value;
};

const send = ({ id, to }: CommandOf<'SendInvoice'>, invoice: InvoiceState): readonly InvoiceEvent[] => {
  stillOpen(invoice, 'sent');
  return [{ type: 'InvoiceSent', data: { id, to } }];
};

const remind = (
  { id, to, letter, invoices }: CommandOf<'RemindOfInvoice'>,
  invoice: InvoiceState,
): readonly InvoiceEvent[] => {
  if (balanceOf(stillOpen(invoice, 'reminded of')) === 0)
    throw new RuleViolation('INVOICE_PAID', 'A paid invoice needs no reminder');
  return [{ type: 'InvoiceReminded', data: { id, to, letter, invoices: [...invoices] } }];
};

const markOverdue = ({ id, on }: CommandOf<'MarkOverdue'>, invoice: InvoiceState): readonly InvoiceEvent[] => {
  if (
    invoice.status !== 'open' ||
    invoice.overdue ||
    balanceOf(invoice) === 0 ||
    !invoice.terms.dueDate ||
    invoice.terms.dueDate >= on
  )
    return [];
  return [{ type: 'InvoiceBecameOverdue', data: { id, on } }];
};

const pay = (id: number, payment: NewPayment, invoice: OpenInvoice, field = 'amount'): readonly InvoiceEvent[] => {
  const { number, clientId, lines } = invoice.terms;
  const balance = balanceOf(invoice);
  if (payment.amount <= 0) throw mistake(field, 'Amount must be more than 0');
  if (payment.amount > balance) {
    throw new RuleViolation(
      'OVERPAYMENT',
      `The payment of ${dollars(payment.amount)} is more than the open balance of ${dollars(balance)}`,
      'conflict',
      [{ field, message: `At most ${dollars(balance)} is open` }],
    );
  }
  if (payment.bookedOn && payment.bookedOn < payment.paymentDate)
    throw mistake('bookedOn', 'It cannot be booked before the payment date');
  const fee = payment.factorFee ?? 0;
  if (fee < 0 || fee > payment.amount) throw mistake('factorFee', 'The factor fee cannot be more than the payment');
  const shares = allocate(restsAfter(lines, invoice.payments), payment.amount);
  const allocated = lines.map(({ kind }, at) => ({ kind, amount: shares[at] ?? 0 }));
  const booked = { allocated, dimensions: dimensionsOf(invoice.terms) };
  const netAmount = payment.amount - fee;
  return [{ type: 'InvoicePaymentReceived', data: { ...payment, id, number, clientId, netAmount, ...booked } }];
};

const payTheRest = (id: number, paymentId: number, on: IsoDate, invoice: OpenInvoice): readonly InvoiceEvent[] => {
  const rest = balanceOf(invoice);
  return rest === 0
    ? []
    : pay(
        id,
        {
          paymentId,
          amount: rest,
          paymentDate: on,
          method: 'manual',
          factorId: null,
          factorFee: null,
          notes: 'Marked as paid',
        },
        invoice,
      );
};

const refuseStatus = (message: string): never => {
  throw new RuleViolation('INVOICE_STATUS', message, 'conflict', [{ field: 'status', message }]);
};

/** The events for a status that somebody chose in the form; none when the invoice already has this status. */
const changeStatus = (
  { id, status, paymentId, on }: Omit<CommandOf<'ChangeInvoice'>, 'type' | 'changes'>,
  invoice: Exclude<InvoiceState, { status: 'none' }>,
): readonly InvoiceEvent[] => {
  if (status === undefined) return [];
  if (invoice.status === 'void')
    return status === 'cancelled' ? [] : refuseStatus('A cancelled invoice stays cancelled; create a new one');
  if (status === 'cancelled') return cancel({ id, reason: 'Cancelled', on }, invoice);
  if (invoice.status === 'draft') {
    if (status === 'draft') return [];
    const issued: InvoiceEvent = { type: 'InvoiceIssued', data: { ...named(invoice.terms), id } };
    return [issued, ...changeStatus({ id, status, paymentId, on }, known(evolve(invoice, issued)))];
  }
  const settled = balanceOf(invoice) === 0;
  if (status === 'draft') return refuseStatus('An issued invoice cannot become a draft again');
  if (status === 'paid') return payTheRest(id, paymentId, on, invoice);
  if (settled) return refuseStatus('A paid invoice is open again once its payment is reversed');
  return status === 'overdue' && !invoice.overdue ? [{ type: 'InvoiceBecameOverdue', data: { id, on } }] : [];
};

const change = (command: CommandOf<'ChangeInvoice'>, invoice: InvoiceState): readonly InvoiceEvent[] => {
  const changed = changeTerms(command, invoice);
  return [...changed, ...changeStatus(command, known(changed.reduce(evolve, invoice)))];
};

const reverse = (
  { id, paymentId, reason, on }: CommandOf<'ReversePayment'>,
  invoice: InvoiceState,
): readonly InvoiceEvent[] => {
  const { payments, terms } = stillOpen(invoice, 'changed');
  const payment: Payment | undefined = payments.find((candidate) => candidate.paymentId === paymentId);
  if (!payment) throw new RuleViolation('PAYMENT_REVERSED', 'This payment was already reversed');
  // what it cleared may stand with another load by now
  const booked = { ...payment, dimensions: dimensionsOf(terms) };
  return [{ type: 'InvoicePaymentReversed', data: { ...booked, id, reason, reversedOn: on } }];
};

const cancel = (
  { id, reason, on }: Omit<CommandOf<'VoidInvoice'>, 'type'>,
  invoice: InvoiceState,
): readonly InvoiceEvent[] => {
  const existing = known(invoice);
  if (existing.status === 'void') return [];
  if (existing.status === 'open' && existing.payments.length > 0)
    throw new RuleViolation(
      'INVOICE_HAS_PAYMENTS',
      'An invoice with payments cannot be voided; reverse the payments first',
    );
  return [
    {
      type: 'InvoiceVoided',
      data: { ...termsIn(existing.terms), id, reason, voidedOn: on, wasIssued: existing.status === 'open' },
    },
  ];
};

const decide = (command: InvoiceCommand, invoice: InvoiceState): readonly InvoiceEvent[] => {
  switch (command.type) {
    case 'CreateInvoice':
      return create(command, invoice);
    case 'ChangeInvoice':
      return change(command, invoice);
    case 'SendInvoice':
      return send(command, invoice);
    case 'RemindOfInvoice':
      return remind(command, invoice);
    case 'MarkOverdue':
      return markOverdue(command, invoice);
    case 'RecordPayment':
      return pay(command.id, command.payment, stillOpen(invoice, 'paid'), command.field);
    case 'ReversePayment':
      return reverse(command, invoice);
    case 'VoidInvoice':
      return cancel(command, invoice);
    default:
      return assertNever(command);
  }
};

const defined = <Shape extends object>(values: Shape): { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Shape]?: Exclude<Shape[Key], undefined>;
  };

export const invoiceDecider: Decider<InvoiceState, InvoiceCommand, InvoiceEvent> = {
  initialState: noInvoice,
  decide,
  evolve,
};
