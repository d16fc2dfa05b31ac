import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';

/** How a driver is paid. */
export const PAID_BY = ['check', 'ach', 'wire', 'cash', 'card', 'third_party'] as const;
/** How a disputed line stands: nobody answered yet, the driver is right, or the line stays. */
export const DISPUTE_STATES = ['open', 'accepted', 'rejected'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

const id = z.int();
const line = z.object({
  id: z.int(),
  kind: z.enum(['earning', 'reimbursement', 'deduction']),
  source: z.object({
    kind: z.enum(['load', 'expense', 'payrule', 'deductionrule', 'account', 'hand']),
    id: z.string(),
  }),
  basis: z
    .enum([
      ...(['percent_linehaul', 'percent_gross', 'loaded_mile', 'empty_mile', 'flat', 'hour', 'stop'] as const),
      ...(['detention_share', 'fixed', 'per_mile', 'per_load', 'percent'] as const),
    ])
    .nullable(),
  text: z.string(),
  base: z.string(),
  unit: z.string(),
  rate: z.string(),
  amount: z.int(),
  account: z.string(),
  key: z.string().nullable(),
  pocket: z.string().nullable(),
  after: z.int().nullable(),
  loadId: z.int().nullable(),
  vehicleId: z.string().nullable(),
  mark: z.enum(['edited', 'added']).nullable(),
  reason: z.string().nullable(),
});
const leftOut = z.object({ kind: line.shape.source.shape.kind, id: z.string(), name: z.string(), reason: z.string() });
const balance = z.object({ pocket: z.string(), before: z.int(), after: z.int() });

/**
 * A settlement whole; amounts in whole cents. `account` is the account of the driver in the book.
 * @example { number: 'S-3', account: 'firm.7', clientId: null, driverId: 7, driverName: 'Dana Reyes',
 *   from: '2026-11-16', to: '2026-11-22', gross: 175500, reimbursements: 12000, deductions: 92987, net: 94513,
 *   carried: 0, … }
 */
export const settlementTerms = z.object({
  number: z.string(),
  account: z.string(),
  clientId: z.string().nullable(),
  driverId: z.int(),
  driverName: z.string(),
  from: z.string(),
  to: z.string(),
  lines: z.array(line),
  leftOut: z.array(leftOut),
  balances: z.array(balance),
  gross: z.int(),
  reimbursements: z.int(),
  deductions: z.int(),
  net: z.int(),
  carried: z.int(),
});
export type SettlementTerms = Readonly<z.output<typeof settlementTerms>>;

const said = settlementTerms.extend({ id });
/** `freed` is what lines that were taken out had and another settlement can take: ['load-7']; left out: none were. */
const changedLines = said.extend({ freed: z.array(z.string()).optional() });
export type ChangedTerms = Omit<Readonly<z.output<typeof changedLines>>, 'id'>;
/** `bookedOn` is the accounting date, where the month of the own day is closed. */
const approved = said.extend({ approvedOn: z.string(), bookedOn: z.string().nullable() });
const paid = said.extend({
  paidOn: z.string(),
  method: z.enum(PAID_BY).nullable(),
  reference: z.string().nullable(),
  bookedOn: z.string().nullable(),
});
/** What is said of a line, without the settlement whole. */
const dispute = settlementTerms
  .pick({ number: true, clientId: true, driverId: true })
  .extend({ id, lineId: z.int(), message: z.string(), on: z.string(), by: z.enum(['driver', 'office']) });

export type Said = Readonly<z.output<typeof said>>;
export type ApprovedSettlement = Readonly<z.output<typeof approved>>;
export type PaidSettlement = Readonly<z.output<typeof paid>>;

const of = ({ driverId }: Pick<SettlementTerms, 'driverId'>): string => `settlement {record} of {driver:${driverId}}`;

/** Events about what drivers are paid. */
export const settlementEvents = eventFamily('settlement', {
  SettlementDrafted: defineEvent('drafted the settlement', said, { says: (data) => `drafted ${of(data)} over {net}` }),
  SettlementLinesChanged: defineEvent('changed lines of the settlement', changedLines, {
    says: (data) => `changed lines of ${of(data)}: it comes to {net}`,
  }),
  SettlementApproved: defineEvent('approved the settlement', approved, {
    says: (data) => `approved ${of(data)} over {net}`,
  }),
  SettlementReopened: defineEvent('reopened the settlement', approved.extend({ reason: z.string(), on: z.string() }), {
    says: (data) => `reopened ${of(data)}: ${data.reason}`,
  }),
  SettlementPaid: defineEvent('paid the settlement', paid, { says: (data) => `paid {net} of ${of(data)}` }),
  SettlementPaymentReversed: defineEvent(
    'reversed the payment of the settlement',
    paid.extend({ reversedOn: z.string(), reason: z.string() }),
    { says: (data) => `reversed the payment of ${of(data)}: ${data.reason}` },
  ),
  SettlementDiscarded: defineEvent('discarded the settlement', said.extend({ reason: z.string() }), {
    says: (data) => `discarded ${of(data)}: ${data.reason}`,
  }),
  SettlementSent: defineEvent(
    'sent the settlement',
    settlementTerms.pick({ number: true, clientId: true, driverId: true }).extend({ id, to: z.string() }),
    { says: (data) => `sent ${of(data)} to ${data.to}` },
  ),
  SettlementLineDisputed: defineEvent('disputed a line of the settlement', dispute, {
    says: (data) => `wrote about line ${data.lineId} of ${of(data)}: ${data.message}`,
  }),
  SettlementDisputeAnswered: defineEvent(
    'answered about a disputed line',
    dispute.extend({ state: z.enum(DISPUTE_STATES), holdsPayment: z.boolean() }),
    { says: (data) => `answered about line ${data.lineId} of ${of(data)}: ${data.message}` },
  ),
});
export type SettlementEvent = EventsOf<typeof settlementEvents>;
