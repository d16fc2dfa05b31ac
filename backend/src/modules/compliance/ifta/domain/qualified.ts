/** What decides whether a vehicle is qualified; null where it is not known. */
export interface Weighed {
  readonly weight: number | null;
  readonly axles: number | null;
}
const MOST_WEIGHT_ON_TWO_AXLES = 26_000;

/**
 * Whether a vehicle is a qualified motor vehicle: two axles and over 26,000 lb, or three and more axles whatever the
 * weight (IFTA R245).
 */
export const isQualified = ({ weight, axles }: Weighed): boolean =>
  (axles ?? 0) >= 3 || (weight ?? 0) > MOST_WEIGHT_ON_TWO_AXLES;

/** Whether it is known not to be one; while weight or axles are missing, it may be. */
export const isUnqualified = ({ weight, axles }: Weighed): boolean =>
  weight !== null && axles !== null && !isQualified({ weight, axles });
