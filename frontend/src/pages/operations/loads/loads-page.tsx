import AddOutlined from '../../../generated/icons/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Outlet } from 'react-router';
import { OUT_OF_SIGHT } from '../../../components/display/out-of-sight';
import { Page } from '../../../components/layout/page';
import { ActiveFold } from '../../../features/operations/loads/active-fold';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { loadKit } from '../../../features/operations/loads/load-kit';
import { LoadList } from '../../../features/operations/loads/load-list';
import { StopTimesDialog } from '../../../features/operations/loads/stop-times-dialog-lazy';
import { LoadStats } from '../../../features/operations/loads/load-stats';
import { useCan } from '../../../lib/session/session-context';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

export function Component() {
  const mayWrite = useCan('loads.write');
  const [adding, setAdding] = useFlagParam('new');
  const [timing, setTiming] = useFlagParam('times');
  const add = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" color="secondary" onClick={() => setTiming(true)}>
        Times from GPS
      </Button>
      <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
        Add Load
      </Button>
    </Box>
  );
  return (
    <Page title="Loads" subtitle="From pickup to drop-off" actions={mayWrite && add}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <LoadStats />
        <ActiveFold />
        <Box component="section" aria-labelledby="all-loads" sx={{ minWidth: 0 }}>
          <Typography id="all-loads" variant="h2" sx={OUT_OF_SIGHT}>
            All Loads
          </Typography>
          <LoadList onAdd={() => setAdding(true)} />
        </Box>
      </Box>
      {adding && <RecordDialog kit={loadKit} record={null} onClose={() => setAdding(false)} />}
      {timing && mayWrite && <StopTimesDialog onClose={() => setTiming(false)} />}
      <Outlet />
    </Page>
  );
}
