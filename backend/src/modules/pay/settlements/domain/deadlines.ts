import { addDays, type IsoDate } from '../../../../platform/money/dates';

/** 49 CFR 376.12: owner-operators are paid within 15 days after the papers, escrow is back within 45 of the end. */
export const PAID_WITHIN = 15;
export const ESCROW_WITHIN = 45;

/** The days that the law has for an owner-operator. */
export interface LegalDays {
  /** With papers on the day of the first delivery; null without a load. */
  readonly payBy: IsoDate | null;
  /** Null while the lease goes on, or where nothing is held. */
  readonly escrowBackBy: IsoDate | null;
}

/**
 * @param firstDelivery when the first of the loads was delivered
 * @param endsOn the last day of the lease
 * @param held what is in escrow after the settlement, in whole cents
 * @example legalDays('2026-11-18', null, 0) // { payBy: '2026-12-03', escrowBackBy: null }
 */
export const legalDays = (firstDelivery: IsoDate | null, endsOn: IsoDate | null, held: number): LegalDays => ({
  payBy: firstDelivery === null ? null : addDays(firstDelivery, PAID_WITHIN),
  escrowBackBy: endsOn === null || held <= 0 ? null : addDays(endsOn, ESCROW_WITHIN),
});
