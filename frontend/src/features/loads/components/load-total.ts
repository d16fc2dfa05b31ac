import type { Load } from '../../../lib/api-types';
import { sumMoney } from '../../../lib/money';

/** What a load earns: its rate and its lines; null while nothing is known of it. */
export const loadTotal = ({ rate, lines }: Pick<Load, 'rate' | 'lines'>): string | null =>
  rate === null && !lines?.length
    ? null
    : sumMoney([...(rate === null ? [] : [rate]), ...(lines ?? []).map(({ amount }) => amount)]);
