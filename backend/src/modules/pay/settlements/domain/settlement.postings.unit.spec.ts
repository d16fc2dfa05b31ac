import { sidesOf, type Sides } from '../../../../platform/testing/sides';
import type { Posting } from '../../../../platform/money/postings';
import { settlementPostings as rules } from './settlement.postings';
import { settlementExamples as examples } from './settlement.postings.fixture';

const [approved, whole, short, late] = examples.SettlementApproved;
const [paid, paidWhole, paidShort, paidLate] = examples.SettlementPaid;
const sides = (postings: readonly Posting[]): Sides[] => sidesOf(postings).flatMap(([, lines]) => lines);
const cash = (postings: readonly Posting[]): Sides[] =>
  sides(postings.map((posting) => ({ ...posting, lines: posting.cashLines ?? posting.lines })));

describe('a settlement books', () => {
  it('what domain-rules §12 has when it is approved, and nothing on cash basis', () => {
    expect(sidesOf(rules.SettlementApproved.books(approved))).toEqual([
      [
        '2026-11-22',
        [
          ['5200', 1_400_00, 0],
          ['1300', 0, 500_00],
          ['2150', 0, 50_00],
          ['2100', 0, 850_00],
        ],
      ],
    ]);
    expect(cash(rules.SettlementApproved.books(approved))).toEqual([]);
  });
  it('its payment, and all of it on cash basis then', () => {
    expect(sidesOf(rules.SettlementPaid.books(paid))).toEqual([
      [
        '2026-11-26',
        [
          ['2100', 850_00, 0],
          ['1000', 0, 850_00],
        ],
      ],
    ]);
    expect(cash(rules.SettlementPaid.books(paid))).toEqual([
      ['5200', 1_400_00, 0],
      ['1300', 0, 500_00],
      ['2150', 0, 50_00],
      ['1000', 0, 850_00],
    ]);
  });
  it('what the driver spent as owed before, and as spent when it is paid on cash basis', () => {
    expect(sides(rules.SettlementApproved.books(whole ?? approved))).toEqual([
      ['5200', 1_400_00, 0],
      ['1300', 0, 500_00],
      ['5300', 0, 187_50],
      ['6200', 0, 200_00],
      ['2100', 0, 512_50],
    ]);
    expect(cash(rules.SettlementPaid.books(paidWhole ?? paid))).toEqual([
      ['5200', 1_400_00, 0],
      ['5900', 120_00, 0],
      ['1300', 0, 500_00],
      ['5300', 0, 187_50],
      ['6200', 0, 200_00],
      ['1000', 0, 632_50],
    ]);
  });
  it('what it is short as owed by the driver', () => {
    expect(sides(rules.SettlementApproved.books(short ?? approved))).toEqual([
      ['5200', 400_00, 0],
      ['1300', 0, 500_00],
      ['1300', 100_00, 0],
    ]);
    expect(cash(rules.SettlementPaid.books(paidShort ?? paid))).toEqual([
      ['5200', 400_00, 0],
      ['1300', 0, 500_00],
      ['1300', 100_00, 0],
    ]);
    expect(sides(rules.SettlementPaid.books(paidShort ?? paid))).toEqual([
      ['2100', 900_00, 0],
      ['2100', 0, 900_00],
    ]);
  });
  it('its reversal, on both bases', () => {
    const [reopened] = examples.SettlementReopened;
    const [reversed] = examples.SettlementPaymentReversed;
    expect(sidesOf(rules.SettlementReopened.books(reopened))).toEqual([
      [
        '2026-11-25',
        [
          ['5200', 0, 1_400_00],
          ['1300', 500_00, 0],
          ['2150', 50_00, 0],
          ['2100', 850_00, 0],
        ],
      ],
    ]);
    expect(cash(rules.SettlementPaymentReversed.books(reversed))).toContainEqual(['1000', 850_00, 0]);
  });
  it('on its accounting date, where its month is closed', () => {
    expect(rules.SettlementApproved.books(late ?? approved)).toMatchObject([
      { entryDate: '2026-12-01', paperDate: '2026-11-22', reference: 'S-3', source: { kind: 'settlement', id: '3' } },
    ]);
    expect(rules.SettlementPaid.books(paidLate ?? paid)).toMatchObject([
      { entryDate: '2026-12-01', paperDate: '2026-11-26' },
    ]);
    expect([paid, paidLate ?? paid].map((data) => rules.SettlementPaid.dateField(data))).toEqual([
      'paidOn',
      'bookedOn',
    ]);
    expect(rules.SettlementApproved.dateField()).toBe('bookedOn');
    expect(rules.SettlementPaymentReversed.dateField()).toBe('reversedOn');
  });
  it('with the driver behind what it is owed and owes, and the load behind what it earned', () => {
    const [entry] = rules.SettlementApproved.books(approved);
    expect(
      entry?.lines.map(({ accountNumber, party, loadId, driverId }) => [accountNumber, party?.id, loadId, driverId]),
    ).toEqual([
      ['5200', undefined, 7, 7],
      ['1300', '7', undefined, 7],
      ['2150', '7', undefined, 7],
      ['2100', '7', undefined, 7],
    ]);
  });
});
