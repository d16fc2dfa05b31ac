import { cents } from '../../../../platform/money/money';
import type { Posting } from '../../../../platform/money/postings';
import type { BookedExpense } from '../expense';
import { expensePostings } from './expense.postings';
import { expenseExamples } from './expense.postings.fixture';

const { id: _, ...diesel } = expenseExamples.ExpenseAdded[0];
type Line = [account: string, debit: number, credit: number];
const sides = ({ lines }: Posting): Line[] => lines.map((line) => [line.accountNumber, line.debit, line.credit]);
const added = (over: Partial<BookedExpense> = {}): readonly Posting[] =>
  expensePostings.ExpenseAdded.books({ ...diesel, ...over, id: 9 });

describe('money that was spent', () => {
  it('is booked on its own day, for its client, under its own number', () =>
    expect(added()).toEqual([
      {
        entryDate: '2026-10-05',
        description: 'Fuel, Pilot',
        reference: 'EXP-9',
        source: { kind: 'expense', id: '9' },
        clientId: 'c',
        lines: [
          { accountNumber: '5000', description: 'Fuel, Pilot', debit: 512_40, credit: 0 },
          { accountNumber: '2050', description: 'Fuel, Pilot', debit: 0, credit: 512_40 },
        ],
      },
    ]));

  // numbers of the chart: what was bought is a debit of its account, whose money it was a credit of another
  it.each<[BookedExpense['category'], BookedExpense['paidFrom'], string, string]>([
    ['fuel', 'bank', '5000', '1000'],
    ['toll', 'on_account', '5050', '2000'],
    ['repair', 'fuel_card', '5100', '2050'],
    ['meal', 'driver', '5500', '2100'],
    ['entertainment', 'bank', '5550', '1000'],
    ['other', 'driver', '5900', '2100'],
  ])('on %s and paid from %s is booked on %s against %s', (category, paidFrom, account, against) =>
    expect(added({ category, paidFrom }).map(sides)).toEqual([
      [
        [account, 512_40, 0],
        [against, 0, 512_40],
      ],
    ]),
  );

  it.each<[string, Partial<BookedExpense>, string]>([
    ['its vendor rather than by what was bought', {}, 'Fuel, Pilot'],
    ['what was bought where no vendor is known', { vendor: null }, 'Fuel, Fill-up'],
    ['its category alone where nothing else is known', { vendor: null, description: null }, 'Fuel'],
  ])('is called by %s', (_, over, displayName) =>
    expect(added(over).map(({ description }) => description)).toEqual([displayName]),
  );
});

describe('an expense that is booked already', () => {
  const on = '2026-11-21';
  const before = diesel;
  const after: BookedExpense = { ...diesel, category: 'toll', amount: cents(80_00), expenseDate: '2026-10-07' };
  const turned: Line[] = [
    ['5000', 0, 512_40],
    ['2050', 512_40, 0],
  ];
  const told = (postings: readonly Posting[]) =>
    postings.map((posting) => [posting.entryDate, posting.description, posting.reference, sides(posting)]);

  it('and is changed is turned on the day of the change and booked anew on its own', () =>
    expect(told(expensePostings.ExpenseChanged.books({ id: 9, accounted: { before, after, on } }))).toEqual([
      ['2026-11-21', 'Expense changed: posting of 10/05/2026 reversed', 'EXP-9', turned],
      [
        '2026-10-07',
        'Expense changed',
        'EXP-9',
        [
          ['5050', 80_00, 0],
          ['2050', 0, 80_00],
        ],
      ],
    ]));
  it('and is removed is turned on that day', () =>
    expect(told(expensePostings.ExpenseRemoved.books({ id: 9, accounted: { before, after: null, on } }))).toEqual([
      ['2026-11-21', 'Expense removed: posting of 10/05/2026 reversed', 'EXP-9', turned],
    ]));
  it('and comes back is booked on the day it does', () =>
    expect(
      told(expensePostings.ExpenseRestored.books({ id: 9, accounted: { before: null, after: before, on } })),
    ).toEqual([
      [
        '2026-11-21',
        'Expense restored',
        'EXP-9',
        [
          ['5000', 512_40, 0],
          ['2050', 0, 512_40],
        ],
      ],
    ]));
  it('and whose change touches nothing that is booked, books nothing', () => {
    expect(expensePostings.ExpenseChanged.books({ id: 9 })).toEqual([]);
    expect(expensePostings.ExpenseRemoved.books({ id: 9 })).toEqual([]);
    expect(expensePostings.ExpenseRestored.books({ id: 9 })).toEqual([]);
  });
});

describe('an expense on account that is paid', () => {
  const [paid] = expenseExamples.ExpensePaid;
  const [reversed] = expenseExamples.ExpensePaymentReversed;
  /** Both bases of the only entry: [day, accrual, cash]. */
  const both = ([one, more]: readonly Posting[]) => {
    expect(more).toBeUndefined();
    const cash = one?.cashLines?.map((line): Line => [line.accountNumber, line.debit, line.credit]);
    return one ? [one.entryDate, sides(one), cash] : [];
  };

  it('is owed no longer; on cash basis that is when it is an expense', () =>
    expect(both(expensePostings.ExpensePaid.books(paid))).toEqual([
      '2026-10-20',
      [
        ['2000', 512_40, 0],
        ['1000', 0, 512_40],
      ],
      [
        ['5100', 512_40, 0],
        ['1000', 0, 512_40],
      ],
    ]));
  it('is owed again when its payment is reversed, on both bases', () =>
    expect(both(expensePostings.ExpensePaymentReversed.books(reversed))).toEqual([
      '2026-10-27',
      [
        ['2000', 0, 512_40],
        ['1000', 512_40, 0],
      ],
      [
        ['5100', 0, 512_40],
        ['1000', 512_40, 0],
      ],
    ]));
  it('keeps what it is for on its line on cash basis', () => {
    const after: BookedExpense = { ...diesel, paidFrom: 'on_account', loadId: 7, vehicleId: 'v', driverId: 4 };
    const [entry] = expensePostings.ExpensePaid.books({ ...paid, accounted: { before: after, after, on: '' } });
    expect(entry?.cashLines?.[0]).toMatchObject({ accountNumber: '5000', loadId: 7, vehicleId: 'v', driverId: 4 });
    expect(entry?.lines[0]).not.toHaveProperty('loadId');
  });
  it('is booked on an open day where the month of its payment is closed', () => {
    const [entry] = expensePostings.ExpensePaid.books({ ...paid, paymentBookedOn: '2026-11-01' });
    expect(entry).toMatchObject({ entryDate: '2026-11-01', paperDate: '2026-10-20' });
    expect(expensePostings.ExpensePaid.dateField(paid)).toBe('paidOn');
    expect(expensePostings.ExpensePaid.dateField({ ...paid, paymentBookedOn: '2026-11-01' })).toBe('bookedOn');
    expect(expensePostings.ExpensePaymentReversed.dateField()).toBe('reversedOn');
  });
  it('and told better afterwards moves what it is for, the same on both bases', () => {
    const before: BookedExpense = { ...diesel, paidFrom: 'on_account', paidOn: '2026-10-20' };
    const entries = expensePostings.ExpenseChanged.books({
      ...{ id: 12, accounted: { before, after: { ...before, loadId: 7 }, on: '2026-11-21' } },
    });
    const turned: Line[] = [
      ['5000', 0, 512_40],
      ['2000', 512_40, 0],
    ];
    const anew: Line[] = [
      ['5000', 512_40, 0],
      ['2000', 0, 512_40],
    ];
    expect(entries.map((entry) => [entry.entryDate, sides(entry)])).toEqual([
      ['2026-11-21', turned],
      ['2026-10-05', anew],
    ]);
    // an entry that does not say how it reads on cash basis is one of an earlier release, and counts as nothing
    for (const { lines, cashLines } of entries) expect(cashLines).toEqual(lines);
    expect(entries[1]?.lines[0]).toMatchObject({ loadId: 7 });
  });
});

describe('fuel on the card that is charged to a driver', () => {
  it('is owed by the driver and no expense, the same on both bases', () => {
    const [entry] = added({ chargedTo: 'driver', driverId: 4 });
    expect(entry && sides(entry)).toEqual([
      ['1300', 512_40, 0],
      ['2050', 0, 512_40],
    ]);
    expect(entry?.lines[0]).toMatchObject({ party: { kind: 'driver', id: '4' }, driverId: 4 });
    expect(entry?.cashLines).toBeUndefined();
  });
});

describe('the fee of a fuel card', () => {
  it('is a cost of its own, owed with the purchase', () => {
    const [entry] = added({ amount: cents(399_02), cardFee: cents(1_50), vehicleId: 'v' });
    expect(entry && sides(entry)).toEqual([
      ['5000', 399_02, 0],
      ['6050', 1_50, 0],
      ['2050', 0, 400_52],
    ]);
    expect(entry?.lines[1]).toMatchObject({ vehicleId: 'v' });
  });
  it('is one, too, on a line of its own', () =>
    expect(added({ amount: cents(1_50), category: 'other', isCardFee: true }).map(sides)).toEqual([
      [
        ['6050', 1_50, 0],
        ['2050', 0, 1_50],
      ],
    ]));
});
