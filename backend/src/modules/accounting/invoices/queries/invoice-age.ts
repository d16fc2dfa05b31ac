import { setChoiceLabels } from '../../../../platform/fields/words';
import type { InvoiceStatus } from '../domain/status';

/** How many days open invoices are past due; those of the day itself are current, and so are those without a day. */
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
 * The statuses that invoices of an age can have on their day, of those that are asked for: somebody may call one
 * overdue before it is.
 */
export const statusesOf = (age: Age, asked: readonly InvoiceStatus[] | undefined): readonly InvoiceStatus[] => {
  const possible: readonly InvoiceStatus[] = age === 'current' ? ['overdue', 'pending'] : ['overdue'];
  return possible.filter((status) => asked?.includes(status) ?? true);
};

/** The condition in SQL for one age. @param today the parameter of the firm's day */
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
