import { ACCOUNT } from '../../../../platform/money/accounts';
import type { AccountSubtype, AccountType } from './chart';

/** The parts of a statement of cash flows. */
export const CASH_FLOWS = ['operating', 'investing', 'financing'] as const;
export type CashFlowKind = (typeof CASH_FLOWS)[number];
/** The same, and the accounts that hold the money. */
export const CASH_FLOW_SIDES = [...CASH_FLOWS, 'cash'] as const;
export type CashFlowSide = (typeof CASH_FLOW_SIDES)[number];

interface OfChart {
  readonly number: string;
  readonly type: AccountType;
  readonly subtype: AccountSubtype | null;
  readonly cashAccount: boolean;
}

/** Where money that moves against an account belongs: what was paid for a truck (1500) is 'investing'. */
export const cashFlowKind = ({ number, type, subtype }: Omit<OfChart, 'cashAccount'>): CashFlowKind => {
  if (subtype === 'fixed-assets') return 'investing';
  const financing = type === 'equity' || subtype === 'long-term-liabilities' || number === ACCOUNT.factorRecourse;
  return financing ? 'financing' : 'operating';
};

export const cashFlowSide = (account: OfChart): CashFlowSide => (account.cashAccount ? 'cash' : cashFlowKind(account));
