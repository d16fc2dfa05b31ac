import { dollarRate, plainRate } from '../../../lib/format/rates';

const PERCENTS: readonly string[] = ['percent_linehaul', 'percent_gross', 'detention_share'];
const MILES: readonly string[] = ['loaded_mile', 'empty_mile'];

/** A rate as it is said: '70 %', '$0.585', '$25.00'. */
export const payRate = ({ basis, rate }: { basis: string; rate: string }): string =>
  PERCENTS.includes(basis) ? `${plainRate(rate)} %` : dollarRate(rate);

/** What a rate means for a basis, below its field. */
export const payRateHint = (basis: string): string => {
  if (PERCENTS.includes(basis)) return 'Percent, such as 70.';
  if (MILES.includes(basis)) return 'Dollars per mile, such as 0.585.';
  return 'Dollars, such as 25.00.';
};
