import { RecordView } from '../../../components/records/record-view';
import { LetterNotice } from '../../../components/records/letter-notice';
import type { PanelProps } from '../../../components/records/screen-parts';
import { callTo, mailTo, TextLink } from '../../../components/display/text-link';
import type { Broker } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { useCan } from '../../../lib/session/session-context';
import { brokerKit } from './broker-kit';
import { BrokerTerms } from './broker-terms';
import { DepositsLeft } from './deposits-left';
import { PayMonths } from './pay-months';
import { PaysIn } from './pays-in';

/** What became of the statement that was mailed last, as one line. */
const statementLine = ({
  statementSentAt,
  statementSentTo,
  letter,
}: Pick<Broker, 'statementSentAt' | 'statementSentTo' | 'letter'>): string => {
  const to = statementSentTo ? ` to ${statementSentTo}` : '';
  if (letter?.status === 'waiting') return `On its way${to} since ${formatDateTime(statementSentAt)}`;
  if (letter?.status === 'failed') return `Not delivered${to}`;
  return `Sent ${formatDateTime(letter?.lastTryAt ?? statementSentAt)}${to}`;
};

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
      details={({ contactEmail, contactPhone, address, taxId, paymentDays, ...broker }) => [
        ['Email', mailTo(contactEmail)],
        ['Phone', callTo(contactPhone)],
        ['Address', address],
        ['Tax ID', taxId],
        ['Payment terms', paymentDays === null ? null : `${paymentDays} days`],
        ...(broker.statementSentAt ? ([['Statement', statementLine(broker)]] as const) : []),
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
      {(broker) => (
        <>
          <LetterNotice letter={broker.letter}>
            {seesReports && <TextLink to="/reports/statements">Send it again</TextLink>}
          </LetterNotice>
          <BrokerTerms broker={broker} />
          {seesInvoices && <PayMonths brokerId={id} />}
        </>
      )}
    </RecordView>
  );
}
