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
