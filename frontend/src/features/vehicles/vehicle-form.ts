import type { NewVehicle, Vehicle } from '../../lib/api-types';
import type { RecordForm } from '../../lib/forms/record-form';
import { orNull } from '../../lib/rules';

export interface VehicleValues {
  unitNumber: string;
  vin: string;
  licensePlate: string;
  plateState: string;
  clientId: string;
  year: string;
  make: string;
  model: string;
  weight: string;
  axles: string;
  fuelType: Vehicle['fuelType'];
  firstUsedMonth: string;
  notes: string;
}

const text = (value: string | number | null | undefined): string => String(value ?? '');

export const vehicleForm: RecordForm<VehicleValues, Vehicle> = {
  name: 'vehicle',
  kind: 'vehicle',
  values: (vehicle) => ({
    unitNumber: text(vehicle?.unitNumber),
    vin: text(vehicle?.vin),
    licensePlate: text(vehicle?.licensePlate),
    plateState: text(vehicle?.plateState),
    clientId: text(vehicle?.clientId),
    year: text(vehicle?.year),
    make: text(vehicle?.make),
    model: text(vehicle?.model),
    weight: text(vehicle?.weight),
    axles: text(vehicle?.axles),
    fuelType: vehicle?.fuelType ?? 'diesel',
    firstUsedMonth: text(vehicle?.firstUsedMonth),
    notes: text(vehicle?.notes),
  }),
};

const wholeOrNull = (value: string): number | null => (value.trim() === '' ? null : Number(value.trim()));

export const vehicleFields = (values: VehicleValues): NewVehicle => ({
  unitNumber: values.unitNumber.trim(),
  vin: values.vin.trim(),
  licensePlate: values.licensePlate.trim(),
  plateState: orNull(values.plateState),
  clientId: orNull(values.clientId),
  year: wholeOrNull(values.year),
  make: orNull(values.make),
  model: orNull(values.model),
  weight: wholeOrNull(values.weight),
  axles: wholeOrNull(values.axles),
  fuelType: values.fuelType,
  firstUsedMonth: orNull(values.firstUsedMonth),
  notes: orNull(values.notes),
});

/** A whole number between two, or nothing. */
export const wholeRule = (label: string, least: number, most: number) => ({
  validate: (value: string) =>
    value.trim() === '' ||
    (/^\d+$/.test(value.trim()) && Number(value) >= least && Number(value) <= most) ||
    `${label} must be a whole number from ${least} to ${most}`,
});

export const vinRule = {
  required: 'VIN is required',
  validate: (value: string) =>
    /^[A-HJ-NPR-Z0-9]{17}$/i.test(value.trim()) || 'VIN must be 17 letters and digits, without I, O and Q',
};

export const monthRule = {
  validate: (value: string) =>
    value.trim() === '' || /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(value.trim()) || 'Type a month such as 2026-07',
};
