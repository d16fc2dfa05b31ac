import { deciderSpec } from '../../../../platform/testing/decider-spec';
import { sidesOf } from '../../../../platform/testing/sides';
import { payoutDecider } from './payout.decider';
import { payoutPostings as rules } from './payout.postings';
import { payoutExamples as examples } from './payout.postings.fixture';

const given = deciderSpec(payoutDecider);
const [terms, lessARefund = terms] = examples.CardPayoutReceived;

describe('a payout', () => {
  it('of cards is recorded, and checks are deposited', () => {
    given().when({ type: 'RecordPayout', of: 'cards', terms }).then({ type: 'CardPayoutReceived', data: terms });
    given().when({ type: 'RecordPayout', of: 'checks', terms }).then({ type: 'ChecksDeposited', data: terms });
  });
  it('is recorded once', () =>
    given({ type: 'CardPayoutReceived', data: terms })
      .when({ type: 'RecordPayout', of: 'cards', terms })
      .thenRefused('ALREADY_EXISTS'));

  it.each([
    [250_00, '$250.00 is $7.55 more than the payments add up to: $242.45'],
    [242_44, '$242.44 is $0.01 less than the payments add up to: $242.45'],
  ])('that its payments do not add up to is refused with the difference: %i', (amount, sentence) =>
    given()
      .when({ type: 'RecordPayout', of: 'cards', terms: { ...terms, amount } })
      .thenRefused('INVALID', sentence),
  );

  it('is not booked before the day it arrived', () =>
    given()
      .when({ type: 'RecordPayout', of: 'cards', terms: { ...terms, bookedOn: '2026-11-27' } })
      .thenRefused('INVALID', 'It cannot be booked before the day it arrived'));

  it('goes from clearing to the bank, client by client', () => {
    expect(sidesOf(rules.CardPayoutReceived.books(terms))).toEqual([
      [
        '2026-11-28',
        [
          ['1000', 242_45, 0],
          ['1050', 0, 242_45],
        ],
      ],
    ]);
    const [entry] = rules.ChecksDeposited.books(terms);
    expect(entry).toMatchObject({ description: 'Deposit PAY-0000000A', reference: 'PAY-0000000A', clientId: null });
    expect(entry?.lines.map(({ party }) => party)).toEqual([undefined, { kind: 'client', id: 'c' }]);
    expect(rules.ChecksDeposited.dateField(terms)).toBe('on');
    expect(rules.CardPayoutReceived.dateField({ ...terms, bookedOn: '2026-12-01' })).toBe('bookedOn');
  });

  it('takes back what was refunded after it had arrived', () =>
    expect(sidesOf(rules.CardPayoutReceived.books(lessARefund))[0]?.[1]).toEqual([
      ['1000', 192_45, 0],
      ['1050', 0, 242_45],
      ['1050', 50_00, 0],
    ]));
});
