import type { IftaProcess, IftaStatus, NewIftaProcess, Quarter } from '../../../lib/api-types';
import type { RecordForm } from '../../../lib/forms/record-form';
import { normalizeMoney } from '../../../lib/money';
import { orNull } from '../../../lib/rules';
import { lastQuarter } from './process-words';

export interface ProcessValues {
  clientId: string;
  quarter: Quarter;
  year: string;
  status: IftaStatus;
  dueDate: string;
  submittedDate: string;
  processedDate: string;
  totalMiles: string;
  totalGallons: string;
  taxOwed: string;
  notes: string;
}

const processValues = (process: IftaProcess | null): ProcessValues => {
  const usual = lastQuarter();
  return {
    clientId: process?.clientId ?? '',
    quarter: process?.quarter ?? usual.quarter,
    year: String(process?.year ?? usual.year),
    status: process?.status ?? 'received',
    dueDate: process?.dueDate ?? '',
    submittedDate: process?.submittedDate ?? '',
    processedDate: process?.processedDate ?? '',
    totalMiles: process?.totalMiles ?? '',
    totalGallons: process?.totalGallons ?? '',
    taxOwed: process?.taxOwed ?? '',
    notes: process?.notes ?? '',
  };
};

export const processForm: RecordForm<ProcessValues, IftaProcess> = {
  name: 'ifta-process',
  kind: 'iftaprocess',
  values: processValues,
};

/** An empty due date is left out: the server then proposes the legal one. */
export const processFields = (values: ProcessValues): NewIftaProcess => ({
  clientId: values.clientId,
  quarter: values.quarter,
  year: Number(values.year),
  status: values.status,
  ...(values.dueDate !== '' && { dueDate: values.dueDate }),
  submittedDate: orNull(values.submittedDate),
  processedDate: orNull(values.processedDate),
  totalMiles: orNull(values.totalMiles),
  totalGallons: orNull(values.totalGallons),
  taxOwed: orNull(normalizeMoney(values.taxOwed)),
  notes: orNull(values.notes),
});

/** A number with at most so many places, as the server keeps it. */
export const decimalRule = (label: string, places: number) => ({
  validate: (value: string) =>
    new RegExp(`^(\\d{1,9}(\\.\\d{1,${places}})?)?$`).test(value.trim()) ||
    `${label} must be a number with at most ${places} ${places === 1 ? 'place' : 'places'}`,
});

export const yearRule = {
  validate: (value: string) => /^20\d{2}$/.test(value.trim()) || 'Year must be four digits, such as 2026',
};
