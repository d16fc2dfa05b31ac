import { useQuery } from '@tanstack/react-query';
import { myDocumentsQuery } from '../../../features/compliance/documents/document-calls';
import { myPaymentsQuery } from '../../../lib/api/own-queries';
import { myProcessesQuery } from '../../../features/compliance/ifta/own-processes';
import { PortalOverview } from '../../../features/workspace/portal/portal-overview';
import { useCan, useUser } from '../../../lib/session/session-context';
import { ClientNow, DriverNow } from './now/now-lazy';

/** Where clients and drivers start: what they do now, and how they stand. */
export function Component() {
  const { id, clientId, driverId } = useUser();
  const drives = useCan('driver.read');
  const mayPay = useCan('portal.pay');
  const mayUpload = useCan('portal.write');
  const documents = useQuery(myDocumentsQuery(id));
  const processes = useQuery(myProcessesQuery(id));
  const payments = useQuery(myPaymentsQuery(id));
  const rejected = documents.data?.filter(({ status }) => status === 'rejected').length ?? 0;
  return (
    <PortalOverview
      lists={{ documents, processes, payments }}
      now={
        drives
          ? driverId !== null && <DriverNow driverId={driverId} />
          : clientId !== null && <ClientNow rejected={rejected} />
      }
      saysRejected={!drives && clientId !== null}
      mayUpload={mayUpload}
      mayPay={mayPay}
    />
  );
}
