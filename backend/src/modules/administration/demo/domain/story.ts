import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { LANES } from './cast';
import { Chance } from './random';

/**
 * One haul of the demo year, from the rate confirmation to the payment. Amounts in whole cents, days as YYYY-MM-DD;
 * `client` and `broker` are indexes in the lists of clients and brokers.
 */
export interface Haul {
  readonly entered: IsoDate;
  readonly client: number;
  readonly broker: number;
  readonly loadNumber: string;
  readonly lane: (typeof LANES)[number];
  readonly freight: number;
  readonly detention: number;
  readonly lumper: number;
  readonly pickedUp: IsoDate;
  readonly delivered: IsoDate;
  readonly invoiced: IsoDate;
  readonly end: {
    readonly how: 'paid' | 'factored' | 'in parts' | 'open' | 'voided' | 'not invoiced' | 'cancelled';
    readonly on: IsoDate;
  };
}

const DAYS = 365;
const HAULS_A_CLIENT = 10;
/** Hauls of each client beyond the twelve. */
const HAULS_OF_OTHERS = 45;
const RATE_LOW = 185;
const RATE_HIGH = 320;

const endOf = (chance: Chance, invoiced: IsoDate, today: IsoDate): Haul['end'] => {
  const how = chance.happens(0.16)
    ? 'factored'
    : chance.happens(0.08)
      ? 'in parts'
      : chance.happens(0.03)
        ? 'voided'
        : chance.happens(0.04)
          ? 'open'
          : 'paid';
  const on = addDays(
    invoiced,
    how === 'factored' ? chance.between(1, 3) : how === 'voided' ? chance.between(1, 5) : chance.between(18, 44),
  );
  return on > today ? { how: 'open', on } : { how, on };
};

/**
 * The hauls of the twelve months before `today`, oldest first; the result is always the same for the same arguments.
 * @param clients how many of the twelve clients
 * @param others how many clients beyond the twelve, who haul more
 */
export const generateYear = (today: IsoDate, clients: number, others: number, brokers: number): readonly Haul[] => {
  const chance = new Chance(20_260_101);
  const own = clients * HAULS_A_CLIENT;
  const hauls = Array.from({ length: own + others * HAULS_OF_OTHERS }, (_, index): Haul => {
    const entered = addDays(today, -chance.between(0, DAYS));
    const lane = chance.one(LANES);
    const pickedUp = addDays(entered, chance.between(0, 2));
    const delivered = addDays(pickedUp, Math.max(1, Math.round(lane.miles / 500)));
    const invoiced = addDays(delivered, chance.between(0, 2));
    const freight = Math.round((lane.miles * chance.between(RATE_LOW, RATE_HIGH)) / 500) * 500;
    const cancelled = chance.happens(0.02);
    const end: Haul['end'] = cancelled
      ? { how: 'cancelled', on: entered }
      : invoiced > today
        ? { how: 'not invoiced', on: today }
        : endOf(chance, invoiced, today);
    return {
      entered,
      client: index < own ? index % clients : clients + ((index - own) % others),
      broker: chance.between(0, brokers - 1),
      loadNumber: '',
      lane,
      freight,
      pickedUp,
      delivered,
      invoiced,
      end,
      detention: chance.happens(0.18) ? chance.between(1, 4) * 5_000 : 0,
      lumper: chance.happens(0.1) ? chance.between(4, 14) * 2_500 : 0,
    };
  });
  return hauls
    .sort((a, b) => a.entered.localeCompare(b.entered))
    .map((haul, index) => ({ ...haul, loadNumber: `L-${String(10_001 + index)}` }));
};
