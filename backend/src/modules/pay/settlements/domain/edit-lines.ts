import { mistake } from '../../../../platform/core/errors';
import { ACCOUNT } from '../../../../platform/money/accounts';
import { dollars, moneyText } from '../../../../platform/money/money';
import { amountOf } from './earn';
import { balancesOf, totalsOf, withAfters, type LeftOut, type Line, type LineKind } from './lines';
import type { LineEdit } from './settlement.commands';
import type { Dispute } from './settlement';
import type { ChangedTerms, SettlementTerms } from './settlement.events';
import { takenOut } from './take-out';

const ADDED_ON: Readonly<Record<LineKind, string>> = {
  earning: ACCOUNT.driverPay,
  reimbursement: ACCOUNT.otherExpenses,
  deduction: ACCOUNT.otherExpenses,
};
/** The most lines of a settlement. */
const MOST_LINES = 500;

const edited = (line: Line, { base, rate, amount, text, reason }: LineEdit): Line => {
  const mark = line.mark ?? 'edited';
  const now = { ...line, text: text ?? line.text, mark, reason };
  if (amount !== null) return { ...now, base: '1', unit: 'line', rate: moneyText(amount), amount };
  const [units, each] = [base ?? line.base, rate ?? line.rate];
  return { ...now, base: units, rate: each, amount: amountOf(units, line.unit, each) };
};

const added = (edit: LineEdit, at: number, id: number): Line => {
  const { kind, text, amount, accountNumber, reason } = edit;
  if (kind === null) throw mistake(`lines.${at}.kind`, 'Say what the new line is: earning, reimbursement or deduction');
  if (text === null) throw mistake(`lines.${at}.text`, 'Say what the new line is for');
  if (amount === null && (edit.base === null || edit.rate === null))
    throw mistake(`lines.${at}.amount`, 'Say the amount of the new line, or its base and rate');
  const [base, rate] = amount === null ? [edit.base ?? '', edit.rate ?? ''] : ['1', moneyText(amount)];
  return {
    id,
    kind,
    source: { kind: 'hand', id: String(id) },
    basis: null,
    text,
    base,
    unit: amount === null ? 'unit' : 'line',
    rate,
    amount: amount ?? amountOf(base, 'unit', rate),
    account: accountNumber ?? ADDED_ON[kind],
    key: null,
    pocket: null,
    after: null,
    loadId: null,
    vehicleId: null,
    mark: 'added',
    reason,
  };
};

/**
 * The settlement with lines that somebody edited, added or took out; all others stay as they are.
 * @throws RuleViolation naming the line and field
 */
export const withEdits = (
  terms: SettlementTerms,
  edits: readonly LineEdit[],
  disputes: readonly Dispute[],
): ChangedTerms => {
  let lines: Line[] = [...terms.lines];
  let { leftOut }: { leftOut: readonly LeftOut[] } = terms;
  const freed: string[] = [];
  // the number of a line that was taken out is that of no other, as far as anything names it
  const numbers = [...terms.lines.map(({ id }) => id), ...disputes.map(({ lineId }) => lineId)];
  let last = Math.max(0, ...numbers);
  for (const [at, edit] of edits.entries()) {
    if (edit.takeOut) {
      const now = takenOut({ lines, leftOut }, { id: edit.id, at, reason: edit.reason }, disputes);
      ({ leftOut } = now);
      lines = [...now.lines];
      freed.push(...now.freed);
      continue;
    }
    const found = edit.id === null ? -1 : lines.findIndex(({ id }) => id === edit.id);
    if (edit.id !== null && found < 0) throw mistake(`lines.${at}.id`, 'This settlement has no such line');
    const line = lines[found];
    if (line) lines[found] = edited(line, edit);
    else lines.push(added(edit, at, (last += 1)));
    const now = lines[found < 0 ? lines.length - 1 : found];
    if (now && now.kind !== 'earning' && now.amount < 0)
      throw mistake(`lines.${at}.amount`, 'A reimbursement or deduction cannot be below 0');
  }
  if (lines.length > MOST_LINES) throw mistake('lines', `A settlement has at most ${MOST_LINES} lines`);
  const before = (pocket: string): number => terms.balances.find((one) => one.pocket === pocket)?.before ?? 0;
  const balances = balancesOf(lines, before);
  const short = balances.find(({ after }) => after < 0);
  if (short)
    throw mistake('lines', `At most ${dollars(short.before)} can be taken: that is what the ${short.pocket} has`);
  return {
    ...{ ...terms, lines: [...withAfters(lines, before)], leftOut: [...leftOut], balances: [...balances] },
    ...totalsOf(lines),
    ...(freed.length > 0 && { freed }),
  };
};
