import { RecordView } from '../../../components/records/record-view';
import type { PanelProps } from '../../../components/records/screen-parts';
import { callTo, mailTo, TextLink } from '../../../components/display/text-link';
import { useCan } from '../../../lib/session/session-context';
import { brokerKit } from './broker-kit';
import { DepositsLeft } from './deposits-left';
import { PayMonths } from './pay-months';
import { PaysIn } from './pays-in';

export function BrokerView(panel: PanelProps) {
  const seesInvoices = useCan('invoices.read');
  const seesPayments = useCan('payments.read');
  const seesReports = useCan('reports.read');
  const { id } = panel;
  return (
    <RecordView
      kit={brokerKit}
      {...panel}
      without="all"
      details={({ contactEmail, contactPhone, address, taxId }) => [
        ['Email', mailTo(contactEmail)],
        ['Phone', callTo(contactPhone)],
        ['Address', address],
        ['Tax ID', taxId],
        ...(seesInvoices ? ([['Days to pay', <PaysIn brokerId={id} />]] as const) : []),
        ...(seesPayments ? ([['Deposits', <DepositsLeft brokerId={id} />]] as const) : []),
        ...(seesReports
          ? ([
              [
                'Not paid yet',
                <TextLink to={`/reports/broker-ledger?brokerId=${id}`}>Short pays, disputes and papers</TextLink>,
              ],
            ] as const)
          : []),
        ['Invoices', <TextLink to={`/accounting/invoices?brokerId=${id}`}>See all invoices</TextLink>],
      ]}
    >
      {() => seesInvoices && <PayMonths brokerId={id} />}
    </RecordView>
  );
}
