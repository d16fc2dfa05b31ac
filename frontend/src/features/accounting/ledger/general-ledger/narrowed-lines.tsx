import { NarrowedTo } from '../../../../components/filters/narrowed-to';
import { asOfText } from '../../../../lib/format/moments';
import type { ListParams } from '../../../../lib/lists/use-list-params';

/** In an address, in place of an id: lines that name no such record. */
const NONE = 'none';
const lineOf =
  (what: string) =>
  (value: string): string =>
    value === NONE ? `Lines that name no ${what}` : `Lines of one ${what}`;

const CASH_FLOWS: Readonly<Record<string, string>> = {
  operating: 'Cash flow: operating',
  investing: 'Cash flow: investing',
  financing: 'Cash flow: financing',
  cash: 'Cash flow: accounts that hold money',
};
/** Filters that come with a link, in words. */
const NARROWED: Readonly<Record<string, (value: string) => string>> = {
  account: (number) => `Account ${number}`,
  moved: () => 'Entries that move money',
  cashFlow: (part) => CASH_FLOWS[part] ?? 'Cash flow',
  invoiceId: () => 'Entries of one invoice',
  paymentId: () => 'Entries of one payment',
  loadId: lineOf('load'),
  vehicleId: lineOf('vehicle'),
  driverId: lineOf('driver'),
  brokerId: lineOf('broker'),
  asOf: (moment) => `As of ${asOfText(moment)}`,
  position: (position) => `As of position ${position}`,
};
export const narrowing = Object.keys(NARROWED);

/** 'revenue,expenses' → 'Accounts of revenue and expenses'; one group alone has a field of its own. */
const groupsText = (groups: string): string => {
  const all = groups.split(',');
  return `Accounts of ${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
};

/** What the ledger is narrowed to without a field of its own; each can be taken off. */
export function NarrowedLines({ params }: { params: ListParams }) {
  const group = params.filter('group');
  return (
    <>
      {group.includes(',') && <NarrowedTo label={groupsText(group)} onClear={() => params.set({ group: null })} />}
      {Object.entries(NARROWED).map(([name, label]) => {
        const value = params.filter(name);
        return (
          value !== '' && <NarrowedTo key={name} label={label(value)} onClear={() => params.set({ [name]: null })} />
        );
      })}
    </>
  );
}
