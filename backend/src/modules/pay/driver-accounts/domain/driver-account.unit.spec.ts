import { deciderSpec } from '../../../../platform/testing/decider-spec';
import { sidesOf } from '../../../../platform/testing/sides';
import { driverAccountDecider, type DriverAccountCommand } from './driver-account.decider';
import type { DriverAccountEvent } from './driver-account.events';
import { driverAccountPostings as rules } from './driver-account.postings';
import { driverAccountExamples as examples } from './driver-account.postings.fixture';

const given = deciderSpec(driverAccountDecider);
const of = { id: 'firm.7', clientId: null, driverId: 7, driverName: 'Dana Reyes' };
const paid = { amount: 300_00, on: '2026-11-20', text: 'For tires', bookedOn: null };
const advance: DriverAccountEvent = { type: 'DriverAdvanceGiven', data: { ...of, nr: 1, ...paid } };
const by = { settlementId: 3, number: 'S-3', on: '2026-11-22' };
const settle = (moves: Extract<DriverAccountCommand, { type: 'SettleAccount' }>['moves']): DriverAccountCommand => ({
  type: 'SettleAccount',
  of,
  ...by,
  moves,
});
const TAKEN = [
  { pocket: 'advance', before: 300_00, amount: -125_00 },
  { pocket: 'escrow', before: 0, amount: 50_00 },
  { pocket: 'carry', before: 0, amount: 0 },
];
const settled: DriverAccountEvent = {
  type: 'DriverAccountSettled',
  data: {
    ...of,
    nr: 2,
    ...by,
    moves: [
      { pocket: 'advance', amount: -125_00, after: 175_00 },
      { pocket: 'escrow', amount: 50_00, after: 50_00 },
    ],
  },
};

describe('the account of a driver', () => {
  it('has advances', () =>
    given()
      .when({ type: 'GiveAdvance', of, ...paid })
      .then(advance));
  it('is booked on its day or later', () =>
    given()
      .when({ type: 'GiveAdvance', of, ...paid, bookedOn: '2026-11-19' })
      .thenRefused('INVALID', 'It cannot be booked before its own date'));
  it('is moved by a settlement', () => given(advance).when(settle(TAKEN)).then(settled));
  it('that moved since refuses the settlement that was drafted before', () =>
    given(advance, settled)
      .when(settle(TAKEN))
      .thenRefused(
        'SETTLEMENT_STALE',
        'The account of Dana Reyes moved since this settlement was drafted: prepare it again',
      ));
  it('takes back the last settlement', () =>
    given(advance, settled)
      .when({ type: 'UnsettleAccount', of, ...by })
      .then({
        type: 'DriverAccountUnsettled',
        data: {
          ...of,
          nr: 3,
          ...by,
          moves: [
            { pocket: 'advance', amount: 125_00, after: 300_00 },
            { pocket: 'escrow', amount: -50_00, after: 0 },
          ],
        },
      }));
  it('takes back no other', () =>
    given(advance, settled)
      .when({ type: 'UnsettleAccount', of, ...by, settlementId: 2, number: 'S-2' })
      .thenRefused('SETTLEMENT_NOT_LAST', 'S-3 was approved later: reopen that one before S-2'));
  it('returns escrow, as much as is held', () => {
    const back = { type: 'ReturnEscrow', of, ...paid, amount: 50_00, text: 'The end' } as const;
    const returned: DriverAccountEvent = {
      type: 'EscrowReturned',
      data: { ...of, nr: 3, ...paid, amount: 50_00, text: 'The end' },
    };
    given(advance, settled).when(back).then(returned);
    given(advance, settled, returned)
      .when(back)
      .thenRefused('NOT_HELD', '$0.00 is held in escrow for Dana Reyes: $50.00 cannot be returned');
    given(advance, settled, returned)
      .when({ type: 'UnsettleAccount', of, ...by })
      .thenRefused('POCKET_USED', '$50.00 of what S-3 kept as escrow has been used since: it stays approved');
  });
  const kept: DriverAccountEvent = {
    type: 'DriverAccountTermsSet',
    data: { ...of, nr: 3, ownerOperator: true, escrowRate: '3.65', from: '2026-11-01' },
  };
  const quarter = { from: '2026-10-01', to: '2026-12-31' };
  const credit = { type: 'CreditEscrowInterest', of, through: quarter, bookedOn: null } as const;
  // $50.00 for 40 days, half a cent each
  const credited: DriverAccountEvent = {
    type: 'EscrowInterestCredited',
    data: {
      ...{ ...of, nr: 4, amount: 20, rate: '3.65', from: '2026-11-01', to: '2026-12-31' },
      ...{ on: '2026-12-31', text: 'Interest on escrow, 3.65 % a year', bookedOn: null },
    },
  };
  it('is kept by terms, of which each stays until it is said again', () => {
    const set = { type: 'SetAccountTerms', of, from: '2026-12-01' } as const;
    const both = { ownerOperator: true, escrowRate: '3.65' };
    given(advance, settled)
      .when({ ...set, ...both, from: '2026-11-01' })
      .then(kept);
    const later = (escrowRate: string | null, ownerOperator: boolean): DriverAccountEvent => ({
      type: 'DriverAccountTermsSet',
      data: { ...of, nr: 4, ownerOperator, escrowRate, from: '2026-12-01' },
    });
    given(advance, settled, kept)
      .when({ ...set, ownerOperator: false })
      .then(later('3.65', false));
    given(advance, settled, kept)
      .when({ ...set, escrowRate: null })
      .then(later(null, true));
  });
  it('is credited with the interest of a quarter, once', () => {
    given(advance, settled, kept).when(credit).then(credited);
    given(advance, settled, kept, credited).when(credit).thenNothing();
    given(advance, settled).when(credit).thenNothing();
    // an older quarter is credited first, however late
    const later = { ...credit, through: { from: '2028-01-01', to: '2028-03-31' } };
    given(advance, settled, kept).when(later).then(credited);
  });
});

describe('the account of a driver books', () => {
  const [first, late] = examples.DriverAdvanceGiven;
  it('an advance', () =>
    expect(sidesOf(rules.DriverAdvanceGiven.books(first))).toEqual([
      [
        '2026-11-20',
        [
          ['1300', 300_00, 0],
          ['1000', 0, 300_00],
        ],
      ],
    ]));
  it('an advance of a closed month as late', () => {
    expect(rules.DriverAdvanceGiven.books(late ?? first)).toMatchObject([
      { entryDate: '2026-11-01', paperDate: '2026-10-30', reference: 'DA-7-1', clientId: null },
    ]);
    expect([first, late ?? first].map((data) => rules.DriverAdvanceGiven.dateField(data))).toEqual(['on', 'bookedOn']);
  });
  it('escrow and its interest', () => {
    const [returned] = examples.EscrowReturned;
    const [interest] = examples.EscrowInterestCredited;
    expect(sidesOf(rules.EscrowReturned.books(returned))[0]?.[1]).toEqual([
      ['2150', 100_00, 0],
      ['1000', 0, 100_00],
    ]);
    expect(sidesOf(rules.EscrowInterestCredited.books(interest))[0]?.[1]).toEqual([
      ['6150', 4_25, 0],
      ['2150', 0, 4_25],
    ]);
  });
});
