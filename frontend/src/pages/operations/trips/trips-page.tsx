import AddOutlined from '../../../generated/icons/AddOutlined';
import LocalShippingOutlined from '../../../generated/icons/LocalShippingOutlined';
import UploadFileOutlined from '../../../generated/icons/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useOutlet } from 'react-router';
import { Page } from '../../../components/layout/page';
import { EditInList } from '../../../components/records/list-tools/edit-in-list';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { FromLoadsDialog, type FromLoads } from '../../../features/operations/trips/from-loads-dialog';
import { FromLoadsResult } from '../../../features/operations/trips/from-loads-result';
import { tripKit } from '../../../features/operations/trips/trip-kit';
import { TripList } from '../../../features/operations/trips/trip-list';
import { ImportPanel } from '../../../features/workspace/batches/import-panel-lazy';
import { TRIP_SHEET } from '../../../features/workspace/batches/sheet-kinds';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';

interface OtherWayProps {
  readonly icon: ReactNode;
  readonly open: boolean;
  readonly onClick: () => void;
  readonly children: string;
}
const OtherWay = ({ icon, open, onClick, children }: OtherWayProps) => (
  <Button
    variant="outlined"
    color="secondary"
    sx={{ color: 'text.primary' }}
    startIcon={icon}
    aria-expanded={open}
    onClick={onClick}
  >
    {children}
  </Button>
);

export function Component() {
  const mayWrite = useCan('ifta.write');
  const [adding, setAdding] = useFlagParam('new');
  const [importing, setImporting] = useFlagParam('import');
  const [fromLoads, setFromLoads] = useFlagParam('from-loads');
  const [made, setMade] = useState<FromLoads | null>(null);
  const { clientId } = useListedClient();
  const panel = useOutlet();
  return (
    <Page
      title="Trips"
      subtitle="Miles driven in each state, for fuel tax and apportioned plates"
      actions={
        mayWrite && (
          <>
            <OtherWay icon={<LocalShippingOutlined />} open={fromLoads} onClick={() => setFromLoads(true)}>
              From Loads
            </OtherWay>
            <OtherWay icon={<UploadFileOutlined />} open={importing} onClick={() => setImporting(!importing)}>
              Import
            </OtherWay>
            <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
              Add Trip
            </Button>
          </>
        )
      }
    >
      {mayWrite && importing && (
        <Box sx={{ mb: 2 }}>
          <ImportPanel sheet={TRIP_SHEET} clientId={clientId} />
        </Box>
      )}
      {made && <FromLoadsResult made={made} onClose={() => setMade(null)} />}
      <TripList onAdd={() => setAdding(true)} />
      {adding && mayWrite && <RecordDialog kit={tripKit} record={null} onClose={() => setAdding(false)} />}
      {fromLoads && mayWrite && (
        <FromLoadsDialog clientId={clientId} onMade={setMade} onClose={() => setFromLoads(false)} />
      )}
      {panel ?? <EditInList kit={tripKit} />}
    </Page>
  );
}
