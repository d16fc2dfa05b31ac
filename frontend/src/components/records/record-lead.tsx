import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format/dates';
import type { AnyRecord, RecordKit } from '../../lib/records/record-kit';
import { shownValue } from '../../lib/records/shown-value';
import { PanelLead } from '../display/panel-lead';

/** What the panel of a record says first, above all that is listed of it. */
export interface Lead {
  /** The money that it is about: '$450.00'; null or absent: it is about none, or nobody knows. */
  readonly money?: string | null | undefined;
  /** What that money is: 'coverage amount', 'open of $900.00'. */
  readonly of?: string | undefined;
  /** When it is due or ends: 'Expires 12/31/2026'. */
  readonly facts?: ReactNode;
  /** Fields that it has said, so that they are not listed again. */
  readonly said?: readonly string[];
}

const endWords = (label: string): string => (label === 'Expiration Date' ? 'Expires' : label.replace(/ Date$/, ''));

/** Of a kind that says nothing else: the first of its amounts that is known, and the day on which it ends. */
export const leadOf = <Item extends AnyRecord>(kit: RecordKit<Item>, record: Item): Lead => {
  const amount = kit.placed.find((field) => field.is === 'money' && shownValue(field, record) !== null);
  const ends = Object.keys(record['standings'] ?? {});
  const end = kit.placed.find(({ name }) => name === ends[0] && typeof record[name] === 'string');
  return {
    ...(amount && {
      money: shownValue(amount, record),
      of: amount.label === 'Amount' ? undefined : amount.label.toLowerCase(),
    }),
    ...(end && { facts: `${endWords(end.label)} ${formatDate(String(record[end.name]))}` }),
    said: [amount, end].flatMap((field) => field?.name ?? []),
  };
};

/** Money, how it stands, when it ends; where there is neither money nor end, how it stands alone. */
export const RecordLead = ({ lead: { money, of, facts }, chips }: { lead: Lead; chips: ReactNode }) =>
  money || facts ? <PanelLead {...(money && { money })} of={of} chips={chips} facts={facts} /> : chips;
