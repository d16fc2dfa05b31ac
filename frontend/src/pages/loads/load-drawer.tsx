import { useDrawer } from '../../components/records/use-drawer';
import { RecordHistory } from '../../features/audit/components/record-history';
import { DocumentsOf } from '../../features/documents/components/documents-of';
import { BillLoad } from '../../features/invoices/components/bill-load';
import { loadKit } from '../../features/loads/load-kit';
import { LoadView } from '../../features/loads/load-view';

export function Component() {
  const { id, onClose } = useDrawer(loadKit.at);
  return (
    <LoadView
      key={id}
      id={id}
      billing={(load) => <BillLoad load={load} />}
      documents={({ id: loadId, loadNumber }) => <DocumentsOf goesWith={{ loadId }} name={`Load ${loadNumber}`} />}
      history={<RecordHistory kind="load" id={id} />}
      onClose={onClose}
    />
  );
}
