import AddOutlined from '../../../generated/icons/AddOutlined';
import UploadFileOutlined from '../../../generated/icons/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useOutlet } from 'react-router';
import { Page } from '../../../components/layout/page';
import { EditInList } from '../../../components/records/list-tools/edit-in-list';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { Findings } from '../../../features/operations/fuel-cards/findings';
import { fleetCardKit } from '../../../features/operations/fuel-cards/fleet-card-kit';
import { FleetCardList } from '../../../features/operations/fuel-cards/fleet-card-list';
import { ImportFuelDialog } from '../../../features/operations/fuel-cards/import-fuel-dialog';
import { ReviewList } from '../../../features/operations/fuel-cards/review-list';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';

export function Component() {
  const mayWrite = useCan('expenses.write');
  const [adding, setAdding] = useFlagParam('new');
  const [importing, setImporting] = useFlagParam('import');
  const { clientId } = useListedClient();
  const panel = useOutlet();
  return (
    <Page
      title="Fuel Cards"
      subtitle="Fuel cards, what was bought on them, and what needs review"
      actions={
        mayWrite && (
          <>
            <Button
              variant="outlined"
              color="secondary"
              sx={{ color: 'text.primary' }}
              startIcon={<UploadFileOutlined />}
              onClick={() => setImporting(true)}
            >
              Import File
            </Button>
            <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
              Add Fuel Card
            </Button>
          </>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <ReviewList clientId={clientId} />
        <Findings clientId={clientId} />
        <Box component="section" aria-labelledby="fuel-card-list" sx={{ minWidth: 0 }}>
          <Typography id="fuel-card-list" variant="h2" sx={{ mb: 1.5 }}>
            Cards
          </Typography>
          <FleetCardList onAdd={() => setAdding(true)} />
        </Box>
      </Box>
      {adding && <RecordDialog kit={fleetCardKit} record={null} onClose={() => setAdding(false)} />}
      {importing && mayWrite && <ImportFuelDialog clientId={clientId} onClose={() => setImporting(false)} />}
      {panel ?? <EditInList kit={fleetCardKit} />}
    </Page>
  );
}
