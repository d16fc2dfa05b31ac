import Box from '@mui/material/Box';
import { Figure, type Behind } from '../../../components/display/figure';
import { TextLink } from '../../../components/display/text-link';
import { Section } from '../../../components/layout/surface';
import { StackedTable } from '../../../components/table/stacked-table';
import { formatDate, todayInFirm } from '../../../lib/format/dates';
import { formatMoney, formatQuantity } from '../../../lib/format/money';
import { recordAddress } from '../../../lib/navigation/record-address';
import { useCan } from '../../../lib/session/session-context';
import { useLines } from './report-links';
import type { Ageing } from './report-queries';

/** The account of what brokers owe. */
const RECEIVABLE = '1100';

type Invoice = NonNullable<Ageing['invoices']>[number];

const daysText = (days: number): string => (days === 0 ? 'Not yet' : `${days} ${days === 1 ? 'day' : 'days'}`);

interface RowProps {
  invoice: Invoice;
  to: string | null;
  /** What was open: on the page of the invoice itself, or in the lines that were booked on it by then. */
  open: Behind;
}
/** The invoice itself says its amount; its days late follow from the day it was due, beside them. */
const Row = ({ invoice, to, open }: RowProps) => (
  <tr>
    <td>{to === null ? invoice.invoiceNumber : <TextLink to={to}>{invoice.invoiceNumber}</TextLink>}</td>
    <td data-label="Broker">{invoice.brokerName}</td>
    <td data-label="Client">{invoice.clientName ?? 'The firm itself'}</td>
    <td data-label="Due">{formatDate(invoice.dueDate)}</td>
    <td className="money" data-label="Days late">
      {daysText(invoice.daysLate)}
    </td>
    <td className="money" data-label="Amount">
      <Figure to={to} of="page">
        {formatMoney(invoice.amount)}
      </Figure>
    </td>
    <td className="money" data-label="Open">
      <Figure {...open}>{formatMoney(invoice.open)}</Figure>
    </td>
  </tr>
);

/** The invoices behind a figure of the ageing, each with what was open at the end of its day. */
export function OpenInvoices({ ageing, invoices }: { ageing: Ageing; invoices: readonly Invoice[] }) {
  const sees = useCan('invoices.read');
  const lines = useLines({ ...ageing, basis: '' });
  const { to, invoiceCount } = ageing;
  const isToday = to === todayInFirm() && ageing.asOf === null;
  const addressOf = (id: number): string | null => (sees ? recordAddress('invoice', String(id)) : null);
  const openOf = ({ id }: Invoice): Behind =>
    isToday
      ? { to: addressOf(id), of: 'page' }
      : { to: lines({ account: RECEIVABLE, invoiceId: String(id), to }), of: 'debit-credit' };
  return (
    <Section title="Open invoices">
      <Box sx={{ color: 'text.secondary', mb: 1 }}>
        What was billed up to the end of {formatDate(to)} and not paid by then, as it stood on that day.
        {invoiceCount > invoices.length &&
          ` These are the first ${invoices.length} of ${formatQuantity(invoiceCount)}: choose a broker or an age.`}
      </Box>
      <Box sx={{ overflowX: 'auto' }}>
        <StackedTable aria-label="Open invoices">
          <thead>
            <tr>
              {['Invoice', 'Broker', 'Client', 'Due'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              {['Days late', 'Amount', 'Open'].map((name) => (
                <th key={name} scope="col" className="money">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {invoices.length === 0 && (
              <tr>
                <td colSpan={7}>Nothing was open.</td>
              </tr>
            )}
            {invoices.map((invoice) => (
              <Row key={invoice.id} invoice={invoice} to={addressOf(invoice.id)} open={openOf(invoice)} />
            ))}
          </tbody>
        </StackedTable>
      </Box>
    </Section>
  );
}
