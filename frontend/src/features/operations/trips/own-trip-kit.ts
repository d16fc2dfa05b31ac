import type { Placed, RecordKit } from '../../../lib/records/record-kit';
import { JURISDICTION, MILES, tripKit } from './trip-kit';
import { wayOf, type Trip } from './trip-words';

const at = '/client-portal/trips';
const OWN: readonly (Placed & { readonly name: string })[] = [
  { name: 'date' },
  { name: 'loadId', label: 'Load', placeholder: 'None: the vehicle I drove last' },
  { name: 'origin' },
  { name: 'destination' },
  { name: 'odometerStart' },
  { name: 'odometerEnd' },
  { name: 'legs', columns: [JURISDICTION, MILES], hint: 'A line for each state you drove in.' },
  { name: 'empty' },
  { name: 'notes' },
];

/** The trips of the driver who is signed in: whose they are is not asked, the vehicle is that of the load. */
export const ownTripKit: RecordKit<Trip> = {
  ...tripKit,
  at,
  placed: OWN.flatMap(({ name, ...own }) =>
    tripKit.placed
      .filter((field) => field.name === name)
      .map(({ permission: _, ...field }) => ({ ...field, ...own, ...(name === 'date' && { today: true as const }) })),
  ),
  subject: (trip) => ({ name: wayOf(trip), links: [{ label: 'Open', to: at }] }),
};
