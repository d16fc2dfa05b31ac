import { useDrawer } from '../../components/records/use-drawer';
import { RecordHistory } from '../../features/audit/components/record-history';
import { insuranceKit } from '../../features/insurance/insurance-kit';
import { InsuranceView } from '../../features/insurance/insurance-view';

export function Component() {
  const { id, onClose } = useDrawer(insuranceKit.at);
  return (
    <InsuranceView key={id} id={id} history={<RecordHistory kind="insurancerecord" id={id} />} onClose={onClose} />
  );
}
