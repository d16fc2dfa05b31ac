import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { cents } from '../../../../platform/money/money';
import type { Chance } from './random';

/** An expense that the demo adds for a client. */
export interface Spent {
  readonly on: IsoDate;
  readonly values: Readonly<Record<string, unknown>>;
  /** When its supplier was paid, of what was bought on account. */
  readonly paidOn?: IsoDate;
}

const STOPS = [
  ['Pilot Travel Center', 'Amarillo, TX', 'TX'],
  ['Love’s', 'Joplin, MO', 'MO'],
  ['TA Express', 'Cookeville, TN', 'TN'],
  ['Flying J', 'Gary, IN', 'IN'],
] as const;
const OTHERS = [
  { category: 'toll', vendor: 'Ohio Turnpike', least: 18_00, most: 64_00 },
  { category: 'meal', vendor: 'Iron Skillet', least: 12_00, most: 31_00 },
  { category: 'repair', vendor: 'Speedco', least: 180_00, most: 940_00 },
  { category: 'other', vendor: 'CAT Scale', least: 13_50, most: 13_50 },
] as const;
const DAYS = 75;
/** Repairs are bought on account, and paid after so many days. */
const TERMS = 30;
/** The lowest and the highest price of diesel, in cents per gallon. */
const PRICE = [3_49, 3_98] as const;

const fuel = (chance: Chance, on: IsoDate, vehicleId: string | undefined): Spent => {
  const [vendor, location, jurisdiction] = chance.one(STOPS);
  const gallons = chance.between(82, 148);
  return {
    on,
    values: {
      category: 'fuel',
      vendor,
      location,
      jurisdiction,
      fuelType: 'diesel',
      gallons: String(gallons),
      amount: cents(gallons * chance.between(...PRICE)),
      expenseDate: on,
      paidFrom: 'fuel_card',
      ...(vehicleId && { vehicleId }),
    },
  };
};

/** The expenses of a client in the last weeks: fuel every few days, and other costs of the road. */
export const spentForClient = (chance: Chance, today: IsoDate, vehicles: readonly string[]): readonly Spent[] => {
  const spent: Spent[] = [];
  for (let ago = chance.between(1, 6); ago < DAYS; ago += chance.between(5, 11)) {
    const on = addDays(today, -ago);
    spent.push(fuel(chance, on, vehicles[ago % Math.max(vehicles.length, 1)]));
    const { category, vendor, least, most } = chance.one(OTHERS);
    const isOwed = category === 'repair';
    const paidFrom = isOwed ? 'on_account' : 'bank';
    spent.push({
      on,
      values: { category, vendor, amount: cents(chance.between(least, most)), expenseDate: on, paidFrom },
      ...(isOwed && ago > TERMS ? { paidOn: addDays(on, TERMS) } : {}),
    });
  }
  return spent;
};
