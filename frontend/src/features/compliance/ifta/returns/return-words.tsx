import { StatusChip, type Tone } from '../../../../components/display/status-chip';
import { iftaReturnLabels } from '../../../../generated/kinds';
import { formatDate, todayInFirm } from '../../../../lib/format/dates';
import { formatIn, formatQuantity, isZeroMoney, toCents } from '../../../../lib/format/money';
import type { FuelTaxReturn } from './return-calls';

type Standing = Pick<FuelTaxReturn, 'status' | 'dueDate'>;

const isFiled = ({ status }: Pick<Standing, 'status'>): boolean => status === 'filed' || status === 'paid';
/** It may be worked out again. */
export const isDraft = ({ status }: Pick<Standing, 'status'>): boolean => status === 'draft' || status === 'reviewed';
export const isOverdue = (about: Standing, today = todayInFirm()): boolean => isDraft(about) && about.dueDate < today;

/** 'Draft', 'Overdue' once its day is over, 'Filed'. */
export const standingOf = (about: Standing): string =>
  isOverdue(about) ? 'Overdue' : iftaReturnLabels.status[about.status];

const TONES: Readonly<Record<FuelTaxReturn['status'], Tone>> = {
  draft: 'warning',
  reviewed: 'info',
  filed: 'success',
  paid: 'success',
  discarded: 'neutral',
};
export const ReturnChip = (about: Standing) => (
  <StatusChip tone={isOverdue(about) ? 'error' : TONES[about.status]} label={standingOf(about)} />
);
export const STATUS_OPTIONS = (['draft', 'reviewed', 'filed', 'paid'] as const).map((value) => ({
  value,
  label: iftaReturnLabels.status[value],
}));
export const STEPS: readonly FuelTaxReturn['status'][] = STATUS_OPTIONS.map(({ value }) => value);

const isRefund = (amount: string): boolean => (toCents(amount) ?? 0n) < 0n;
type Units = FuelTaxReturn['units'];
/** A return in metric units is in Canadian dollars. */
export const dollars = (amount: string, units: Units): string => formatIn(units === 'metric' ? 'CAD' : 'USD', amount);
const plain = (amount: string, units: Units): string => dollars(amount.replace('-', ''), units);
/** '$12.90', 'Refund $50.47', or that a rate is missing. */
export const amountWords = (due: string | null, units: Units): string => {
  if (due === null) return 'Rate missing';
  return isRefund(due) ? `Refund ${plain(due, units)}` : dollars(due, units);
};

/** In one line, what is owed and by when. */
export const dueWords = (about: Standing & Pick<FuelTaxReturn, 'due' | 'open' | 'filedOn' | 'units'>): string => {
  const { due, open, dueDate, filedOn, status, units } = about;
  if (status === 'discarded') return 'It was discarded.';
  if (isFiled(about)) {
    const filed = `Filed on ${formatDate(filedOn)}`;
    if (status === 'paid' || open === null || isZeroMoney(open)) return `${filed}. Nothing is open.`;
    return isRefund(open)
      ? `${filed}. ${plain(open, units)} is to be refunded.`
      : `${filed}. ${plain(open, units)} is to be paid.`;
  }
  if (due === null) return `A rate is missing, so what is owed is not known. It is due by ${formatDate(dueDate)}.`;
  const late = isOverdue(about) ? `was due by ${formatDate(dueDate)}` : `is due by ${formatDate(dueDate)}`;
  if (isZeroMoney(due)) return `Nothing is owed. The return ${late}.`;
  return isRefund(due) ? `${plain(due, units)} will be refunded. The return ${late}.` : `${plain(due, units)} ${late}.`;
};

/** 'US gallons' and miles, or liters and kilometers. */
export const unitsOf = ({ units }: Pick<FuelTaxReturn, 'units'>) =>
  units === 'metric'
    ? { distance: 'km', fuel: 'L', distances: 'Kilometers', volumes: 'Liters', efficiency: 'km/L' }
    : { distance: 'mi', fuel: 'gal', distances: 'Miles', volumes: 'Gallons', efficiency: 'MPG' };

export const count = (value: number | string): string => formatQuantity(value);
