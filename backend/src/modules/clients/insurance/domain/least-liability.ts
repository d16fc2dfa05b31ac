import { cents } from '../../../../platform/money/money';

/** Least liability of carriers of non-hazardous property in vehicles over 10,000 lb (49 CFR 387). */
export const LEAST_LIABILITY = cents(75_000_000);
