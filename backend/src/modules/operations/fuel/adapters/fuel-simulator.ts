import { addDays, daysBetween, type IsoDate } from '../../../../platform/money/dates';
import type { WireTransaction } from '../domain/rules/wire';
import { FuelWire, WireFailed } from './fuel-wire';

/** A card that the simulator buys with. */
export interface SimulatedCard {
  readonly last4: string;
  readonly unit: string | null;
}
/** What goes wrong in the simulated service. */
export interface SimulatedTrouble {
  /** The next so many requests time out. */
  timeouts: number;
}

const SITES = [
  ['PILOT 4471', 'Amarillo', 'TX'],
  ['FJ-TULSA 706', 'Tulsa', 'OK'],
  ['TA GALLUP', 'Gallup', 'NM'],
  ['LOVES 312', 'Little Rock', 'AR'],
] as const;
const MOST_LOGINS = 5;
const WINDOW_MS = 60_000;
const FIRST = '2026-01-01';

/** The made-up service of a provider: it posts late, tells purchases twice, times out and locks after many logins. */
export class FuelSimulator extends FuelWire {
  readonly name = 'simulator';
  readonly trouble: SimulatedTrouble = { timeouts: 0 };
  private nr = 0;
  private logins: number[] = [];

  constructor(
    private readonly cards: () => Promise<readonly SimulatedCard[]>,
    private readonly today: () => Promise<IsoDate>,
    private readonly now: () => number,
  ) {
    super();
  }

  login(): Promise<string> {
    const at = this.now();
    this.logins = [...this.logins.filter((one) => at - one < WINDOW_MS), at];
    return this.logins.length > MOST_LOGINS
      ? Promise.reject(new WireFailed('The provider has locked the account after too many logins', 'locked'))
      : Promise.resolve(`session ${(this.nr += 1)}`);
  }

  async transactions(_session: string, from: IsoDate, to: IsoDate): Promise<readonly WireTransaction[]> {
    if (this.trouble.timeouts > 0) {
      this.trouble.timeouts -= 1;
      throw new WireFailed('The provider did not answer in time', 'again');
    }
    const today = await this.today();
    const cards = await this.cards();
    const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
    const posted = days.flatMap((day) =>
      cards.flatMap((card, at) => {
        const nr = daysBetween(FIRST, day) + at;
        // every third day a purchase; some are posted two days late
        const isLate = nr % 9 === 0 && daysBetween(day, today) < 2;
        return nr % 3 === 0 && nr >= 0 && !isLate ? [bought(card, day, nr)] : [];
      }),
    );
    // the last one is told twice
    return [...posted, ...posted.slice(-1)];
  }
}

const bought = ({ last4, unit }: SimulatedCard, day: IsoDate, nr: number): WireTransaction => {
  const [locationName, locationCity, locationState] = SITES[nr % SITES.length] ?? SITES[0];
  const gallons = 80 + (nr % 40);
  return {
    ...{ transactionId: `S${last4}${day.replace(/-/g, '')}`, transactionDate: day, transactionTime: '14:20' },
    ...{ cardNumber: `****${last4}`, invoice: String(100_000 + nr), locationName, locationCity, locationState },
    ...{ carrierFee: '1.50', billingCurrency: 'USD', infos: unit === null ? {} : { UNIT: unit } },
    // one of a few says an amount that is none, which is rejected
    lineItems: [
      { category: 'ULSD', quantity: `${gallons}.00`, ppu: '3.899', amount: (gallons * 3.9).toFixed(2) },
      ...(nr % 12 === 0 ? [{ category: 'DEFD', quantity: '10.00', ppu: '3.299', amount: 'pending' }] : []),
    ],
  };
};
