import type { Answer } from '../../../lib/api/api-types';
import { formatMoney } from '../../../lib/format/money';

export type StandingTruck = Answer<'StandingTruck'>;

/** 200 → '3 h 20 min' */
export const hoursOf = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
};

type Clock = Pick<StandingTruck, 'minutes' | 'freeMinutes' | 'amount' | 'missing'>;

/** '1 h 20 min over free time, $75.00 so far', '45 min of 2 h free', or how long and what is not known. */
export const waitingWords = ({ minutes, freeMinutes, amount, missing }: Clock): string => {
  const [why] = missing;
  if (minutes === null || freeMinutes === null || amount === null)
    return [minutes === null ? 'Waiting' : `Waiting ${hoursOf(minutes)}`, why].filter(Boolean).join(': ');
  const over = minutes - freeMinutes;
  return over > 0
    ? `${hoursOf(over)} over free time, ${formatMoney(amount)} so far`
    : `${hoursOf(minutes)} of ${hoursOf(freeMinutes)} free`;
};
