import { lineBody, lineTotal } from './line-values';

describe('the lines of what is charged', () => {
  it.each<[string[], string]>([
    [[], '0.00'],
    [['1,250', '$0.50', ' 2.25 '], '1252.75'],
    [['12.00', '', 'soon'], '12.00'],
    [['100', '-25.50'], '74.50'],
  ])('%j add up to %s', (amounts, total) => expect(lineTotal(amounts.map((amount) => ({ amount })))).toBe(total));

  it('are called by their words, or else by their kind', () => {
    expect(lineBody({ kind: 'freight', description: ' Omaha to Reno ', amount: '1,250' })).toEqual({
      kind: 'freight',
      description: 'Omaha to Reno',
      amount: '1250.00',
    });
    expect(lineBody({ kind: 'freight', description: '  ', amount: '12' }).description).toBe('Freight');
  });
});
