import { published } from '../../../../platform/fields/schema';
import { DAY, described, FLAG, MONEY, oneOf, orNull, Shown, TEXT } from '../../../../platform/fields/shown';
import { addDays } from '../../../../platform/money/dates';
import { moneyText } from '../../../../platform/money/money';
import type { Factored, Released } from '../domain/factoring/factoring.events';
import { FACTORING_STATUSES, type FactoringStatus } from '../domain/receivable';

/** An invoice with its factor: the terms of the day on which it was factored, and what became of it. */
@published('Factoring')
export class FactoringView {
  @Shown(TEXT) factorId: string;
  @Shown(TEXT) factorName: string;
  @Shown(oneOf(FACTORING_STATUSES)) status: FactoringStatus;
  @Shown(DAY) factoredOn: string;
  @Shown(FLAG) recourse: boolean;
  /** The day from which an unpaid invoice goes back; null without recourse. */
  @Shown(orNull(DAY)) recourseUntil: string | null;
  /** What of the invoice is sold; nothing with recourse. */
  @Shown(MONEY) sold: string;
  @Shown(MONEY) advance: string;
  /** What the factor still holds. */
  @Shown(MONEY) reserve: string;
  /** What is still owed to a factor that lent on it. */
  @Shown(MONEY) owed: string;
  /** The fees that it kept so far. */
  @Shown(MONEY) fee: string;
  /** What of the reserve arrived, and on which day; what it kept of it besides its fee. */
  @Shown(MONEY) released: string;
  @Shown(orNull(DAY)) releasedOn: string | null;
  @Shown(MONEY) interest: string;
  @Shown(described(MONEY, 'What the broker did not pay the factor')) returns: string;
}

/** The part of the row of an invoice that tells of its factor; amounts in whole cents. */
export interface FactoringRow {
  readonly factorId: string | null;
  /** By the name of the day on which it was factored. */
  readonly factorName: string | null;
  readonly factoringStatus: FactoringStatus | null;
  readonly factoredOn: string | null;
  readonly recourse: boolean;
  readonly recourseUntil: string | null;
  readonly sold: number;
  readonly advance: number;
  readonly factorReserve: number;
  readonly factorOwed: number;
  readonly factorFees: number;
  readonly factorReleased: number;
  readonly releasedOn: string | null;
  readonly factorInterest: number;
  readonly factorReturns: number;
}

/** What the row of an invoice says that was never factored. */
export const UNFACTORED = {
  factorId: null,
  factorName: null,
  factoringStatus: null,
  factoredOn: null,
  recourse: false,
  recourseUntil: null,
  remitTo: null,
  notice: null,
  sold: 0,
  advance: 0,
  factorReserve: 0,
  factorOwed: 0,
  factorFees: 0,
  factorReleased: 0,
  releasedOn: null,
  factorInterest: 0,
  factorReturns: 0,
} as const;

/** What the row of an invoice says when a factor has it, or gave it back. */
export const factoredOf = (data: Factored, status: 'advanced' | 'charged_back') => ({
  factorId: data.factorId,
  factorName: data.factorName,
  factoringStatus: status,
  factoredOn: data.factoredOn,
  recourse: data.recourse,
  recourseUntil: data.recourse && data.recourseDays ? addDays(data.factoredOn, data.recourseDays) : null,
  remitTo: status === 'advanced' ? data.remitTo : null,
  notice: status === 'advanced' ? data.notice : null,
  advance: data.advance,
  factorReserve: status === 'advanced' && !data.recourse ? data.reserve : 0,
  factorOwed: status === 'advanced' && data.recourse ? data.advance + data.fee : 0,
  // the fee of a loan is not given back
  factorFees: status === 'advanced' || data.recourse ? data.fee : 0,
});

/** What the row of an invoice says when its reserve has ended. */
export const releasedOf = ({ release, interest, returns, releasedOn }: Released) => ({
  factoringStatus: 'released' as const,
  factorReserve: 0,
  factorReleased: release,
  releasedOn,
  factorInterest: interest,
  factorReturns: returns,
});

interface Sold {
  readonly open: number;
  readonly sold: number;
  readonly factoringStatus: FactoringStatus | null;
}
/** What the broker still has to pay, whoever is paid, in whole cents: also what is sold to a factor. */
export const dueOf = ({ open, sold, factoringStatus }: Sold): number =>
  factoringStatus === 'advanced' ? open + sold : open;

/** What answers tell of an invoice with a factor; null when it was never factored. */
export const factoringOf = (row: FactoringRow): FactoringView | null =>
  row.factorId && row.factoringStatus && row.factoredOn
    ? {
        factorId: row.factorId,
        factorName: row.factorName ?? '',
        status: row.factoringStatus,
        factoredOn: row.factoredOn,
        recourse: row.recourse,
        recourseUntil: row.recourseUntil,
        sold: moneyText(row.sold),
        advance: moneyText(row.advance),
        reserve: moneyText(row.factorReserve),
        owed: moneyText(row.factorOwed),
        fee: moneyText(row.factorFees),
        released: moneyText(row.factorReleased),
        releasedOn: row.releasedOn,
        interest: moneyText(row.factorInterest),
        returns: moneyText(row.factorReturns),
      }
    : null;
