import { useQuery } from '@tanstack/react-query';
import { myDocumentsQuery } from '../../../features/compliance/documents/document-calls';
import { myPaymentsQuery } from '../../../lib/api/own-queries';
import { myProcessesQuery } from '../../../features/compliance/ifta/own-processes';
import { PortalOverview } from '../../../features/workspace/portal/portal-overview';
import { useCan, useUser } from '../../../lib/session/session-context';

/** Clients and drivers start with what the portal has for them. */
export function PortalHome() {
  const { id } = useUser();
  const mayPay = useCan('portal.pay');
  const mayUpload = useCan('portal.write');
  const lists = {
    documents: useQuery(myDocumentsQuery(id)),
    processes: useQuery(myProcessesQuery(id)),
    payments: useQuery(myPaymentsQuery(id)),
  };
  return <PortalOverview lists={lists} mayUpload={mayUpload} mayPay={mayPay} />;
}
