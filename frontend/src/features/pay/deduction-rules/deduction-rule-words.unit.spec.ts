import { deductionRate } from './deduction-rule-words';

describe('the words of a deduction rule', () => {
  it.each([
    ['fixed', '100', '$100.00 a settlement'],
    ['per_mile', '0.0500', '$0.05 a mile'],
    ['per_load', '15', '$15.00 a load'],
    ['percent', '10.0', '10 % of gross'],
  ])('say what a rate %s is', (basis, rate, words) => {
    expect(deductionRate({ basis, rate })).toBe(words);
  });
});
