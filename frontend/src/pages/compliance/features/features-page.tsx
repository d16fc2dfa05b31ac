import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Outlet } from 'react-router';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { Page } from '../../../components/layout/page';
import { usePageTabs } from '../../../lib/navigation/page-tabs';

export function Component() {
  return (
    <Page
      title="Features"
      subtitle="Your clients’ audits, permits, authority and plates"
      tabs={<LinkTabs label="Compliance" tabs={usePageTabs('compliance')} />}
    >
      <Box
        component="section"
        aria-labelledby="commercial-plates"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center', mb: 2 }}
      >
        <Typography id="commercial-plates" variant="h2">
          Commercial Plates
        </Typography>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <LinkTabs label="Commercial Plates" tabs={usePageTabs('plates')} />
        </Box>
      </Box>
      <Outlet />
    </Page>
  );
}
