/** Account types in the order of a balance sheet and an income statement. */
export const ACCOUNT_TYPES = ['assets', 'liabilities', 'equity', 'revenue', 'expenses'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The side that increases an account: debit for assets and expenses, credit for the other types. */
export const balanceType = (type: AccountType): 'debit' | 'credit' =>
  type === 'assets' || type === 'expenses' ? 'debit' : 'credit';

interface Seed {
  readonly number: string;
  readonly name: string;
  readonly type: AccountType;
  readonly subtype: string | null;
  readonly description: string;
}
const account = (
  number: string,
  name: string,
  type: AccountType,
  subtype: string | null,
  description: string,
): Seed => ({ number, name, type, subtype, description });

/** The chart of accounts that a new firm starts with. The numbers are those usual in trucking. */
export const CHART: readonly Seed[] = [
  account('1000', 'Bank', 'assets', 'current-assets', 'Money in the bank'),
  account(
    '1050',
    'Undeposited funds and card clearing',
    'assets',
    'current-assets',
    'Money on its way: cards to be paid out, checks to be deposited',
  ),
  account('1100', 'Accounts receivable', 'assets', 'current-assets', 'What brokers and clients owe'),
  account('1150', 'Due from factor', 'assets', 'current-assets', 'Reserves that factors hold back'),
  account('1300', 'Driver advances', 'assets', 'current-assets', 'Advances and fuel to be taken from settlements'),
  account('1500', 'Trucks', 'assets', 'fixed-assets', 'Trucks and trailers'),
  account('2000', 'Accounts payable', 'liabilities', 'current-liabilities', 'What is owed to suppliers'),
  account('2050', 'Fuel card payable', 'liabilities', 'current-liabilities', 'Fuel bought on cards, not yet paid'),
  account('2100', 'Settlements payable', 'liabilities', 'current-liabilities', 'What drivers and contractors are owed'),
  account('2150', 'Escrow held', 'liabilities', 'current-liabilities', 'Money kept for drivers'),
  account('2200', 'IFTA payable', 'liabilities', 'current-liabilities', 'Fuel tax due'),
  account(
    '2250',
    'Factor recourse liability',
    'liabilities',
    'current-liabilities',
    'Advances of factors with recourse',
  ),
  account('2300', 'Customer deposits', 'liabilities', 'current-liabilities', 'Money held for government fees'),
  account('3000', 'Equity', 'equity', null, 'What belongs to the owners'),
  account('4000', 'Freight revenue', 'revenue', 'operating-revenue', 'Line haul and fuel surcharge'),
  account('4050', 'Accessorial revenue', 'revenue', 'operating-revenue', 'Detention, lumper and other extras'),
  account('4100', 'Service-fee revenue', 'revenue', 'other-revenue', 'Fees for filings and services'),
  account('5000', 'Fuel', 'expenses', 'operating-expenses', 'Diesel and other fuel'),
  account('5050', 'Tolls', 'expenses', 'operating-expenses', 'Road and bridge tolls'),
  account('5100', 'Repairs', 'expenses', 'operating-expenses', 'Repairs and maintenance'),
  account('5200', 'Driver and contractor pay', 'expenses', 'operating-expenses', 'Pay of those who haul'),
  account('5300', 'Insurance', 'expenses', 'operating-expenses', 'Premiums'),
  account('5400', 'Permits and licences', 'expenses', 'administrative-expenses', 'Plates, permits and registrations'),
  account('5450', 'Fuel tax (IFTA)', 'expenses', 'operating-expenses', 'Fuel tax of the quarter'),
  account('5500', 'Meals', 'expenses', 'operating-expenses', 'Meals on the road'),
  account(
    '5550',
    'Entertainment',
    'expenses',
    'operating-expenses',
    'Entertainment, which taxes treat apart from meals',
  ),
  account('5900', 'Other expenses', 'expenses', 'operating-expenses', 'What no other account is for'),
  account('6000', 'Factoring fees', 'expenses', 'administrative-expenses', 'What factors and quick payers keep'),
  account('6050', 'Card processing fees', 'expenses', 'administrative-expenses', 'What card processors keep'),
  account('6100', 'Bad debt', 'expenses', 'administrative-expenses', 'Receivables written off'),
];
