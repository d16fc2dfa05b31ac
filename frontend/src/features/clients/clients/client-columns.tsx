import { Figure } from '../../../components/display/figure';
import { RecordLink, TextLink } from '../../../components/display/text-link';
import { DueDay } from '../../../components/display/due-day';
import type { TableColumn } from '../../../components/table/columns';
import { columnsOf } from '../../../components/table/columns-of';
import { clientFields } from '../../../generated/fields/client';
import type { ClientStanding } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney, isZeroMoney } from '../../../lib/format/money';
import { ClientStatusChip } from './client-status-chip';

/** Nothing where the viewer may not see it; a dash where nothing is open. */
const money = (amount: string | null): string =>
  amount === null ? '' : isZeroMoney(amount) ? '—' : formatMoney(amount);

const owed = (client: ClientStanding, amount: string | null, status: string) =>
  amount === null || isZeroMoney(amount) ? (
    money(amount)
  ) : (
    <Figure to={`/accounting/invoices?clientId=${client.id}&status=${status}`} of="balance">
      {formatMoney(amount)}
    </Figure>
  );

const deadlineText = ({ nextDeadline }: ClientStanding): string =>
  nextDeadline ? `${formatDate(nextDeadline.dueDate)} ${nextDeadline.title}` : '';

/** The client, what it owes, what is due next and who looks after it; all else is turned on by whoever wants it. */
export const clientColumns: readonly TableColumn<ClientStanding>[] = columnsOf<ClientStanding>(clientFields, [
  [
    'companyName',
    {
      sortable: true,
      flex: 2,
      width: 180,
      render: ({ id, companyName }) => <RecordLink to={`/clients/${id}`}>{companyName}</RecordLink>,
    },
  ],
  ['status', { sortable: true, width: 110, render: ({ status }) => <ClientStatusChip status={status} /> }],
  {
    field: 'balance',
    sortable: true,
    header: 'Balance',
    width: 112,
    align: 'right',
    value: ({ balance }) => money(balance),
    render: (client) => owed(client, client.balance, 'pending,overdue'),
  },
  {
    field: 'overdue',
    sortable: true,
    header: 'Overdue',
    width: 112,
    align: 'right',
    drops: 1,
    value: ({ overdue }) => money(overdue),
    render: (client) => owed(client, client.overdue, 'overdue'),
  },
  {
    field: 'nextDeadline',
    sortable: true,
    header: 'Next deadline',
    flex: 4,
    width: 290,
    value: deadlineText,
    render: ({ nextDeadline }) =>
      nextDeadline && (
        <>
          <DueDay day={nextDeadline.dueDate} />{' '}
          <TextLink to={`/practice/${nextDeadline.id}`}>{nextDeadline.title}</TextLink>
        </>
      ),
  },
  { field: 'agentName', header: 'Agent', flex: 1, width: 120, drops: 3, value: ({ agentName }) => agentName ?? '' },
  ['contactName', { flex: 1, width: 130, drops: 5 }],
  ['phone', { width: 130, drops: 6 }],
  ['email', { hidden: true }],
  ['address', { hidden: true }],
  ['city', { hidden: true }],
  ['state', { hidden: true }],
  ['zipCode', { hidden: true }],
  ['paymentTerms', { hidden: true }],
  ['creditLimit', { align: 'left', hidden: true, value: ({ creditLimit }) => creditLimit ?? '' }],
  ['notes', { hidden: true }],
]);
