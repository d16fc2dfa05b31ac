import type { Box1099 } from '../../../../platform/money/boxes-1099';
import { ACCOUNT } from '../../../../platform/money/accounts';

/** Account types in the order of a balance sheet and an income statement. */
export const ACCOUNT_TYPES = ['assets', 'liabilities', 'equity', 'revenue', 'expenses'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The number of an account: '1100'. */
export const ACCOUNT_NUMBER = {
  pattern: /^\s*\d{3,8}\s*$/,
  wrong: 'The number of an account has three to eight digits',
};

/** The groups of accounts within a type, in the order of a statement; equity has none. */
export const ACCOUNT_SUBTYPES = [
  'current-assets',
  'fixed-assets',
  'current-liabilities',
  'long-term-liabilities',
  'operating-revenue',
  'other-revenue',
  'operating-expenses',
  'administrative-expenses',
] as const;
export type AccountSubtype = (typeof ACCOUNT_SUBTYPES)[number];

/** Whether accounts of a type can be in a group: 'fixed-assets' is one of 'assets'. */
export const isSubtypeOf = (subtype: AccountSubtype, type: AccountType): boolean => subtype.endsWith(`-${type}`);

/** The side that increases an account: debit for assets and expenses, credit for the other types. */
export const balanceType = (type: AccountType): 'debit' | 'credit' =>
  type === 'assets' || type === 'expenses' ? 'debit' : 'credit';

/**
 * Accounts that the product itself posts to or computes. They stay active, with their type and group, and cannot be
 * removed.
 */
const SYSTEM_ACCOUNTS: ReadonlySet<string> = new Set(Object.values(ACCOUNT));
export const isSystemAccount = (number: string): boolean => SYSTEM_ACCOUNTS.has(number);

/** Accounts that records keep, so that their sum agrees with those records; by hand nothing is posted to them. */
const KEPT_BY: Readonly<Record<string, string>> = {
  [ACCOUNT.receivable]: 'invoices and payments',
  [ACCOUNT.retainedEarnings]: 'the income of earlier years',
};
/** What keeps an account: 'invoices and payments' for accounts receivable; undefined where entries may be written. */
export const keptBy = (number: string): string | undefined => KEPT_BY[number];

interface Seed {
  readonly number: string;
  readonly name: string;
  readonly type: AccountType;
  readonly subtype: AccountSubtype | null;
  readonly description: string;
  /** It is reconciled with bank statements. */
  readonly reconcilable?: true;
  /** It holds cash: its movements make up cash flow. */
  readonly cashAccount?: true;
  /** The box of a form 1099 that payments to contractors for it count in. */
  readonly box1099?: Box1099;
}
const IN_THE_BANK = { reconcilable: true, cashAccount: true } as const;
const NEC = { box1099: 'nec1' } as const;
const account = (
  number: string,
  name: string,
  type: AccountType,
  subtype: AccountSubtype | null,
  description: string,
  flags: Pick<Seed, 'reconcilable' | 'cashAccount' | 'box1099'> = {},
): Seed => ({ number, name, type, subtype, description, ...flags });

/** The chart of accounts that a new firm starts with. The numbers are those usual in trucking. */
export const CHART: readonly Seed[] = [
  account('1000', 'Bank', 'assets', 'current-assets', 'Money in the bank', IN_THE_BANK),
  account('1020', 'Client money bank', 'assets', 'current-assets', 'Money of clients for government fees', IN_THE_BANK),
  account(
    '1050',
    'Undeposited funds and card clearing',
    'assets',
    'current-assets',
    'Money on its way: cards to be paid out, checks to be deposited',
    { cashAccount: true },
  ),
  account('1100', 'Accounts receivable', 'assets', 'current-assets', 'What brokers and clients owe'),
  account('1110', 'Client fees receivable', 'assets', 'current-assets', 'Fees of services that clients owe'),
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
  account('2300', 'Customer deposits', 'liabilities', 'current-liabilities', 'What brokers paid beyond invoices'),
  account('2350', 'Client money', 'liabilities', 'current-liabilities', 'Money of clients for government fees'),
  account('2400', 'Federal tax withheld', 'liabilities', 'current-liabilities', 'Backup withholding, to be paid over'),
  account('3000', 'Equity', 'equity', null, 'What belongs to the owners'),
  account('3100', 'Retained earnings', 'equity', null, 'Income of earlier years; computed, nothing is posted to it'),
  account('3200', 'Owner’s draws', 'equity', null, 'What the owners took out'),
  account('4000', 'Freight revenue', 'revenue', 'operating-revenue', 'Line haul and fuel surcharge'),
  account('4050', 'Accessorial revenue', 'revenue', 'operating-revenue', 'Detention, lumper and other extras'),
  account('4100', 'Service-fee revenue', 'revenue', 'other-revenue', 'Fees for filings and services'),
  account('5000', 'Fuel', 'expenses', 'operating-expenses', 'Diesel and other fuel'),
  account('5050', 'Tolls', 'expenses', 'operating-expenses', 'Road and bridge tolls'),
  account('5100', 'Repairs', 'expenses', 'operating-expenses', 'Repairs and maintenance', NEC),
  account('5200', 'Driver and contractor pay', 'expenses', 'operating-expenses', 'Pay of those who haul', NEC),
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
  account('6150', 'Interest', 'expenses', 'administrative-expenses', 'Interest of loans, factors and escrow'),
  account('6200', 'Rent', 'expenses', 'administrative-expenses', 'Rent of office, yard and equipment', {
    box1099: 'misc1',
  }),
];

/** A description that an earlier release gave an account, and that means another account now. */
export const FORMER_DESCRIPTIONS: Readonly<Record<string, string>> = { '2300': 'Money held for government fees' };
