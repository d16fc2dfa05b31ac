import { vehicleFields } from '../../../generated/fields/vehicle';
import { vehicleFlow } from '../../../generated/flows/vehicle';
import type { Vehicle } from '../../../lib/api/api-types';
import { recordKit } from '../../../lib/records/record-kit';
import { offered } from '../../../lib/records/steps';
import { VehicleStatusChip } from './vehicle-status-chip';

export const vehicleKit = recordKit<Vehicle>({
  kind: 'vehicle',
  what: 'vehicle',
  may: 'vehicles',
  fields: vehicleFields,
  form: [
    'unitNumber',
    { name: 'clientId', label: 'Client' },
    'vin',
    'licensePlate',
    'plateState',
    'year',
    'make',
    'model',
    { name: 'weight', label: 'Gross Weight (pounds)', hint: 'Taxable gross weight, as on Form 2290.' },
    'axles',
    { name: 'fuelType', label: 'Fuel' },
    {
      name: 'tankCapacity',
      label: 'Tank Capacity (gallons)',
      hint: 'All tanks together. A larger purchase is flagged.',
    },
    { name: 'hasReefer', label: 'Has a Reefer', hint: 'Without one, reefer fuel is flagged.' },
    {
      name: 'firstUsedMonth',
      label: 'First Used Month',
      placeholder: 'YYYY-MM',
      hint: 'First use on public highways in the tax period of Form 2290.',
    },
    'notes',
  ],
  displayName: ({ unitNumber }) => `Unit ${unitNumber}`,
  chip: VehicleStatusChip,
  steps: offered(vehicleFlow, {
    in_service: 'Return to service',
    out_of_service: 'Take out of service',
    sold: 'Mark sold',
  }),
  dialogTitles: { add: 'Add New Vehicle' },
});
