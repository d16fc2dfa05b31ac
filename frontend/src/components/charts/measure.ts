import { formatMoney, toCents } from '../../lib/format/money';

/** How the figures of a chart are read: said in full, drawn as a height, written at the axis. */
export interface Measure {
  said: (amount: string) => string;
  height: (amount: string) => number;
  tick: (height: number) => string;
  /** The least step of the axis. */
  step?: number;
}

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
  minimumFractionDigits: 0,
});

/** Dollars as the API writes them: '1200.00'. Heights are only drawn, never summed. */
export const DOLLARS: Measure = {
  said: formatMoney,
  height: (amount) => Number(toCents(amount) ?? 0n) / 100,
  tick: (height) => short.format(height),
};
/** How many there are. */
export const COUNT: Measure = {
  said: (amount) => Number(amount).toLocaleString('en-US'),
  height: Number,
  tick: (height) => height.toLocaleString('en-US'),
  step: 1,
};
/** Days; '' where there was nothing to count. */
export const DAYS: Measure = {
  said: (amount) => (amount === '' ? 'none' : `${amount} ${amount === '1' ? 'day' : 'days'}`),
  height: Number,
  tick: (height) => height.toLocaleString('en-US'),
  step: 1,
};
