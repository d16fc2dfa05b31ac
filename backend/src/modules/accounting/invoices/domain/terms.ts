import { invariant, mistake, RuleViolation } from '../../../../platform/core/errors';
import { same } from '../../../../platform/event-log/events/decider';
import type { IsoDate } from '../../../../platform/money/dates';
import { bookedOf, dimensionsOf, mustBeOurs, mustBeUncleared, termsIn, type Terms } from '../../invoice-money';
import type { InvoiceState, OpenInvoice } from './invoice';
import type { Charges, CommandOf } from './invoice.commands';
import type { InvoiceEvent } from './invoice.events';
import { known } from './known';

/** The terms that the journal entry depends on; a change of one of them reverses the entry and posts it again. */
const BOOKED = ['amount', 'lines', 'brokerId', 'clientId', 'issueDate', 'bookedOn'] as const;
/** The terms that its lines name; a change of one of them moves what is booked. */
const ASSIGNED = ['loadId', 'vehicleId', 'driverId'] as const;

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

/** A new invoice, as a draft or issued. */
export const create = (
  { id, terms, draft }: CommandOf<'CreateInvoice'>,
  invoice: InvoiceState,
): readonly InvoiceEvent[] => {
  if (invoice.status !== 'none') throw new RuleViolation('ALREADY_EXISTS', 'This invoice exists already');
  mustFallDueAfterIssue(terms);
  mustBeBookedAfterIssue(terms);
  const whole = named({ ...terms, ...charged(terms) });
  return [{ type: draft ? 'InvoiceDrafted' : 'InvoiceIssued', data: { ...whole, id } }];
};

/** The terms with a vehicle, so that the entries of the invoice name what it is for. */
export const named = (terms: Terms): Terms => ({ ...termsIn(terms), vehicleId: terms.vehicleId ?? null });

/** The events for changed terms: what is booked is corrected or moved, all else is noted. */
export const changeTerms = (
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
  mustBeOurs(existing, 'corrected');
  mustBeUncleared(existing, 'The amount, carrier and dates of an invoice with payments cannot change');
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

/**
 * Moves what is booked of an invoice to another load, vehicle or driver: income less credits, fees, what is written off
 * and what payments cleared.
 */
const reassigned = (id: number, invoice: OpenInvoice, after: Terms, on: IsoDate): InvoiceEvent => {
  const { terms } = invoice;
  return {
    type: 'InvoiceReassigned',
    data: {
      id,
      number: terms.number,
      clientId: terms.clientId,
      before: dimensionsOf(terms),
      after: invariantly(dimensionsOf(after)),
      ...bookedOf(invoice),
      on,
    },
  };
};

const invariantly = <Value>(value: Value | null): Value => {
  invariant(value !== null, 'terms with a vehicle have dimensions');
  return value;
};

const defined = <Shape extends object>(values: Shape): { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Shape]?: Exclude<Shape[Key], undefined>;
  };
