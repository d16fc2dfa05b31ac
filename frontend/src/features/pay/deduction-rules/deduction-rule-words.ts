import { dollarRate, plainRate } from '../../../lib/format/rates';

const AFTER: Readonly<Record<string, string>> = {
  fixed: 'a settlement',
  per_mile: 'a mile',
  per_load: 'a load',
  percent: 'of gross',
};

/** What is taken: '$100.00 a settlement', '$0.05 a mile', '10 % of gross'. */
export const deductionRate = ({ basis, rate }: { basis: string; rate: string }): string =>
  `${basis === 'percent' ? `${plainRate(rate)} %` : dollarRate(rate)} ${AFTER[basis] ?? ''}`.trim();

/** What a rate means for a basis, below its field. */
export const deductionRateHint = (basis: string): string =>
  basis === 'percent'
    ? 'Percent of what the driver earns, such as 10.'
    : basis === 'per_mile'
      ? 'Dollars per mile, such as 0.05.'
      : 'Dollars, such as 100.00.';
