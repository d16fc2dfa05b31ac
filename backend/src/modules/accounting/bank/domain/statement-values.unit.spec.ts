import { ofxDay, oneLine, plainAmount, sheetAmount, sheetDay } from './statement-values';

describe('What a file of the bank says', () => {
  it.each([
    ['1940', 1940_00],
    ['-1940.00', -1940_00],
    ['+12.5', 12_50],
    ['100.0000', 100_00],
    ['0.00', 0],
    ['1940,00', null],
    ['19,40.00', null],
    ['1,940.00', null],
    ['1e9', null],
    ['1.005', null],
    ['', null],
    ['12345678901234', null],
  ])('of an OFX file, %s is %s cents', (text, cents) => expect(plainAmount(text)).toBe(cents));

  it.each([
    ['1,940.00', 1940_00],
    ['1940', 1940_00],
    ['$1,940.50', 1940_50],
    ['-$12.30', -12_30],
    ['$ -12.30', -12_30],
    ['−250', -250_00],
    ['(250.00)', -250_00],
    ['( $1,250.00 )', -1250_00],
    ['+5', 5_00],
    ['19,40.00', null],
    ['1940,00', null],
    ['1e9', null],
    ['(-5)', null],
    ['=1+1', null],
    ['', null],
  ])('in a cell, %s is %s cents', (text, cents) => expect(sheetAmount(text)).toBe(cents));

  it.each([
    ['11/26/2026', 'month_first', '2026-11-26'],
    ['1/2/26', 'month_first', '2026-01-02'],
    ['26.11.2026', 'day_first', '2026-11-26'],
    ['2026-11-26', 'day_first', '2026-11-26'],
    ['2026-11-26 12:30', 'year_first', '2026-11-26'],
    ['20261126', 'month_first', '2026-11-26'],
    ['26/11/2026', 'month_first', null],
    ['11/26/2026', 'year_first', null],
    ['2/30/2026', 'month_first', null],
    ['20261301', 'month_first', null],
    ['today', 'month_first', null],
  ] as const)('in a cell, %s with %s is the day %s', (text, format, day) => expect(sheetDay(text, format)).toBe(day));

  it.each([
    ['20261126', '2026-11-26'],
    ['20261126120000.000[-5:EST]', '2026-11-26'],
    ['20261126[-5:EST]', '2026-11-26'],
    ['20261301', null],
    ['20260231', null],
    ['2026-11-26', null],
    ['', null],
  ])('of an OFX file, %s is the day %s', (text, day) => expect(ofxDay(text)).toBe(day));

  it('is text on one line, without what cannot be shown', () => {
    expect(oneLine('  A\u0000B\n\u202eC   D ')).toBe('A B C D');
    expect(oneLine('x'.repeat(600))).toHaveLength(500);
    expect(oneLine("=cmd|' /C calc'!A0")).toBe("=cmd|' /C calc'!A0");
  });
});
