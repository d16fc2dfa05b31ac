import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ClientLink } from '../../../components/display/client-link';
import { KnownDetails } from '../../../components/display/detail-list';
import { DueDay } from '../../../components/display/due-day';
import { Notice } from '../../../components/display/notice';
import { PanelLead } from '../../../components/display/panel-lead';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { RecordPanel } from '../../../components/overlay/record-panel';
import { TextLink } from '../../../components/display/text-link';
import type { Invoice } from '../../../lib/api/api-types';
import { formatDate, formatDateTime } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { useCan } from '../../../lib/session/session-context';
import { invoiceQuery } from './invoice-queries';
import { EditInvoice } from './form/edit-invoice';
import { InvoiceActions, NextOfInvoice } from './actions/invoice-actions';
import { InvoiceAmounts } from './invoice-amounts';
import { InvoiceLetter, letterLine } from './actions/invoice-letter';
import { InvoiceStandingChip } from './invoice-standing';
import { isSold } from '../../../lib/format/invoice-words';
import { InvoiceStatusChip } from './invoice-status-chip';
import { CheckRemittance } from './from-paper/check-remittance';
import { PaymentList } from './payments/payment-list';
import { FactoringSteps } from './factoring/factoring-steps';
import { ReceivableSteps } from './receivable/receivable-steps';

const detailsOf = (invoice: Invoice, seesBooks: boolean) =>
  [
    ['Client', <ClientLink {...invoice} />],
    [
      'Carrier',
      <TextLink to={`/clients/brokers/${invoice.brokerId}`}>{invoice.brokerName ?? invoice.brokerId}</TextLink>,
    ],
    [
      'Load',
      invoice.loadId === null ? (
        'N/A'
      ) : (
        <TextLink to={`/loads/${invoice.loadId}`}>{invoice.loadNumber ?? invoice.loadId}</TextLink>
      ),
    ],
    ['Issue date', formatDate(invoice.issueDate)],
    ...(invoice.bookedOn ? [['Booked on', formatDate(invoice.bookedOn)] as const] : []),
    ['Due date', formatDate(invoice.dueDate, 'N/A')],
    ['Paid date', isSold(invoice) ? null : formatDate(invoice.paidDate)],
    ['Sent', letterLine(invoice)],
    ['Reminded', invoice.remindedAt && `${formatDateTime(invoice.remindedAt)}, ${invoice.remindedTo ?? 'nobody'}`],
    ['Notes', invoice.notes],
    ...(seesBooks
      ? ([
          ['Books', <TextLink to={`/accounting/bookkeeping?invoiceId=${invoice.id}`}>Journal entries</TextLink>],
        ] as const)
      : []),
  ] as const;

const isOpen = ({ status }: Invoice): boolean => status === 'pending' || status === 'overdue';

/** What is owed, how it stands, when it is due and what is done next. */
const Lead = ({ invoice }: { invoice: Invoice }) => (
  <PanelLead
    money={formatMoney(isOpen(invoice) ? invoice.balance : invoice.amount)}
    of={isOpen(invoice) && `open of ${formatMoney(invoice.amount)}`}
    chips={
      <>
        {!isSold(invoice) && <InvoiceStatusChip invoice={invoice} />}
        <InvoiceStandingChip invoice={invoice} />
      </>
    }
    facts={
      isOpen(invoice) && invoice.dueDate !== null ? (
        <>
          Due <DueDay day={invoice.dueDate} />
        </>
      ) : (
        `Due ${formatDate(invoice.dueDate, 'N/A')}`
      )
    }
    next={<NextOfInvoice invoice={invoice} />}
  />
);

interface InvoiceDetailProps {
  id: string;
  history: ReactNode;
  /** What clients paid to the firm for it. */
  clientPayments?: ReactNode;
  /** Uploads that go with it. */
  documents: (invoice: Invoice) => ReactNode;
  onClose: () => void;
}

export function InvoiceView({ id, history, clientPayments, documents, onClose }: InvoiceDetailProps) {
  const seesBooks = useCan('ledger.read');
  const found = useQuery(invoiceQuery(id));
  return (
    <>
      <RecordPanel what="Invoice" found={found} onClose={onClose}>
        {(invoice) => (
          <DetailDrawer
            title={invoice.invoiceNumber}
            subtitle={<Lead invoice={invoice} />}
            history={history}
            footer={<InvoiceActions invoice={invoice} />}
            onClose={onClose}
          >
            <Box sx={{ display: 'grid', gap: 3 }}>
              {invoice.status === 'cancelled' && (
                <Notice tone="info">This invoice was voided. Its entries in the books are reversed.</Notice>
              )}
              <InvoiceLetter invoice={invoice} />
              <KnownDetails details={detailsOf(invoice, seesBooks)} />
              <InvoiceAmounts invoice={invoice} />
              <ReceivableSteps invoice={invoice} />
              <FactoringSteps invoice={invoice} />
              <PaymentList invoice={invoice} />
              <CheckRemittance invoice={invoice} />
              {clientPayments}
              {documents(invoice)}
            </Box>
          </DetailDrawer>
        )}
      </RecordPanel>
      <EditInvoice />
    </>
  );
}
