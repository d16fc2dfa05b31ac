import { fleetcardFields } from '../../../generated/fields/fleetcard';
import { keptNumber, recordKit } from '../../../lib/records/record-kit';
import { ActiveChip } from './active-chip';
import type { FleetCard } from './fuel-calls';

export const fleetCardKit = recordKit<FleetCard>({
  kind: 'fleetcard',
  what: 'fuel card',
  may: 'expenses',
  fields: fleetcardFields,
  form: [
    { name: 'provider', label: 'Provider' },
    { name: 'cardNumber', label: 'Card Number', missing: 'Card number is required', hint: keptNumber('cardNumber') },
    { name: 'clientId', label: 'Client', placeholder: "The firm's own" },
    { name: 'driverId', label: 'Driver' },
    { name: 'vehicleId', label: 'Vehicle', hint: 'Used when a purchase names no unit.' },
    { name: 'isActive', label: 'Active' },
    'notes',
  ],
  displayName: ({ provider, cardNumber }) => `${provider.toUpperCase()} …${(cardNumber ?? '').slice(-4)}`,
  chip: ActiveChip,
  dialogTitles: { add: 'Add Fuel Card', edit: 'Edit Fuel Card' },
});
