import { SHOWN_MONEY } from '../../fields/numbers';
import type { Field } from '../../fields/field';
import type { Summed, SumRules, SumUnit } from '../../lists/sums';
import type { RecordType } from '../kind/record-type';

/** Whether a field is an amount of money, in whole cents. */
export const isMoney = ({ rule, inner = rule }: Pick<Field, 'rule' | 'inner'>): boolean =>
  inner.column === 'bigint' && inner.shown['pattern'] === SHOWN_MONEY.pattern;

const unitOf = (field: Field): SumUnit | null => {
  if (typeof field.summed === 'object') return null;
  return field.summed ?? (isMoney(field) ? 'money' : null);
};

/**
 * What of the lists of a kind adds up: its amounts of money, its `summed` decimals, and its `sums`. A field that the
 * viewer may not see is left out.
 * @param column turns a property into SQL
 * @example sumsOfKind(typeOf(Payment), [], (name) => `r.${name}`) // { amount: { in: 'money', sql: 'r.amount' } }
 */
export const sumsOfKind = (
  { fields, options }: RecordType,
  permissions: readonly string[],
  column: (name: string) => string,
): SumRules => {
  const closed = new Set(
    fields.filter(({ shownTo }) => shownTo && !permissions.includes(shownTo)).map(({ name }) => name),
  );
  const own = fields.flatMap((field): [string, Summed][] => {
    const unit = field.hidden || field.secret ? null : unitOf(field);
    return unit === null ? [] : [[field.name, { in: unit, sql: column(field.name) }]];
  });
  const all = [...own, ...Object.entries(options.sums ?? {})];
  return Object.fromEntries(all.filter(([name, { shownBy = name }]) => !closed.has(shownBy)));
};
