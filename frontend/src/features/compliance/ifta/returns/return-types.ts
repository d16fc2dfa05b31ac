import type { Answer } from '../../../../lib/api/api-types';

/** The fuel tax return of a client for a quarter. */
export type FuelTaxReturn = Answer<'IftaReturn'>;
/** The same with what trips, fuel and rates say otherwise now. */
export type OpenReturn = Answer<'FuelTaxReturnNow'>;
export type QuarterReview = Answer<'QuarterReview'>;
