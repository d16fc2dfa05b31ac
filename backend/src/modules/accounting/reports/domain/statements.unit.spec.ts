import { balanceSheet, cashFlow, incomeGroups, incomeStatement, type Net, type StatementAccount } from './statements';

const account = (
  number: string,
  name: string,
  type: StatementAccount['type'],
  subtype: StatementAccount['subtype'],
  cashAccount = false,
): StatementAccount => ({ number, name, type, subtype, cashAccount });
const CHART = [
  account('1000', 'Bank', 'assets', 'current-assets', true),
  account('1100', 'Accounts receivable', 'assets', 'current-assets'),
  account('1500', 'Trucks', 'assets', 'fixed-assets'),
  account('2000', 'Accounts payable', 'liabilities', 'current-liabilities'),
  account('2250', 'Factor recourse liability', 'liabilities', 'current-liabilities'),
  account('2500', 'Truck loan', 'liabilities', 'long-term-liabilities'),
  account('3000', 'Equity', 'equity', null),
  account('3100', 'Retained earnings', 'equity', null),
  account('3200', 'Owner’s draws', 'equity', null),
  account('4000', 'Freight revenue', 'revenue', 'operating-revenue'),
  account('5000', 'Fuel', 'expenses', 'operating-expenses'),
  account('6000', 'Factoring fees', 'expenses', 'administrative-expenses'),
];
const net = (accountNumber: string, cents: number): Net => ({ accountNumber, net: cents });

describe('profit and loss', () => {
  it('is revenue less expenses, account by account; what did not move is left out', () =>
    expect(incomeStatement(CHART, [net('4000', -250_000), net('5000', 90_000), net('1000', 160_000)])).toEqual({
      revenue: { rows: [{ accountNumber: '4000', name: 'Freight revenue', amount: 250_000 }], total: 250_000 },
      expenses: { rows: [{ accountNumber: '5000', name: 'Fuel', amount: 90_000 }], total: 90_000 },
      netIncome: 160_000,
    }));

  it('takes what was given back off revenue, and adds up sums of one account', () =>
    expect(incomeStatement(CHART, [net('4000', -250_000), net('4000', 50_000), net('6000', 7_500)])).toMatchObject({
      revenue: { total: 200_000 },
      netIncome: 192_500,
    }));

  it('by broker has a row for what names none, so that all rows add up to the whole', () =>
    expect(
      incomeGroups(
        CHART,
        [net('4000', -100_000), net('5000', 40_000)],
        [
          { ...net('4000', -60_000), value: '7' },
          { ...net('4000', -30_000), value: '9' },
          { ...net('5000', 15_000), value: '9' },
        ],
      ),
    ).toEqual([
      { key: '7', revenue: 60_000, expenses: 0, netIncome: 60_000 },
      { key: '9', revenue: 30_000, expenses: 15_000, netIncome: 15_000 },
      { key: null, revenue: 10_000, expenses: 25_000, netIncome: -15_000 },
    ]));

  it('has no such row where everything names one', () =>
    expect(incomeGroups(CHART, [net('4000', -60_000)], [{ ...net('4000', -60_000), value: '7' }])).toEqual([
      { key: '7', revenue: 60_000, expenses: 0, netIncome: 60_000 },
    ]));
});

describe('the balance sheet', () => {
  // opened with $1,000.00 of equity; $700.00 earned in earlier years, $450.00 this year; $200.00 drawn; $300.00 owed
  const all = [
    net('1000', 175_000),
    net('1100', 50_000),
    net('2000', -30_000),
    net('3000', -100_000),
    net('3200', 20_000),
    net('4000', -165_000),
    net('5000', 50_000),
  ];

  it('has the income of earlier years in retained earnings and that of the year beside it', () => {
    const sheet = balanceSheet(CHART, all, [net('4000', -60_000), net('5000', 15_000), net('1000', 45_000)]);
    expect(sheet).toMatchObject({
      assets: { total: 225_000 },
      liabilities: { rows: [{ accountNumber: '2000', amount: 30_000 }], total: 30_000 },
      equity: {
        rows: [
          { accountNumber: '3000', amount: 100_000 },
          { accountNumber: '3200', amount: -20_000 },
        ],
        total: 80_000,
      },
      retainedEarnings: 70_000,
      netIncome: 45_000,
      totalEquity: 195_000,
      totalLiabilitiesAndEquity: 225_000,
    });
  });
});

describe('cash flow', () => {
  it('is what entries that move money booked against it, and adds up to the change of cash', () => {
    // received 1,000.00, paid 250.00 fuel, 400.00 for a truck, 300.00 borrowed, 150.00 drawn, 80.00 of a factor
    const moved = [
      net('1000', 58_000),
      net('1100', -100_000),
      net('5000', 25_000),
      net('1500', 40_000),
      net('2500', -30_000),
      net('3200', 15_000),
      net('2250', -8_000),
    ];
    expect(cashFlow(CHART, [net('1000', 12_000), net('1100', 5_000)], moved)).toEqual({
      opening: 12_000,
      operating: {
        rows: [
          { accountNumber: '1100', name: 'Accounts receivable', amount: 100_000 },
          { accountNumber: '5000', name: 'Fuel', amount: -25_000 },
        ],
        total: 75_000,
      },
      investing: { rows: [{ accountNumber: '1500', name: 'Trucks', amount: -40_000 }], total: -40_000 },
      financing: {
        rows: [
          { accountNumber: '2250', name: 'Factor recourse liability', amount: 8_000 },
          { accountNumber: '2500', name: 'Truck loan', amount: 30_000 },
          { accountNumber: '3200', name: 'Owner’s draws', amount: -15_000 },
        ],
        total: 23_000,
      },
      change: 58_000,
      closing: 70_000,
    });
  });
});
