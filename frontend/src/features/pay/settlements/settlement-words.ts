import { chipOf } from '../../../components/display/status-chip';
import { settlementLabels } from '../../../generated/kinds';
import { addDays, formatDate } from '../../../lib/format/dates';
import { formatMoney, formatQuantity, isZeroMoney } from '../../../lib/format/money';
import { dollarRate, plainRate } from '../../../lib/format/rates';
import type { OpenSettlement, Settlement, SettlementLine } from './settlement-calls';

export const SettlementChip = chipOf(settlementLabels.status, {
  draft: 'warning',
  approved: 'info',
  paid: 'success',
  discarded: 'neutral',
});
export const STATUS_OPTIONS = Object.entries(settlementLabels.status).map(([value, label]) => ({ value, label }));
export const METHOD_OPTIONS = Object.entries(settlementLabels.method).map(([value, label]) => ({ value, label }));

/** '11/16/2026 – 11/22/2026' */
export const periodOf = ({ from, to }: Pick<Settlement, 'from' | 'to'>): string =>
  `${formatDate(from)} – ${formatDate(to)}`;

const UNITS: Readonly<Record<string, string>> = { mile: 'mi', hour: 'h' };
const inUnits = (base: string, unit: string): string => {
  const short = UNITS[unit];
  if (short !== undefined) return formatQuantity(base, short);
  if (unit === 'unit') return formatQuantity(base);
  return `${formatQuantity(base)} ${unit}${plainRate(base) === '1' ? '' : 's'}`;
};
/**
 * How a line is worked out, so that it can be done again: '$2,400.00 × 70 %', '612.5 mi × $0.585'; null where the amount
 * is all there is.
 */
export const workedOut = ({ base, unit, rate }: Pick<SettlementLine, 'base' | 'unit' | 'rate'>): string | null => {
  if (unit === '%') return `${formatMoney(base)} × ${plainRate(rate)} %`;
  return unit === 'line' || plainRate(base) === '1' ? null : `${inUnits(base, unit)} × ${dollarRate(rate)}`;
};

const POCKETS: Readonly<Record<string, string>> = {
  advance: 'Advances to recover',
  escrow: 'Escrow held',
  carry: 'Shortfall, carried over',
};
/** What a pocket of the driver's account is called: 'Escrow held'. */
export const pocketName = (pocket: string): string => POCKETS[pocket] ?? 'Recovered so far';

/** What comes next, by how it stands. */
export const nextWords = (settlement: OpenSettlement): string => {
  const { status, paidOn, approvedOn, to, net, carried, discardReason } = settlement;
  switch (status) {
    case 'draft':
      return 'Check the lines, then approve it: it is owed from then on.';
    case 'approved':
      return isZeroMoney(net)
        ? `Approved on ${formatDate(approvedOn)}. Nothing is paid; ${formatMoney(carried)} is carried on.`
        : `Approved on ${formatDate(approvedOn)}. Pay it now, for the period that ended ${formatDate(to)}.`;
    case 'paid':
      return `Paid on ${formatDate(paidOn)}.`;
    case 'discarded':
      return `Discarded: ${discardReason ?? ''}`;
  }
};

/** The week that ended last, Monday to Sunday: what is usually settled. */
export const lastWeek = (today: string): { from: string; to: string } => {
  const day = new Date(`${today}T12:00:00Z`).getUTCDay();
  const to = addDays(today, day === 0 ? -7 : 0 - day);
  return { from: addDays(to, -6), to };
};
