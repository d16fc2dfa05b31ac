import { payRate, payRateHint } from './pay-rule-words';

describe('the words of a pay rule', () => {
  it.each([
    ['percent_linehaul', '70', '70 %', 'Percent, such as 70.'],
    ['loaded_mile', '0.5850', '$0.585', 'Dollars per mile, such as 0.585.'],
    ['stop', '25', '$25.00', 'Dollars, such as 25.00.'],
  ])('say what a rate by %s means', (basis, rate, words, hint) => {
    expect([payRate({ basis, rate }), payRateHint(basis)]).toEqual([words, hint]);
  });
});
