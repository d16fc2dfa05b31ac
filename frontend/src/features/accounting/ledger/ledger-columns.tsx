import type { TableColumn } from '../../../components/table/columns';
import { Figure } from '../../../components/display/figure';
import { TextLink } from '../../../components/display/text-link';
import type { LedgerLine } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { paymentAddress, recordAddress } from '../../../lib/navigation/record-address';
import { formatMoney, isZeroMoney } from '../../../lib/format/money';

export const side = (amount: string): string => (isZeroMoney(amount) ? '' : formatMoney(amount));

/** A side of an account, or of all of them: it opens the lines that it sums. */
export const sided = (amount: string, of: string, to: string) =>
  amount !== '' && (
    <Figure to={to} of={of}>
      {amount}
    </Figure>
  );

/** What the line books: a payment, the record that its entry is of, or the entry that was written by hand or by a template. */
export const sourceAddress = ({ entryId, source, paymentId }: LedgerLine): string => {
  const entry = `/accounting/bookkeeping?entry=${entryId}`;
  if (source === null || source.kind === 'entrytemplate') return entry;
  return (paymentId === null ? recordAddress(source.kind, source.id) : paymentAddress(source.id, paymentId)) ?? entry;
};

export const ledgerColumns: readonly TableColumn<LedgerLine>[] = [
  { field: 'date', header: 'Date', width: 120, value: (row) => formatDate(row.date) },
  { field: 'account', header: 'Account', flex: 2, width: 190, value: (row) => `${row.accountNumber} ${row.account}` },
  { field: 'description', header: 'Description', flex: 3, width: 180, drops: 2, value: (row) => row.description },
  {
    field: 'reference',
    header: 'Reference',
    width: 140,
    drops: 1,
    value: (row) => row.reference,
    render: (row) => <TextLink to={sourceAddress(row)}>{row.reference || 'Open'}</TextLink>,
  },
  { field: 'clientName', header: 'Client', flex: 1, width: 140, drops: 3, value: ({ clientName }) => clientName ?? '' },
  { field: 'debit', header: 'Debit', width: 125, align: 'right', value: (row) => side(row.debit) },
  { field: 'credit', header: 'Credit', width: 125, align: 'right', value: (row) => side(row.credit) },
];

/** The lines of one account, with what stands on it after each. */
export const accountColumns: readonly TableColumn<LedgerLine>[] = [
  ...ledgerColumns,
  {
    field: 'balance',
    header: 'Balance',
    width: 130,
    align: 'right',
    value: ({ balance }) => (balance === null ? '' : formatMoney(balance)),
  },
];
