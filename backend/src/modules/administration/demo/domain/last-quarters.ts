import type { IsoDate } from '../../../../platform/money/dates';
import { QUARTERS, type Quarter } from '../../../compliance/ifta';

/** The four latest quarters that have ended, the latest first. */
export const lastQuarters = (today: IsoDate): { year: number; quarter: Quarter; began: IsoDate; ended: IsoDate }[] => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return [1, 2, 3, 4].map((back) => {
    const index = year * 4 + Math.floor((month - 1) / 3) - back;
    const [y, q] = [Math.floor(index / 4), index % 4];
    return {
      year: y,
      quarter: QUARTERS[q] as Quarter,
      began: new Date(Date.UTC(y, q * 3, 1)).toISOString().slice(0, 10),
      ended: new Date(Date.UTC(y, q * 3 + 3, 0)).toISOString().slice(0, 10),
    };
  });
};
