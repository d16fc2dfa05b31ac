import type { Book, Haul } from './model';
import { Work } from './work';

/** What work of a book can be for; a load comes with who hauls it. */
interface Fleet {
  readonly vehicles: readonly string[];
  readonly drivers: readonly string[];
  readonly loads: readonly Haul[];
}
const IDLE: Fleet = { vehicles: [], drivers: [], loads: [] };
const numbered = (id: string | null): number | null => (id === null ? null : Number(id));

const LICENSE = { licenseState: 'TX', licenseClass: 'Class A', licenseExpiration: '2030-01-01' };

/** As requests say it. */
export const haulIn = ({ load, vehicle, driver }: Haul) => ({
  loadId: numbered(load),
  vehicleId: vehicle,
  driverId: numbered(driver),
});

/** The trucks, drivers and loads of each book. */
export class Fleets extends Work {
  private readonly of = new Map<Book, Fleet>();

  /** Adds a truck, two drivers, and loads that both, one or none of them haul. */
  async add(book: Book, brokerId: number): Promise<void> {
    const [clientId, nr] = [book || null, this.of.size];
    const truck = { clientId, unitNumber: `T${nr}`, vin: `1FUJGLDR9KL10000${nr}`, licensePlate: `P${nr}` };
    const vehicle = await this.added('vehicles', truck);
    const drivers: string[] = [];
    for (const firstName of ['Ann', 'Bob']) {
      const driver = { clientId, firstName, lastName: 'Miller', licenseNumber: `${firstName}${nr}`, ...LICENSE };
      drivers.push(await this.added('drivers', driver));
    }
    const [driver = null] = drivers;
    const loads: Haul[] = [];
    for (const hauled of [
      { vehicle, driver },
      { vehicle: null, driver },
      { vehicle: null, driver: null },
    ]) {
      const about = { clientId, brokerId, pickupLocation: 'Amarillo, TX', dropoffLocation: 'Tulsa, OK' };
      const { vehicleId, driverId } = haulIn({ load: null, ...hauled });
      const load = { ...about, vehicleId, driverId, loadNumber: `L${nr}-${loads.length}` };
      loads.push({ ...hauled, load: await this.added('loads', load) });
    }
    this.of.set(book, { vehicles: [vehicle], drivers, loads });
  }

  /** Any load, vehicle and driver of a book, each without regard to the others. */
  anyOf(book: Book): Haul {
    const { loads, vehicles, drivers } = this.of.get(book) ?? IDLE;
    return {
      load: this.one([null, ...loads.map(({ load }) => load)]),
      vehicle: this.one([null, ...vehicles]),
      driver: this.one([null, ...drivers]),
    };
  }
  /** Who hauls a load; undefined when there is none. */
  haulersOf(load: string | null): Omit<Haul, 'load'> | undefined {
    const known = [...this.of.values()].flatMap(({ loads }) => loads).find((one) => one.load === load);
    return known && { vehicle: known.vehicle, driver: known.driver };
  }
}
