import { cents, type Cents } from '../../../../platform/money/money';
import { ACCOUNT } from '../../../../platform/money/accounts';
import { cashFlowKind, type CashFlowKind, type LedgerAccount } from '../../ledger';
import { sumOf } from './figures';

/** What moved on an account, debits less credits. */
export interface Net {
  readonly accountNumber: string;
  readonly net: number;
}
/** A line of a statement. */
export interface StatementRow {
  readonly accountNumber: string;
  readonly name: string;
  readonly amount: Cents;
}
export interface StatementPart {
  readonly rows: readonly StatementRow[];
  readonly total: Cents;
}

/** What a statement needs to know of an account. */
export type StatementAccount = Pick<LedgerAccount, 'number' | 'name' | 'type' | 'subtype' | 'cashAccount'>;
type Accounts = readonly StatementAccount[];
/** Debits less credits for what debits increase, the other way round for what credits do. */
type Side = 1 | -1;

const netsByAccount = (nets: readonly Net[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { accountNumber, net } of nets) sums.set(accountNumber, (sums.get(accountNumber) ?? 0) + net);
  return sums;
};

const partOf = (accounts: Accounts, nets: readonly Net[], side: Side): StatementPart => {
  const sums = netsByAccount(nets);
  const rows = accounts
    .map(({ number, name }) => ({ accountNumber: number, name, amount: cents((sums.get(number) ?? 0) * side || 0) }))
    .filter(({ amount }) => amount !== 0);
  return { rows, total: sumOf(rows.map(({ amount }) => amount)) };
};
const ofType = (accounts: Accounts, type: LedgerAccount['type']): Accounts =>
  accounts.filter((account) => account.type === type);

export interface IncomeStatement {
  readonly revenue: StatementPart;
  readonly expenses: StatementPart;
  readonly netIncome: Cents;
}

/** Profit and loss of what moved in a range of days. */
export const incomeStatement = (accounts: Accounts, nets: readonly Net[]): IncomeStatement => {
  const revenue = partOf(ofType(accounts, 'revenue'), nets, -1);
  const expenses = partOf(ofType(accounts, 'expenses'), nets, 1);
  return { revenue, expenses, netIncome: cents(revenue.total - expenses.total) };
};

/** Revenue, expenses and net income of one client, truck, driver, broker, load or month; null: of none. */
export interface IncomeGroup {
  readonly key: string | null;
  readonly revenue: Cents;
  readonly expenses: Cents;
  readonly netIncome: Cents;
}

/** Adds what moved to the revenue or the expenses of its group; other accounts are no part of income. */
class Groups {
  private readonly typeOf: ReadonlyMap<string, StatementAccount['type']>;
  private readonly sums = new Map<string | null, { revenue: number; expenses: number }>();

  constructor(accounts: Accounts) {
    this.typeOf = new Map(accounts.map(({ number, type }) => [number, type]));
  }

  add(key: string | null, { accountNumber, net }: Net): void {
    const type = this.typeOf.get(accountNumber);
    if (type !== 'revenue' && type !== 'expenses') return;
    const sums = this.sums.get(key) ?? { revenue: 0, expenses: 0 };
    this.sums.set(key, sums);
    sums[type] += type === 'revenue' ? -net : net;
  }

  /** Those with revenue or expenses, in the order in which they came. */
  get all(): IncomeGroup[] {
    return [...this.sums]
      .filter(([, { revenue, expenses }]) => revenue !== 0 || expenses !== 0)
      .map(([key, { revenue, expenses }]) => ({
        key,
        revenue: cents(revenue),
        expenses: cents(expenses),
        netIncome: cents(revenue - expenses),
      }));
  }
}

/**
 * A profit and loss for each value, and one for what names none, so that they add up to `whole`.
 * @param named the sums of what names a value
 */
export const incomeGroups = (
  accounts: Accounts,
  whole: readonly Net[],
  named: readonly (Net & { readonly value: string })[],
): IncomeGroup[] => {
  const groups = new Groups(accounts);
  for (const sum of named) groups.add(sum.value, sum);
  for (const sum of whole) groups.add(null, sum);
  for (const { accountNumber, net } of named) groups.add(null, { accountNumber, net: -net });
  return groups.all;
};

export interface BalanceSheet {
  readonly assets: StatementPart;
  readonly liabilities: StatementPart;
  readonly equity: StatementPart;
  /** The income of the years before. */
  readonly retainedEarnings: Cents;
  /** The income of the year so far. */
  readonly netIncome: Cents;
  readonly totalEquity: Cents;
  readonly totalLiabilitiesAndEquity: Cents;
}

/**
 * What is owned and owed at the end of a day.
 * @param nets all that moved up to that day
 * @param thisYear of it, what moved since the fiscal year began
 */
export const balanceSheet = (accounts: Accounts, nets: readonly Net[], thisYear: readonly Net[]): BalanceSheet => {
  const assets = partOf(ofType(accounts, 'assets'), nets, 1);
  const liabilities = partOf(ofType(accounts, 'liabilities'), nets, -1);
  const computed = ({ number }: StatementAccount): boolean => number === ACCOUNT.retainedEarnings;
  const owners = ofType(accounts, 'equity');
  const equity = partOf(
    owners.filter((account) => !computed(account)),
    nets,
    -1,
  );
  const posted = partOf(owners.filter(computed), nets, -1).total;
  const { netIncome } = incomeStatement(accounts, thisYear);
  const retainedEarnings = cents(incomeStatement(accounts, nets).netIncome - netIncome + posted);
  const totalEquity = sumOf([equity.total, retainedEarnings, netIncome]);
  return {
    ...{ assets, liabilities, equity, retainedEarnings, netIncome, totalEquity },
    totalLiabilitiesAndEquity: sumOf([liabilities.total, totalEquity]),
  };
};

export interface CashFlow extends Readonly<Record<CashFlowKind, StatementPart>> {
  readonly opening: Cents;
  readonly change: Cents;
  readonly closing: Cents;
}

/**
 * Where money came from and where it went, by the direct method.
 * @param atOpening debits less credits of the cash accounts before the range
 * @param moved what entries that touch a cash account booked on all other accounts
 */
export const cashFlow = (accounts: Accounts, atOpening: readonly Net[], moved: readonly Net[]): CashFlow => {
  const others = accounts.filter(({ cashAccount }) => !cashAccount);
  const part = (kind: CashFlowKind): StatementPart =>
    partOf(
      others.filter((account) => cashFlowKind(account) === kind),
      moved,
      -1,
    );
  const [operating, investing, financing] = [part('operating'), part('investing'), part('financing')];
  const change = sumOf([operating.total, investing.total, financing.total]);
  const inCash = partOf(
    accounts.filter(({ cashAccount }) => cashAccount),
    atOpening,
    1,
  );
  const opening = inCash.total;
  return { opening, operating, investing, financing, change, closing: sumOf([opening, change]) };
};
