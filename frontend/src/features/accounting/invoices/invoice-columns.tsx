import EditOutlined from '../../../generated/icons/EditOutlined';
import IconButton from '@mui/material/IconButton';
import type { TableColumn } from '../../../components/table/columns';
import { RecordLink } from '../../../components/display/text-link';
import type { Invoice } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { InvoiceStandingCell, standingText } from './invoice-standing';
import { invoiceStateWord } from '../../../lib/format/invoice-words';
import { InvoiceStatusChip } from './invoice-status-chip';

export const isEditable = (invoice: Invoice): boolean => invoice.status !== 'cancelled';

export const invoiceColumns = (
  search: string,
  onEdit: ((id: number) => void) | null,
  /** The list is narrowed to days of payment. */
  ofPaidDays = false,
): readonly TableColumn<Invoice>[] => [
  {
    field: 'invoiceNumber',
    header: 'Number',
    width: 118,
    sortable: true,
    value: (invoice) => invoice.invoiceNumber,
    render: (invoice) => (
      <RecordLink to={`/accounting/invoices/${invoice.id}${search}`}>{invoice.invoiceNumber}</RecordLink>
    ),
  },
  {
    field: 'status',
    header: 'Status',
    width: 104,
    sortable: true,
    value: invoiceStateWord,
    render: (invoice) => <InvoiceStatusChip invoice={invoice} />,
  },
  { field: 'brokerName', header: 'Carrier', flex: 3, width: 170, value: (invoice) => invoice.brokerName ?? '' },
  { field: 'clientName', header: 'Client', flex: 2, width: 136, drops: 6, value: ({ clientName }) => clientName ?? '' },
  { field: 'loadNumber', header: 'Load', width: 86, drops: 7, value: (invoice) => invoice.loadNumber ?? '—' },
  { field: 'notes', header: 'Notes', flex: 2, width: 120, drops: 9, value: (invoice) => invoice.notes ?? '' },
  {
    field: 'issueDate',
    header: 'Issue Date',
    width: 108,
    drops: 8,
    sortable: true,
    hidden: true,
    value: (invoice) => formatDate(invoice.issueDate),
  },
  {
    field: 'dueDate',
    header: 'Due Date',
    width: 104,
    sortable: true,
    value: (invoice) => formatDate(invoice.dueDate, 'N/A'),
  },
  {
    field: 'amount',
    header: 'Amount',
    width: 108,
    align: 'right',
    sortable: true,
    value: (invoice) => formatMoney(invoice.amount),
  },
  {
    field: 'paid',
    header: 'Paid',
    width: 116,
    drops: 6,
    align: 'right',
    hidden: true,
    value: (invoice) => formatMoney(invoice.paid),
  },
  {
    field: 'daysToPay',
    header: 'Days to Pay',
    width: 108,
    drops: 3,
    align: 'right',
    hidden: !ofPaidDays,
    value: ({ daysToPay }) => (daysToPay === null ? '' : String(daysToPay)),
  },
  {
    field: 'standing',
    header: 'Standing',
    flex: 2,
    width: 190,
    drops: 2,
    value: standingText,
    render: (invoice) => <InvoiceStandingCell invoice={invoice} />,
  },
  { field: 'balance', header: 'Balance', width: 108, align: 'right', value: (invoice) => formatMoney(invoice.balance) },
  ...(onEdit
    ? [
        {
          field: 'edit',
          header: 'Edit',
          width: 60,
          drops: 4,
          value: () => '',
          render: (invoice: Invoice) =>
            isEditable(invoice) && (
              <IconButton
                size="small"
                aria-label={`Edit ${invoice.invoiceNumber}`}
                onClick={(event) => {
                  event.stopPropagation();
                  onEdit(invoice.id);
                }}
              >
                <EditOutlined fontSize="small" />
              </IconButton>
            ),
        },
      ]
    : []),
];
