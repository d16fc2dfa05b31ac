import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FactList } from '../../../components/fact-list';
import { DeleteDialog } from '../../../components/overlay/delete-dialog';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { EditDelete } from '../../../components/overlay/edit-delete';
import { EditRecord } from '../../../components/overlay/edit-record';
import { RecordPanel } from '../../../components/overlay/record-panel';
import { TextLink } from '../../../components/text-link';
import { formatDateTime } from '../../../lib/dates';
import { useCan } from '../../../lib/session/session-context';
import { useEditParam } from '../../../lib/use-address-param';
import { brokerSubject } from '../../../lib/subjects';
import { brokerQuery, useDeleteBroker, useRestoreBroker } from '../api/brokers';
import { PayMonths } from './pay-months';
import { PaysIn } from './pays-in';
import { BrokerDialog } from './broker-dialog-lazy';

export function BrokerDetail({ id, history, onClose }: { id: string; history: ReactNode; onClose: () => void }) {
  const found = useQuery(brokerQuery(id));
  const seesInvoices = useCan('invoices.read');
  const mayWrite = useCan('brokers.write');
  const mayDelete = useCan('brokers.delete');
  const removal = useDeleteBroker();
  const restore = useRestoreBroker();
  const [, setEditing] = useEditParam();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <RecordPanel what="Broker" found={found} onClose={onClose}>
        {(broker) => (
          <DetailDrawer
            title={broker.name}
            history={history}
            footer={
              (mayWrite || mayDelete) && (
                <EditDelete
                  onEdit={mayWrite ? () => setEditing(id) : undefined}
                  onDelete={mayDelete ? () => setDeleting(true) : undefined}
                />
              )
            }
            onClose={onClose}
          >
            <FactList
              facts={[
                ['Email', broker.contactEmail && <a href={`mailto:${broker.contactEmail}`}>{broker.contactEmail}</a>],
                ['Phone', broker.contactPhone && <a href={`tel:${broker.contactPhone}`}>{broker.contactPhone}</a>],
                ['Address', broker.address],
                ['Tax ID', broker.taxId],
                ...(seesInvoices ? ([['Days to pay', <PaysIn brokerId={id} />]] as const) : []),
                ['Invoices', <TextLink to={`/accounting/invoices?brokerId=${broker.id}`}>See all invoices</TextLink>],
                ['Added', formatDateTime(broker.createdAt)],
                ['Last change', formatDateTime(broker.updatedAt)],
              ]}
            />
            {seesInvoices && <PayMonths brokerId={id} />}
            {deleting && (
              <DeleteDialog
                what="broker"
                subject={brokerSubject(broker)}
                id={broker.id}
                removal={removal}
                restore={restore}
                onClose={() => setDeleting(false)}
                onDone={onClose}
              />
            )}
          </DetailDrawer>
        )}
      </RecordPanel>
      <EditRecord what="broker" query={brokerQuery} permission="brokers.write">
        {(broker, close) => <BrokerDialog broker={broker} onClose={close} />}
      </EditRecord>
    </>
  );
}
