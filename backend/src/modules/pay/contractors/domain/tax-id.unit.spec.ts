import { digitsOf, isMask, taxIdFault } from './tax-id';

describe('a tax id', () => {
  it.each([
    ['ssn', '123456789', null],
    ['ein', '123456789', null],
    ['itin', '912345678', null],
    ['ein', '912345678', null],
    ['ein', '12345678', 'A tax id has nine digits'],
    ['ein', '1234567890', 'A tax id has nine digits'],
    ['ssn', '111111111', 'A tax id does not repeat one digit nine times'],
    ['ssn', '000123456', 'No social security number begins with 000, 666 or 9'],
    ['ssn', '666123456', 'No social security number begins with 000, 666 or 9'],
    ['ssn', '900123456', 'No social security number begins with 000, 666 or 9'],
    ['itin', '123456789', 'An ITIN begins with 9'],
  ] as const)('of type %s: %s', (type, digits, fault) => expect(taxIdFault(type, digits)).toBe(fault));

  it('is its digits, however it is written', () =>
    expect(['12-3456789', '123-45-6789', ' 123456789 '].map(digitsOf)).toEqual(Array(3).fill('123456789')));
  it('is masked or whole', () => expect(['*****6789', '123456789'].map(isMask)).toEqual([true, false]));
});
