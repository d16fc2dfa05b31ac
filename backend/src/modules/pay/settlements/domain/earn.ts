import { ACCOUNT } from '../../../../platform/money/accounts';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { moneyText, multiply, NOTHING, parseMoney, product } from '../../../../platform/money/money';
import { holdsOn, holdsWithin, type PayBasis } from '../../pay-rules';
import type { LeftOut, NewLine } from './lines';

/** A load that a driver delivered; amounts in whole cents, miles as exact text. */
export interface PaidLoad {
  readonly id: number;
  readonly number: string;
  readonly deliveredOn: IsoDate;
  readonly vehicleId: string | null;
  /** What the broker pays for the haul itself; null where nobody said it yet. */
  readonly linehaul: number | null;
  readonly charges: readonly { readonly kind: string; readonly amount: number }[];
  readonly miles: string | null;
  readonly emptyMiles: string | null;
  readonly stops: number | null;
}
/** A pay rule of the driver. */
export interface PayTerms {
  readonly id: string;
  readonly basis: PayBasis;
  readonly rate: string;
  readonly from: IsoDate;
  readonly until: IsoDate | null;
}

/** What a rule pays for a load, or why it cannot; null where it has nothing to do with it. */
type Worth =
  | { readonly base: string; readonly unit: string; readonly what: string }
  | { readonly missing: string }
  | null;

/** '62.5' percent as a factor: '0.625'. */
export const factorOf = (percent: string): string => {
  const [whole = '', part = ''] = percent.split('.');
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${part}`;
};
/** The only place where pay is rounded: once a line, half away from zero. Percents are of dollars. */
export const amountOf = (base: string, unit: string, rate: string): number =>
  unit === '%' ? multiply(parseMoney(base) ?? NOTHING, factorOf(rate)) : product(base, rate);

const sumOf = (charges: PaidLoad['charges'], which: (kind: string) => boolean): number =>
  charges.reduce((sum, { kind, amount }) => (which(kind) ? sum + amount : sum), 0);
const percentOf = (amount: number, what: string): Worth =>
  amount === 0 ? null : { base: moneyText(amount), unit: '%', what };
const each = (base: string | number | null, unit: string, what: string): Worth =>
  base === null || Number(base) === 0 ? null : { base: String(base), unit, what };
const NO_RATE = { missing: 'The load has no rate' };

/** Lumpers are no income of the carrier: they are what the broker gives back. */
const WORTH: Readonly<Record<PayBasis, (load: PaidLoad) => Worth>> = {
  percent_linehaul: ({ linehaul }) => (linehaul === null ? NO_RATE : percentOf(linehaul, 'of linehaul')),
  percent_gross: ({ linehaul, charges }) =>
    linehaul === null ? NO_RATE : percentOf(linehaul + sumOf(charges, (kind) => kind !== 'lumper'), 'of gross'),
  detention_share: ({ charges }) =>
    percentOf(
      sumOf(charges, (kind) => kind === 'detention'),
      'of detention',
    ),
  loaded_mile: ({ miles }) =>
    miles === null ? { missing: 'The load has no miles' } : each(miles, 'mile', 'loaded miles'),
  empty_mile: ({ emptyMiles }) => each(emptyMiles, 'mile', 'empty miles'),
  stop: ({ stops }) => each(stops, 'stop', 'stops'),
  flat: () => ({ base: '1', unit: 'load', what: 'flat' }),
  // hours are of the settlement, not of a load
  hour: () => null,
};

/** '70 % of linehaul', '612.5 loaded miles', 'flat'. */
const inWords = ({ base, unit, what }: Extract<Worth, { base: string }>, rate: string): string => {
  if (unit === '%') return `${Number(rate)} % ${what}`;
  return unit === 'load' ? what : `${base} ${what}`;
};

/** What a load earns its driver by the rules of the day on which it was delivered. */
export const earningsOf = (
  load: PaidLoad,
  rules: readonly PayTerms[],
): { readonly lines: readonly NewLine[] } | { readonly reason: string } => {
  const held = rules.filter((rule) => rule.basis !== 'hour' && holdsOn(rule, load.deliveredOn));
  if (held.length === 0) return { reason: `No pay rule of the driver holds on ${usDate(load.deliveredOn)}` };
  const worths = held.map((rule) => ({ rule, worth: WORTH[rule.basis](load) }));
  for (const { worth } of worths) if (worth && 'missing' in worth) return { reason: worth.missing };
  const lines = worths.flatMap(({ rule: { basis, rate }, worth }): NewLine[] =>
    worth && 'base' in worth
      ? [
          {
            kind: 'earning',
            source: { kind: 'load', id: String(load.id) },
            basis,
            text: `Load ${load.number}: ${inWords(worth, rate)}`,
            base: worth.base,
            unit: worth.unit,
            rate,
            amount: amountOf(worth.base, worth.unit, rate),
            account: ACCOUNT.driverPay,
            key: `load-${load.id}`,
            pocket: null,
            after: null,
            loadId: load.id,
            vehicleId: load.vehicleId,
          },
        ]
      : [],
  );
  return lines.length > 0 ? { lines } : { reason: 'The pay rules of the driver pay nothing for this load' };
};

/** The key of what a rule takes of a period: a second settlement of it does not take it again. */
export const periodKey = (ruleId: string, from: IsoDate, to: IsoDate): string => `rule-${ruleId}-${from}-${to}`;

/** A line for each rule by the hour, of 0 hours until somebody enters them. */
export const hoursOf = (
  rules: readonly PayTerms[],
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  taken: ReadonlySet<string>,
): { readonly lines: readonly NewLine[]; readonly leftOut: readonly LeftOut[] } => {
  const held = rules.filter((rule) => rule.basis === 'hour' && holdsWithin(rule, from, to) && !taken.has(rule.id));
  return {
    lines: held.map(({ id, rate }) => ({
      kind: 'earning',
      source: { kind: 'payrule', id },
      basis: 'hour',
      text: 'Hours worked',
      base: '0',
      unit: 'hour',
      rate,
      amount: 0,
      account: ACCOUNT.driverPay,
      key: periodKey(id, from, to),
      pocket: null,
      after: null,
      loadId: null,
      vehicleId: null,
    })),
    leftOut: held.map(({ id }) => ({
      kind: 'payrule',
      id,
      name: 'Hours worked',
      reason: 'Enter the hours on its line',
    })),
  };
};
