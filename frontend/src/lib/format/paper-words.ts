import type { ChoiceOfPaper, ReadDocument } from '../api/api-types';
import { formatDate } from './dates';
import { formatMoney } from './money';

/** What kinds of papers are called. */
export const PAPER_KIND_LABELS: Readonly<Record<ReadDocument['kind'], string>> = {
  rate_confirmation: 'Rate confirmation',
  freight_invoice: 'Freight invoice',
  fuel_receipt: 'Fuel receipt',
  lumper_receipt: 'Lumper receipt',
  bill_of_lading: 'Bill of lading',
  remittance: 'Remittance',
  w9: 'Form W-9',
  unknown: 'Other paper',
};
const LABELS: Readonly<Record<string, string>> = {
  loadNumber: 'Load number',
  fuelSurcharge: 'Fuel surcharge',
  pickupDate: 'Pickup date',
  deliveryDate: 'Delivery date',
  invoiceNumber: 'Invoice number',
  invoiceDate: 'Invoice date',
  dueDate: 'Due date',
  paymentDays: 'Net days',
  bolNumber: 'BOL number',
  signed: 'Signed by',
  taxIdLast4: 'Tax ID, last four',
  detentionRate: 'Detention per hour',
  detentionFreeMinutes: 'Free minutes',
  detentionIncrementMinutes: 'Detention increment (minutes)',
  detentionCap: 'Maximum detention',
  startsAt: 'Detention starts at',
  layover: 'Layover per day',
  tonu: 'Truck ordered, not used',
  noticeMinutes: 'Notice (minutes before)',
  claimHours: 'Claim within (hours)',
};

/** What a field of a paper is called. @example paperLabel('pickupDate') // 'Pickup date' */
export const paperLabel = (name: string): string => LABELS[name] ?? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** A value of a paper as people read it: '$1,000.00', '07/12/2026'. */
export const paperValue = ({ value, currency }: Pick<ChoiceOfPaper, 'value' | 'currency'>): string => {
  if (currency !== null && /^-?\d+(?:\.\d+)?$/.test(value))
    return currency === 'USD' ? formatMoney(value) : `${formatMoney(value)} ${currency}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value;
};

/** The fields that a saved paper is measured by, by what they are called. */
export const measuredFields: readonly { readonly value: string; readonly label: string }[] = [
  ...['broker', 'carrier', 'loadNumber', 'total', 'miles', 'pickup', 'delivery', 'pickupDate', 'deliveryDate'],
  ...['dueDate', 'detentionRate', 'detentionFreeMinutes', 'detentionIncrementMinutes', 'detentionCap', 'startsAt'],
  ...['layover', 'tonu', 'noticeMinutes', 'claimHours'],
].map((value) => ({ value, label: paperLabel(value) }));
