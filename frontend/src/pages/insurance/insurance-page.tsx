import AddOutlined from '../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { useOutlet } from 'react-router';
import { Page } from '../../components/page';
import { EditInList } from '../../components/records/edit-in-list';
import { RecordDialog } from '../../components/records/record-dialog-lazy';
import { InsuranceCards } from '../../features/insurance/insurance-cards';
import { insuranceKit } from '../../features/insurance/insurance-kit';
import { useCan } from '../../lib/session/session-context';
import { useFlagParam } from '../../lib/use-address-param';

export function Component() {
  const mayWrite = useCan('insurance.write');
  const [adding, setAdding] = useFlagParam('new');
  const panel = useOutlet();
  return (
    <Page
      title="Insurance"
      subtitle="Companies and agents of your clients, and what they cover"
      actions={
        mayWrite && (
          <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
            Add Insurance
          </Button>
        )
      }
    >
      <InsuranceCards onAdd={() => setAdding(true)} />
      {adding && <RecordDialog kit={insuranceKit} record={null} onClose={() => setAdding(false)} />}
      {panel ?? <EditInList kit={insuranceKit} />}
    </Page>
  );
}
