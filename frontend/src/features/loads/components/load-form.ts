import type { Load, NewLoad } from '../../../lib/api-types';
import { dateToInstant, instantToDateInput } from '../../../lib/dates';
import type { RecordForm } from '../../../lib/forms/record-form';
import { lineBody, type LineValues } from '../../../lib/line-values';
import { normalizeMoney } from '../../../lib/money';

/** What a load earns beside its rate. */
export const LOAD_LINE_KINDS = ['fuel_surcharge', 'detention', 'lumper', 'other'] as const;
type LoadLineValues = LineValues & { kind: (typeof LOAD_LINE_KINDS)[number] };

export interface LoadValues {
  loadNumber: string;
  brokerId: string;
  driverId: string;
  vehicleId: string;
  clientId: string;
  pickupLocation: string;
  dropoffLocation: string;
  pickupDate: string;
  dropoffDate: string;
  distance: string;
  estimatedFuel: string;
  estimatedFuelCost: string;
  rate: string;
  lines: LoadLineValues[];
}

export const loadForm: RecordForm<LoadValues, Load> = {
  name: 'load',
  kind: 'load',
  values: (load) => ({
    loadNumber: load?.loadNumber ?? '',
    brokerId: load?.brokerId ? String(load.brokerId) : '',
    driverId: load?.driverId ? String(load.driverId) : '',
    vehicleId: load?.vehicleId ?? '',
    clientId: load?.clientId ?? '',
    pickupLocation: load?.pickupLocation ?? '',
    dropoffLocation: load?.dropoffLocation ?? '',
    pickupDate: instantToDateInput(load?.pickupDate ?? null),
    dropoffDate: instantToDateInput(load?.dropoffDate ?? null),
    distance: load?.distance ?? '',
    estimatedFuel: load?.estimatedFuel ?? '',
    estimatedFuelCost: load?.estimatedFuelCost ?? '',
    rate: load?.rate ?? '',
    lines: (load?.lines ?? []).map(({ kind, description, amount }) => ({ kind, description, amount })),
  }),
};

const numberOrNull = (value: string): number | null => (value.trim() === '' ? null : Number(value.trim()));

/** The time of an unchanged date is kept; a newly typed date gets a neutral one. */
const instantFor = (typed: string, stored: string | null | undefined): string | null =>
  stored && instantToDateInput(stored) === typed ? stored : dateToInstant(typed);

export const loadFields = (values: LoadValues, load: Load | null): NewLoad => ({
  loadNumber: values.loadNumber.trim(),
  brokerId: Number(values.brokerId),
  driverId: values.driverId === '' ? null : Number(values.driverId),
  vehicleId: values.vehicleId === '' ? null : values.vehicleId,
  clientId: values.clientId === '' ? null : values.clientId,
  pickupLocation: values.pickupLocation.trim(),
  dropoffLocation: values.dropoffLocation.trim(),
  pickupDate: instantFor(values.pickupDate, load?.pickupDate),
  dropoffDate: instantFor(values.dropoffDate, load?.dropoffDate),
  distance: numberOrNull(values.distance),
  estimatedFuel: numberOrNull(values.estimatedFuel),
  estimatedFuelCost: numberOrNull(normalizeMoney(values.estimatedFuelCost)),
  rate: values.rate.trim() === '' ? null : normalizeMoney(values.rate),
  lines: values.lines.length === 0 ? null : values.lines.map(lineBody),
  status: 'pending',
});
