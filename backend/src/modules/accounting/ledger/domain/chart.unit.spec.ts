import { ACCOUNT } from '../../../../platform/money/accounts';
import { ACCOUNT_TYPES, balanceType, CHART, isSubtypeOf } from './chart';

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

  it('groups each account within its type; equity has no groups', () => {
    const groups = CHART.map(({ number, type, subtype }) => [number, subtype === null || isSubtypeOf(subtype, type)]);
    expect(groups.filter(([, fits]) => !fits)).toEqual([]);
    expect(CHART.filter(({ type, subtype }) => (type === 'equity') !== (subtype === null))).toEqual([]);
  });

  it('has every account that postings name, by its meaning', () => {
    const nameOf = (number: string) => CHART.find((account) => account.number === number)?.name;
    expect(Object.fromEntries(Object.entries(ACCOUNT).map(([key, number]) => [key, nameOf(number)]))).toEqual({
      bank: 'Bank',
      clientMoneyBank: 'Client money bank',
      cardClearing: 'Undeposited funds and card clearing',
      receivable: 'Accounts receivable',
      clientFeesReceivable: 'Client fees receivable',
      dueFromFactor: 'Due from factor',
      driverAdvances: 'Driver advances',
      payable: 'Accounts payable',
      fuelCard: 'Fuel card payable',
      settlements: 'Settlements payable',
      escrow: 'Escrow held',
      fuelTaxPayable: 'IFTA payable',
      factorRecourse: 'Factor recourse liability',
      deposits: 'Customer deposits',
      clientMoney: 'Client money',
      taxWithheld: 'Federal tax withheld',
      equity: 'Equity',
      retainedEarnings: 'Retained earnings',
      freight: 'Freight revenue',
      accessorial: 'Accessorial revenue',
      serviceFees: 'Service-fee revenue',
      fuel: 'Fuel',
      tolls: 'Tolls',
      repairs: 'Repairs',
      driverPay: 'Driver and contractor pay',
      insurance: 'Insurance',
      fuelTax: 'Fuel tax (IFTA)',
      meals: 'Meals',
      entertainment: 'Entertainment',
      otherExpenses: 'Other expenses',
      factoringFees: 'Factoring fees',
      cardFees: 'Card processing fees',
      badDebt: 'Bad debt',
      interest: 'Interest',
      rent: 'Rent',
    });
  });
});
