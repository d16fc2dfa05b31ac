import { Choice, Flag, Line, RefersTo, Whole } from '../../../platform/fields/decorators';
import { STATE } from '../../../platform/fields/places';
import { setChoiceLabels } from '../../../platform/fields/words';
import { scans } from '../../../platform/records/kind/paper-slots';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';

/** The fuel types that IFTA returns distinguish. */
export const FUEL_TYPES = [
  'diesel',
  'gasoline',
  'gasohol',
  'propane',
  'lng',
  'cng',
  'e_85',
  'electricity',
  'hydrogen',
] as const;
export const VEHICLE_STATUSES = ['in_service', 'out_of_service', 'sold'] as const;

setChoiceLabels({ lng: 'LNG', cng: 'CNG', e_85: 'E-85' });

/** Seventeen letters and digits, without I, O and Q (49 CFR 565). */
const VIN = {
  pattern: /^\s*[A-HJ-NPR-Za-hj-npr-z0-9]{17}\s*$/,
  wrong: 'VIN must be 17 letters and digits, without I, O and Q',
};
const MONTH = { pattern: /^\s*(?:19|20)\d\d-(?:0[1-9]|1[0-2])\s*$/, wrong: 'First used month must be YYYY-MM' };

/** A truck or tractor of a client’s fleet. */
@Kind({
  plural: 'vehicles',
  displayName: 'unitNumber',
  lookupKeys: [['unitNumber'], ['vin']],
  unique: [
    {
      index: 'vehicles_unit',
      by: ['clientId', 'unitNumber'],
      say: ({ unitNumber }) => `Unit ${unitNumber} is already in this fleet`,
    },
    {
      index: 'vehicles_vin',
      by: ['clientId', 'vin'],
      say: ({ vin }) => `The vehicle ${vin} is already in this fleet`,
    },
  ],
  flow: {
    field: 'status',
    moves: {
      VehicleReturned: { from: ['out_of_service', 'sold'], to: 'in_service' },
      VehicleTakenOut: { from: ['in_service'], to: 'out_of_service' },
      VehicleSold: { from: ['in_service', 'out_of_service'], to: 'sold' },
    },
  },
  paperSlots: scans(
    {
      registration: 'Registration',
      annual_inspection: 'Annual inspection',
      title: 'Title',
      insurance_card: 'Insurance card',
      lease: 'Lease',
      other: 'Other',
    },
    ['registration', 'annual_inspection', 'insurance_card', 'lease', 'other'],
  ),
  may: ownPermissions('vehicles', { area: 'clients', agents: ['canManageClients'] }),
})
export class Vehicle extends ClientRecord {
  @Line('Unit number', { max: 50, searched: true, sorted: true }) unitNumber: string;
  @Line('VIN', { max: 17, form: VIN, capitals: true, searched: true }) vin: string;
  @Line('License plate', { max: 20, capitals: true, searched: true }) licensePlate: string;
  @Line('Plate state', { optional: true, max: 20, form: STATE, capitals: true }) plateState: string | null;
  @Whole('Year', 1900, 2100, { optional: true }) year: number | null;
  @Line('Make', { optional: true, max: 50 }) make: string | null;
  @Line('Model', { optional: true, max: 50 }) model: string | null;
  @Whole('Weight', 1, 200_000, { optional: true, description: 'Taxable gross weight in pounds' }) weight: number | null;
  @Whole('Axles', 2, 12, { optional: true }) axles: number | null;
  @Choice('Fuel type', FUEL_TYPES, { initial: 'diesel' }) fuelType: (typeof FUEL_TYPES)[number];
  @Whole('Tank capacity', 1, 1_000, { optional: true, addedLater: true, description: 'Gallons of all its tanks' })
  tankCapacity: number | null;
  /** Whether it pulls a reefer: null where nobody said. */
  @Flag('Has a reefer', { optional: true, addedLater: true }) hasReefer: boolean | null;
  @Line('First used month', {
    optional: true,
    max: 7,
    form: MONTH,
    description: 'First use in the tax period of Form 2290',
  })
  firstUsedMonth: string | null;
  @Choice('Status', VEHICLE_STATUSES, { initial: 'in_service', sorted: true })
  status: (typeof VEHICLE_STATUSES)[number];
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName', sorted: 'exact' }) override clientId:
    | string
    | null;
  @Line('Notes', { optional: true, max: 10_000 }) notes: string | null;
}
