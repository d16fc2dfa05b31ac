import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import { accountOfCategory, type ExpenseCategory } from '../../../accounting/expenses';
import type { AccountOf } from '../../driver-accounts';
import type { DeductionTerms } from '../domain/deduct';
import { earningsOf, type PaidLoad, type PayTerms } from '../domain/earn';
import { NO_POCKETS, recoveryOf, type Line, type Pockets } from '../domain/lines';
import { expenseLine, type DriversExpense, type Settled, type Work } from '../domain/pay';

const LOAD = `l.id, l.load_number AS number, to_char(l.delivered_on, 'YYYY-MM-DD') AS "deliveredOn",
  l.vehicle_id AS "vehicleId", l.rate AS linehaul, COALESCE(l.lines, '[]') AS charges, l.distance::text AS miles,
  l.empty_miles::text AS "emptyMiles", l.stops`;
const IS_DELIVERED = "l.status = 'delivered' AND l.removed_at IS NULL AND l.driver_id = $1";
const EXPENSE = `e.id, e.category, e.vendor, e.description, e.amount, e.charged_to AS "chargedTo", e.load_id AS "loadId",
  e.vehicle_id AS "vehicleId"`;
const IS_DRIVERS = "e.removed_at IS NULL AND e.driver_id = $1 AND (e.paid_from = 'driver' OR e.charged_to = 'driver')";
const notTaken = (key: string): string => `NOT EXISTS (SELECT FROM settled_sources s WHERE s.key = ${key})`;

const LOADS = `SELECT ${LOAD} FROM loads l WHERE ${IS_DELIVERED} AND l.delivered_on BETWEEN $2 AND $3
  AND ${notTaken("'load-' || l.id")} ORDER BY l.delivered_on, l.id`;
const EXPENSES = `SELECT ${EXPENSE} FROM expenses e WHERE ${IS_DRIVERS} AND e.expense_date BETWEEN $2 AND $3
  AND ${notTaken("'expense-' || e.id")} ORDER BY e.expense_date, e.id`;
const DAYS = `to_char("from", 'YYYY-MM-DD') AS "from", to_char(until, 'YYYY-MM-DD') AS until`;
const PAY_RULES = `SELECT id, basis, rate::text AS rate, ${DAYS} FROM pay_rules
  WHERE driver_id = $1 AND removed_at IS NULL ORDER BY basis, "from"`;
const DEDUCTION_RULES = `SELECT id, kind, basis, rate::text AS rate, ${DAYS}, target, priority,
  when_short AS "whenShort", account_number AS "accountNumber", description FROM deduction_rules
  WHERE driver_id = $1 AND removed_at IS NULL`;
const POCKETS = 'SELECT pockets FROM driver_accounts WHERE id = $1';
/** Rules that another settlement took for one of these days. */
const TAKEN = `SELECT DISTINCT source_id AS id FROM settled_sources WHERE driver_id = $1
  AND kind IN ('payrule', 'deductionrule') AND "from" <= $3 AND "to" >= $2`;

/** Loads and expenses of approved and paid settlements that may come to another amount since they were drafted. */
const TOUCHED = `SELECT DISTINCT s.kind, s.source_id AS id FROM settled_sources s
  JOIN settlements t ON t.id = s.settlement_id AND t.status IN ('approved', 'paid')
  LEFT JOIN loads l ON s.kind = 'load' AND l.id::text = s.source_id
  LEFT JOIN expenses e ON s.kind = 'expense' AND e.id::text = s.source_id
  WHERE s.driver_id = $1 AND (l.updated_at > s.created_at OR e.updated_at > s.created_at
    OR s.kind = 'load' AND EXISTS (SELECT FROM pay_rules r WHERE r.driver_id = $1 AND r.updated_at > s.created_at))`;
const LINES_OF = `SELECT t.number, n.line FROM settlements t
  CROSS JOIN LATERAL jsonb_array_elements(t.lines) AS n (line)
  WHERE t.driver_id = $1 AND t.status <> 'discarded'
    AND (n.line -> 'source' ->> 'kind') || '-' || (n.line -> 'source' ->> 'id') = ANY ($2) ORDER BY t.id`;
const LOADS_NOW = `SELECT ${LOAD} FROM loads l WHERE ${IS_DELIVERED} AND l.id = ANY ($2)`;
const EXPENSES_NOW = `SELECT ${EXPENSE} FROM expenses e WHERE ${IS_DRIVERS} AND e.id = ANY ($2)`;

interface ExpenseRow {
  readonly id: number;
  readonly category: ExpenseCategory;
  readonly vendor: string | null;
  readonly description: string | null;
  readonly amount: number;
  readonly chargedTo: string;
  readonly loadId: number | null;
  readonly vehicleId: string | null;
}
const inWords = (category: string): string => `${category.charAt(0).toUpperCase()}${category.slice(1)}`;
const expenseOf = ({ category, vendor, description, chargedTo, ...row }: ExpenseRow): DriversExpense => ({
  ...row,
  text: [inWords(category), description ?? vendor].filter(Boolean).join(', '),
  side: chargedTo === 'driver' ? 'charged' : 'paid',
  account: accountOfCategory(category),
});

type Pays = Pick<Line, 'kind' | 'source' | 'basis' | 'text' | 'account' | 'loadId' | 'vehicleId' | 'amount'>;
const keyOf = ({ source: { kind, id }, basis, kind: line }: Pays): string => `${kind} ${id} ${basis ?? ''} ${line}`;

/** Finds what a settlement is made of: what a driver did in a period that is in none, and what changed of others. */
@Injectable()
export class WorkOf {
  constructor(private readonly dataSource: DataSource) {}

  async driver({ driverId, id }: AccountOf, from: IsoDate, to: IsoDate): Promise<Work> {
    const days = [driverId, from, to];
    const [loads, expenses, payRules, deductionRules, pockets, taken] = await Promise.all([
      this.rows<PaidLoad>(LOADS, days),
      this.rows<ExpenseRow>(EXPENSES, days),
      this.rows<PayTerms>(PAY_RULES, [driverId]),
      this.rows<DeductionTerms>(DEDUCTION_RULES, [driverId]),
      this.rows<{ readonly pockets: Readonly<Record<string, number>> }>(POCKETS, [id]),
      this.rows<{ readonly id: string }>(TAKEN, days),
    ]);
    return {
      ...{ from, to, loads, payRules, deductionRules },
      expenses: expenses.map(expenseOf),
      settled: await this.settled(driverId, payRules),
      pockets: pocketsIn(pockets[0]?.pockets ?? {}),
      taken: new Set(taken.map((one) => one.id)),
    };
  }

  /** What settlements had of loads and expenses that changed since, beside what it comes to now. */
  private async settled(driverId: number, rules: readonly PayTerms[]): Promise<readonly Settled[]> {
    const touched = await this.rows<{ readonly kind: string; readonly id: string }>(TOUCHED, [driverId]);
    if (touched.length === 0) return [];
    const idsOf = (kind: string): number[] => touched.filter((one) => one.kind === kind).map(({ id }) => Number(id));
    const [lines, loads, expenses] = await Promise.all([
      this.rows<{ readonly number: string; readonly line: Line }>(LINES_OF, [
        driverId,
        touched.map(({ kind, id }) => `${kind}-${id}`),
      ]),
      this.rows<PaidLoad>(LOADS_NOW, [driverId, idsOf('load')]),
      this.rows<ExpenseRow>(EXPENSES_NOW, [driverId, idsOf('expense')]),
    ]);
    const unknown = new Set<string>();
    const now = loads.flatMap((load): readonly Pays[] => {
      const earned = earningsOf(load, rules);
      if ('lines' in earned) return earned.lines;
      // what is not known now, such as a rate that was taken out, corrects nothing
      unknown.add(String(load.id));
      return [];
    });
    return compared(
      lines.filter(({ line: { source } }) => source.kind !== 'load' || !unknown.has(source.id)),
      [...now, ...expenses.map((row) => expenseLine(expenseOf(row)))],
    );
  }

  private async rows<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return (await poolOf(this.dataSource).query({ text, values: [...values] })).rows as Row[];
  }
}

const pocketsIn = ({ advance = 0, escrow = 0, carry = 0, ...others }: Readonly<Record<string, number>>): Pockets => ({
  ...NO_POCKETS,
  ...{ advance, escrow, carry },
  recoveries: Object.fromEntries(
    Object.entries(others).map(([pocket, amount]) => [pocket.slice(recoveryOf('').length), amount]),
  ),
});

/** What was settled and what it comes to, line by line; what somebody edited by hand stays as it is. */
const compared = (
  lines: readonly { readonly number: string; readonly line: Line }[],
  now: readonly Pays[],
): readonly Settled[] => {
  const first = new Map<string, { line: Pays; number: string; was: number; times: number; isEdited: boolean }>();
  const [{ number: latest } = { number: '' }] = lines.toReversed();
  for (const { number, line } of lines) {
    const known = first.get(keyOf(line)) ?? { line, number, was: 0, times: 0, isEdited: false };
    const isEdited = known.isEdited || line.mark !== null;
    first.set(keyOf(line), { ...known, was: known.was + line.amount, times: known.times + 1, isEdited });
  }
  for (const line of now)
    if (!first.has(keyOf(line))) first.set(keyOf(line), { line, number: latest, was: 0, times: 0, isEdited: false });
  return [...first].flatMap(([key, { line, number, was, times, isEdited }]): Settled[] => {
    if (isEdited) return [];
    const { kind, source, basis, text, account, loadId, vehicleId } = line;
    const amount = now.find((one) => keyOf(one) === key)?.amount ?? 0;
    return [{ line: { kind, source, basis, text, account, loadId, vehicleId }, number, was, now: amount, times }];
  });
};
