import { setChoiceLabels } from '../../../../platform/fields/words';
import type { InvoiceStatus } from '../../invoice-money';

/** Ranges of days past due for open invoices. An invoice that is due today or has no due date is current. */
export const AGES = ['current', '1-30', '31-60', '61-90', 'over-90'] as const;
export type Age = (typeof AGES)[number];

setChoiceLabels({
  '1-30': '1–30 days late',
  '31-60': '31–60 days late',
  '61-90': '61–90 days late',
  'over-90': 'Over 90 days late',
});

const PAST_DUE: Readonly<Record<Age, readonly [least: number | null, most: number | null]>> = {
  current: [null, 0],
  '1-30': [1, 30],
  '31-60': [31, 60],
  '61-90': [61, 90],
  'over-90': [91, null],
};

/**
 * The statuses that an open invoice of this age can have, limited to those in `asked`. A current invoice may be overdue
 * as well: somebody can mark it overdue by hand before its due date.
 */
export const statusesOf = (age: Age, asked: readonly InvoiceStatus[] | undefined): readonly InvoiceStatus[] => {
  const possible: readonly InvoiceStatus[] = age === 'current' ? ['overdue', 'pending'] : ['overdue'];
  return possible.filter((status) => asked?.includes(status) ?? true);
};

/**
 * The SQL condition for invoices of one age.
 * @param today the SQL parameter that holds the current day of the firm: ':today' or '$1'
 */
export const isOfAge = (age: Age, alias: string, today: string): string => {
  const [least, most] = PAST_DUE[age];
  const due = `${alias}.due_date`;
  const day = (past: number): string => `CAST(${today} AS date) - ${past}`;
  const bounds = [
    `${alias}.status IN ('pending', 'overdue')`,
    ...(least === null ? [] : [`${due} <= ${day(least)}`]),
    ...(most === null
      ? []
      : [least === null ? `(${due} IS NULL OR ${due} >= ${day(most)})` : `${due} >= ${day(most)}`]),
  ];
  return `(${bounds.join(' AND ')})`;
};
