import { deciderSpec } from '../../../../platform/testing/decider-spec';
import { sidesOf } from '../../../../platform/testing/sides';
import { payoutDecider, type PayoutCommand } from './payout.decider';
import type { PayoutEvent } from './payout.events';
import { payoutPostings as rules } from './payout.postings';
import { payoutExamples as examples } from './payout.postings.fixture';

const given = deciderSpec(payoutDecider);
const [terms, lessARefund = terms] = examples.CardPayoutReceived;
const [turned] = examples.PayoutReversed;
const deposited: PayoutEvent = { type: 'ChecksDeposited', data: terms };
const reversal: PayoutEvent = { type: 'PayoutReversed', data: turned };
const { reversedOn, reason } = turned;
const reverse: PayoutCommand = { type: 'ReversePayout', id: terms.id, reversedOn, reason, today: '2026-11-30' };

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

  it('that did not arrive after all is reversed once', () => {
    given(deposited).when(reverse).then(reversal);
    given({ type: 'CardPayoutReceived', data: terms })
      .when(reverse)
      .then({ type: 'PayoutReversed', data: { ...turned, source: 'cards' } });
    given(deposited, reversal).when(reverse).thenRefused('PAYOUT_REVERSED', 'This payout is reversed already');
    given().when(reverse).thenRefused('NOT_FOUND', 'This payout does not exist');
  });

  it('is not reversed before it was booked, nor on a day to come', () => {
    given(deposited)
      .when({ ...reverse, reversedOn: '2026-11-27' })
      .thenRefused('INVALID', 'It cannot be reversed before it was booked, 11/28/2026');
    given({ type: 'ChecksDeposited', data: { ...terms, bookedOn: '2026-11-29' } })
      .when({ ...reverse, reversedOn: '2026-11-28' })
      .thenRefused('INVALID', 'It cannot be reversed before it was booked, 11/29/2026');
    given(deposited)
      .when({ ...reverse, reversedOn: '2026-12-01' })
      .thenRefused('INVALID', 'The day cannot be in the future');
  });

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

  it('goes back to clearing when it is reversed, on both bases', () => {
    const [entry] = rules.PayoutReversed.books(turned);
    expect(sidesOf(entry ? [entry] : [])).toEqual([
      [
        '2026-11-30',
        [
          ['1000', 0, 242_45],
          ['1050', 242_45, 0],
        ],
      ],
    ]);
    expect(entry).toMatchObject({ description: 'Deposit PAY-0000000A reversed', reference: 'PAY-0000000A' });
    expect(entry?.cashLines).toBeUndefined();
    expect(entry?.lines.map(({ party }) => party)).toEqual([undefined, { kind: 'client', id: 'c' }]);
    expect(rules.PayoutReversed.dateField()).toBe('reversedOn');
  });

  it('takes back what was refunded after it had arrived', () =>
    expect(sidesOf(rules.CardPayoutReceived.books(lessARefund))[0]?.[1]).toEqual([
      ['1000', 192_45, 0],
      ['1050', 0, 242_45],
      ['1050', 50_00, 0],
    ]));
});
