import { cents } from '../../../../../platform/money/money';
import { irpFee, reportingPeriod, sharesOf } from './irp-fees';

// https://www.irponline.org/page/FAQCost
const EXAMPLE = [
  { jurisdiction: 'A', distance: '20634', fullFee: cents(810_00) },
  { jurisdiction: 'B', distance: '14856', fullFee: cents(1_750_00) },
  { jurisdiction: 'C', distance: '18158', fullFee: cents(1_200_00) },
  { jurisdiction: 'D', distance: '28888', fullFee: cents(2_100_00) },
];

describe('apportioned fees', () => {
  it('are those of the example of the plan', () => {
    expect(sharesOf(EXAMPLE)).toEqual([
      { jurisdiction: 'A', percent: 25, fee: 202_50 },
      { jurisdiction: 'B', percent: 18, fee: 315_00 },
      { jurisdiction: 'C', percent: 22, fee: 264_00 },
      { jurisdiction: 'D', percent: 35, fee: 735_00 },
    ]);
    expect(irpFee(EXAMPLE)).toBe(1_516_50);
  });
  it.each([
    ['0.4', '99.6', 0],
    ['0.5', '99.5', 1],
    ['1.4', '98.6', 1],
    ['100', '0', 100],
    ['0', '0', 0],
  ])('go by whole percent: %s of %s more miles are %i', (distance, other, percent) => {
    const [share] = sharesOf([
      { jurisdiction: 'TN', distance, fullFee: cents(100_00) },
      { jurisdiction: 'KY', distance: other, fullFee: cents(0) },
    ]);
    expect(share).toEqual({ jurisdiction: 'TN', percent, fee: percent * 100 });
  });
  it('are nothing for no jurisdiction', () => expect([sharesOf([]), irpFee([])]).toEqual([[], 0]));
});

describe('the reporting period', () => {
  // the table of 29-250-162 Me. Code R. § 14
  it.each([
    ['2019-01-01', '2017-07-01', '2018-06-30'],
    ['2019-02-01', '2017-07-01', '2018-06-30'],
    ['2019-03-01', '2017-07-01', '2018-06-30'],
    ['2019-04-01', '2017-07-01', '2018-06-30'],
    ['2019-05-01', '2017-07-01', '2018-06-30'],
    ['2019-06-01', '2017-07-01', '2018-06-30'],
    ['2019-06-30', '2017-07-01', '2018-06-30'],
    ['2019-07-01', '2017-07-01', '2018-06-30'],
    ['2019-08-01', '2017-07-01', '2018-06-30'],
    ['2019-09-01', '2017-07-01', '2018-06-30'],
    ['2019-09-30', '2017-07-01', '2018-06-30'],
    ['2019-10-01', '2018-07-01', '2019-06-30'],
    ['2019-11-01', '2018-07-01', '2019-06-30'],
    ['2019-12-01', '2018-07-01', '2019-06-30'],
  ])('of a year that begins on %s is %s to %s', (yearStart, from, to) =>
    expect(reportingPeriod(yearStart)).toEqual({ from, to }),
  );
});
