import { ACCOUNT } from '../../../../platform/money/accounts';
import { ACCOUNT_TYPES, balanceType, CHART } from './chart';

describe('the chart of accounts', () => {
  it('raises assets and expenses by debits, the others by credits', () => {
    expect(ACCOUNT_TYPES.map((type) => [type, balanceType(type)])).toEqual([
      ['assets', 'debit'],
      ['liabilities', 'credit'],
      ['equity', 'credit'],
      ['revenue', 'credit'],
      ['expenses', 'debit'],
    ]);
  });

  it('has each number once, and its first digit says its type', () => {
    const byDigit = { 1: 'assets', 2: 'liabilities', 3: 'equity', 4: 'revenue', 5: 'expenses', 6: 'expenses' } as const;
    expect(new Set(CHART.map(({ number }) => number)).size).toBe(CHART.length);
    expect(CHART.filter(({ number, type }) => byDigit[Number(number[0]) as keyof typeof byDigit] !== type)).toEqual([]);
  });

  it('has every account that postings name, by its meaning', () => {
    const nameOf = (number: string) => CHART.find((account) => account.number === number)?.name;
    expect(Object.fromEntries(Object.entries(ACCOUNT).map(([key, number]) => [key, nameOf(number)]))).toEqual({
      bank: 'Bank',
      cardClearing: 'Undeposited funds and card clearing',
      receivable: 'Accounts receivable',
      payable: 'Accounts payable',
      fuelCard: 'Fuel card payable',
      settlements: 'Settlements payable',
      freight: 'Freight revenue',
      accessorial: 'Accessorial revenue',
      serviceFees: 'Service-fee revenue',
      fuel: 'Fuel',
      tolls: 'Tolls',
      repairs: 'Repairs',
      meals: 'Meals',
      entertainment: 'Entertainment',
      otherExpenses: 'Other expenses',
      factoringFees: 'Factoring fees',
      cardFees: 'Card processing fees',
    });
  });
});
