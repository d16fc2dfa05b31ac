import { Entity } from 'typeorm';
import { z } from 'zod';
import { Cents, Day, Decimal, Id, IdKey, Instant, Int, Text, Uuid } from '../../../platform/database/columns';
import { RuleViolation } from '../../../platform/event-store/errors';
import { uniqueValue } from '../../../platform/http/unique-sentences';
import { defineRecord } from '../../../platform/records/record';
import { announcedTo } from '../../../platform/realtime/visibility';

export const LOAD_STATUSES = ['pending', 'in_transit', 'delivered', 'cancelled'] as const;
export type LoadStatus = (typeof LOAD_STATUSES)[number];

/** One haul from pickup to drop-off for a broker. */
@Entity('loads')
export class LoadRow {
  @IdKey() id: number;
  @Text() loadNumber: string;
  @Id() brokerId: number;
  @Id({ nullable: true }) driverId: number | null;
  @Uuid({ nullable: true }) vehicleId: string | null;
  @Uuid({ nullable: true }) clientId: string | null;
  @Text() pickupLocation: string;
  @Text() dropoffLocation: string;
  @Instant({ nullable: true }) pickupDate: string | null;
  @Instant({ nullable: true }) dropoffDate: string | null;
  /** Miles. */
  @Decimal({ nullable: true }) distance: string | null;
  /** Gallons. */
  @Decimal({ nullable: true }) estimatedFuel: string | null;
  @Cents({ nullable: true }) estimatedFuelCost: number | null;
  @Text() status: LoadStatus;
  /** Day on which it became delivered, in the firm's time zone. */
  @Day({ nullable: true }) deliveredOn: string | null;
  @Int() version: number;
  @Instant() createdAt: string;
  @Instant() updatedAt: string;
}

const NEXT: Readonly<Record<LoadStatus, readonly LoadStatus[]>> = {
  pending: ['in_transit', 'cancelled'],
  in_transit: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};
const SPOKEN: Readonly<Record<LoadStatus, string>> = {
  pending: 'pending',
  in_transit: 'in transit',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

export const load = defineRecord({
  kind: 'load',
  title: 'load',
  table: LoadRow,
  id: z.int(),
  values: z.object({
    loadNumber: z.string(),
    brokerId: z.int(),
    driverId: z.int().nullable(),
    vehicleId: z.string().nullable(),
    clientId: z.string().nullable(),
    pickupLocation: z.string(),
    dropoffLocation: z.string(),
    pickupDate: z.string().nullable(),
    dropoffDate: z.string().nullable(),
    distance: z.string().nullable(),
    estimatedFuel: z.string().nullable(),
    estimatedFuelCost: z.int().nullable(),
    status: z.enum(LOAD_STATUSES),
    deliveredOn: z.string().nullable(),
  }),
  rules: ({ status }, values) => {
    if (status && !NEXT[values.status].includes(status)) {
      throw new RuleViolation('LOAD_STATUS', `A load that is ${SPOKEN[values.status]} cannot become ${SPOKEN[status]}`);
    }
  },
  clientOf: ({ clientId }) => clientId,
});

uniqueValue('loads_number', 'loadNumber', (value) => `The load number ${value} is already in use`);
announcedTo('load', 'loads.read');
