import type { Answer } from '../../../../lib/api/api-types';
import { formatDate } from '../../../../lib/format/dates';
import { sumMoney } from '../../../../lib/format/money';

export type EntryTemplate = Answer<'EntryTemplate'>;
export type Repeat = NonNullable<EntryTemplate['every']>;

export const repeats: readonly { value: Repeat; label: string }[] = [
  { value: 'month', label: 'Every month' },
  { value: 'quarter', label: 'Every quarter' },
  { value: 'year', label: 'Every year' },
];

/** 'Every month', or that it is only picked in the entry dialog. */
export const repeatLabel = ({ every }: Pick<EntryTemplate, 'every'>): string =>
  repeats.find(({ value }) => value === every)?.label ?? 'Only when chosen';

/** Whether it is over: its next day is after its last one. */
export const isEnded = ({ nextOn, until }: Pick<EntryTemplate, 'nextOn' | 'until'>): boolean =>
  nextOn !== null && until !== null && nextOn > until;

/** When its next entry is posted: '12/01/2026', 'Ended 11/30/2026', or nothing for one that is only picked. */
export const nextLabel = (template: Pick<EntryTemplate, 'nextOn' | 'until'>): string => {
  if (template.nextOn === null) return '';
  return isEnded(template) ? `Ended ${formatDate(template.until)}` : formatDate(template.nextOn);
};

/** What its debits come to. */
export const totalOf = ({ lines }: Pick<EntryTemplate, 'lines'>): string =>
  sumMoney(lines.map(({ debit }) => debit ?? '0.00'));
