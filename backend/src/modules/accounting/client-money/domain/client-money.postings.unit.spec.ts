import { sidesOf, type Sides } from '../../../../platform/testing/sides';
import type { Posting } from '../../../../platform/money/postings';
import { clientMoneyPostings as rules } from './client-money.postings';
import { clientMoneyExamples as examples } from './client-money.postings.fixture';

const [toItsBank, cash] = examples.ClientMoneyReceived;
const [paid, paidFromBank] = examples.ClientMoneyPaidOut;

describe('money of a client books', () => {
  it.each<[string, () => readonly Posting[], Sides[]]>([
    //                                                                       account  debit   credit
    [
      'a check for a fee, to the client money bank',
      () => rules.ClientMoneyReceived.books(toItsBank),
      [
        ['1020', 100_00, 0],
        ['2350', 0, 100_00],
      ],
    ],
    [
      'cash, to the bank',
      () => rules.ClientMoneyReceived.books(cash ?? toItsBank),
      [
        ['1000', 100_00, 0],
        ['2350', 0, 100_00],
      ],
    ],
    [
      'moved to its bank',
      () => rules.ClientMoneyMoved.books(examples.ClientMoneyMoved[0]),
      [
        ['1020', 100_00, 0],
        ['1000', 0, 100_00],
      ],
    ],
    [
      'paid to an agency',
      () => rules.ClientMoneyPaidOut.books(paid),
      [
        ['2350', 100_00, 0],
        ['1020', 0, 100_00],
      ],
    ],
    [
      'paid from the bank',
      () => rules.ClientMoneyPaidOut.books(paidFromBank ?? paid),
      [
        ['2350', 100_00, 0],
        ['1000', 0, 100_00],
      ],
    ],
    [
      'given back',
      () => rules.ClientMoneyRefunded.books(examples.ClientMoneyRefunded[0]),
      [
        ['2350', 100_00, 0],
        ['1020', 0, 100_00],
      ],
    ],
  ])('%s', (_, post, expected) => expect(sidesOf(post())).toEqual([['2026-11-26', expected]]));

  it("in the firm's own books, with the client behind every line", () => {
    const [entry] = rules.ClientMoneyPaidOut.books(paid);
    expect(entry).toMatchObject({
      description: 'Client money paid to IRS, Ridgeline Carriers LLC',
      reference: 'CM-1',
      source: { kind: 'clientmoney', id: 'c' },
      clientId: null,
    });
    expect(entry?.lines.map(({ party }) => party)).toEqual([
      { kind: 'client', id: 'c' },
      { kind: 'client', id: 'c' },
    ]);
    expect(entry?.cashLines).toBeUndefined();
  });

  it('and names the field of its day, where the month is closed', () =>
    expect(rules.ClientMoneyReceived.dateField(toItsBank)).toBe('on'));

  it('or on its accounting date, as late', () => {
    const late = { ...toItsBank, on: '2026-10-30', bookedOn: '2026-11-01' };
    expect(rules.ClientMoneyReceived.books(late)).toMatchObject([{ entryDate: '2026-11-01', paperDate: '2026-10-30' }]);
    expect(rules.ClientMoneyReceived.dateField(late)).toBe('bookedOn');
  });
});
