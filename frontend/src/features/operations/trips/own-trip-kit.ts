import type { Placed, RecordKit } from '../../../lib/records/record-kit';
import type { FormField } from '../../../lib/records/form-field';
import { JURISDICTION, MILES, tripKit } from './trip-kit';
import { wayOf, type Trip } from './trip-words';

const at = '/client-portal/trips';
/** Drivers see no list of vehicles: they type what stands on the door. */
const UNIT: FormField & Placed = {
  name: 'unitNumber',
  label: 'Unit Number',
  is: 'line',
  most: 50,
  hint: 'Leave blank to use the one of the load, or the one you drove last.',
};
const OWN: readonly (Placed & { readonly name: string })[] = [
  { name: 'date' },
  { name: 'loadId', label: 'Load', placeholder: 'None' },
  { name: UNIT.name },
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
    name === UNIT.name
      ? [UNIT]
      : tripKit.placed
          .filter((field) => field.name === name)
          .map(({ permission: _, ...field }) => ({
            ...field,
            ...own,
            ...(name === 'date' && { today: true as const }),
          })),
  ),
  subject: (trip) => ({ name: wayOf(trip), links: [{ label: 'Open', to: at }] }),
};
