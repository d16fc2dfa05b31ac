import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';
import { QUARTERS } from './due-date';
import { RATE_KINDS, UNITS } from './rates';

const text = z.string().nullable();

/** What a fuel of the quarter comes from, by jurisdiction; miles with one place, gallons with three. */
const fuel = z.object({
  fuelType: z.string(),
  lines: z
    .array(
      z.object({
        jurisdiction: z.string(),
        miles: z.string(),
        taxableMiles: z.string(),
        taxPaidGallons: z.string(),
        untaxedGallons: z.string(),
      }),
    )
    .readonly(),
  /** Fuel whose receipt names no jurisdiction: it counts for the miles per gallon, and gives no credit. */
  unplacedGallons: z.string(),
});
export type KeptFuel = Readonly<z.output<typeof fuel>>;
/** What a vehicle did in the quarter: `{ unit: 'T-101', miles: '12045.5', gallons: '1800.25', leftOut: null }`. */
const vehicle = z.object({
  vehicleId: z.string(),
  unit: z.string(),
  miles: z.string(),
  estimatedMiles: z.string(),
  gallons: z.string(),
  /** Why it is not in the return: 'It is no qualified vehicle: …'. */
  leftOut: text,
});
export type VehicleOfReturn = Readonly<z.output<typeof vehicle>>;

const rate = z.union([
  z.object({ is: z.literal('known'), rate: z.string(), source: z.string(), preliminary: z.boolean() }),
  z.object({ is: z.literal('none'), reason: z.string() }),
  z.object({ is: z.literal('missing') }),
]);
const line = z.object({
  jurisdiction: z.string(),
  kind: z.enum(RATE_KINDS),
  rate,
  totalMiles: z.int(),
  taxableMiles: z.int(),
  taxableGallons: z.int(),
  taxPaidGallons: z.int(),
  netTaxableGallons: z.int(),
  tax: z.int().nullable(),
  interest: z.int(),
  total: z.int().nullable(),
});
const section = z.object({
  fuelType: z.string(),
  totalMiles: z.int(),
  totalGallons: z.int(),
  fleetMpg: text,
  lines: z.array(line).readonly(),
  tax: z.int(),
  surcharge: z.int(),
  interest: z.int(),
});
export type KeptSection = Readonly<z.output<typeof section>>;
const totals = z.object({
  tax: z.int().nullable(),
  surcharge: z.int().nullable(),
  interest: z.int().nullable(),
  penalty: z.int().nullable(),
  previousCredit: z.int(),
  due: z.int().nullable(),
});
export type KeptTotals = Readonly<z.output<typeof totals>>;

/**
 * A return of a client for a quarter: what it is worked out from, its lines and sums with the rates used, and a hash
 * over trips, fuel rows and rates. Amounts in cents. `version` counts what was filed from 1; an amendment is the next.
 * @example { clientId: '0199…', year: 2026, quarter: 'Q3', version: 1, units: 'us', trips: 212, fuelRows: 88, totals: {
 *   due: 1290, … }, inputHash: '9f2c…', … }
 */
export const returnTerms = z.object({
  clientId: z.string(),
  year: z.int(),
  quarter: z.enum(QUARTERS),
  version: z.int(),
  units: z.enum(UNITS),
  fuels: z.array(fuel).readonly(),
  vehicles: z.array(vehicle).readonly(),
  trips: z.int(),
  fuelRows: z.int(),
  inputHash: z.string(),
  sections: z.array(section).readonly(),
  totals,
  /** The day on which it was filed; null before. */
  filedOn: text,
  /** What the base state answered. */
  reference: text,
  /** Paid so far, in cents; below 0 what came back. */
  paid: z.int(),
});
export type ReturnTerms = Readonly<z.output<typeof returnTerms>>;

const said = returnTerms.extend({ id: z.string() });
const booked = { bookedOn: text };
/** Events about fuel tax returns. */
export const iftaReturnEvents = eventFamily('iftareturn', {
  IftaReturnDrafted: defineEvent('calculated a fuel tax return', said, {
    says: (data) => `worked out {record} from ${data.trips} trips and ${data.fuelRows} fuel purchases`,
  }),
  IftaReturnReviewed: defineEvent('reviewed a fuel tax return', said.extend({ score: z.int(), findings: z.int() }), {
    says: (data) => `reviewed {record}: score ${data.score}, ${data.findings} findings`,
  }),
  IftaReturnFiled: defineEvent('filed a fuel tax return', said.extend({ by: z.string(), ...booked }), {
    says: 'filed {record}',
  }),
  /** `difference` is what is owed more than by the version before, in cents. */
  IftaReturnAmended: defineEvent(
    'amended a fuel tax return',
    said.extend({ by: z.string(), reason: z.string(), difference: z.int(), ...booked }),
    { says: (data) => `amended {record}: ${data.reason}` },
  ),
  /** `amount` in cents; below 0 it came back. */
  IftaReturnPaid: defineEvent(
    'said that a fuel tax return was paid',
    said.extend({ paidOn: z.string(), amount: z.int(), paymentReference: text, ...booked }),
    { says: (data) => `said that {record} was ${data.amount < 0 ? 'refunded' : 'paid'}` },
  ),
  IftaReturnPaymentReversed: defineEvent(
    'reversed the payment of a fuel tax return',
    said.extend({ reversedOn: z.string(), amount: z.int(), reason: z.string() }),
    { says: (data) => `reversed the payment of {record}: ${data.reason}` },
  ),
  IftaReturnDiscarded: defineEvent('discarded a fuel tax return', said, {
    says: 'discarded {record}',
  }),
});
export type IftaReturnEvent = EventsOf<typeof iftaReturnEvents>;
