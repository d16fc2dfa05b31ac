import { z } from 'zod';
import {
  choice,
  optionalDay,
  optionalDecimal,
  optionalMoney,
  optionalText,
  shown,
  shownMoneyOrNull,
  uuid,
  whole,
} from '../../../platform/http/fields';
import { QUARTERS } from '../domain/due-date';
import { IFTA_STATUSES, type IftaProcessRow } from '../domain/ifta-process';

const fields = {
  clientId: uuid('client'),
  quarter: choice('quarter', QUARTERS),
  year: whole('year', 2000, 2100),
  status: choice('status', IFTA_STATUSES),
  dueDate: optionalDay('due date'),
  submittedDate: optionalDay('submitted date'),
  processedDate: optionalDay('processed date'),
  totalMiles: optionalDecimal('total miles', 1),
  totalGallons: optionalDecimal('total gallons', 3),
  taxOwed: optionalMoney('tax owed'),
  notes: optionalText('notes', 10_000),
};
export const processChanges = z.strictObject(fields).partial().meta({ id: 'IftaProcessChanges' });
export const newProcess = processChanges
  .extend({ clientId: fields.clientId, quarter: fields.quarter, year: fields.year })
  .meta({ id: 'NewIftaProcess' });

const line = z.string();
export const processView = z
  .object({
    id: line,
    clientId: line,
    clientName: line.nullable(),
    quarter: z.enum(QUARTERS),
    year: z.int(),
    status: z.enum(IFTA_STATUSES),
    dueDate: shown.day,
    submittedDate: shown.day.nullable(),
    processedDate: shown.day.nullable(),
    totalMiles: line.nullable(),
    totalGallons: line.nullable(),
    taxOwed: shown.money.nullable(),
    notes: line.nullable(),
    createdAt: shown.instant,
    updatedAt: shown.instant,
    version: z.int(),
  })
  .meta({ id: 'IftaProcess' });
export type ProcessView = z.output<typeof processView>;

export const viewOfProcess = (row: IftaProcessRow, clientName: string | null): ProcessView => ({
  ...row,
  clientName,
  taxOwed: shownMoneyOrNull(row.taxOwed),
});
