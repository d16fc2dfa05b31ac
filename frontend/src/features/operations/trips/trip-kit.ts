import { tripFields } from '../../../generated/fields/trip';
import { tripLegLabels } from '../../../generated/kinds';
import type { FormField } from '../../../lib/records/form-field';
import { recordKit, type Placed } from '../../../lib/records/record-kit';
import { wayOf, type Trip } from './trip-words';

/** The cells of a leg that everybody fills in. */
export const JURISDICTION: FormField = {
  name: 'jurisdiction',
  label: 'State or Province',
  is: 'choice',
  values: tripLegLabels.jurisdiction,
};
export const MILES: FormField = { name: 'miles', label: 'Miles', is: 'decimal' };
const LEGS: Placed = {
  name: 'legs',
  label: 'Miles by State',
  wide: true,
  missing: 'Say how many miles were driven in which state',
};
const ODOMETER = { step: '0.1' };

export const tripKit = recordKit<Trip>({
  kind: 'trip',
  what: 'trip',
  may: 'ifta',
  fields: tripFields,
  form: [
    { name: 'date', label: 'Date It Ended' },
    { name: 'vehicleId', label: 'Vehicle', missing: 'Choose the vehicle' },
    { name: 'origin', placeholder: 'City, ST' },
    { name: 'destination', placeholder: 'City, ST' },
    { name: 'odometerStart', ...ODOMETER },
    { name: 'odometerEnd', ...ODOMETER },
    {
      ...LEGS,
      hint: 'Leave taxable miles blank if all miles are taxed; otherwise say why some are not.',
      columns: [
        JURISDICTION,
        MILES,
        { name: 'taxableMiles', label: 'Taxable Miles', is: 'decimal' },
        { name: 'exempt', label: 'Why Exempt', is: 'line' },
      ],
    },
    { name: 'driverId', label: 'Driver', permission: 'drivers.read' },
    { name: 'loadId', label: 'Load', permission: 'loads.read' },
    {
      name: 'clientId',
      label: 'Client',
      permission: 'clients.read',
      proposed: true,
      placeholder: 'That of the vehicle',
    },
    'source',
    { name: 'reference', label: 'Trip Number', hint: 'From the trip sheet.' },
    { name: 'empty', label: 'Empty: to a pickup, home or to the shop' },
    'notes',
  ],
  displayName: wayOf,
  says: { added: 'Trip added successfully' },
});
