import type { Factor } from '../../../lib/api/api-types';

const KEPT = { end: 'from the reserve', start: 'with the advance' } as const;

/** `feeWords({ feeRate: '3', feeAt: 'end', … })` is '3% from the reserve'. */
export const feeWords = ({ feeRate, feeAt, feeDays }: Pick<Factor, 'feeRate' | 'feeAt' | 'feeDays'>): string =>
  feeAt === 'day_steps' ? `${feeRate}% for each ${feeDays ?? 0} days` : `${feeRate}% ${KEPT[feeAt]}`;

/** `recourseWords({ recourse: true, recourseDays: 90 })` is 'With recourse after 90 days'. */
export const recourseWords = ({ recourse, recourseDays }: Pick<Factor, 'recourse' | 'recourseDays'>): string =>
  recourse ? `With recourse${recourseDays ? ` after ${recourseDays} days` : ''}` : 'Without recourse';
