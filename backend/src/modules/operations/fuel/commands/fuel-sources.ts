import type { DataSource } from 'typeorm';
import type { Clock } from '../../../../platform/core/clock';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import type { Running } from '../../../../platform/installation/running';
import type { Firm } from '../../../administration/settings';
import { DropFolder } from '../adapters/drop-folder';
import { FuelSimulator, type SimulatedCard } from '../adapters/fuel-simulator';
import { HttpFuel } from '../adapters/http-fuel';
import { WireSession, type FuelWire } from '../adapters/fuel-wire';

/** Where purchases come from by themselves; null: nothing is set up. */
export class FuelSources {
  constructor(
    readonly wire: WireSession | null,
    readonly folder: DropFolder | null,
  ) {}
}

const CARDS = `SELECT c.card_number_last4 AS last4, v.unit_number AS unit FROM fleet_cards c
  LEFT JOIN vehicles v ON v.id = c.vehicle_id WHERE c.is_active AND c.removed_at IS NULL ORDER BY c.id LIMIT 200`;

/** What the settings name: the simulator or a provider over HTTP, a folder, both or none. */
export const fuelSources = (
  { fuelProvider, fuelFolder }: Pick<Running, 'fuelProvider' | 'fuelFolder'>,
  db: DataSource,
  firm: Firm,
  clock: Clock,
): FuelSources => {
  const now = () => clock.now().getTime();
  const cards = async () => (await poolOf(db).query<SimulatedCard>(CARDS)).rows;
  const wireOf = (provider: NonNullable<Running['fuelProvider']>): FuelWire =>
    provider === 'simulator'
      ? new FuelSimulator(cards, () => firm.today(), now)
      : new HttpFuel(provider.url, provider.token);
  const wire = fuelProvider ? new WireSession(wireOf(fuelProvider), now) : null;
  return new FuelSources(wire, fuelFolder ? new DropFolder(fuelFolder) : null);
};
