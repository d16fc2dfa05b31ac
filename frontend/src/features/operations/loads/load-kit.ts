import { loadFields } from '../../../generated/fields/load';
import { loadFlow } from '../../../generated/flows/load';
import type { Load } from '../../../lib/api/api-types';
import { dayRule } from '../../../lib/forms/rules/day-rule';
import { lineBody, type LineValues } from '../../../lib/forms/rules/line-values';
import { quantityRule } from '../../../lib/forms/rules/money-rule';
import type { FormValues } from '../../../lib/records/form-field';
import { recordKit } from '../../../lib/records/record-kit';
import { offered } from '../../../lib/records/steps';
import type { LOAD_LINE_KINDS } from './load-inputs';
import { LoadStatusChip } from './load-words';
import { stopsOf, stopsText } from './stops-text';

type LoadLine = LineValues & { kind: (typeof LOAD_LINE_KINDS)[number] };

const isEstimated = (now: boolean, load: Load | null): { distanceEstimated?: boolean } =>
  now === (load?.distanceEstimated ?? false) ? {} : { distanceEstimated: now };

export const loadKit = recordKit<Load>({
  kind: 'load',
  what: 'load',
  may: 'loads',
  fields: [
    ...loadFields,
    { name: 'pickupDate', label: 'Pickup date', is: 'instant' },
    { name: 'dropoffDate', label: 'Drop-off date', is: 'instant' },
    { name: 'lines', label: 'Lines', is: 'rows' },
    { name: 'via', label: 'Stops Between', is: 'text' },
  ],
  form: [
    'loadNumber',
    'brokerId',
    { name: 'pickupLocation', wide: true, placeholder: 'City, ST' },
    { name: 'dropoffLocation', label: 'Drop-off Location', wide: true, placeholder: 'City, ST' },
    { name: 'via', wide: true, hint: 'One place per line, in route order.' },
    'pickupDate',
    {
      name: 'dropoffDate',
      label: 'Drop-off Date',
      rule: dayRule<FormValues>({ of: 'pickupDate', say: 'Drop-off date cannot be before the pickup date' }),
    },
    { name: 'rate', hint: 'What the broker pays for the haul, without surcharges.' },
    { name: 'distance', label: 'Distance (miles)', step: '0.1', numbered: true, rule: quantityRule('Distance') },
    {
      name: 'estimatedFuel',
      label: 'Estimated Fuel (gallons)',
      step: '0.1',
      numbered: true,
      rule: quantityRule('Estimated fuel'),
    },
    'estimatedFuelCost',
    { name: 'driverId', permission: 'drivers.read', placeholder: 'Not assigned yet' },
    { name: 'vehicleId', permission: 'vehicles.read', placeholder: 'Not assigned yet' },
    { name: 'clientId', permission: 'clients.read', placeholder: "The firm's own books" },
    { name: 'lines', wide: true },
  ],
  inputs: () => import('./load-inputs').then(({ inputs }) => inputs),
  otherwise: {
    values: (load) => ({
      // a distance that is typed over is no estimate any more
      estimatedDistance: load?.distanceEstimated ? load.distance : null,
      via: stopsText(load?.via ?? null),
      lines: (load?.lines ?? []).map(({ kind, description, amount }) => ({ kind, description, amount })),
    }),
    body: ({ lines, via, distance, estimatedDistance }, load) => ({
      ...isEstimated(estimatedDistance !== null && distance === estimatedDistance, load),
      via: stopsOf(typeof via === 'string' ? via : '', load?.via ?? null),
      lines: (lines as LoadLine[]).length === 0 ? null : (lines as LoadLine[]).map(lineBody),
      ...(!load && { status: 'pending' }),
    }),
  },
  displayName: ({ loadNumber }) => loadNumber,
  chip: LoadStatusChip,
  steps: offered(
    loadFlow,
    {
      in_transit: { label: 'Start trip', primary: true },
      delivered: { label: 'Mark delivered', primary: true },
      cancelled: {
        label: 'Cancel load',
        question: { title: 'Cancel this load?', text: 'will not be hauled. A cancelled load cannot be started again.' },
      },
    },
    { named: ({ loadNumber }) => `Load ${loadNumber}` },
  ),
  dialogTitles: { add: 'Add New Load' },
  says: { added: 'Load created successfully', notAdded: 'Failed to create load' },
});
