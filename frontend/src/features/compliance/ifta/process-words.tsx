import type { ReactNode } from 'react';
import { DueDay } from '../../../components/display/due-day';
import { chipOf } from '../../../components/display/status-chip';
import { iftaProcessLabels } from '../../../generated/kinds';
import type { IftaProcess, Quarter } from '../../../lib/api/api-types';
import { formatDate, todayInFirm } from '../../../lib/format/dates';

export const processStatusLabels = iftaProcessLabels.status;
export const ProcessChip = chipOf(processStatusLabels, { received: 'info', pending: 'warning', processed: 'success' });

export const processName = ({ quarter, year }: Pick<IftaProcess, 'quarter' | 'year'>): string => `${quarter} ${year}`;

export const clientOf = ({ clientName }: Pick<IftaProcess, 'clientName'>): string => clientName ?? 'Removed client';

export const isPastDue = (
  { status, dueDate }: Pick<IftaProcess, 'status' | 'dueDate'>,
  today = todayInFirm(),
): boolean => status !== 'processed' && dueDate < today;

/** Its due day; where that is past, with the chip that says how late it is. */
export const dueOf = (process: Pick<IftaProcess, 'status' | 'dueDate'>): ReactNode =>
  isPastDue(process) ? <DueDay day={process.dueDate} /> : formatDate(process.dueDate);

/** The quarter that ended last is the one being worked on. */
export const lastQuarter = (today = todayInFirm()): { quarter: Quarter; year: number } => {
  const year = Number(today.slice(0, 4));
  const current = Math.ceil(Number(today.slice(5, 7)) / 3);
  const quarters: readonly Quarter[] = ['Q4', 'Q1', 'Q2', 'Q3'];
  return { quarter: quarters[current - 1] ?? 'Q4', year: current === 1 ? year - 1 : year };
};

export const QUARTER_OPTIONS = [
  { value: 'Q1', label: 'Q1 (Jan-Mar)' },
  { value: 'Q2', label: 'Q2 (Apr-Jun)' },
  { value: 'Q3', label: 'Q3 (Jul-Sep)' },
  { value: 'Q4', label: 'Q4 (Oct-Dec)' },
];
export const yearRule = {
  validate: (value: unknown) => /^20\d{2}$/.test(String(value).trim()) || 'Year must be four digits, such as 2026',
};

const YEARS = 5;
/** This year and those before it, as choices. */
export const lastYears = (today = todayInFirm()) =>
  Array.from({ length: YEARS }, (_, back) => String(Number(today.slice(0, 4)) - back)).map((year) => ({
    value: year,
    label: year,
  }));
