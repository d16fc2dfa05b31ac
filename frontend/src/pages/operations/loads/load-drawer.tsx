import { useDrawer } from '../../../components/records/use-drawer';
import { RecordHistory } from '../../../features/administration/audit/record-history';
import { DocumentsOf } from '../../../features/compliance/documents/documents-of';
import { BillLoad } from '../../../features/accounting/invoices/form/bill-load';
import { loadKit } from '../../../features/operations/loads/load-kit';
import { TakeLumper } from '../../../features/operations/loads/take-lumper-lazy';
import { LoadView } from '../../../features/operations/loads/load-view';

export function Component() {
  const { id, onClose } = useDrawer(loadKit.at);
  return (
    <LoadView
      key={id}
      id={id}
      billing={(load) => <BillLoad load={load} />}
      documents={(load) => (
        <DocumentsOf
          goesWith={{ loadId: load.id }}
          name={`Load ${load.loadNumber}`}
          then={(document) => document.readKind === 'lumper_receipt' && <TakeLumper load={load} document={document} />}
        />
      )}
      history={<RecordHistory kind="load" id={id} />}
      onClose={onClose}
    />
  );
}
