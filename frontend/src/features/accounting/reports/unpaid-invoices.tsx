import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Figure } from '../../../components/display/figure';
import { TextLink } from '../../../components/display/text-link';
import { Section } from '../../../components/layout/surface';
import { StackedTable } from '../../../components/table/stacked-table';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { paidInvoices } from '../../../lib/lists/paid-invoices';
import { recordAddress } from '../../../lib/navigation/record-address';
import { useCan } from '../../../lib/session/session-context';
import type { BrokerLedger } from './report-queries';
import { unpaidWords } from './unpaid-words';

/** How what a broker has not paid stands: short pays, disputes, and whether its papers are complete. */
export function UnpaidInvoices({ ledger }: { ledger: BrokerLedger }) {
  const { unpaid, daysToPay, brokerName, brokerId, clientId, own } = ledger;
  const paid = useCan('invoices.read') ? paidInvoices({ brokerId: String(brokerId), clientId, own }) : null;
  return (
    <Section title="Not paid yet">
      <Typography color="textSecondary" sx={{ px: 2.5, pb: 1.5 }}>
        {daysToPay === null ? (
          'No invoice was paid in the last twelve months.'
        ) : (
          <>
            {'Pays in '}
            <Figure to={paid} of="average:daysToPay">
              {`${daysToPay} days on average`}
            </Figure>
            .
          </>
        )}
        {unpaid.length === 0 && ' Nothing is open.'}
      </Typography>
      {unpaid.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <StackedTable aria-label={`What ${brokerName} has not paid`}>
            <thead>
              <tr>
                <th scope="col">Invoice</th>
                <th scope="col">Due</th>
                <th scope="col">Standing</th>
                <th scope="col">Packet</th>
                <th scope="col" className="money">
                  Open
                </th>
              </tr>
            </thead>
            <tbody>
              {unpaid.map((invoice) => (
                <tr key={invoice.id}>
                  <td>
                    <TextLink to={recordAddress('invoice', String(invoice.id)) ?? '/accounting/invoices'}>
                      {invoice.invoiceNumber}
                    </TextLink>
                  </td>
                  <td data-label="Due">{formatDate(invoice.dueDate, 'N/A')}</td>
                  <td data-label="Standing">{unpaidWords(invoice)}</td>
                  <td data-label="Packet">{invoice.packetComplete ? 'Complete' : 'Bill of lading missing'}</td>
                  <td className="money" data-label="Open">
                    <Figure to={recordAddress('invoice', String(invoice.id))} of="page">
                      {formatMoney(invoice.balance)}
                    </Figure>
                  </td>
                </tr>
              ))}
            </tbody>
          </StackedTable>
        </Box>
      )}
    </Section>
  );
}
