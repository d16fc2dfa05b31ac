import type { ReadDocument } from '../api/api-types';
import { capital } from './words';

/** How the kinds of papers that are read are called. */
export const paperKindLabels: Readonly<Record<ReadDocument['kind'], string>> = {
  rate_confirmation: 'Rate confirmation',
  freight_invoice: 'Freight invoice',
  fuel_receipt: 'Fuel receipt',
  bill_of_lading: 'Bill of lading',
  w9: 'Form W-9',
  unknown: 'Another paper',
};
const LABELS: Readonly<Record<string, string>> = {
  loadNumber: 'Load number',
  fuelSurcharge: 'Fuel surcharge',
  pickupDate: 'Pickup date',
  deliveryDate: 'Delivery date',
  invoiceNumber: 'Invoice number',
  invoiceDate: 'Invoice date',
  dueDate: 'Due date',
  bolNumber: 'BOL number',
  taxIdLast4: 'Tax id, last four',
  detentionRate: 'Detention an hour',
  detentionFreeMinutes: 'Free minutes',
  detentionIncrementMinutes: 'Detention in blocks of minutes',
  detentionCap: 'Detention at most',
  startsAt: 'Detention starts at',
  layover: 'Layover a day',
  tonu: 'Truck ordered, not used',
  noticeMinutes: 'Notice within minutes',
  claimHours: 'Claim within hours',
};
/** How a field of a paper is called: 'Load number'. */
export const paperFieldLabel = (name: string): string => LABELS[name] ?? capital(name);
/** The fields that a saved paper is measured by, by what they are called. */
export const measuredFields: readonly { readonly value: string; readonly label: string }[] = [
  ...['broker', 'carrier', 'loadNumber', 'total', 'miles', 'pickup', 'delivery', 'pickupDate', 'deliveryDate'],
  ...['dueDate', 'detentionRate', 'detentionFreeMinutes', 'detentionIncrementMinutes', 'detentionCap', 'startsAt'],
  ...['layover', 'tonu', 'noticeMinutes', 'claimHours'],
].map((value) => ({ value, label: paperFieldLabel(value) }));
