import { cents } from '../../../../platform/money/money';

/**
 * The minimum liability coverage of carriers of non-hazardous property in vehicles over 10,000 lb, in whole cents (49
 * CFR 387).
 */
export const LEAST_LIABILITY = cents(75_000_000);
