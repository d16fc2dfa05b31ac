import { ACCOUNT } from '../../../../platform/money/accounts';
import { dollars, moneyText } from '../../../../platform/money/money';
import type { IsoDate } from '../../../../platform/money/dates';
import { deductionsOf, type DeductionTerms } from './deduct';
import { earningsOf, hoursOf, type PaidLoad, type PayTerms } from './earn';
import { inPocket, totalsOf, withAfters, type LeftOut, type Line, type NewLine, type Pockets } from './lines';

/** An expense of the driver, in whole cents: `paid` by the driver and given back, or `charged` to the driver. */
export interface DriversExpense {
  readonly id: number;
  readonly text: string;
  readonly amount: number;
  readonly side: 'paid' | 'charged';
  /** What it was spent on: '5050'. */
  readonly account: string;
  readonly loadId: number | null;
  readonly vehicleId: string | null;
}
/** What settlements have so far of a load or an expense by one basis, and what it comes to now. */
export interface Settled {
  readonly line: Pick<Line, 'kind' | 'source' | 'basis' | 'text' | 'account' | 'loadId' | 'vehicleId'>;
  /** The number of the settlement that had it first: 'S-3'. */
  readonly number: string;
  readonly was: number;
  readonly now: number;
  /** How many lines there are of it already. */
  readonly times: number;
}
/** All that a settlement is made of. */
export interface Work {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly loads: readonly PaidLoad[];
  readonly payRules: readonly PayTerms[];
  readonly deductionRules: readonly DeductionTerms[];
  readonly expenses: readonly DriversExpense[];
  readonly settled: readonly Settled[];
  readonly pockets: Pockets;
  /** The ids of rules that another settlement of these days has taken for its period. */
  readonly taken: ReadonlySet<string>;
}

/** The line of an expense: given back, or taken. */
export const expenseLine = ({ id, text, amount, side, account, loadId, vehicleId }: DriversExpense): NewLine => ({
  kind: side === 'paid' ? 'reimbursement' : 'deduction',
  source: { kind: 'expense', id: String(id) },
  basis: null,
  text,
  base: '1',
  unit: 'expense',
  rate: moneyText(amount),
  amount,
  account: side === 'paid' ? account : ACCOUNT.driverAdvances,
  key: `expense-${id}`,
  pocket: null,
  after: null,
  loadId,
  vehicleId,
});

/** The difference where a load, a rule or an expense changed after it was settled; it names both amounts. */
const correctionOf = ({ line, number, was, now, times }: Settled): NewLine => {
  const { kind, id } = line.source;
  return {
    ...line,
    text: `${line.text} (correction of ${number}: ${dollars(was)} before, ${dollars(now)} now)`,
    base: '1',
    unit: 'correction',
    rate: moneyText(now - was),
    amount: now - was,
    key: `correction-${kind}-${id}-${line.basis ?? 'amount'}-${times}`,
    pocket: null,
    after: null,
  };
};

/** '612.5' and '100.5' are '713': miles with one place. */
const sumOfMiles = (loads: readonly PaidLoad[]): string => {
  const tenths = loads.reduce(
    (sum, { miles, emptyMiles }) =>
      sum + Math.round(Number(miles ?? 0) * 10) + Math.round(Number(emptyMiles ?? 0) * 10),
    0,
  );
  return String(tenths / 10);
};

/**
 * Works out a settlement: what the loads earn by the rules of their days, what is given back and what is taken, and
 * what is left out with the reason. The same work always gives the same lines.
 */
export const payOf = (work: Work): { readonly lines: readonly Line[]; readonly leftOut: readonly LeftOut[] } => {
  const leftOut: LeftOut[] = [];
  const paid: PaidLoad[] = [];
  const earned = work.loads.flatMap((load) => {
    const result = earningsOf(load, work.payRules);
    if ('lines' in result) {
      paid.push(load);
      return result.lines;
    }
    leftOut.push({ kind: 'load', id: String(load.id), name: load.number, reason: result.reason });
    return [];
  });
  const hours = hoursOf(work.payRules, work, work.taken);
  const corrections = work.settled.filter(({ was, now }) => was !== now).map(correctionOf);
  const given = work.expenses.filter(({ side }) => side === 'paid').map(expenseLine);
  const charged = work.expenses.filter(({ side }) => side === 'charged').map(expenseLine);
  const before = [...earned, ...hours.lines, ...corrections.filter(({ kind }) => kind !== 'deduction'), ...given];
  const { gross, net, carried } = totalsOf(before);
  const taken = [...charged, ...corrections.filter(({ kind }) => kind === 'deduction')];
  const deductions = deductionsOf(
    work.deductionRules,
    taken,
    { from: work.from, to: work.to, gross, left: net - carried, miles: sumOfMiles(paid), loads: paid.length },
    work.pockets,
    work.taken,
  );
  const lines = [...before, ...deductions].map((line, at) => ({ ...line, id: at + 1, mark: null, reason: null }));
  return {
    lines: withAfters(lines, (pocket) => inPocket(work.pockets, pocket)),
    leftOut: [...leftOut, ...hours.leftOut],
  };
};
