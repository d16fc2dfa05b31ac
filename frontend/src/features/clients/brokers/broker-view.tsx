import type { ReactNode } from 'react';
import { RecordView } from '../../../components/records/record-view';
import { callTo, mailTo, TextLink } from '../../../components/display/text-link';
import { useCan } from '../../../lib/session/session-context';
import { brokerKit } from './broker-kit';
import { PayMonths } from './pay-months';
import { PaysIn } from './pays-in';

export function BrokerView(props: { id: string; history: ReactNode; onClose: () => void }) {
  const seesInvoices = useCan('invoices.read');
  const { id } = props;
  return (
    <RecordView
      kit={brokerKit}
      {...props}
      without="all"
      details={({ contactEmail, contactPhone, address, taxId }) => [
        ['Email', mailTo(contactEmail)],
        ['Phone', callTo(contactPhone)],
        ['Address', address],
        ['Tax ID', taxId],
        ...(seesInvoices ? ([['Days to pay', <PaysIn brokerId={id} />]] as const) : []),
        ['Invoices', <TextLink to={`/accounting/invoices?brokerId=${id}`}>See all invoices</TextLink>],
      ]}
    >
      {() => seesInvoices && <PayMonths brokerId={id} />}
    </RecordView>
  );
}
