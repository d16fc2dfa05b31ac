import Box from '@mui/material/Box';
import { Figure } from '../../../components/display/figure';
import { TextLink } from '../../../components/display/text-link';
import { Section } from '../../../components/layout/surface';
import { StackedTable } from '../../../components/table/stacked-table';
import { formatDate, todayInFirm } from '../../../lib/format/dates';
import { formatMoney, formatQuantity } from '../../../lib/format/money';
import { recordAddress } from '../../../lib/navigation/record-address';
import { useCan } from '../../../lib/session/session-context';
import type { Ageing } from './report-queries';

type Invoice = NonNullable<Ageing['invoices']>[number];

/** The invoice itself says its amount, and what is open today: what was open on another day it does not. */
const Row = ({ invoice, to, isToday }: { invoice: Invoice; to: string | null; isToday: boolean }) => (
  <tr>
    <td>{to === null ? invoice.invoiceNumber : <TextLink to={to}>{invoice.invoiceNumber}</TextLink>}</td>
    <td data-label="Broker">{invoice.brokerName}</td>
    <td data-label="Client">{invoice.clientName ?? 'The firm itself'}</td>
    <td data-label="Due">{formatDate(invoice.dueDate)}</td>
    {(
      [
        ['Days late', String(invoice.daysLate), false],
        ['Amount', formatMoney(invoice.amount), true],
        ['Open', formatMoney(invoice.open), isToday],
      ] as const
    ).map(([label, value, isThere]) => (
      <td key={label} className="money" data-label={label}>
        {isThere || to === null ? (
          <Figure to={to} of="page">
            {value}
          </Figure>
        ) : (
          <TextLink to={to} className="tabular">
            {value}
          </TextLink>
        )}
      </td>
    ))}
  </tr>
);

/** The invoices behind a figure of the ageing, each with what was open at the end of its day. */
export function OpenInvoices({ ageing, invoices }: { ageing: Ageing; invoices: readonly Invoice[] }) {
  const sees = useCan('invoices.read');
  const { to, invoiceCount } = ageing;
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
              <Row
                key={invoice.id}
                invoice={invoice}
                to={sees ? recordAddress('invoice', String(invoice.id)) : null}
                isToday={to === todayInFirm() && ageing.asOf === null}
              />
            ))}
          </tbody>
        </StackedTable>
      </Box>
    </Section>
  );
}
