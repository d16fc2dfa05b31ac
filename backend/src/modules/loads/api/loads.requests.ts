import { z } from 'zod';
import {
  choice,
  id,
  optionalDecimal,
  optionalId,
  optionalInstant,
  optionalMoney,
  optionalUuid,
  shown,
  shownMoneyOrNull,
  text,
} from '../../../platform/http/fields';
import { LOAD_STATUSES, type LoadRow } from '../domain/load';

const fields = {
  loadNumber: text('loadNumber', 100, 'Load number is required'),
  brokerId: id('brokerId', 'Broker is required'),
  driverId: optionalId('driver'),
  vehicleId: optionalUuid('vehicle'),
  clientId: optionalUuid('client'),
  pickupLocation: text('pickupLocation', 500, 'Pickup location is required'),
  dropoffLocation: text('dropoffLocation', 500, 'Drop-off location is required'),
  pickupDate: optionalInstant('pickup date'),
  dropoffDate: optionalInstant('drop-off date'),
  distance: optionalDecimal('distance'),
  estimatedFuel: optionalDecimal('estimated fuel'),
  estimatedFuelCost: optionalMoney('estimated fuel cost'),
};
export const newLoad = z
  .strictObject({ ...fields, status: z.literal('pending', 'A new load is pending').optional() })
  .meta({ id: 'NewLoad' });
export const loadChanges = z
  .strictObject({ ...fields, status: choice('status', LOAD_STATUSES) })
  .partial()
  .meta({ id: 'LoadChanges' });

export const LOAD_DEFAULTS = {
  driverId: null,
  vehicleId: null,
  clientId: null,
  pickupDate: null,
  dropoffDate: null,
  distance: null,
  estimatedFuel: null,
  estimatedFuelCost: null,
  status: 'pending',
  deliveredOn: null,
} as const;

const line = z.string().nullable();
export const loadView = z
  .object({
    id: z.int(),
    loadNumber: z.string(),
    brokerId: z.int(),
    brokerName: line,
    driverId: z.int().nullable(),
    vehicleId: line,
    clientId: line,
    pickupLocation: z.string(),
    dropoffLocation: z.string(),
    pickupDate: shown.instant.nullable(),
    dropoffDate: shown.instant.nullable(),
    distance: line.meta({ description: 'Miles' }),
    estimatedFuel: line.meta({ description: 'Gallons' }),
    estimatedFuelCost: shown.money.nullable(),
    status: z.enum(LOAD_STATUSES),
    deliveredOn: shown.day.nullable(),
    createdAt: shown.instant,
    updatedAt: shown.instant,
    version: z.int(),
  })
  .meta({ id: 'Load' });
export type LoadView = z.output<typeof loadView>;

export const viewOfLoad = (row: LoadRow, brokerName: string | null): LoadView => ({
  ...row,
  brokerName,
  estimatedFuelCost: shownMoneyOrNull(row.estimatedFuelCost),
});
