import { NO_POCKETS } from './lines';
import type { DeductionTerms } from './deduct';
import type { PaidLoad, PayTerms } from './earn';
import type { DriversExpense, Work } from './pay';

/** A week without anything. */
export const WEEK: Work = {
  from: '2026-11-16',
  to: '2026-11-22',
  loads: [],
  payRules: [],
  deductionRules: [],
  expenses: [],
  settled: [],
  pockets: NO_POCKETS,
  taken: new Set(),
};
/** Linehaul $2,400.00 with a surcharge of $300.00 and detention of $150.00. */
export const load = (over: Partial<PaidLoad> = {}): PaidLoad => ({
  id: 7,
  number: 'L-7',
  deliveredOn: '2026-11-18',
  vehicleId: null,
  linehaul: 2_400_00,
  charges: [
    { kind: 'fuel_surcharge', amount: 300_00 },
    { kind: 'detention', amount: 150_00 },
  ],
  miles: '612.5',
  emptyMiles: '100.5',
  stops: 3,
  ...over,
});
export const rule = (basis: PayTerms['basis'], rate: string, over: Partial<PayTerms> = {}): PayTerms => ({
  id: `rule-of-${basis}`,
  basis,
  rate,
  from: '2026-01-01',
  until: null,
  ...over,
});
export const deduction = (
  kind: DeductionTerms['kind'],
  rate: string,
  over: Partial<DeductionTerms> = {},
): DeductionTerms => ({
  id: `of-${kind}`,
  kind,
  basis: 'fixed',
  rate,
  from: '2026-01-01',
  until: null,
  target: null,
  priority: 50,
  whenShort: false,
  accountNumber: null,
  description: null,
  ...over,
});
export const expense = (side: DriversExpense['side'], amount: number): DriversExpense => ({
  id: side === 'paid' ? 1 : 2,
  text: side === 'paid' ? 'Lumper' : 'Fuel',
  amount,
  side,
  account: side === 'paid' ? '5900' : '5000',
  loadId: null,
  vehicleId: null,
});
