import Box from '@mui/material/Box';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { usePageTabs } from '../../../lib/navigation/page-tabs';

/** Plates of the plan, and the renewals of the fleets that bear them. */
export const IrpViews = () => (
  <Box sx={{ mb: 2 }}>
    <LinkTabs label="IRP" tabs={usePageTabs('irp')} />
  </Box>
);
