import { dollarRate, plainRate } from './rates';

describe('a rate', () => {
  it.each([
    ['70.0000', '70', '$70.00'],
    ['0.5850', '0.585', '$0.585'],
    ['0.6', '0.6', '$0.60'],
    ['1250', '1250', '$1,250.00'],
    ['100', '100', '$100.00'],
  ])('%s is said as %s, in dollars as %s', (rate, plain, dollars) => {
    expect([plainRate(rate), dollarRate(rate)]).toEqual([plain, dollars]);
  });
});
