import Button from '@mui/material/Button';
import type { TableColumn } from '../../../components/table/columns';
import { TextLink } from '../../../components/display/text-link';
import { complianceMethodLabels } from '../../../lib/format/labels';
import { recordAddress } from '../../../lib/navigation/record-address';
import type { PortalPayment } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { PortalPaymentStatusChip } from './portal-payment-status-chip';
import { dateOf, portalPaymentStatusLabels, remarkOf } from './portal-payment-words';

const date: TableColumn<PortalPayment> = {
  field: 'paymentDate',
  header: 'Date',
  width: 102,
  sortable: true,
  value: (payment) => formatDate(dateOf(payment)),
};
const client: TableColumn<PortalPayment> = {
  field: 'clientName',
  header: 'Client',
  flex: 1,
  width: 150,
  sortable: true,
  value: ({ clientName }) => clientName,
};
/** How it comes: of an account its last four, of a check its number. */
export const methodOf = ({ paymentMethod, account, checkNumber }: PortalPayment): string =>
  [complianceMethodLabels[paymentMethod], account?.accountNumber ?? checkNumber].filter(Boolean).join(' ');

/** What it is for, where it names a record. */
export const purposesOf = ({ documentId, documentTitle, invoiceId, invoiceNumber }: PortalPayment) => [
  ...(documentId !== null ? [{ to: recordAddress('compliancedocument', documentId), label: documentTitle ?? '' }] : []),
  ...(invoiceId !== null ? [{ to: recordAddress('invoice', String(invoiceId)), label: invoiceNumber ?? '' }] : []),
];

export function PurposeLinks({ payment }: { payment: PortalPayment }) {
  return purposesOf(payment).map(({ to, label }) =>
    to === null ? null : (
      <TextLink key={to} to={to}>
        {label}
      </TextLink>
    ),
  );
}

/** For who works here: their pages are not the portal's. */
const purpose: TableColumn<PortalPayment> = {
  field: 'purpose',
  header: 'For',
  flex: 1,
  width: 140,
  drops: 3,
  // the description leads there as well
  hidden: true,
  value: (payment) =>
    purposesOf(payment)
      .map(({ label }) => label)
      .join(', '),
  render: (payment) => <PurposeLinks payment={payment} />,
};
const rest: readonly TableColumn<PortalPayment>[] = [
  {
    field: 'description',
    header: 'Description',
    flex: 1,
    width: 160,
    drops: 1,
    sortable: true,
    value: ({ description }) => description,
  },
  {
    field: 'paymentMethod',
    header: 'Method',
    width: 196,
    drops: 2,
    value: methodOf,
  },
  {
    field: 'amount',
    header: 'Amount',
    width: 96,
    align: 'right',
    sortable: true,
    value: ({ amount }) => formatMoney(amount),
  },
  {
    field: 'status',
    header: 'Status',
    width: 112,
    sortable: true,
    value: ({ status }) => portalPaymentStatusLabels[status],
    render: ({ status }) => <PortalPaymentStatusChip status={status} />,
  },
  {
    field: 'failure',
    header: 'Remark',
    flex: 1,
    width: 150,
    drops: 4,
    value: remarkOf,
  },
  {
    field: 'transactionId',
    header: 'Transaction',
    flex: 1,
    width: 170,
    drops: 5,
    hidden: true,
    value: ({ transactionId }) => transactionId ?? '',
  },
];

/** For who works here, the description leads to the document or invoice that was paid. */
const linked = (column: TableColumn<PortalPayment>): TableColumn<PortalPayment> =>
  column.field !== 'description'
    ? column
    : {
        ...column,
        render: (payment) => {
          const to = purposesOf(payment)[0]?.to ?? null;
          return to === null ? payment.description : <TextLink to={to}>{payment.description}</TextLink>;
        },
      };

export const portalPaymentColumns = (all: boolean): readonly TableColumn<PortalPayment>[] =>
  all ? [date, client, purpose, ...rest.map(linked)] : [date, ...rest];

export const RefundButton = ({ payment, onRefund }: { payment: PortalPayment; onRefund: (id: string) => void }) =>
  payment.status === 'completed' && (
    <Button
      size="small"
      color="secondary"
      sx={{ minWidth: 0, ml: -1 }}
      aria-label={`Refund ${formatMoney(payment.amount)} to ${payment.clientName}`}
      onClick={() => onRefund(payment.id)}
    >
      Refund
    </Button>
  );

/** It comes by bank or check, and nobody has said yet what became of it. */
export const isToCome = ({ paymentMethod, status }: PortalPayment): boolean =>
  paymentMethod !== 'credit_card' && (status === 'pending' || status === 'processing');

export const MoveButton = ({ payment, onMove }: { payment: PortalPayment; onMove: (id: string) => void }) =>
  isToCome(payment) && (
    <Button
      size="small"
      color="secondary"
      sx={{ minWidth: 0, ml: -1 }}
      aria-label={`Update ${formatMoney(payment.amount)} of ${payment.clientName}`}
      onClick={() => onMove(payment.id)}
    >
      Update
    </Button>
  );

/** What may be done with a payment. */
export interface PaymentActions {
  readonly onMove?: ((id: string) => void) | undefined;
  readonly onRefund?: ((id: string) => void) | undefined;
}

export const PaymentButtons = ({ payment, onMove, onRefund }: PaymentActions & { payment: PortalPayment }) => (
  <>
    {onMove && <MoveButton payment={payment} onMove={onMove} />}
    {onRefund && <RefundButton payment={payment} onRefund={onRefund} />}
  </>
);

export const actionsColumn = (deeds: PaymentActions): TableColumn<PortalPayment> => ({
  field: 'deeds',
  header: deeds.onMove ? 'Update' : 'Refund',
  width: 84,
  value: () => '',
  render: (payment) => <PaymentButtons payment={payment} {...deeds} />,
});
