import { formatQuantity } from './money';

/** A rate without zeros that say nothing: '70.0000' is '70', '0.5850' is '0.585'. */
export const plainRate = (rate: string): string => rate.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/** A rate in dollars, with cents and as many more places as it has: '0.5850' is '$0.585', '25' is '$25.00'. */
export const dollarRate = (rate: string): string => {
  const [whole = '0', places = ''] = plainRate(rate).split('.');
  return `$${formatQuantity(whole)}.${places.padEnd(2, '0')}`;
};
